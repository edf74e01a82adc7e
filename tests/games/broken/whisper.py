"""Whisper: the smallest game with secrets. Peek at a card, or bet on what somebody holds."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from enum import StrEnum
from typing import Any, ClassVar, Self, TypedDict, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, Refused
from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import GAME_OVER, Json, Rng, SeatId

CARDS = (1, 2, 3, 4, 5, 6, 7)
BETS = (1, 2)


class Phase(StrEnum):
    PLAYING = "playing"
    OVER = "over"


class Happening(StrEnum):
    ROUND_STARTED = "round_started"
    PEEKED = "peeked"
    SHOWN = "shown"
    GUESSED = "guessed"
    GAME_OVER = "game_over"


class No(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"
    INVALID_TARGET = "invalid_target"
    INVALID_GUESS = "invalid_guess"


class Reason(StrEnum):
    RIGHT = "right"
    WRONG = "wrong"


class WhisperView(PublicView):
    """What everyone may see."""

    last: dict[str, Json]
    peeked: dict[SeatId, list[SeatId]]


class WhisperOwnView(TypedDict):
    """What only one seat may see."""

    card: int
    seen: dict[SeatId, int]


class Whisper(GameState):
    """Each seat holds a secret card; whoever has been guessed at draws a new one."""

    id = "whisper"
    min_seats = 2
    max_seats = 4
    phases = Phase
    public_shape: ClassVar[type] = WhisperView
    private_shape: ClassVar[type] = WhisperOwnView
    options: ClassVar[Sequence[Option]] = (Option("rounds", Kind.NUMBER, 3, 1, 9),)
    event_types = Happening
    unheard: ClassVar[frozenset[StrEnum]] = frozenset({Happening.SHOWN})
    told: ClassVar[frozenset[StrEnum]] = frozenset({Happening.PEEKED})
    chapters: ClassVar[Mapping[StrEnum, str]] = {Phase.OVER: GAME_OVER}
    refusals = COMMON_REFUSALS | frozenset(No)

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.phase = Phase.PLAYING
        self.round = 1
        self.queue = [*seats]
        self.deck = chance.shuffled(CARDS)
        self.cards = {seat: self.deck.pop() for seat in seats}
        self.seen: dict[SeatId, list[SeatId]] = {seat: [] for seat in seats}
        self.points: dict[SeatId, tuple[Points, ...]] = dict.fromkeys(seats, ())
        self.last: dict[str, Json] = {}
        self.opening = (self._round_started(),)
        self._start_clock("turn", 20)

    def _round_started(self) -> Event:
        return Event(Happening.ROUND_STARTED, {"round": self.round})

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.result is not None or seat != self.queue[0]:
            return []
        target = Param.one(other for other in self.seats if other != seat)
        bet = {"target": target, "card": Param.one(CARDS), "bet": Param.one(BETS)}
        return [Offer("peek", {"target": target}), Offer("guess", bet)]

    def _turn(self, seat: SeatId, target: object) -> SeatId:
        """Refuse with `not_your_turn` or `invalid_target`."""
        if seat != self.queue[0]:
            raise Refused(No.NOT_YOUR_TURN)
        if not isinstance(target, str) or target not in self.seats or target == seat:
            raise Refused(No.INVALID_TARGET)
        return SeatId(target)

    @action(Phase.PLAYING)
    def peek(self, seat: SeatId, target: object) -> Sequence[Event]:
        other = self._turn(seat, target)
        self.seen[seat] = [*dict.fromkeys([*self.seen[seat], other])]
        self.last = {"by": seat, "target": other, "card": None, "right": None}
        shown = Event(Happening.SHOWN, {"card": self.cards[other]}, frozenset({seat}))
        return [Event(Happening.PEEKED, {"by": seat, "target": other}), shown, *self._next()]

    @action(Phase.PLAYING)
    def guess(
        self, seat: SeatId, target: object, card: object, bet: object = BETS[0]
    ) -> Sequence[Event]:
        other = self._turn(seat, target)
        if type(card) is not int or card not in CARDS or type(bet) is not int or bet not in BETS:
            raise Refused(No.INVALID_GUESS)
        right = self.cards[other] == card
        made = Points(Reason.RIGHT, bet, self.round) if right else Points(Reason.WRONG, -bet)
        self.points[seat] += (made,)
        self.last = {"by": seat, "target": other, "card": card, "right": right}
        self._forget(other)
        self.cards[other] = self.deck.pop(0)
        return [Event(Happening.GUESSED, self.last), *self._next()]

    def _forget(self, seat: SeatId) -> None:
        """Put a card back into the deck, so that what was seen of it counts no more."""
        self.deck = self.chance.shuffled([*self.deck, self.cards.pop(seat)])
        self.seen = {who: [o for o in seen if o != seat] for who, seen in self.seen.items()}

    def _next(self) -> Sequence[Event]:
        self.queue.pop(0)
        begins = not self.queue
        if begins:
            self.round, self.queue = self.round + 1, [*self.seats]
        if self.round > self.settings["rounds"]:
            return self._over("played")
        self._start_clock("turn", 20)
        return [self._round_started()] if begins else []

    def _over(self, ended_by: str) -> Sequence[Event]:
        left = [seat for seat in self.points if seat not in self.seats]
        self.phase = Phase.OVER
        self.result = Result.by_points(self.points, ended_by, left=left)
        self._stop_clock()
        return [Event(Happening.GAME_OVER, {"ended_by": ended_by})]

    @property
    @override
    def skip(self) -> Skip:
        last = len(self.queue) == 1 and self.round == self.settings["rounds"]
        return Skip.ENDS if last and self.result is None else super().skip

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        self.last = {}
        return self._next()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        if self.result is not None or seat not in self.seats:
            return []
        playing = seat == self.queue[0]
        self.seats.remove(seat)
        self._forget(seat)
        if len(self.seats) < self.min_seats:
            return self._over("too_few_players")
        if playing:
            return self._next()
        self.queue = [other for other in self.queue if other != seat]
        return []

    @override
    def end(self) -> Sequence[Event]:
        return self._over("host")

    @override
    def public_view(self) -> dict[str, Json]:
        return {
            "phase": self.phase,
            "turn": None if self.result is not None else self.queue[0],
            "round": min(self.round, self.settings["rounds"]),
            "waiting_for": [] if self.result is not None else [self.queue[0]],
            "scores": {s: sum(made.points for made in parts) for s, parts in self.points.items()},
            "last": dict(self.last),
            "peeked": {seat: [*seen] for seat, seen in self.seen.items()},
        }

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        if seat not in self.seats:
            return {}
        seen: dict[str, Json] = {other: self.cards[other] for other in self.seen[seat]}
        return {"card": self.cards[seat], "seen": seen}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world, chance = deepcopy(self), Chance(rng)
        known = {seat, *self.seen.get(seat, [])}
        hidden = [other for other in self.seats if other not in known]
        world.deck = chance.shuffled([*self.deck, *(self.cards[other] for other in hidden)])
        world.cards |= {other: world.deck.pop() for other in hidden}
        world.chance = chance.fork()
        return world
