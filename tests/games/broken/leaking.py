"""Games that tell a seat what it may not know."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Self, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import Action, Json, Rng, SeatId

from .whisper import Happening, No, Phase, Whisper, WhisperOwnView, WhisperView


class TellingView(WhisperView, total=False):
    """What everyone may see, and what they should not."""

    high: bool
    shown: str


class TellingOwnView(WhisperOwnView, total=False):
    """What only one seat may see, at length."""

    notes: str


class LeaksInTheView(Whisper):
    """Everyone sees whether the first card of the deck is high."""

    public_shape = TellingView

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "high": self.deck[0] > 3}


class LeaksInTheOrder(Whisper):
    """The scores are the same, but they come in the order of the cards."""

    @override
    def public_view(self) -> dict[str, Json]:
        view = super().public_view()
        order = sorted(self.points, key=lambda seat: self.cards.get(seat, 0))
        return {
            **view,
            "scores": {seat: sum(p.points for p in self.points[seat]) for seat in order},
        }


class LeaksInTheOffers(Whisper):
    """Only what somebody could hold is offered for a guess."""

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        held = sorted(card for other, card in self.cards.items() if other != seat)
        return [
            Offer("guess", {**offer.params, "card": Param.one(held)})
            if offer.type == "guess"
            else offer
            for offer in super().offers(seat)
        ]

    @action(Phase.PLAYING)
    @override
    def guess(self, seat: SeatId, target: object, card: object, bet: object = 1) -> Sequence[Event]:
        self._turn(seat, target)
        if card not in [held for other, held in self.cards.items() if other != seat]:
            raise Refused(No.INVALID_GUESS)
        return super().guess(seat, target, card, bet)


class LeaksByTheClock(Whisper):
    """Who holds a high card has more time."""

    @override
    def _start_clock(self, name: str, seconds: float) -> None:
        super()._start_clock(name, seconds + self.cards[self.queue[0]])

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world = super().resample(seat, rng)
        if world.clock is not None:
            world.deadline = 20 + world.cards[world.queue[0]]
        return world


class LeaksByWhatSkippingDoes(Whisper):
    """Where the next card is high, people are asked before they skip."""

    @property
    @override
    def skip(self) -> Skip:
        known = super().skip
        return Skip.ENDS if known is Skip.GOES_ON and self.deck[0] > 3 else known


class LeaksByTheEnvelope(Whisper):
    """The envelope is as large as the first card of the deck."""

    @property
    @override
    def envelope(self) -> int:  # type: ignore[override]
        return 4096 + self.deck[0]


class OutgrowsItsEnvelope(Whisper):
    """Whoever has peeked needs more room than there is."""

    private_shape = TellingOwnView

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        view = super().private_view(seat)
        return {**view, "notes": "x" * 5000} if view.get("seen") else view


class LeaksInAnEvent(Whisper):
    """The event that only the peeking seat may hear goes to all."""

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        return [Event(event.type, event.data) for event in super().apply(seat, action)]


class LeaksTheChoice(Whisper):
    """Nobody else can see at whose card a seat peeks, but all are told."""

    @override
    def public_view(self) -> dict[str, Json]:
        guessed = self.last if self.last.get("card") is not None else {}
        return {**super().public_view(), "last": {**guessed}, "peeked": {}}


class LeaksWhoLeft(Whisper):
    """The game tells which card somebody takes away."""

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        card = self.cards.get(seat)
        gone = seat in self.seats and self.result is None
        shown = [Event(Happening.SHOWN, {"card": card})] if gone else []
        return [*shown, *super().leave(seat)]


class LeaksByARefusal(Whisper):
    """Whoever guesses out of turn is told another thing where the guess is right."""

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        try:
            return super().apply(seat, action)
        except Refused as refused:
            target, card = action.get("target"), action.get("card")
            if refused.code is No.NOT_YOUR_TURN and [target, card] in map(list, self.cards.items()):
                raise Refused(No.INVALID_GUESS) from refused
            raise


class LeaksInTheDetails(Whisper):
    """A refusal carries the card that the target holds."""

    @override
    def _turn(self, seat: SeatId, target: object) -> SeatId:
        try:
            return super()._turn(seat, target)
        except Refused as refused:
            raise Refused(No.NOT_YOUR_TURN, cards=str(self.cards)) from refused


class LeaksInAnAnswer(Whisper):
    """Whoever asks is told the first card of the deck."""

    @override
    def query(self, seat: SeatId, request: Mapping[str, object]) -> dict[str, Json]:
        return {"first": self.deck[0]}


class ShowsAllAfterwards(Whisper):
    """Every step shows what was hidden before it, so that there is nothing left to compare."""

    public_shape = TellingView
    shown = ""

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        before = self._hidden()
        events = super().apply(seat, action)
        self.shown = before
        return events

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        self.shown = self._hidden()
        return super().expire(cause, by)

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        if seat in self.seats:
            self.shown = self._hidden()
        return super().leave(seat)

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "shown": self.shown}

    def _hidden(self) -> str:
        return f"{self.cards} {self.deck} {deepcopy(self.chance).random()}"
