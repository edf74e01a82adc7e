"""A board: a level as it stands after some taps."""

from typing import Self

from .grid import SCALE, SIZE, Spot
from .level import Level
from .pixels import Picture


class Board:
    """Taps advance tiles, and each that does not solve the level uses a step."""

    def __init__(self, level: Level) -> None:
        """Begin the level: all tiles in the first colour, and the whole budget."""
        self.level = level
        self._picture: Picture | None = None
        self.reset()

    def __deepcopy__(self, memo: object) -> Self:
        """Return a board that goes on by itself; it is drawn anew when somebody looks."""
        other = type(self)(self.level)
        other.hues, other.taps, other.steps_left = [*self.hues], self.taps, self.steps_left
        other._wrong = self._wrong
        return other

    def reset(self) -> None:
        """Put the level back to its start, with its full budget."""
        # Where in the cycle each tile stands.
        self.hues = [0] * len(self.level.tiles)
        self.taps = 0
        self.steps_left: int | None = self.level.budget or None
        self._wrong = sum(0 not in admitted for admitted in self.level.admitted)

    @property
    def wrong(self) -> int:
        """Return how many tiles have a colour that some constraint does not want."""
        return self._wrong

    @property
    def solved(self) -> bool:
        """Return whether all constraints hold."""
        return self._wrong == 0

    @property
    def lost(self) -> bool:
        """Return whether the last step was used, and the level is not solved."""
        return self.steps_left == 0

    def tap(self, x: int, y: int) -> bool:
        """Tap what is at this place of the grid; return whether a tile is there.

        Once the level is solved or lost, no tap counts.
        """
        if self.solved or self.lost:
            return False
        tile = self.level.drawn.get((x, y))
        if tile is None:
            if self.level.empty_costs and 0 <= x < SIZE and 0 <= y < SIZE:
                self._step()
            return False
        self.advance(tile)
        self._step()
        return True

    def click(self, x: int, y: int) -> bool:
        """Tap what the frame shows at this pixel; return whether a tile is there."""
        return self.tap(x // SCALE, y // SCALE)

    def advance(self, tapped: int) -> None:
        """Advance all tiles that a tap on this one reaches, without a step."""
        hues, colours, admitted = self.hues, len(self.level.colors), self.level.admitted
        for tile in self.level.reach[tapped]:
            before = hues[tile]
            now = hues[tile] = (before + 1) % colours
            fits = admitted[tile]
            self._wrong += (before in fits) - (now in fits)

    def colour(self, tile: int) -> int:
        """Return the colour that a tile has now."""
        return self.level.colors[self.hues[tile]]

    def holds(self, constraint: int) -> dict[int, bool]:
        """Return whether each rule of a constraint holds now, by its place among the nine."""
        target = self.level.constraints[constraint].target
        return {
            rule.at: (self.colour(rule.tile) == target) is rule.wanted
            for rule in self.level.rules[constraint]
        }

    def frame(self) -> list[list[int]]:
        """Return the board as 64 rows of 64 numbers of the palette; they are the caller's."""
        if self._picture is None:
            self._picture = Picture(self.level)
        return self._picture.show(self.hues, self.steps_left)

    def spot(self, x: int, y: int) -> Spot | None:
        """Return the tile that is drawn at a place of the grid, by its own place."""
        tile = self.level.drawn.get((x, y))
        return None if tile is None else self.level.tiles[tile]

    def _step(self) -> None:
        """Count the tap; the step that solves the level is not used."""
        self.taps += 1
        if self.steps_left is not None and not self.solved:
            self.steps_left -= 1
