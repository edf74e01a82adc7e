"""The solver: the fewest taps that solve a level, or the proof that none do.

It is exact, and it ends: of an islet it looks at no more than `MOST` solutions of its equations, or
fronts of a sweep, which takes about a tenth of a second; what cannot be told by then is `TooLarge`.
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
    start = (0,) * len(level.tiles) if hues is None else tuple(hues)
    found = _found(level, start, most)
    if isinstance(found, TooLarge):
        raise TooLarge
    return found


@lru_cache(maxsize=512)
def _found(level: Level, hues: tuple[int, ...], most: int) -> tuple[int, ...] | TooLarge | None:
    taps = [0] * len(level.tiles)
    parts = islets(level, hues)
    if parts is None:
        return None
    for islet in parts:
        try:
            found = _fewest(islet, most)
        except TooLarge:
            # Another one, for this one holds on to all that was looked at.
            return TooLarge()
        if found is None:
            return None
        for spot, often in zip(islet.spots, found, strict=True):
            taps[level.places[spot]] = often
    return tuple(taps)


def _fewest(islet: Islet, most: int) -> Sequence[int] | None:
    if is_linear(islet):
        system = System(islet)
        if not system.solvable or system.count * system.unknowns <= most:
            return fewest(system)
    down = range(len(islet.taps))
    across = sorted(down, key=lambda tap: islet.spots[tap])
    sweeps = (Sweep(islet, order) for order in (down, across))
    return min(sweeps, key=lambda sweep: sweep.cost).fewest(most)
