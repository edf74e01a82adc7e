"""The game that the wire is measured with: every move changes what everyone and one seat sees.

Each seat has eight secret cards; sixteen lie on the board, and sixteen lines say what happened.
Whoever's turn it is plays a card to the board and draws another, without end.
"""

from collections import deque
from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, Self, TypedDict, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.state import Cause, GameState
from custom_components.parlor.games.vocabulary import Rng, SeatId

CARDS = 8
SLOTS = 16
LINES = 16
LINE = 80


class Phase(StrEnum):
    """There is only one."""

    PLAY = "play"


class EventType(StrEnum):
    """What happens."""

    PLAYED = "played"


class Board(PublicView):
    """What everyone sees."""

    board: list[str | None]
    log: list[str]


class Hand(TypedDict):
    """What one seat holds."""

    hand: list[str]


class Hands8(GameState):
    """N seats with eight cards each."""

    id = "hands8"
    min_seats = 2
    max_seats = 100
    phases = Phase
    event_types = EventType
    public_shape = Board
    private_shape = Hand
    # Eight cards in the hand, and the same eight to choose from.
    envelope = 256

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Deal."""
        super().__init__(seats, options, chance)
        self.phase = Phase.PLAY
        self.moves = 0
        self.hands = {seat: [self._draw() for _ in range(CARDS)] for seat in self.seats}
        self.board: deque[str | None] = deque([None] * SLOTS, SLOTS)
        self.log: deque[str] = deque(["".ljust(LINE, ".")] * LINES, LINES)

    @property
    def current(self) -> SeatId:
        """Return whose turn it is."""
        return self.seats[self.moves % len(self.seats)]

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.result is not None or seat != self.current:
            return ()
        return (Offer("play", {"card": Param.one(self.hands[seat])}),)

    @action(Phase.PLAY)
    def play(self, seat: SeatId, card: str) -> Sequence[Event]:
        """Play a card and draw another."""
        if seat != self.current or card not in self.hands[seat]:
            raise Refused(CommonRefusal.INVALID_PARAMS)
        hand = self.hands[seat]
        hand[hand.index(card)] = self._draw()
        self.board.append(card)
        self.moves += 1
        self.log.append(f"{self.moves}: {seat} plays {card}".ljust(LINE, "."))
        return (Event(EventType.PLAYED, {"seat": seat, "card": card}),)

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return self.play(self.current, self.hands[self.current][0])

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        return ()

    @override
    def end(self) -> Sequence[Event]:
        self.result = Result(())
        return ()

    @override
    def public_view(self) -> Board:
        return Board(
            phase=self.phase,
            turn=self.current,
            round=None,
            waiting_for=[self.current],
            scores={},
            board=[*self.board],
            log=[*self.log],
        )

    @override
    def private_view(self, seat: SeatId) -> Mapping[str, object]:
        return Hand(hand=[*self.hands[seat]]) if seat in self.hands else {}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        raise NotImplementedError("nobody asks it here")

    def _draw(self) -> str:
        return f"card-{self.chance.below(1000):03}"
