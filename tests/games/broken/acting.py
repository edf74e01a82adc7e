"""Games that offer, accept or refuse what they should not."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Self, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Action, Json, SeatId, Value

from .whisper import CARDS, No, Phase, Whisper, WhisperView


class CountingView(WhisperView):
    """What everyone may see: how often somebody tried in vain, too."""

    tries: int


class ChangesOnARefusal(Whisper):
    """Asking out of turn is remembered for everyone to see."""

    public_shape = CountingView
    tries = 0

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        try:
            return super().apply(seat, action)
        except Refused:
            self.tries += 1
            raise

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "tries": self.tries}


class DrawsOnARefusal(Whisper):
    """A refused action uses up chance, which nobody sees before the next draw."""

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        try:
            return super().apply(seat, action)
        except Refused:
            self.chance.random()
            raise


class Surprise(StrEnum):
    """What no game declares."""

    BOO = "boo"


class RefusesWithoutDeclaring(Whisper):
    """A code that it answers with is not declared."""

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        try:
            return super().apply(seat, action)
        except Refused as refused:
            code = Surprise.BOO if refused.code is No.INVALID_GUESS else refused.code
            raise Refused(code) from refused


class OffersTheImpossible(Whisper):
    """The lowest card is offered for a guess, but refused."""

    @action(Phase.PLAYING)
    @override
    def guess(self, seat: SeatId, target: object, card: object, bet: object = 1) -> Sequence[Event]:
        self._turn(seat, target)
        if card == CARDS[0]:
            raise Refused(No.INVALID_GUESS)
        return super().guess(seat, target, card, bet)


class AcceptsTheUnoffered(Whisper):
    """A bet may also be True, which is not offered."""

    @action(Phase.PLAYING)
    @override
    def guess(self, seat: SeatId, target: object, card: object, bet: object = 1) -> Sequence[Event]:
        return super().guess(seat, target, card, 1 if bet is True else bet)


class Stumbles(Whisper):
    """A target that is a list is no key, and nobody looks before."""

    @override
    def _turn(self, seat: SeatId, target: object) -> SeatId:
        if seat == self.queue[0]:
            self.cards.get(target)  # type: ignore[call-overload]
        return super()._turn(seat, target)


class PlaysWithoutEnd(Whisper):
    """The lobby tells of more rounds than anyone could have asked for."""

    @classmethod
    @override
    def in_effect(cls, options: Mapping[str, Value], players: int) -> Mapping[str, Value]:
        return {**options, "rounds": 1000 * players}


class TakesAnyOption(Whisper):
    """A bad option is not refused."""

    @classmethod
    @override
    def start(
        cls,
        seats: Sequence[SeatId],
        options: Mapping[str, object] | None = None,
        *,
        seed: int,
        memory: Mapping[str, Json] | None = None,
    ) -> Self:
        known = {key: value for key, value in (options or {}).items() if key == "rounds"}
        return super().start(seats, known, seed=seed, memory=memory)
