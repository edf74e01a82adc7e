"""What leads from one phase to the next: rounds, turns, defaults and the end."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId

from .board import Board, Round
from .building import answer_rescue
from .cards import District, all_cards
from .characters.character import Character
from .counting import Count
from .draft import new_draft
from .offers import nothing_left
from .resolution import call_next, seconds
from .scoring import ranking, result, score_parts
from .settings import DECISION_SECONDS, END_CITY_SIZE, RULES, city_size
from .terms import CharacterId, Clock, Default, EndedBy, EventType, News, Phase, Rules
from .turn import Turn, keep_card, take_gold

LEAST_PLAYERS: Final = 2
# So many rounds in a row without a new district, and nobody is playing any more.
STANDSTILL_ROUNDS: Final = 10
WARNED_ROUNDS: Final = 2
# How long everyone sees what was done in a turn that has ended by itself; some deeds need longer.
TURN_OVER_SECONDS: Final = 1.5
DEED_SECONDS: Final = 3.5
DEEDS: Final = frozenset({EventType.ABILITY_USED, EventType.LAST_ROUND})


class Flow(GameState):
    """A game that goes on by itself wherever nobody has to decide.

    What everyone is to see, a call or a part of the count, stays for its time before it goes on.
    """

    characters: ClassVar[Sequence[Character]]
    districts: ClassVar[Sequence[District]]

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal, and lay out the first draft."""
        super().__init__(seats, options, chance)
        cards = all_cards(self.districts)
        self.rules = Rules(options[RULES])
        size = city_size(self.rules, options[END_CITY_SIZE], len(seats))
        self.board = Board(self.seats, cards, self.characters, size, chance, self.rules)
        self.turn: Turn | None = None
        self.count: Count | None = None
        self.quiet_rounds = 0
        self._next_round()
        self._restart_clock()
        self.opening = tuple(self.board.told())

    @property
    def decider(self) -> SeatId | None:
        """Return who has to decide now: nobody while something is shown."""
        if self.phase is Phase.DRAFT_PICK:
            return self.draft.picker
        if self.result is not None or self.turn is None or self.turn.over:
            return None
        return self.turn.seat if self.board.rescue is None else self.board.rescue.player

    @property
    def standstill_in(self) -> int:
        """Return after how many more rounds without a new district the game ends."""
        return STANDSTILL_ROUNDS - self.quiet_rounds

    @property
    @override
    def skip(self) -> Skip:
        # The last that is shown ends the game, and nobody is to be asked whether it may.
        done = self.count is not None and self.count.done
        return Skip.NOTHING if done else super().skip

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Go on to what is shown next, or make the default move for whoever is waited for.

        Refuses with `nothing_to_skip`.
        """
        if self.result is not None:
            return ()
        if self.skip is Skip.NOTHING and cause is not Cause.CLOCK:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        if self.decider is None:
            self._show_on(hurry=cause is not Cause.CLOCK)
        else:
            self._decide_by_default(self.decider)
        return self._go_on()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: its city stays, its decisions are made by default, its crown goes on."""
        if self.result is not None or seat not in self.seats:
            return ()
        player, waited_for = self.board.players[seat], self.decider == seat
        self.seats.remove(seat)
        player.gone = True
        if len(self.seats) < LEAST_PLAYERS:
            self._finish(self._counted_by or EndedBy.TOO_FEW_PLAYERS)
            return self.board.told()
        if self.board.crown == seat:
            self.board.crown_goes_to(player)
        return self._go_on() if waited_for else self.board.told()

    @override
    def end(self) -> Sequence[Event]:
        if self.result is None:
            self._finish(self._counted_by or EndedBy.HOST)
        return self.board.told()

    @property
    def _counted_by(self) -> EndedBy | None:
        """Return why the cities are being counted: then the game was played, whoever goes."""
        return self.count.ended_by if self.count is not None else None

    def _go_on(self) -> Sequence[Event]:
        """Decide for those who have left, let the clock run, and tell what happened."""
        while self.decider is not None and self.decider not in self.seats:
            self._decide_by_default(self.decider)
        if self.phase is Phase.PLAYER_TURN and self.turn is not None:
            self.turn.over = nothing_left(self.board, self.turn)
        self._restart_clock()
        return self.board.told()

    def _restart_clock(self) -> None:
        """Show what is shown for its time; give whoever is waited for theirs, if it is limited."""
        limit: int = self.settings[DECISION_SECONDS]
        if self.result is not None:
            return
        if self.count is not None:
            self._start_clock(Clock.COUNT, self.count.seconds)
        elif self.phase is Phase.RESOLUTION:
            self._start_clock(Clock.CALL, seconds(self.board.round.calls[-1]))
        elif self.decider is None:
            seen = any(event.type in DEEDS for event in self.board.happened)
            self._start_clock(Clock.TURN_OVER, DEED_SECONDS if seen else TURN_OVER_SECONDS)
        elif limit:
            self._start_clock(Clock.DECISION, limit)
        else:
            self._stop_clock()

    def _show_on(self, *, hurry: bool) -> None:
        """Go on from what was shown: a call, a turn that is over, or a part of the count."""
        if self.count is not None:
            self._count_on(self.count, hurry=hurry)
        elif self.turn is not None:
            self._end_turn(self.turn)
        else:
            self._answer_call()

    def _decide_by_default(self, seat: SeatId) -> None:
        """Make the documented default move for whoever is waited for."""
        turn = self.turn
        if turn is None:
            deed = Default.LAY_ASIDE if self.draft.laying_aside else Default.DRAFT_PICK
            self._take(self.chance.pick(self.draft.choices))
        elif self.board.rescue is not None:
            deed = Default.GRAVEYARD
            self._answer(accept=False)
        elif turn.drawn:
            deed = Default.KEEP_CARD
            self._keep(turn, 0, hidden=False)
        elif not turn.gathered:
            deed = Default.TAKE_GOLD
            take_gold(self.board, turn, self.board.players[turn.seat])
        else:
            deed = Default.END_TURN
            self._end_turn(turn)
        self.board.tell_only(self.board.players[seat], News.DECIDED, deed=deed)

    def _next_round(self) -> None:
        """Lay out the characters for the next draft."""
        board = self.board
        board.last_calls = [call.to_json() for call in board.round.calls]
        board.round = Round(board.round.number + 1)
        for player in board.players.values():
            player.revealed = []
            player.news = [item for item in player.news if item["round"] >= board.round.number - 1]
        self.draft = new_draft(
            board.characters, [*board.players], board.crown, self.chance, boxed=board.boxed
        )
        self.phase = Phase.DRAFT_PICK
        board.tell(EventType.DRAFT_START, round=board.round.number, face_up=[*self.draft.face_up])

    def _take(self, character: CharacterId) -> None:
        """Let the picker take a character, or lay it aside; call them all after the last."""
        event = EventType.DRAFT_ASIDE if self.draft.laying_aside else EventType.DRAFT_PICK
        self.board.tell(event, player=self.draft.picker)
        self.draft.take(character)
        if self.draft.picker is None:
            self.board.tell(EventType.DRAFT_DONE)
            self._call_on()

    def _call_on(self) -> None:
        """Call the next character, or end the round after the last."""
        self.turn = None
        if len(self.board.round.calls) < len(self.board.characters):
            self.phase = Phase.RESOLUTION
            call_next(self.board, self.draft)
        else:
            self._end_round()

    def _answer_call(self) -> None:
        """Let whoever was called take a turn; where nobody answers, call the next."""
        board = self.board
        call = board.round.calls[-1]
        if call.player is not None and call.answered:
            self.turn = Turn(call.player, board.characters[len(board.round.calls) - 1])
            self.phase = Phase.PLAYER_TURN
        else:
            self._call_on()

    def _keep(self, turn: Turn, index: int, *, hidden: bool) -> None:
        """Keep a drawn card, and go on with the turn after the last one."""
        keep_card(self.board, turn, self.board.players[turn.seat], index, hidden=hidden)
        self.phase = Phase.DRAW_CHOICE if turn.drawn else Phase.PLAYER_TURN

    def _answer(self, *, accept: bool) -> None:
        """Answer what to do with a destroyed district, and let the Warlord go on."""
        if self.board.rescue is not None:
            answer_rescue(self.board, self.board.rescue, accept)
        self.phase = Phase.PLAYER_TURN

    def _end_turn(self, turn: Turn) -> None:
        """End a turn and call the next character."""
        self.board.tell(EventType.TURN_END, player=turn.seat)
        self._call_on()

    def _end_round(self) -> None:
        """End a round, and count the cities if one is complete or nobody builds any more."""
        board = self.board
        self._mourn()
        board.tell(EventType.ROUND_END, round=board.round.number)
        self.quiet_rounds = 0 if board.round.built else self.quiet_rounds + 1
        if board.first_complete is not None:
            self._begin_count(EndedBy.PLAYED)
        elif self.standstill_in == 0:
            self._begin_count(EndedBy.STANDSTILL)
        else:
            if self.standstill_in <= WARNED_ROUNDS:
                board.tell(EventType.STANDSTILL_NEAR, count=self.standstill_in)
            self._next_round()

    def _mourn(self) -> None:
        """Do what the boxed rules leave to whoever was murdered."""
        board = self.board
        for character, call in zip(board.characters, board.round.calls, strict=False):
            if board.boxed and call.murdered and call.player is not None:
                character.mourned(board, board.players[call.player])

    def _begin_count(self, ended_by: EndedBy) -> None:
        """Count the cities, the best one last."""
        board = self.board
        scores = {seat: score_parts(board, player) for seat, player in board.players.items()}
        self.count = Count.of(ended_by, ranking(board)[::-1], scores)
        self.phase = Phase.COUNTING

    def _count_on(self, count: Count, *, hurry: bool) -> None:
        """Count another part, or end the game after the last."""
        if count.done:
            self._finish(count.ended_by)
            return
        for counted in count.next(hurry=hurry):
            self.board.tell(
                EventType.COUNTED,
                player=counted.player,
                part=counted.part,
                points=counted.points,
            )

    def _finish(self, ended_by: EndedBy) -> None:
        """End the game with the scores as they stand."""
        self.result = result(self.board, ended_by)
        self.count = None
        self.phase = Phase.GAME_OVER
        self._stop_clock()
        winners: list[Json] = [*self.result.winners]
        self.board.tell(EventType.GAME_OVER, winners=winners, ended_by=ended_by)
