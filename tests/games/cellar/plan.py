"""A cellar's plan: walls, floor, lamps, and the stairs that everyone comes down."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, Self

from custom_components.parlor.games.vocabulary import Wording

from .terms import Direction

type Spot = tuple[int, int]

WALL: Final = "#"
FLOOR: Final = "."
LAMP: Final = "o"
STAIRS: Final = "s"
TILES: Final = frozenset((WALL, FLOOR, LAMP, STAIRS))
WAYS: Final[dict[Direction, Spot]] = {
    Direction.NORTH: (0, -1),
    Direction.EAST: (1, 0),
    Direction.SOUTH: (0, 1),
    Direction.WEST: (-1, 0),
}


@dataclass(frozen=True, slots=True)
class Plan:
    """Nothing can change it, so a copy of a game shares it."""

    id: str
    name: Wording
    rows: tuple[str, ...]

    def __deepcopy__(self, memo: object) -> Self:
        """Return the plan itself."""
        return self

    def tile(self, spot: Spot) -> str:
        """Return what is at a spot; beyond the plan it is all wall."""
        x, y = spot
        inside = 0 <= y < len(self.rows) and 0 <= x < len(self.rows[y])
        return self.rows[y][x] if inside else WALL

    def spots(self, *tiles: str) -> list[Spot]:
        """Return where such tiles are."""
        return [
            (x, y) for y, row in enumerate(self.rows) for x, tile in enumerate(row) if tile in tiles
        ]

    @property
    def stairs(self) -> Spot:
        """Return where everyone begins."""
        return self.spots(STAIRS)[0]

    def beside(self, spot: Spot) -> Iterator[tuple[Direction, Spot]]:
        """Give where one can step from here."""
        for direction, (dx, dy) in WAYS.items():
            there = (spot[0] + dx, spot[1] + dy)
            if self.tile(there) != WALL:
                yield direction, there

    def distances(
        self, begin: Iterable[Spot], shunned: frozenset[Spot] = frozenset()
    ) -> dict[Spot, int]:
        """Return how many steps each spot is away from the nearest of these."""
        steps = dict.fromkeys(begin, 0)
        edge = [*steps]
        for spot in edge:
            for _, there in self.beside(spot):
                if there not in steps and there not in shunned:
                    steps[there] = steps[spot] + 1
                    edge.append(there)
        return steps
