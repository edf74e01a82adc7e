"""Linear algebra modulo a prime, for islets in which every tile needs one certain colour.

How often each tile is advanced is a sum over taps, so a solution solves a system of equations. All
of its solutions are one of them and what can be added without a change, the kernel.
"""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Final

from .islets import Islet

PRIMES: Final = frozenset({2, 3, 5})

type Vector = list[int]


def is_linear(islet: Islet) -> bool:
    """Return whether an islet is a system of linear equations over a field."""
    return islet.colours in PRIMES and all(len(need) == 1 for need in islet.needs)


class System:
    """The equations of an islet, solved as far as pivots go."""

    def __init__(self, islet: Islet) -> None:
        """Eliminate: every pivot stands alone in its column."""
        self.colours = islet.colours
        self.unknowns = len(islet.taps)
        rows = [
            [*(int(tile in reach) for reach in islet.taps), *need]
            for tile, need in enumerate(islet.needs)
        ]
        self.pivots: list[int] = []
        for column in range(self.unknowns):
            self._eliminate(rows, column)
        self._rows = rows[: len(self.pivots)]
        self.solvable = not any(row[-1] for row in rows[len(self.pivots) :])

    @property
    def count(self) -> int:
        """Return how many solutions there are, where there are any."""
        free = self.unknowns - len(self.pivots)
        return int(self.colours**free)

    def solutions(self) -> Iterator[Vector]:
        """Give every solution; the free unknowns can be anything, and the pivots follow."""
        free = [column for column in range(self.unknowns) if column not in self.pivots]
        for values in product(range(self.colours), repeat=len(free)):
            taps = [0] * self.unknowns
            for column, value in zip(free, values, strict=True):
                taps[column] = value
            for pivot, row in zip(self.pivots, self._rows, strict=True):
                used = sum(row[column] * taps[column] for column in free)
                taps[pivot] = (row[-1] - used) % self.colours
            yield taps

    def _eliminate(self, rows: list[Vector], column: int) -> None:
        """Make a pivot of this column, if a row is left that has something in it."""
        done, prime = len(self.pivots), self.colours
        found = next((at for at in range(done, len(rows)) if rows[at][column]), None)
        if found is None:
            return
        rows[done], rows[found] = rows[found], rows[done]
        inverse = pow(rows[done][column], -1, prime)
        pivot = rows[done] = [value * inverse % prime for value in rows[done]]
        for at, row in enumerate(rows):
            if at != done and (times := row[column]):
                rows[at] = [(a - times * b) % prime for a, b in zip(row, pivot, strict=True)]
        self.pivots.append(column)


def fewest(system: System) -> Sequence[int] | None:
    """Return the solution with the fewest taps; None where there is no solution."""
    return min(system.solutions(), key=sum) if system.solvable else None
