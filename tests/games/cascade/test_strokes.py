"""Strokes: a level as phones send it, flat enough for the wire."""

from typing import Any

import pytest

from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.level import Level
from custom_components.parlor.games.cascade.strokes import written_out
from custom_components.parlor.web.schema import check

MAYBE = ("check_centre", "empty_costs")


def digits(rows: list[list[int]]) -> str:
    """Return three rows of three as nine digits."""
    return "".join(f"{one:x}" for row in rows for one in row)


def strokes(level: Level) -> dict[str, Any]:
    """Return a level as a phone sends it."""
    data: Any = level.to_dict()
    standing = (("specials", "pattern"), ("constraints", "pixels"))
    return {
        **{key: data[key] for key in ("name", "colors", "budget", *MAYBE) if key in data},
        "tiles": [f"{x},{y}" for x, y in data["tiles"]],
        "pattern": digits(data["pattern"]),
        **{
            key: [f"{one['x']},{one['y']},{digits(one[inner])}" for one in data.get(key, ())]
            for key, inner in standing
        },
    }


LEVELS = [
    level for pack in PACKS.shipped.values() for level in pack.levels if not level.empty_costs
]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_the_same_in_strokes(level: Level) -> None:
    assert Level.from_dict(written_out(strokes(level))) == level


def test_strokes_travel_over_the_wire_and_are_answered() -> None:
    largest = max(LEVELS, key=lambda level: len(level.tiles))
    drawn = {**strokes(largest), "name": "Mine"}
    message = {"id": "1", "type": "review", "game": "cascade", "option": "pack", "drawn": drawn}
    assert check(message)["drawn"] == drawn
    assert PACKS.review(drawn) == {"solvable": True, "par": 7, "complaints": []}


@pytest.mark.parametrize("drawn", [None, 5, "x", [], ["10,10"]])
def test_what_is_no_level_stays_as_it_is(drawn: object) -> None:
    assert written_out(drawn) == drawn


@pytest.mark.parametrize("key", ["tiles", "pattern", "specials", "constraints"])
@pytest.mark.parametrize("part", [None, 5, "10", "x,y", ["10"], ["10,10,12345678z"], [5], {}])
def test_what_is_no_stroke_stays_as_it_is(key: str, part: object) -> None:
    assert written_out({key: part}) == {key: part}
