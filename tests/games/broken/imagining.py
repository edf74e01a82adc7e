"""Games that do not imagine other worlds as they should."""

from copy import deepcopy
from typing import Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Rng, SeatId

from .whisper import Whisper


class ForgetsWhatWasSeen(Whisper):
    """A resampled world deals cards anew that the seat has looked at."""

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        blind = deepcopy(self)
        blind.seen[seat] = []
        world = super(ForgetsWhatWasSeen, blind).resample(seat, rng)
        world.seen = deepcopy(self.seen)
        return world


class NeverImagines(Whisper):
    """A resampled world is always the real one."""

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return deepcopy(self)


class ImaginesForSomeOnly(Whisper):
    """The first seat's resampled world is always the real one."""

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return deepcopy(self) if seat == "s1" else super().resample(seat, rng)


class ImaginesAloud(Whisper):
    """Imagining another world shuffles the real deck."""

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world = super().resample(seat, rng)
        self.deck = Chance(rng).shuffled(self.deck)
        return world


class ImaginesWithoutSecrets(Whisper):
    """A game that says it has no secrets, but imagines another world."""

    has_secrets = False
