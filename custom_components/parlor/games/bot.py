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

# An action that a bot has chosen.
type Chosen = dict[str, Json]


@dataclass(frozen=True, slots=True)
class Glimpse:
    """What a bot's seat may see; `imagine` gives a world that looks the same to it.

    `people` are the seats that no bot plays, `remaining` is what the clock shows, where one runs.
    """

    seat: SeatId
    public: Mapping[str, Any]
    private: Mapping[str, Any]
    offers: Sequence[Offer]
    imagine: Callable[[], GameState]
    people: frozenset[SeatId] = frozenset()
    remaining: float | None = None

    @classmethod
    def of(
        cls,
        state: GameState,
        seat: SeatId,
        chance: Chance,
        people: frozenset[SeatId] = frozenset(),
        remaining: float | None = None,
    ) -> Glimpse:
        """Return what this seat may see of the game."""
        worlds = chance.fork()
        return cls(
            seat,
            state.public_view(),
            state.private_view(seat),
            state.offers(seat),
            lambda: state.resample(seat, worlds),
            people,
            remaining,
        )


class Bot(ABC):
    """Plays one seat."""

    @abstractmethod
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        """Return one of the offered actions, or None to wait."""

    @classmethod
    def pace(cls, public: Mapping[str, Any]) -> float:
        """Return how many times longer than usual a bot thinks, told by public things alone."""
        return 1.0


class RandomBot(Bot):
    """Takes any offer that brings the game on."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        offers = [offer for offer in glimpse.offers if not offer.repeatable]
        return chance.pick(offers).sample(chance) if offers else None
