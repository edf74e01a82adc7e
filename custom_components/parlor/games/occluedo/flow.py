"""What leads from one turn to the next: turns, answers, defaults, verdicts and the end."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import SeatId

from . import news
from .awards import Ledger, awards
from .cards import Card
from .dealing import Deal, Trio, Written, bits
from .deduction import Deduction
from .mansion import ROOMS, STARTS
from .notes import Notes
from .observations import Observation, When
from .settings import DECISION_SECONDS, HINTS, ROLE
from .story import Accused, Regretted, Showed, Tale
from .terms import Clock, EndedBy, Hints, Honour, Phase, Response, Suspect

# So many rounds in which nobody does anything, and nobody is playing any more.
STANDSTILL_ROUNDS: Final = 10
# How long a hand whose player has left takes to answer, and how long a verdict is waited for.
GONE_SECONDS: Final = 3.0
VERDICT_SECONDS: Final = 6.0
NOBODY: Final = -1

SUGGESTION_PHASES: Final = {
    Phase.NAME_SUSPECT: 2,
    Phase.NAME_WEAPON: 3,
    Phase.ANSWERS: 4,
    Phase.ACKNOWLEDGE: 5,
}
ACCUSATION_PHASES: Final = {
    Phase.ACCUSE_ROOM: 1,
    Phase.ACCUSE_SUSPECT: 2,
    Phase.ACCUSE_WEAPON: 3,
    Phase.ASK_WIN: 4,
    Phase.VERDICT: 4,
}


class Flow(GameState):
    """A game that goes on by itself wherever nobody who is there has to decide.

    At a table it is staged: a hand without a player answers after a moment, and a verdict lets
    people wait. A game from a given deal is not, so that each operator is done at once.
    """

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Seat everyone by the numbers of their roles, and deal."""
        super().__init__(seats, options, chance)
        numbers = {suspect.value: number for number, suspect in enumerate(Suspect)}
        roles = {seat: numbers[role] for seat, role in options[ROLE].items()}
        order = sorted(roles.values())
        self._set_up(roles, Deal.by_chance(order, chance), staged=True)
        self.opening = (news.dealt(len(seats), sum(map(len, self.deal.hands.values()))),)

    @classmethod
    def from_deal(
        cls,
        roles: Sequence[int],
        crime: tuple[int, int, int],
        hands: Sequence[Iterable[Written]] | Mapping[int, Iterable[Written]],
        *,
        hints: Hints = Hints.OFF,
    ) -> Self:
        """Return a game with these cards, without a stage: every operator is done at once.

        Roles are numbers in turn order, the crime suspect, room and weapon. Raises `ValueError`
        where that is no deal.
        """
        deal = Deal.written(roles, crime, hands)
        seats = [SeatId(f"s{number}") for number in range(1, len(roles) + 1)]
        names = [suspect.value for suspect in Suspect]
        chosen = {seat: names[role] for seat, role in zip(seats, roles, strict=True)}
        game = cls.start(seats, {ROLE: chosen, HINTS: hints.value}, seed=0)
        game._set_up(dict(zip(seats, roles, strict=True)), deal, staged=False)
        return game

    def _set_up(self, roles: Mapping[SeatId, int], deal: Deal, *, staged: bool) -> None:
        """Begin with everyone at their start, and the first role."""
        self.staged = staged
        self.deal = deal
        self.role_of = roles
        self.seat_of = {role: seat for seat, role in sorted(roles.items(), key=lambda one: one[1])}
        self.active_roles = [*self.seat_of]
        self.whose_turn = self.active_roles[0]
        self.whose_subturn = NOBODY
        self.suggestion: list[int] = []
        self.current_accusation: list[int] = []
        self.accusations: list[Accused] = []
        self.inactive_players: list[int] = []
        self.recent_arrivals: list[int] = []
        self.player_places = [*STARTS]
        self.winner: int | None = None
        self.round = self.turns = 1
        self.idle_turns = 0
        self.named: Trio | None = None
        self.refutation: Showed | None = None
        self.story: list[Tale] = []
        self.ledger = Ledger()
        self._deal_anew(deal)
        self.phase = Phase.TURN
        self._restart_clock()

    def _deal_anew(self, deal: Deal) -> None:
        """Take these cards for those that were dealt."""
        self.deal = deal
        self.hands = {role: bits(hand) for role, hand in deal.hands.items()}
        self._notes = {role: Notes(role, self.seat_of, deal) for role in (None, *self.active_roles)}

    @property
    def suggestion_phase(self) -> int:
        """Return how far a suggestion is: 0 none, 2 suspect, 3 weapon, 4 answers, 5 acknowledge."""
        return SUGGESTION_PHASES.get(self.phase, 0)

    @property
    def accusation_phase(self) -> int:
        """Return how far an accusation is: 0 none, 1 room, 2 suspect, 3 weapon, 4 ask."""
        return ACCUSATION_PHASES.get(self.phase, 0)

    @property
    def acting_role(self) -> int | None:
        """Return which role has to decide now; nobody while something is shown."""
        if self.phase is Phase.ANSWERS:
            return self.whose_subturn
        return None if self.phase in (Phase.VERDICT, Phase.OVER) else self.whose_turn

    @property
    def decider(self) -> SeatId | None:
        """Return who has to decide now and is there to do so."""
        role = self.acting_role
        seat = None if role is None else self.seat_of[role]
        return seat if seat in self.seats else None

    @property
    def answering(self) -> tuple[Card, ...]:
        """Return the cards with which the role that is asked may answer."""
        if self.named is None or self.phase is not Phase.ANSWERS:
            return ()
        return tuple(card for card in self.deal.hands[self.whose_subturn] if card in self.named)

    @property
    def now(self) -> When:
        """Return which round and turn it is."""
        return When(self.round, self.turns)

    def observations(self, seat: SeatId) -> Sequence[Observation]:
        """Return what a seat has seen; whoever is not in the game, what everyone has."""
        return self._notes[self.role_of[seat] if seat in self.seats else None].read_on(self.story)

    def deduction(self, seat: SeatId) -> Deduction:
        """Return all that follows from what a seat has seen, and nothing else."""
        return self._notes[self.role_of[seat] if seat in self.seats else None].deduce(self.story)

    @property
    @override
    def skip(self) -> Skip:
        # Whether a verdict ends the game is the secret itself, so nobody is asked before it.
        if self.result is not None or self.phase is Phase.VERDICT:
            return Skip.NOTHING
        return Skip.ENDS if self._standstill_next else Skip.GOES_ON

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Give the verdict, or decide by default for whoever is waited for.

        Refuses with `nothing_to_skip`.
        """
        if self.result is not None:
            return ()
        if self.skip is Skip.NOTHING and cause is not Cause.CLOCK:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        if self.phase is Phase.VERDICT:
            return self._give_verdict()
        return self._go_on(self._decide_by_default())

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: no more turns, but its hand goes on answering."""
        if self.result is not None or seat not in self.seats:
            return ()
        role = self.role_of[seat]
        decides = role == self.acting_role
        accuses = role == self.whose_turn and self.phase is Phase.VERDICT
        self.seats.remove(seat)
        if role not in self.inactive_players:
            self.inactive_players.append(role)
        if (last := self._last_one) is not None:
            return self._win(last, EndedBy.LAST_ONE)
        if accuses or (decides and self.phase not in (Phase.ANSWERS, Phase.ACKNOWLEDGE)):
            self._pass_turn()
        return self._go_on([]) if accuses or decides else ()

    @override
    def end(self) -> Sequence[Event]:
        if self.result is None:
            self._finish((), EndedBy.HOST)
        return ()

    def _go_on(self, events: list[Event]) -> list[Event]:
        """Decide for those who have left, unless there is a stage; let the clock run."""
        while self.result is None and self.acting_role is not None and self.decider is None:
            if self.staged:
                self._start_clock(Clock.GONE, GONE_SECONDS)
                return events
            events += self._decide_by_default()
        if self.result is None:
            self._restart_clock()
        return events

    def _restart_clock(self) -> None:
        """Give whoever is waited for their time, if it is limited."""
        limit: int = self.settings[DECISION_SECONDS]
        if self.phase is Phase.VERDICT:
            self._start_clock(Clock.VERDICT, VERDICT_SECONDS)
        elif limit:
            self._start_clock(Clock.DECISION, limit)
        else:
            self._stop_clock()

    def _decide_by_default(self) -> list[Event]:
        """Make the documented default move for the role that is waited for."""
        if self.phase is Phase.ANSWERS:
            # One draw whatever the hand is, so that chance goes on alike.
            draw, cards = self.chance.random(), self.answering
            return self._answer(cards[int(draw * len(cards))] if cards else None)
        if self.phase is not Phase.ACKNOWLEDGE:
            if self._standstill_next:
                self._finish((), EndedBy.STANDSTILL)
                return []
            self.idle_turns += 1
        self._pass_turn()
        return []

    @property
    def _standstill_next(self) -> bool:
        """Return whether one more turn in which nobody does anything ends the game."""
        if self.phase in (Phase.ANSWERS, Phase.ACKNOWLEDGE):
            return False
        playing = len(self.active_roles) - len(self.inactive_players)
        return self.idle_turns + 1 >= STANDSTILL_ROUNDS * playing

    def _enter(self, room: int) -> None:
        """Begin a suggestion in the room that is at a place."""
        if self.whose_turn in self.recent_arrivals:
            self.recent_arrivals.remove(self.whose_turn)
        self.suggestion = [room - ROOMS.start]
        self.phase = Phase.NAME_SUSPECT

    def _summon(self, suspect: int) -> list[Event]:
        """Bring a suspect into the room; if it was elsewhere, it has arrived only now."""
        room = self.player_places[self.whose_turn]
        if self.player_places[suspect] == room:
            return []
        self.player_places[suspect] = room
        if suspect not in self.recent_arrivals:
            self.recent_arrivals = sorted([*self.recent_arrivals, suspect])
        return [news.moved(suspect, room, self.seat_of[self.whose_turn])]

    def _ask_round(self, weapon: int) -> list[Event]:
        """Make the suggestion whole, and ask the first of the others."""
        self.suggestion.append(weapon)
        room, suspect, _ = self.suggestion
        cards = (Card.suspect(suspect), Card.room(room), Card.weapon(weapon))
        self.named = cards
        self.phase = Phase.ANSWERS
        self.whose_subturn = self._after(self.whose_turn, self.active_roles)
        asker = self.seat_of[self.whose_turn]
        self.ledger.asked(self.now, asker, self.suggestion)
        self.ledger.count(Honour.MOST_CURIOUS, asker)
        if suspect in self.seat_of and suspect != self.whose_turn:
            self.ledger.count(Honour.MOST_SUSPECTED, self.seat_of[suspect])
        return [news.suggestion(asker, cards)]

    def _answer(self, card: Card | None) -> list[Event]:
        """Let the role that is asked show a card, or say sorry with none."""
        if self.named is None:
            raise ValueError("nothing was suggested")
        role, asker, cards = self.whose_subturn, self.whose_turn, self.named
        by, to = self.seat_of[role], self.seat_of[asker]
        self.ledger.answered(by, Response.SORRY if card is None else Response.SHOWN)
        if card is not None:
            self.refutation = Showed(role, asker, cards, self.now, card)
            self.story.append(self.refutation)
            self._end_answers()
            return [news.card_shown(by, to)]
        self.story.append(Regretted(role, asker, cards, self.now))
        self.whose_subturn = self._after(role, self.active_roles)
        told = [news.sorry(by, to)]
        if self.whose_subturn == asker:
            self._end_answers()
            self.ledger.undisproved(to)
            told.append(news.nobody_disproved(to))
        return told

    def _end_answers(self) -> None:
        self.whose_subturn = NOBODY
        self.phase = Phase.ACKNOWLEDGE

    def _pass_turn(self) -> None:
        """Let the next role that has turns begin, without anything unfinished."""
        able = [role for role in self.active_roles if role not in self.inactive_players]
        role = self._after(self.whose_turn, able)
        self.round += role <= self.whose_turn
        self.turns += 1
        self.whose_turn, self.whose_subturn = role, NOBODY
        self.suggestion, self.current_accusation = [], []
        self.named = self.refutation = None
        self.phase = Phase.TURN

    def _after(self, role: int, roles: Sequence[int]) -> int:
        """Return which of the roles comes after one of them."""
        return next((other for other in roles if other > role), roles[0])

    @property
    def _last_one(self) -> int | None:
        """Return the only role that still has turns, where there is only one."""
        able = [role for role in self.active_roles if role not in self.inactive_players]
        return able[0] if len(able) == 1 else None

    def _give_verdict(self) -> list[Event]:
        """Say whether the accusation is right: that wins, and a false one costs all turns."""
        room, suspect, weapon = self.current_accusation
        cards = (Card.suspect(suspect), Card.room(room), Card.weapon(weapon))
        role = self.whose_turn
        if cards == self.deal.crime:
            return self._win(role, EndedBy.PLAYED)
        false = Accused(role, cards, self.now)
        self.story.append(false)
        self.accusations.append(false)
        self.inactive_players.append(role)
        self.ledger.accused(self.now, self.seat_of[role], self.current_accusation)
        told = [news.false_accusation(self.seat_of[role])]
        if (last := self._last_one) is not None:
            return [*told, *self._win(last, EndedBy.LAST_ONE)]
        self._pass_turn()
        return self._go_on(told)

    def _win(self, role: int, ended_by: EndedBy) -> list[Event]:
        self.winner = role
        seat = self.seat_of[role]
        self._finish((seat,), ended_by)
        return [news.won(seat, self.deal.crime)]

    def _finish(self, winners: tuple[SeatId, ...], ended_by: EndedBy) -> None:
        """End the game, and lay the crime on the table."""
        self.phase = Phase.OVER
        self.whose_subturn = NOBODY
        self._stop_clock()
        gone = tuple(seat for seat in self.role_of if seat not in self.seats)
        given = awards(self.ledger, self.seats)
        self.result = Result(winners, ended_by=ended_by, awards=given, left=gone)
