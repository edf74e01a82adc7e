"""Bots: they choose from what a seat may see, never from the real state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, override

from .chance import Chance
from .offers import Offer
from .vocabulary import Json, SeatId

if TYPE_CHECKING:
    from .state import GameState


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a bot's seat may see; `imagine` gives a world that looks the same to it."""

    seat: SeatId
    public: Mapping[str, Any]
    private: Mapping[str, Any]
    offers: Sequence[Offer]
    imagine: Callable[[], GameState]

    @classmethod
    def of(cls, state: GameState, seat: SeatId, chance: Chance) -> Glimpse:
        """Return what this seat may see of the game."""
        worlds = chance.fork()
        return cls(
            seat,
            state.public_view(),
            state.private_view(seat),
            state.offers(seat),
            lambda: state.resample(seat, worlds),
        )


class Bot(ABC):
    """Plays one seat."""

    @abstractmethod
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        """Return one of the offered actions, or None to wait."""


class RandomBot(Bot):
    """Takes any offer that brings the game on."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        offers = [offer for offer in glimpse.offers if not offer.repeatable]
        return chance.pick(offers).sample(chance) if offers else None
