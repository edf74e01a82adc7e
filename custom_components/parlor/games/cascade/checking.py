"""Checking a level as somebody has written it: what is wrong with it, and where."""

from collections.abc import Mapping, Sequence
from typing import Final

from custom_components.parlor.games.passage import Passage

from .grid import APART, LAST_ACROSS, LAST_DOWN, MIDDLE, Spot, cells, legend
from .palette import GLAZES, PALETTE
from .terms import CascadeFault

MOST_TILES: Final = 64
MOST_COLOURS: Final = 6
MOST_STEPS: Final = 999
MOST_LETTERS_OF_A_NAME: Final = 40


def check_level(level: Passage) -> None:
    """Look through a level; whether it can be solved is another question."""
    fields = level.fields(
        *("name", "tiles", "pattern", "colors", "budget", "constraints"),
        maybe=("note", "check_centre", "empty_costs", "specials"),
    )
    for key, field in fields.items():
        match key:
            case "name":
                field.text(MOST_LETTERS_OF_A_NAME)
            case "note":
                field.text()
            case "budget":
                field.number(0, MOST_STEPS)
            case "check_centre" | "empty_costs":
                if not isinstance(field.data, bool):
                    field.complain(CascadeFault.NOT_TRUE_OR_FALSE)
            case "pattern":
                _check_pattern(field)
    colours = _check_colours(fields["colors"]) if "colors" in fields else []
    tiles = _check_tiles(fields["tiles"], len(colours)) if "tiles" in fields else None
    if "specials" in fields:
        for special in _standing(fields["specials"], tiles, 0, "pattern"):
            _check_pattern(special)
    if "constraints" in fields:
        for pixels in _standing(fields["constraints"], tiles, 1, "pixels"):
            _check_pixels(pixels, colours)


def _check_colours(part: Passage) -> list[int]:
    """Return the cycle, as far as it is one."""
    known: list[int] = []
    for colour in part.entries(2, MOST_COLOURS):
        if type(colour.data) is not int or colour.data not in GLAZES:
            colour.complain(CascadeFault.NO_GLAZE)
        elif colour.data in known:
            colour.complain(CascadeFault.COLOUR_TWICE)
        else:
            known.append(colour.data)
    return known


def _check_tiles(part: Passage, colours: int) -> list[Spot]:
    """Return where tiles are; they are four apart, and nothing else is drawn there."""
    known: list[Spot] = []
    taken = legend(colours)
    for tile in part.entries(1, MOST_TILES):
        spot = _spot(tile, tile.data)
        if spot is None:
            continue
        if spot in known:
            tile.complain(CascadeFault.TILE_TWICE)
        elif known and any((a - b) % APART for a, b in zip(spot, known[0], strict=True)):
            tile.complain(CascadeFault.NOT_FOUR_APART)
        elif not taken.isdisjoint(cells(spot)):
            tile.complain(CascadeFault.IN_THE_LEGEND)
        else:
            known.append(spot)
    return known


def _spot(part: Passage, data: object) -> Spot | None:
    """Return a place for a tile within the grid."""
    if not isinstance(data, Sequence) or isinstance(data, str) or len(data) != 2:
        part.complain(CascadeFault.NO_SPOT)
        return None
    x, y = data
    inside = type(x) is int and type(y) is int and 0 <= x <= LAST_ACROSS and 0 <= y <= LAST_DOWN
    if not inside:
        part.complain(CascadeFault.OFF_THE_GRID, across=LAST_ACROSS, down=LAST_DOWN)
    return (x, y) if inside else None


def _standing(part: Passage, tiles: list[Spot] | None, least: int, key: str) -> list[Passage]:
    """Return what is said of tiles: each stands on one, if there are any, no two on the same."""
    found: list[Passage] = []
    stood: set[Spot] = set()
    for one in part.entries(least, MOST_TILES):
        fields = one.fields("x", "y", key)
        found += [fields[key]] if key in fields else []
        if not isinstance(one.data, Mapping) or not {"x", "y"} <= fields.keys():
            continue
        spot = _spot(one, (one.data["x"], one.data["y"]))
        if spot is not None and tiles is not None and spot not in tiles:
            one.complain(CascadeFault.NO_TILE_THERE)
        elif spot in stood:
            one.complain(CascadeFault.TWO_ON_A_TILE)
        elif spot is not None:
            stood.add(spot)
    return found


def _nine(part: Passage) -> list[object]:
    """Return the nine of three rows of three."""
    rows = part.data if isinstance(part.data, list) else []
    if len(rows) != 3 or not all(isinstance(row, list) and len(row) == 3 for row in rows):
        part.complain(CascadeFault.NOT_THREE_BY_THREE)
        return []
    return [one for row in rows for one in row]


def _check_pattern(part: Passage) -> None:
    if not all(type(one) is int and one in (0, 1) for one in _nine(part)):
        part.complain(CascadeFault.NO_PATTERN)


def _check_pixels(part: Passage, colours: Sequence[int]) -> None:
    nine = _nine(part)
    if not all(type(one) is int and 0 <= one < len(PALETTE) for one in nine):
        part.complain(CascadeFault.NO_PIXEL)
    elif nine and colours and nine[MIDDLE] not in colours:
        part.complain(CascadeFault.NO_TARGET)
