"""The course of a game: the levels of a pack that are played in it."""

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Self

from custom_components.parlor.games.offers import Offer, Param

from .grid import APART, Spot
from .level import Level
from .pack import Pack


@dataclass(frozen=True, eq=False)
class Leg:
    """A level with its number in the pack and its par."""

    number: int
    level: Level
    par: int

    def __deepcopy__(self, memo: object) -> Self:
        """Return the leg itself."""
        return self

    @cached_property
    def tap(self) -> Offer:
        """Return the offer to tap: wherever a column of tiles meets a row of them."""
        across, down = (range(low, high + 1, APART) for low, high in self._edges)
        params = {"level": [self.number], "x": across, "y": down}
        return Offer("tap", {name: Param.one(values) for name, values in params.items()})

    def is_within(self, x: object, y: object) -> bool:
        """Return whether this is a place at which a tile could be."""
        params = self.tap.params
        return params["x"].admits(x) and params["y"].admits(y)

    @property
    def _edges(self) -> list[Spot]:
        """Return the first and the last column, and the first and the last row."""
        ways = ([spot[way] for spot in self.level.tiles] for way in (0, 1))
        return [(min(along), max(along)) for along in ways]


type Course = tuple[Leg, ...]


def course_of(pack: Pack, most: int, solved: Collection[int]) -> Course:
    """Return at most so many levels, from the first that is not solved; from the first if all are.

    Levels have numbers from 1 on.
    """
    numbers = range(1, len(pack.levels) + 1)
    begin = next((number for number in numbers if number not in solved), 1)
    return tuple(
        Leg(number, pack.levels[number - 1], pack.pars[number - 1])
        for number in numbers[begin - 1 : begin - 1 + most]
    )
