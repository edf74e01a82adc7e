"""A level: what is read of it, what a tap reaches, and what its constraints want."""

from copy import deepcopy

import pytest

from custom_components.parlor.games.cascade import Level
from custom_components.parlor.games.cascade.checking import MOST_COLOURS, MOST_STEPS, MOST_TILES
from custom_components.parlor.games.cascade.palette import GLAZES
from custom_components.parlor.games.cascade.terms import CascadeFault as Wrong
from custom_components.parlor.games.content import BadContent, Fault

from .drawn import CENTRE, FULL, PLUS, ROW, constraint, data, level, rows, tiles

MUST = [[0, 2, 2], [2, 8, 2], [2, 2, 2]]


def complaints(**other: object) -> list[tuple[str, tuple[str | int, ...]]]:
    """Return what is said of a level with something else about it: codes and places."""
    with pytest.raises(BadContent) as bad:
        level(**other)
    return [(complaint.code, complaint.place) for complaint in bad.value.complaints]


def test_a_level_is_written_as_it_was_read() -> None:
    written = data(
        name={"en": "Nine", "de": "Neun"},
        note="Look around.",
        check_centre=True,
        empty_costs=True,
        specials=[{"x": 2, "y": 6, "pattern": rows(FULL)}],
    )
    assert Level.from_dict(written).to_dict() == written
    assert level().to_dict() == data()


def test_levels_that_are_only_called_differently_are_the_same_puzzle() -> None:
    one, other = level(name="One", note="a"), level(name="Other", note="b")
    assert (one, hash(one)) == (other, hash(other))
    assert one != level(budget=6)


def test_a_level_is_shared_by_copies() -> None:
    one = level()
    assert deepcopy(one) is one


def test_a_tap_reaches_the_tiles_that_there_are() -> None:
    corner, edge, *_ = level(pattern=rows(PLUS)).reach
    assert (corner, edge) == ((0, 1, 3), (0, 1, 2, 4))


def test_a_special_tile_has_a_pattern_of_its_own() -> None:
    special = level(specials=[{"x": 6, "y": 6, "pattern": rows(ROW)}])
    assert [len(reach) for reach in special.reach] == [1, 1, 1, 1, 3, 1, 1, 1, 1]


def test_a_tile_must_fit_all_constraints_that_speak_of_it() -> None:
    both = level(
        colors=[14, 8, 9],
        constraints=[
            constraint(0, 0, [[2, 2, 2], [2, 8, 2], [2, 2, 2]]),
            constraint(2, 0, [[2, 2, 2], [2, 9, 2], [2, 2, 2]]),
        ],
    )
    assert [sorted(fits) for fits in both.admitted[:5]] == [
        [0, 1, 2],
        [0],
        [0, 1, 2],
        [0, 2],
        [0],
    ]


@pytest.mark.parametrize(("check_centre", "spoken_of"), [(False, 8), (True, 9)])
def test_the_tile_below_is_checked_only_where_the_level_says_so(
    check_centre: bool, spoken_of: int
) -> None:
    (rules,) = level(check_centre=check_centre).rules
    assert len(rules) == spoken_of


def test_a_constraint_says_nothing_of_a_tile_that_is_not_there() -> None:
    (rules,) = level(constraints=[constraint(0, 0, MUST)]).rules
    assert [rule.at for rule in rules] == [5, 7, 8]


@pytest.mark.parametrize("key", ["name", "tiles", "pattern", "colors", "budget", "constraints"])
def test_a_level_lacks_nothing(key: str) -> None:
    whole = data()
    del whole[key]
    with pytest.raises(BadContent) as bad:
        Level.from_dict(whole)
    (complaint,) = bad.value.complaints
    assert (complaint.code, complaint.details) == (Fault.MISSING, {"key": key})


@pytest.mark.parametrize("nothing", [None, 1, "level", [], [data()]])
def test_a_level_is_an_object(nothing: object) -> None:
    with pytest.raises(BadContent) as bad:
        Level.from_dict(nothing)
    assert [complaint.code for complaint in bad.value.complaints] == [Fault.NO_OBJECT]


def test_a_level_has_nothing_that_nobody_knows() -> None:
    assert complaints(undo=True) == [(Fault.UNKNOWN, ())]


@pytest.mark.parametrize("name", ["", "  ", 1, None, {"en": 1}, ["Nine"]])
def test_a_level_has_a_name(name: object) -> None:
    (complaint,) = complaints(name=name)
    assert complaint[0] == Fault.NO_TEXT


def test_a_name_is_short_and_a_note_is_a_text() -> None:
    assert complaints(name="x" * 41) == [(Fault.TOO_LONG, ("name",))]
    assert complaints(note=5) == [(Fault.NO_TEXT, ("note",))]


@pytest.mark.parametrize("budget", [-1, MOST_STEPS + 1, 1.0, "5", None, True])
def test_a_budget_is_a_number_of_steps(budget: object) -> None:
    assert complaints(budget=budget) == [(Fault.NO_NUMBER, ("budget",))]


@pytest.mark.parametrize("key", ["check_centre", "empty_costs"])
@pytest.mark.parametrize("value", [0, 1, "true", None, []])
def test_what_is_on_or_off_is_true_or_false(key: str, value: object) -> None:
    assert complaints(**{key: value}) == [(Wrong.NOT_TRUE_OR_FALSE, (key,))]


@pytest.mark.parametrize(
    "pattern", [None, CENTRE, [], [[0, 1, 0]] * 2, [[0, 1]] * 3, [[0, 1, 0]] * 4, [1] * 9, ["010"]]
)
def test_a_pattern_is_three_by_three(pattern: object) -> None:
    assert complaints(pattern=pattern) == [(Wrong.NOT_THREE_BY_THREE, ("pattern",))]


@pytest.mark.parametrize("one", [2, -1, True, "1", None, 1.0])
def test_a_pattern_is_made_of_noughts_and_ones(one: object) -> None:
    pattern = [[0, 0, 0], [0, 1, 0], [0, 0, one]]
    assert complaints(pattern=pattern) == [(Wrong.NO_PATTERN, ("pattern",))]


@pytest.mark.parametrize("colours", [[], [14], [6, 7, 8, 9, 10, 11, 12]])
def test_a_cycle_has_two_to_six_colours(colours: list[int]) -> None:
    assert (Fault.WRONG_COUNT, ("colors",)) in complaints(colors=colours)
    assert MOST_COLOURS == 6


@pytest.mark.parametrize("colour", [1, 2, 3, 4, 16, -1, "8", None, True, 8.0])
def test_a_tile_has_a_colour_of_the_palette_that_is_no_grey(colour: object) -> None:
    assert (Wrong.NO_GLAZE, ("colors", 3)) in complaints(colors=[14, 8, colour])
    assert len(GLAZES) == 12


def test_no_colour_is_in_a_cycle_twice() -> None:
    assert complaints(colors=[14, 8, 14]) == [(Wrong.COLOUR_TWICE, ("colors", 3))]


@pytest.mark.parametrize("cycle", [None, "14,8", 14, {"14": 8}])
def test_a_cycle_is_a_list(cycle: object) -> None:
    assert complaints(colors=cycle) == [(Fault.NO_LIST, ("colors",))]


@pytest.mark.parametrize("spot", [None, 3, "22", [], [2], [2, 2, 2], {"x": 2, "y": 2}])
def test_a_tile_is_a_pair_of_numbers(spot: object) -> None:
    assert complaints(tiles=[*data()["tiles"], spot]) == [(Wrong.NO_SPOT, ("tiles", 10))]


@pytest.mark.parametrize(
    "spot", [[-2, 2], [2, -2], [30, 2], [2, 30], [2.0, 2], ["2", 2], [True, 2]]
)
def test_a_tile_is_on_the_grid_and_above_the_bar(spot: object) -> None:
    assert complaints(tiles=[*data()["tiles"], spot]) == [(Wrong.OFF_THE_GRID, ("tiles", 10))]


def test_the_lowest_row_of_tiles_ends_above_the_bar() -> None:
    low = {"constraints": [{"x": 0, "y": 28, "pixels": MUST}]}
    assert level(tiles=[[0, 28], [4, 28]], **low)
    assert (Wrong.OFF_THE_GRID, ("tiles", 2)) in complaints(tiles=[[0, 28], [4, 29]], **low)


@pytest.mark.parametrize("spot", [[3, 2], [2, 3], [4, 4], [15, 15]])
def test_tiles_are_four_apart(spot: list[int]) -> None:
    assert complaints(tiles=[*data()["tiles"], spot]) == [(Wrong.NOT_FOUR_APART, ("tiles", 10))]


def test_no_tile_is_there_twice() -> None:
    assert complaints(tiles=[*data()["tiles"], [6, 6]]) == [(Wrong.TILE_TWICE, ("tiles", 10))]


@pytest.mark.parametrize(
    ("colours", "free"), [([14, 8], 9), ([14, 8, 9], 13), ([14, 8, 9, 11, 12, 15], 17)]
)
def test_no_tile_lies_in_the_legend_which_is_longer_with_more_colours(
    colours: list[int], free: int
) -> None:
    edge = [[29, y] for y in range(1, 29, 4)]
    told = complaints(
        tiles=[[25, 25], *edge],
        colors=colours,
        constraints=[{"x": 25, "y": 25, "pixels": MUST}],
    )
    covered = [2 + at for at, (_, y) in enumerate(edge) if y < free]
    assert told == [(Wrong.IN_THE_LEGEND, ("tiles", at)) for at in covered]


def test_a_level_has_tiles() -> None:
    assert (Fault.WRONG_COUNT, ("tiles",)) in complaints(tiles=[])
    assert (Fault.NO_LIST, ("tiles",)) in complaints(tiles="###")
    assert MOST_TILES == 64


@pytest.mark.parametrize("key", ["constraints", "specials"])
@pytest.mark.parametrize(
    ("spot", "code"),
    [
        ({"x": 3, "y": 2}, Wrong.NO_TILE_THERE),
        ({"x": 14, "y": 14}, Wrong.NO_TILE_THERE),
        ({"x": -4, "y": 2}, Wrong.OFF_THE_GRID),
        ({"x": "2", "y": 2}, Wrong.OFF_THE_GRID),
        ({"x": 2}, Fault.MISSING),
        ({"y": 2}, Fault.MISSING),
        ({"x": 2, "y": 2, "z": 2}, Fault.UNKNOWN),
    ],
)
def test_what_is_said_of_a_tile_stands_on_one(key: str, spot: object, code: str) -> None:
    inner = {"pixels": MUST} if key == "constraints" else {"pattern": rows(FULL)}
    assert complaints(**{key: [{**spot, **inner}]}) == [(code, (key, 1))]  # type: ignore[dict-item]


@pytest.mark.parametrize("key", ["constraints", "specials"])
def test_no_two_things_are_said_of_the_same_tile(key: str) -> None:
    inner = {"pixels": MUST} if key == "constraints" else {"pattern": rows(FULL)}
    twice = [{"x": 2, "y": 2, **inner}] * 2
    assert complaints(**{key: twice}) == [(Wrong.TWO_ON_A_TILE, (key, 2))]


@pytest.mark.parametrize("key", ["constraints", "specials"])
@pytest.mark.parametrize("nothing", [None, 5, "x"])
def test_what_is_said_of_tiles_is_a_list_of_objects(key: str, nothing: object) -> None:
    assert complaints(**{key: nothing}) == [(Fault.NO_LIST, (key,))]
    assert (Fault.NO_OBJECT, (key, 1)) in complaints(**{key: [nothing]})


def test_a_level_has_a_constraint() -> None:
    assert complaints(constraints=[]) == [(Fault.WRONG_COUNT, ("constraints",))]


@pytest.mark.parametrize("pixels", [None, [], [[0, 8, 0]], [[0, 0], [0, 8], [0, 0]], "000080000"])
def test_a_constraint_is_three_by_three(pixels: object) -> None:
    told = complaints(constraints=[{"x": 2, "y": 2, "pixels": pixels}])
    assert told == [(Wrong.NOT_THREE_BY_THREE, ("constraints", 1, "pixels"))]


@pytest.mark.parametrize("pixel", [-1, 16, "0", None, True, 0.0])
def test_a_constraint_is_made_of_colours_of_the_palette(pixel: object) -> None:
    pixels = [[0, 2, 2], [2, 8, 2], [2, 2, pixel]]
    told = complaints(constraints=[{"x": 2, "y": 2, "pixels": pixels}])
    assert told == [(Wrong.NO_PIXEL, ("constraints", 1, "pixels"))]


@pytest.mark.parametrize("target", [0, 2, 9])
def test_a_constraint_speaks_of_a_colour_of_the_cycle(target: int) -> None:
    pixels = [[0, 2, 2], [2, target, 2], [2, 2, 2]]
    told = complaints(constraints=[{"x": 2, "y": 2, "pixels": pixels}])
    assert told == [(Wrong.NO_TARGET, ("constraints", 1, "pixels"))]


@pytest.mark.parametrize("pattern", [None, [[0, 1, 0]], "111111111"])
def test_a_special_pattern_is_three_by_three(pattern: object) -> None:
    told = complaints(specials=[{"x": 2, "y": 2, "pattern": pattern}])
    assert told == [(Wrong.NOT_THREE_BY_THREE, ("specials", 1, "pattern"))]


def test_all_that_is_wrong_is_told_at_once() -> None:
    told = complaints(budget=-1, colors=[14, 14], tiles=tiles("##", at=(30, 2)))
    assert {code for code, _ in told} >= {Fault.NO_NUMBER, Wrong.COLOUR_TWICE, Wrong.OFF_THE_GRID}
