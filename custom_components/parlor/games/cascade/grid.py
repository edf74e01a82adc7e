"""The grid of 32×32 on which a level lies: tiles of 3×3, four apart, and the legend beside them."""

from collections.abc import Iterator
from typing import Final

# A place in the grid, from the left and from above; of a tile, its upper left corner.
type Spot = tuple[int, int]
# Three rows of three, in reading order.
type Nine = tuple[int, ...]

SIZE: Final = 32
TILE: Final = 3
APART: Final = 4
SCALE: Final = 2
MIDDLE: Final = 4
# Where the nine of a pattern or a constraint lie around the one in the middle, in tiles.
AROUND: Final[tuple[Spot, ...]] = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1))

# The lowest row of the grid is the budget bar's, so no tile reaches down to it.
LAST_ACROSS: Final = SIZE - TILE
LAST_DOWN: Final = SIZE - 1 - TILE

PATTERN_AT: Final[Spot] = (28, 1)
SWATCH_AT: Final[Spot] = (29, 5)
SWATCH: Final = 2


def cells(spot: Spot, size: int = TILE) -> Iterator[Spot]:
    """Give the places of a square, in reading order."""
    x, y = spot
    return ((x + dx, y + dy) for dy in range(size) for dx in range(size))


def swatch(number: int) -> Spot:
    """Return where the so-manyeth colour of the cycle is shown."""
    x, y = SWATCH_AT
    return x, y + SWATCH * number


def legend(colours: int) -> frozenset[Spot]:
    """Return what the pattern and the swatches of so many colours cover."""
    shown = [cells(swatch(number), SWATCH) for number in range(colours)]
    return frozenset(spot for part in (cells(PATTERN_AT), *shown) for spot in part)


def beside(spot: Spot, way: Spot) -> Spot:
    """Return where the neighbour of a tile in this direction would be."""
    return spot[0] + APART * way[0], spot[1] + APART * way[1]
