"""A small canvas of indexed colours, which becomes a PNG."""

from collections.abc import Sequence
from math import isqrt

from custom_components.parlor.games.png import Colour, png


class Canvas:
    """Rows of pixels, each the number of a colour."""

    def __init__(self, width: int, height: int, colour: int) -> None:
        """Begin with one colour all over."""
        self.rows = [bytearray([colour]) * width for _ in range(height)]

    def box(self, x: int, y: int, width: int, height: int, colour: int) -> None:
        """Fill a rectangle."""
        for row in self.rows[y : y + height]:
            row[x : x + width] = bytes([colour]) * width

    def frame(self, x: int, y: int, width: int, height: int, thick: int, colour: int) -> None:
        """Draw the inner border of a rectangle."""
        self.box(x, y, width, thick, colour)
        self.box(x, y + height - thick, width, thick, colour)
        self.box(x, y, thick, height, colour)
        self.box(x + width - thick, y, thick, height, colour)

    def disc(self, x: int, y: int, radius: int, colour: int) -> None:
        """Fill a circle around a point."""
        for dy in range(-radius, radius + 1):
            half = isqrt(radius * radius - dy * dy)
            self.box(x - half, y + dy, 2 * half + 1, 1, colour)

    def dashes(self, start: tuple[int, int], end: tuple[int, int], colour: int) -> None:
        """Draw a dashed line of small squares."""
        steps = max(abs(end[0] - start[0]), abs(end[1] - start[1])) // 10
        for step in range(steps + 1):
            x, y = (a + (b - a) * step // max(1, steps) for a, b in zip(start, end, strict=True))
            self.box(x - 2, y - 2, 4, 4, colour)

    def stencil(self, x: int, y: int, rows: Sequence[str], scale: int, colour: int) -> None:
        """Draw a small picture of hash marks, each mark a square."""
        for down, row in enumerate(rows):
            for right, mark in enumerate(row):
                if mark == "#":
                    self.box(x + right * scale, y + down * scale, scale, scale, colour)

    def png(self, palette: Sequence[Colour]) -> bytes:
        """Return the canvas as a PNG with these colours."""
        return png(self.rows, palette)
