"""Strokes: a level as phones send it while somebody draws, flat enough for the wire.

A tile is `"10,14"`: from the left and from above. A special tile or a sign is that with its nine
numbers, a hexadecimal digit each, as `"10,14,020080020"`; a pattern is nine digits alone.
"""

from collections.abc import Callable, Mapping
from functools import partial
import re
from typing import Final

_TILE: Final = re.compile(r"(\d{1,2}),(\d{1,2})")
_STANDING: Final = re.compile(r"(\d{1,2}),(\d{1,2}),([0-9a-f]{9})")
_NINE: Final = re.compile(r"[0-9a-f]{9}")


def written_out(drawn: object) -> object:
    """Return a level as packs hold it; what is no stroke stays, for whoever checks it."""
    if not isinstance(drawn, Mapping):
        return drawn
    known: Mapping[str, Callable[[object], object]] = {
        "tiles": partial(_each, _tile),
        "pattern": _pattern,
        "specials": partial(_each, partial(_standing, "pattern")),
        "constraints": partial(_each, partial(_standing, "pixels")),
    }
    return {key: known[key](part) if key in known else part for key, part in drawn.items()}


def _each(stroke: Callable[[object], object], part: object) -> object:
    return [stroke(one) for one in part] if isinstance(part, list) else part


def _tile(one: object) -> object:
    found = _TILE.fullmatch(one) if isinstance(one, str) else None
    return one if found is None else [int(found[1]), int(found[2])]


def _pattern(one: object) -> object:
    found = _NINE.fullmatch(one) if isinstance(one, str) else None
    return one if found is None else _rows(found[0])


def _standing(key: str, one: object) -> object:
    found = _STANDING.fullmatch(one) if isinstance(one, str) else None
    return one if found is None else {"x": int(found[1]), "y": int(found[2]), key: _rows(found[3])}


def _rows(digits: str) -> list[list[int]]:
    return [[int(digit, 16) for digit in digits[at : at + 3]] for at in (0, 3, 6)]
