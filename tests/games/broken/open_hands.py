"""Whisper with fewer secrets: both games keep the contract."""

from copy import deepcopy
from typing import ClassVar, Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.shapes import NoPrivateView
from custom_components.parlor.games.vocabulary import Json, Rng, SeatId

from .whisper import Whisper, WhisperView


class OpenView(WhisperView):
    """What everyone may see: all hands, too."""

    cards: list[int]


class OpenHands(Whisper):
    """All hands are open; what will be drawn is the only secret, and no view shows it."""

    public_shape = OpenView

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "cards": [*self.cards.values()]}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world, chance = deepcopy(self), Chance(rng)
        world.deck, world.chance = chance.shuffled(self.deck), chance.fork()
        return world


class NoSecrets(OpenHands):
    """Nothing is hidden, so another world is a copy."""

    has_secrets = False
    private_shape: ClassVar[type] = NoPrivateView

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return {}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        return deepcopy(self)
