"""The house's own pack: levels come in as they are drawn, each under its name."""

from typing import Any

import pytest

from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.pack import MOST_LEVELS, in_english
from custom_components.parlor.games.cascade.terms import CascadeFault as Wrong
from custom_components.parlor.games.content import BadContent, Body, Fault

from .drawn import constraint, data, rows

SOLVED = [[0, 0, 0], [0, 14, 0], [0, 0, 0]]


def kept(own: Body | None, **other: object) -> Any:
    """Return the house's own pack with a level that was drawn."""
    return PACKS.add(own, data(**other))


def names(pack: Body) -> list[str]:
    """Return what the levels of a pack are called."""
    return [in_english(level.name) for level in PACKS.take(pack).levels]


def complaints(own: Body | None, **other: object) -> list[tuple[str, tuple[str | int, ...]]]:
    """Return why a drawing is not kept."""
    with pytest.raises(BadContent) as bad:
        PACKS.add(own, data(**other))
    return [(complaint.code, complaint.place) for complaint in bad.value.complaints]


def test_the_first_level_begins_the_pack() -> None:
    pack = kept(None, name="Mine")
    assert names(pack) == ["Mine"]
    assert PACKS.about(PACKS.take(pack)).id == "house"


def test_another_level_comes_last() -> None:
    assert names(kept(kept(None, name="Mine"), name="Yours")) == ["Mine", "Yours"]


def test_a_level_stands_in_for_the_one_of_its_name() -> None:
    pack = kept(kept(kept(None, name="Mine"), name="Yours"), name="MINE", budget=9)
    assert names(pack) == ["MINE", "Yours"]
    assert PACKS.take(pack).levels[0].budget == 9


def test_what_people_have_written_into_the_pack_stays() -> None:
    twins: Any = {"name": "By hand", "description": "Ours", "levels": [data(), data()]}
    pack = kept(twins, name="Mine")
    assert names(pack) == ["Nine", "Nine", "Mine"]
    assert (pack["name"], pack["description"]) == ("By hand", "Ours")


def test_a_level_is_kept_as_packs_hold_it() -> None:
    strokes = {**data(), "tiles": [f"{x},{y}" for x, y in data()["tiles"]], "pattern": "000010000"}
    assert PACKS.add(None, strokes)["levels"] == [data()]


@pytest.mark.parametrize(
    ("other", "why"),
    [
        ({"name": ""}, (Fault.NO_TEXT, ("name",))),
        ({"tiles": [[2, 2], [3, 2]]}, (Wrong.NOT_FOUR_APART, ("tiles", 2))),
        ({"constraints": [constraint(1, 1, SOLVED)]}, (Wrong.SOLVED_AT_THE_START, ())),
        (
            {"specials": [{"x": 2, "y": 2, "pattern": rows("000/000/000")}]},
            (Wrong.UNSOLVABLE, ()),
        ),
    ],
)
def test_a_level_that_cannot_be_played_is_not_kept(other: dict[str, Any], why: object) -> None:
    assert why in complaints(None, **other)


def test_a_pack_that_people_have_broken_is_left_alone() -> None:
    broken: Any = {"name": "By hand", "levels": [data(budget=-1)]}
    assert complaints(broken) == [(Fault.NO_NUMBER, ("levels", 1, "budget"))]


def test_a_full_pack_takes_only_what_stands_in_for_another() -> None:
    full: Any = {"name": "Full", "levels": [data(name=f"No {one}") for one in range(MOST_LEVELS)]}
    assert len(names(kept(full, name="No 7"))) == MOST_LEVELS
    with pytest.raises(BadContent):
        PACKS.take(kept(full, name="One more"))
