"""The frame: 64×64 numbers of the palette, a grid of 32×32 drawn at twice the size."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from .grid import MIDDLE, PATTERN_AT, SCALE, SIZE, SWATCH, TILE, Nine, Spot, cells, swatch
from .level import Level
from .palette import DARK, GREY, GROUND, ORANGE, YELLOW

WIDE: Final = SIZE * SCALE


class Picture:
    """Draws a level once, and from then on only what has changed."""

    def __init__(self, level: Level) -> None:
        """Draw what never changes, and every tile in the first colour."""
        self._level = level
        # Both rows of a place in the grid are alike, so each is kept once.
        self._rows = [[GROUND] * WIDE for _ in range(SIZE)]
        self._shown = [0] * len(level.tiles)
        self._strips = [[colour] * (TILE * SCALE) for colour in level.colors]
        covered = {constraint.spot for constraint in level.constraints}
        self._spots = [None if spot in covered else spot for spot in level.tiles]
        for tile in range(len(level.tiles)):
            self._glaze(tile, 0)
        for constraint in level.constraints:
            self._dot(cells(constraint.spot), _marks(constraint.pixels))
        active = (YELLOW if one else DARK for one in level.pattern)
        self._dot(cells(PATTERN_AT), active)
        for number, colour in enumerate(level.colors):
            self._dot(cells(swatch(number), SWATCH), [colour] * SWATCH**2)

    def show(self, hues: Sequence[int], left: int | None) -> list[list[int]]:
        """Return the frame with tiles at these places of the cycle and so many steps left."""
        shown = self._shown
        for tile, hue in enumerate(hues):
            if shown[tile] != hue:
                shown[tile] = hue
                self._glaze(tile, hue)
        frame = [row[:] for row in self._rows for _ in range(SCALE)]
        if left is not None:
            frame[-1] = bar(left, self._level.budget)
        return frame

    def _glaze(self, tile: int, hue: int) -> None:
        """Draw a tile, unless a constraint covers it."""
        spot = self._spots[tile]
        if spot is None:
            return
        begin, strip = SCALE * spot[0], self._strips[hue]
        for row in self._rows[spot[1] : spot[1] + TILE]:
            row[begin : begin + TILE * SCALE] = strip

    def _dot(self, places: Iterable[Spot], colours: Iterable[int]) -> None:
        for (x, y), colour in zip(places, colours, strict=True):
            self._rows[y][SCALE * x : SCALE * x + SCALE] = [colour] * SCALE


def bar(left: int, budget: int) -> list[int]:
    """Return the budget bar: what is left, from the left, and what is used."""
    lit = round(WIDE * left / budget)
    return [ORANGE] * lit + [YELLOW] * (WIDE - lit)


def _marks(pixels: Nine) -> Iterator[int]:
    """Give the pixels of a constraint; whatever forbids is one of two greys."""
    for at, pixel in enumerate(pixels):
        yield pixel if at == MIDDLE or pixel in (0, GREY, DARK) else GREY
