"""Drawing a level: at once it is told whether it can be solved, and in how many taps."""

from typing import Any

import pytest

from custom_components.parlor.games.cascade.drawing import MOST_COMPLAINTS, looked_through
from custom_components.parlor.games.cascade.terms import CascadeFault as Wrong
from custom_components.parlor.games.content import Fault

from .drawn import FULL, constraint, data, rows, tiles

ALL_RED = [[0, 0, 0], [0, 8, 0], [0, 0, 0]]


def looked_at(drawn: object) -> dict[str, Any]:
    """Return what people are told of a level that they draw."""
    return {**looked_through(drawn)}


def test_a_level_that_can_be_solved_is_told_with_its_par() -> None:
    drawn = data(constraints=[constraint(1, 1, ALL_RED)])
    assert looked_at(drawn) == {"solvable": True, "par": 8, "complaints": []}


def test_a_level_that_cannot_be_solved_has_no_par() -> None:
    deaf = data(specials=[{"x": 2, "y": 2, "pattern": rows("000/000/000")}])
    assert looked_at(deaf) == {"solvable": False, "par": None, "complaints": []}


def test_a_level_that_is_solved_has_a_par_of_nothing() -> None:
    green = [[0, 0, 0], [0, 14, 0], [0, 0, 0]]
    drawn = data(constraints=[constraint(1, 1, green)])
    assert looked_at(drawn) == {"solvable": True, "par": 0, "complaints": []}


def test_nobody_guesses_what_would_take_too_long() -> None:
    wide = data(
        tiles=tiles(*("######",) * 6, at=(0, 1)),
        colors=[14, 8, 9, 11, 12, 15],
        pattern=rows(FULL),
        constraints=[
            constraint(x, x, [[2, 0, 2], [0, 8, 2], [2, 2, 0]], at=(0, 1)) for x in (1, 4)
        ],
        budget=0,
    )
    assert looked_at(wide) == {"solvable": None, "par": None, "complaints": []}


def test_what_is_wrong_is_told_with_its_place() -> None:
    told = looked_at(data(colors=[14, 14, 8], budget=-1))["complaints"]
    assert {"code": Wrong.COLOUR_TWICE, "place": ["colors", 2], "details": {}} in told
    numbers = {"min": 0, "max": 999}
    assert {"code": Fault.NO_NUMBER, "place": ["budget"], "details": numbers} in told


@pytest.mark.parametrize("junk", [None, 5, "x", [], {}, {"tiles": [[0, 0]] * 500}])
def test_junk_is_complained_about(junk: object) -> None:
    told = looked_at(junk)
    assert (told["solvable"], told["par"]) == (None, None)
    assert 1 <= len(told["complaints"]) <= MOST_COMPLAINTS
