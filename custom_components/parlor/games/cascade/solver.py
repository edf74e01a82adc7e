"""The solver: the fewest taps that solve a level, or the proof that none do.

It is exact, and it ends: it looks at no more than `MOST` solutions of equations, or fronts of a
sweep, in all islets, which takes some tenths of a second; what cannot be told by then is
`TooLarge`.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from .algebra import System, fewest, is_linear
from .islets import Islet, islets
from .level import Level
from .sweep import Sweep, TooLarge

MOST: Final = 200_000


def solve(
    level: Level, hues: Sequence[int] | None = None, most: int = MOST
) -> tuple[int, ...] | None:
    """Return how often to tap each tile, from the start or from where the tiles stand now.

    No solution takes fewer taps. None where there is no solution; raises `TooLarge`.
    """
    if hues is None:
        return _told(_from_start(level, most))
    return _told(_found(level, tuple(hues), most))


def par_of(level: Level, most: int = MOST) -> int | None:
    """Return the fewest taps that solve a level; None where none do. Raises `TooLarge`."""
    taps = solve(level, most=most)
    return None if taps is None else sum(taps)


def _told(found: tuple[int, ...] | TooLarge | None) -> tuple[int, ...] | None:
    if isinstance(found, TooLarge):
        raise TooLarge
    return found


@lru_cache(maxsize=1024)
def _from_start(level: Level, most: int) -> tuple[int, ...] | TooLarge | None:
    """Return the solution from the start: packs are checked again with every game."""
    return _found(level, (0,) * len(level.tiles), most)


def _found(level: Level, hues: tuple[int, ...], most: int) -> tuple[int, ...] | TooLarge | None:
    taps = [0] * len(level.tiles)
    parts = islets(level, hues)
    if parts is None:
        return None
    too_large = False
    for islet in parts:
        try:
            found = _fewest(islet, most // len(parts))
        except TooLarge:
            # Another one cannot be solved, perhaps.
            too_large = True
            continue
        if found is None:
            return None
        for spot, often in zip(islet.spots, found, strict=True):
            taps[level.places[spot]] = often
    return TooLarge() if too_large else tuple(taps)


def _fewest(islet: Islet, most: int) -> Sequence[int] | None:
    if is_linear(islet):
        system = System(islet)
        if not system.solvable or system.count * system.unknowns <= most:
            return fewest(system)
    down = range(len(islet.taps))
    across = sorted(down, key=lambda tap: islet.spots[tap])
    sweeps = (Sweep(islet, order) for order in (down, across))
    return min(sweeps, key=lambda sweep: sweep.cost).fewest(most)
