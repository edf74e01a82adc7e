"""What is to be solved, without what does not matter: parts of a level that are none of each other.

How often a tile is tapped matters only modulo the number of colours, and the order not at all. So a
solution is a number of taps for every tile, and it solves the level when every tile that some
constraint speaks of has been advanced as often as one of its admitted colours needs.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .grid import Spot
from .level import Level

# By how much a tile may have been advanced in the end, modulo the number of colours.
type Needs = frozenset[int]
# The tiles that a tap advances, of those that some constraint speaks of.
type Reach = frozenset[int]


@dataclass(frozen=True, slots=True)
class Islet:
    """Tiles with their needs, and the taps that reach some of them, both by their own numbers.

    Taps are in reading order; `spots` says where each of them is.
    """

    colours: int
    needs: tuple[Needs, ...]
    taps: tuple[tuple[int, ...], ...]
    spots: tuple[Spot, ...]


def islets(level: Level, hues: Sequence[int]) -> list[Islet] | None:
    """Return the parts of a level as it stands; None where a tile cannot be helped at all."""
    colours = len(level.colors)
    needs = {
        tile: frozenset((hue - hues[tile]) % colours for hue in admitted)
        for tile, admitted in enumerate(level.admitted)
        if len(admitted) < colours
    }
    taps = _taps(level, frozenset(needs))
    reached = {tile for reach in taps for tile in reach}
    if any(not need or (tile not in reached and 0 not in need) for tile, need in needs.items()):
        return None
    return [_islet(colours, needs, part, taps) for part in _parts(taps)]


def _taps(level: Level, spoken_of: frozenset[int]) -> dict[Reach, Spot]:
    """Return where a tap matters, by the tiles that it reaches; of those alike, the first."""
    found: dict[Reach, Spot] = {}
    for spot, reach in sorted(zip(level.tiles, level.reach, strict=True)):
        if matters := spoken_of.intersection(reach):
            found.setdefault(matters, spot)
    return found


def _parts(reaches: Iterable[Reach]) -> list[list[Reach]]:
    """Return the taps in groups; no two groups reach the same tile."""
    groups: list[tuple[Reach, list[Reach]]] = []
    for reach in reaches:
        near = [group for group in groups if group[0] & reach]
        tiles = reach.union(*(known for known, _ in near))
        joined = [one for _, group in near for one in group]
        groups = [group for group in groups if group not in near]
        groups.append((tiles, [*joined, reach]))
    return [group for _, group in groups]


def _islet(
    colours: int, needs: Mapping[int, Needs], group: Iterable[Reach], taps: Mapping[Reach, Spot]
) -> Islet:
    tiles = sorted(frozenset[int]().union(*group))
    number = {tile: at for at, tile in enumerate(tiles)}
    ordered = sorted(group, key=lambda reach: (taps[reach][1], taps[reach][0]))
    return Islet(
        colours,
        tuple(needs[tile] for tile in tiles),
        tuple(tuple(sorted(number[tile] for tile in reach)) for reach in ordered),
        tuple(taps[reach] for reach in ordered),
    )
