"""What leads from one turn to the next: turns, answers, defaults, verdicts and the end."""

from collections.abc import Mapping, Sequence
from typing import Final, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import SeatId

from . import news
from .awards import awards
from .cards import Card
from .case import NOBODY, Case
from .dealing import Deal
from .mansion import ROOMS
from .settings import DECISION_SECONDS
from .story import Accused, Regretted, Showed
from .terms import Clock, EndedBy, Honour, Phase, Response

# So many rounds in which nobody does anything, and nobody is playing any more.
STANDSTILL_ROUNDS: Final = 10
# How long a hand whose player has left takes to answer, how long a verdict is waited for, how long
# everyone looks at what a false one leaves behind, and how long the crime takes to be turned up.
GONE_SECONDS: Final = 3.0
VERDICT_SECONDS: Final = 6.0
AFTERMATH_SECONDS: Final = 5.0
SOLUTION_SECONDS: Final = 4.5


class Flow(Case):
    """A game that goes on by itself wherever nobody who is there has to decide.

    At a table it is staged: a hand without a player answers after a moment, a verdict lets people
    wait, a false one is looked at, and after a right one the crime is turned up before anybody is
    told who has won. A game from a given deal is not, so that each operator is done at once.
    """

    @override
    def _set_up(self, roles: Mapping[SeatId, int], deal: Deal, *, staged: bool) -> None:
        super()._set_up(roles, deal, staged=staged)
        self._restart_clock()

    @property
    @override
    def skip(self) -> Skip:
        # Whether a verdict ends the game is the secret itself, so nobody is asked before it.
        if self.result is not None or self.phase in (Phase.VERDICT, Phase.SOLUTION):
            return Skip.NOTHING
        if self.phase is Phase.AFTERMATH:
            # Once only one is left, it is decided, and nobody is to be asked whether it may be.
            return Skip.GOES_ON if len(self._able) > 1 else Skip.NOTHING
        return Skip.ENDS if self._standstill_next else Skip.GOES_ON

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Give the verdict, go on after it, or decide by default.

        Refuses with `nothing_to_skip`.
        """
        if self.result is not None:
            return ()
        if self.skip is Skip.NOTHING and cause is not Cause.CLOCK:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        if self.phase is Phase.VERDICT:
            return self._give_verdict()
        if self.phase is Phase.AFTERMATH:
            return self._go_on_after_all()
        if self.phase is Phase.SOLUTION:
            return self._win(self.whose_turn, EndedBy.PLAYED)
        return self._go_on(self._decide_by_default())

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: no more turns, but its hand goes on answering."""
        if self.result is not None or seat not in self.seats:
            return ()
        if self.phase is Phase.SOLUTION:
            # Whoever leaves now leaves a game that is decided.
            return self._win(self.whose_turn, EndedBy.PLAYED)
        role = self.role_of[seat]
        decides = role == self.acting_role
        accuses = role == self.whose_turn and self.phase is Phase.VERDICT
        self.seats.remove(seat)
        if role not in self.inactive_players:
            self.inactive_players.append(role)
        if self.phase is Phase.AFTERMATH and self._able:
            return ()
        if len(self._able) <= 1:
            return self._end_with_whoever_is_left()
        if accuses or (decides and self.phase not in (Phase.ANSWERS, Phase.ACKNOWLEDGE)):
            self._pass_turn()
        return self._go_on([]) if accuses or decides else ()

    @override
    def end(self) -> Sequence[Event]:
        if self.phase is Phase.SOLUTION:
            return self._win(self.whose_turn, EndedBy.PLAYED)
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
        elif self.phase is Phase.AFTERMATH:
            self._start_clock(Clock.AFTERMATH, AFTERMATH_SECONDS)
        elif self.phase is Phase.SOLUTION:
            self._start_clock(Clock.SOLUTION, SOLUTION_SECONDS)
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
        return self.idle_turns + 1 >= STANDSTILL_ROUNDS * len(self._able)

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
        role = self._after(self.whose_turn, self._able)
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
    def _able(self) -> Sequence[int]:
        """Return the roles that still have turns."""
        return [role for role in self.active_roles if role not in self.inactive_players]

    def _give_verdict(self) -> list[Event]:
        """Say whether the accusation is right: that wins, and a false one costs all turns."""
        room, suspect, weapon = self.current_accusation
        cards = (Card.suspect(suspect), Card.room(room), Card.weapon(weapon))
        role = self.whose_turn
        if cards == self.deal.crime:
            if not self.staged:
                return self._win(role, EndedBy.PLAYED)
            self.phase = Phase.SOLUTION
            return self._go_on([])
        false = Accused(role, cards, self.now)
        self.story.append(false)
        self.accusations.append(false)
        self.inactive_players.append(role)
        self.ledger.accused(self.now, self.seat_of[role], self.current_accusation)
        told = [news.false_accusation(self.seat_of[role])]
        if not self.staged:
            return [*told, *self._go_on_after_all()]
        self.phase = Phase.AFTERMATH
        return self._go_on(told)

    def _go_on_after_all(self) -> list[Event]:
        """Go on after a false accusation, with whoever still has turns."""
        if len(self._able) == 1:
            return self._end_with_whoever_is_left()
        self._pass_turn()
        return self._go_on([])

    def _end_with_whoever_is_left(self) -> list[Event]:
        """Let the last one win, if there is one."""
        if self._able:
            return self._win(self._able[0], EndedBy.LAST_ONE)
        self._finish((), EndedBy.NOBODY_LEFT)
        return []

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
