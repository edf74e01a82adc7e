"""All chance in a game, built on `random.Random(seed).random()` alone.

The shuffles of the standard library may change between Python versions; a record must not.
"""

from collections.abc import Iterable, Sequence
from copy import deepcopy
from random import Random
from typing import Any, Self

from .vocabulary import Rng


class Chance:
    """A stream of chance that gives the same draws for the same seed, for ever."""

    def __init__(self, rng: Rng) -> None:
        """Draw from this source."""
        self._rng = rng

    @classmethod
    def seeded(cls, seed: int) -> Self:
        """Return the chance that belongs to a seed."""
        return cls(Random(seed))  # noqa: S311

    def random(self) -> float:
        """Return the next number in [0, 1)."""
        return self._rng.random()

    def below(self, bound: int) -> int:
        """Return a whole number from 0 up to, not including, the bound."""
        return int(self._rng.random() * bound)

    def pick[T](self, things: Sequence[T]) -> T:
        """Return one of the things."""
        return things[self.below(len(things))]

    def shuffled[T](self, things: Iterable[T]) -> list[T]:
        """Return the things in a random order."""
        order = list(things)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return order

    def sample[T](self, things: Iterable[T], count: int) -> list[T]:
        """Return that many of the things, each at most once."""
        return self.shuffled(things)[:count]

    def fork(self) -> Chance:
        """Return an independent stream that starts from a draw of this one."""
        return Chance.seeded(int(self.random() * 2**53))

    def __deepcopy__(self, memo: dict[int, Any]) -> Chance:
        """Return a stream that goes on alike, without copying its 625 numbers one by one."""
        if type(self._rng) is not Random:
            return Chance(deepcopy(self._rng, memo))
        alike = Random()  # noqa: S311
        alike.setstate(self._rng.getstate())
        return Chance(alike)
