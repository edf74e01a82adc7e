"""What leads from one phase to the next: rounds, turns, defaults and the end."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId

from .board import Board, Round
from .building import answer_rescue
from .cards import District, all_cards
from .characters.character import Character
from .draft import new_draft
from .resolution import call_on
from .scoring import result
from .settings import DECISION_SECONDS, END_CITY_SIZE
from .turn import Turn, keep_card, take_gold
from .words import CharacterId, EndedBy, EventType, Phase

LEAST_PLAYERS: Final = 2
# So many rounds in a row without a new district, and nobody is playing any more.
STANDSTILL_ROUNDS: Final = 10
CLOCK: Final = "decision"


class Flow(GameState):
    """A game that goes on by itself wherever nobody has to decide."""

    characters: ClassVar[Sequence[Character]]
    districts: ClassVar[Sequence[District]]

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal, and lay out the first draft."""
        super().__init__(seats, options, chance)
        cards = all_cards(self.districts)
        size: int = options[END_CITY_SIZE]
        self.board = Board(self.seats, cards, self.characters, size, chance)
        self.turn: Turn | None = None
        self.quiet_rounds = 0
        # Nobody listens while a game is being set up, so its first draft is told of later.
        self._next_round()
        self._restart_clock()

    @property
    def decider(self) -> SeatId | None:
        """Return who has to decide now."""
        if self.phase is Phase.DRAFT_PICK:
            return self.draft.picker
        if self.board.rescue is not None and self.result is None:
            return self.board.rescue.owner
        return self.turn.seat if self.turn is not None and self.result is None else None

    @property
    @override
    def skip(self) -> Skip:
        turn = self.turn if self.phase is not Phase.DRAFT_PICK else None
        if self.result is not None or turn is None or not self._last_round:
            return super().skip
        # Who is still to be called is a secret, so any turn of the last round may be the last.
        over = turn.gathered and not turn.drawn and self.board.rescue is None
        return Skip.ENDS if over or turn.seat not in self.seats else Skip.GOES_ON

    @property
    def _last_round(self) -> bool:
        """Return whether the game ends with this round, as it stands."""
        quiet = self.quiet_rounds + 1 == STANDSTILL_ROUNDS and not self.board.round.built
        return quiet or self.board.first_complete is not None

    @override
    def expire(self, cause: Cause = Cause.CLOCK) -> Sequence[Event]:
        if self.result is not None:
            return ()
        self._decide_by_default()
        return self._go_on()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out: its city stays and counts, its decisions are made by default."""
        if self.result is not None or seat not in self.seats:
            return ()
        self.seats.remove(seat)
        if len(self.seats) < LEAST_PLAYERS:
            self._finish(EndedBy.TOO_FEW_PLAYERS)
            return self.board.told()
        return self._go_on() if self.decider == seat else ()

    @override
    def end(self) -> Sequence[Event]:
        if self.result is None:
            self._finish(EndedBy.HOST)
        return self.board.told()

    def _go_on(self) -> Sequence[Event]:
        """Decide for those who have left, start the clock for who has not, tell what happened."""
        while self.result is None and self.decider not in self.seats:
            self._decide_by_default()
        self._restart_clock()
        return self.board.told()

    def _restart_clock(self) -> None:
        """Give whoever is waited for the whole time, if it is limited."""
        seconds: int = self.settings[DECISION_SECONDS]
        if self.result is None and seconds:
            self._start_clock(CLOCK, seconds)

    def _decide_by_default(self) -> None:
        """Make the documented default move for whoever is waited for."""
        turn = self.turn
        if turn is None:
            self._pick(self.chance.pick(self.draft.available))
        elif self.board.rescue is not None:
            self._answer(accept=False)
        elif turn.drawn:
            self._keep(turn, 0, hidden=False)
        elif not turn.gathered:
            take_gold(self.board, turn, self.board.players[turn.seat])
        else:
            self._end_turn(turn)

    def _next_round(self) -> None:
        """Lay out the characters for the next draft."""
        board = self.board
        board.last_calls = [call.to_json() for call in board.round.calls]
        board.round = Round(board.round.number + 1)
        for player in board.players.values():
            player.revealed = []
        order = [*board.players]
        self.draft = new_draft(board.characters, order, board.crown, self.chance)
        self.phase = Phase.DRAFT_PICK
        board.tell(EventType.DRAFT_START, round=board.round.number, face_up=[*self.draft.face_up])

    def _pick(self, character: CharacterId) -> None:
        """Let the picker take a character, and call them all after the last pick."""
        self.board.tell(EventType.DRAFT_PICK, player=self.draft.picker)
        self.draft.pick(character)
        if self.draft.picker is None:
            self.board.tell(EventType.DRAFT_DONE)
            self._call_on()

    def _call_on(self) -> None:
        """Go on to the next turn, or to the end of the round."""
        self.phase = Phase.RESOLUTION
        self.turn = call_on(self.board, self.draft)
        if self.turn is not None:
            self.phase = Phase.PLAYER_TURN
        else:
            self._end_round()

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
        """End a round, and the game with it if a city is complete or nobody builds any more."""
        board = self.board
        board.tell(EventType.ROUND_END, round=board.round.number)
        self.quiet_rounds = 0 if board.round.built else self.quiet_rounds + 1
        if board.first_complete is not None:
            self._finish(EndedBy.PLAYED)
        elif self.quiet_rounds == STANDSTILL_ROUNDS:
            self._finish(EndedBy.STANDSTILL)
        else:
            self._next_round()

    def _finish(self, ended_by: EndedBy) -> None:
        """End the game with the scores as they stand."""
        self.result = result(self.board, ended_by)
        self.phase = Phase.GAME_OVER
        self._stop_clock()
        winners: list[Json] = [*self.result.winners]
        self.board.tell(EventType.GAME_OVER, winners=winners, ended_by=ended_by)
