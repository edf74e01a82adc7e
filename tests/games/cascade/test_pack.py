"""Packs: what ships can be solved, and whatever is wrong with one is told with its place."""

from copy import deepcopy
from typing import Any

import pytest

from custom_components.parlor.games.cascade import Board
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.level import Level
from custom_components.parlor.games.cascade.pack import MOST_LEVELS, Packs, in_english
from custom_components.parlor.games.cascade.pixels import bar
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.cascade.terms import CascadeFault as Wrong
from custom_components.parlor.games.content import BadContent, Fault
from tests.games.alone import PARLOR

from .drawn import FULL, by_hand, constraint, data, rows, tapped, tiles

LEVELS = {
    f"{pack.id} {number}": (level, par)
    for pack in PACKS.shipped.values()
    for number, (level, par) in enumerate(zip(pack.levels, pack.pars, strict=True), 1)
}
SMALL = [name for name, (level, _) in LEVELS.items() if len(level.tiles) <= 9]
# The table of the rules: width, height, pattern, colours, budget, constraints, first tile.
SIX = [
    (3, 3, "000/010/000", (14, 8), 40, 1, (10, 10)),
    (3, 3, "010/111/010", (9, 12), 48, 2, (10, 10)),
    (3, 4, "000/111/000", (8, 11), 64, 2, (10, 6)),
    (4, 3, "010/010/010", (15, 12, 9), 80, 3, (6, 10)),
    (4, 4, "100/010/001", (14, 8), 96, 4, (6, 6)),
    (4, 4, "111/111/111", (9, 11, 8), 128, 4, (6, 6)),
]
PARS = {
    "first_firing": (4, 4, 5, 4, 6, 5),
    "long_kiln": (
        *(1, 2, 2, 4, 4, 6, 4, 4, 9, 4, 3, 5, 3, 4),
        *(6, 6, 5, 6, 5, 12, 3, 11, 7, 7, 6, 11, 7, 9),
    ),
}


def pack(**other: object) -> dict[str, Any]:
    """Return a pack of one level, with something else about it."""
    return {"id": "mine", "name": "Mine", "levels": [data()], **other}


def complaints(body: object) -> list[tuple[str, tuple[str | int, ...]]]:
    """Return what is wrong with a pack, and where."""
    with pytest.raises(BadContent) as bad:
        PACKS.take(body)
    return [(complaint.code, complaint.place) for complaint in bad.value.complaints]


@pytest.mark.parametrize("number", range(6))
def test_the_six_levels_are_those_of_the_rules(number: int) -> None:
    level = PACKS.shipped["first_firing"].levels[number]
    across, down, pattern, colors, budget, constraints, (left, top) = SIX[number]
    spots = tuple((left + 4 * x, top + 4 * y) for y in range(down) for x in range(across))
    assert level.tiles == spots
    assert level.pattern == tuple(int(one) for one in pattern if one != "/")
    assert (level.colors, level.budget, len(level.constraints)) == (colors, budget, constraints)
    assert not level.specials
    assert not level.check_centre
    assert not level.empty_costs


@pytest.mark.parametrize("name", PARS)
def test_every_pack_that_ships_has_its_pars(name: str) -> None:
    assert PACKS.shipped[name].pars == PARS[name]


def test_no_other_packs_ship() -> None:
    assert PACKS.shipped.keys() == PARS.keys()
    assert not PACKS.bad
    assert PACKS.default == "first_firing"


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_is_solved_at_the_start_and_each_can_be(name: str) -> None:
    level, par = LEVELS[name]
    taps = solve(level)
    assert not Board(level).solved
    assert taps is not None
    assert tapped(level, taps).solved
    assert sum(taps) == par


@pytest.mark.parametrize("name", SMALL)
def test_nobody_can_solve_a_small_level_below_par(name: str) -> None:
    level, par = LEVELS[name]
    assert by_hand(level) == par


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_gives_enough_steps_for_its_par(name: str) -> None:
    level, par = LEVELS[name]
    board = Board(level)
    taps = solve(level) or ()
    for tile, often in enumerate(taps):
        for _ in range(often):
            assert board.tap(*level.tiles[tile])
    assert (board.solved, board.lost, board.taps) == (True, False, par)


@pytest.mark.parametrize("name", LEVELS)
def test_the_bar_of_every_level_shows_each_count_of_steps(name: str) -> None:
    level, _ = LEVELS[name]
    board = Board(level)
    for left in range(level.budget, -1, -1):
        board.steps_left = left
        assert board.frame()[63] == bar(left, level.budget)


@pytest.mark.parametrize("name", LEVELS)
def test_every_pixel_of_every_level_taps_what_is_drawn_there(name: str) -> None:
    level, _ = LEVELS[name]
    fresh = Board(level)
    for y in range(64):
        for x in range(64):
            fresh.reset()
            covering = [
                tile
                for tile, (left, top) in enumerate(level.tiles)
                if left <= x // 2 < left + 3 and top <= y // 2 < top + 3
            ]
            assert fresh.click(x, y) is bool(covering)
            changed = {tile for tile, hue in enumerate(fresh.hues) if hue}
            assert changed == {there for tile in covering for there in level.reach[tile]}


@pytest.mark.parametrize("name", LEVELS)
def test_every_level_has_a_name_and_says_what_it_teaches(name: str) -> None:
    level, _ = LEVELS[name]
    for text in (level.name, level.note):
        assert isinstance(text, dict)
        assert text.keys() == {"en", "de"}


def test_no_two_levels_that_ship_are_called_alike_or_are_the_same() -> None:
    levels = [level for pack in PACKS.shipped.values() for level in pack.levels]
    assert len({in_english(level.name) for level in levels}) == len(levels)
    assert len({*levels}) == len(levels)


def test_the_long_pack_has_something_of_everything() -> None:
    levels = PACKS.shipped["long_kiln"].levels
    assert len(levels) >= 24
    assert any(level.check_centre for level in levels)
    assert any(level.empty_costs for level in levels)
    assert sum(bool(level.specials) for level in levels) >= 5
    assert {len(level.colors) for level in levels} == {2, 3, 4}
    assert len({level.pattern for level in levels}) >= 10


def test_the_long_pack_grows_harder() -> None:
    pars = PARS["long_kiln"]
    third = len(pars) // 3
    thirds = [sum(pars[at : at + third]) / third for at in (0, third, 2 * third)]
    assert thirds == sorted(thirds)
    assert pars[0] == min(pars)


def test_a_pack_is_what_its_file_says() -> None:
    read = PACKS.take(pack(description="What I drew."))
    assert (read.id, read.name, read.description, read.day) == (
        "mine",
        "Mine",
        "What I drew.",
        None,
    )
    assert read.levels == (Level.from_dict(data()),)
    assert read.pars == (1,)
    about = PACKS.about(read)
    assert (about.id, about.name, about.description) == ("mine", "Mine", "What I drew.")


def test_a_pack_can_be_copied_and_is_the_same() -> None:
    read = PACKS.take(pack())
    assert deepcopy(read) is read


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("Our tiles", "our_tiles"),
        ("Öfen & Töpfe!", "ofen_topfe"),
        ({"de": "Unsere", "en": "Ours"}, "ours"),
        ({"de": "Unsere"}, "unsere"),
        ("99 tiles", "pack_1fc0012e"),
        ("タイル", "pack_4160cff3"),
    ],
)
def test_a_pack_without_an_id_is_known_by_its_name(name: object, expected: str) -> None:
    body = pack(name=name)
    del body["id"]
    assert PACKS.take(body).id == expected


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"id": "Mine!"}, (Fault.BAD_ID, ("id",))),
        ({"id": None}, (Fault.BAD_ID, ("id",))),
        ({"name": ""}, (Fault.NO_TEXT, ("name",))),
        ({"name": {}}, (Fault.NO_LANGUAGE, ("name",))),
        ({"name": {"en": 5}}, (Fault.NO_TEXT, ("name", "en"))),
        ({"description": 5}, (Fault.NO_TEXT, ("description",))),
        ({"day": "yesterday"}, (Wrong.NO_DAY, ("day",))),
        ({"day": 20261118}, (Wrong.NO_DAY, ("day",))),
        ({"author": "me"}, (Fault.UNKNOWN, ())),
        ({"levels": None}, (Fault.NO_LIST, ("levels",))),
        ({"levels": []}, (Fault.WRONG_COUNT, ("levels",))),
        ({"levels": [data()] * (MOST_LEVELS + 1)}, (Fault.WRONG_COUNT, ("levels",))),
        ({"levels": [5]}, (Fault.NO_OBJECT, ("levels", 1))),
    ],
)
def test_what_is_wrong_with_a_pack_is_told(other: dict[str, Any], told: tuple[str, Any]) -> None:
    assert complaints(pack(**other)) == [told]


@pytest.mark.parametrize("key", ["name", "levels"])
def test_a_pack_lacks_nothing(key: str) -> None:
    body = pack()
    del body[key]
    assert complaints(body) == [(Fault.MISSING, ())]


@pytest.mark.parametrize("key", ["name", "tiles", "pattern", "colors", "budget", "constraints"])
def test_a_level_lacks_nothing(key: str) -> None:
    level = data()
    del level[key]
    assert complaints(pack(levels=[data(), level])) == [(Fault.MISSING, ("levels", 2))]


@pytest.mark.parametrize(
    ("other", "told"),
    [
        ({"name": 5}, (Fault.NO_TEXT, ("name",))),
        ({"note": 5}, (Fault.NO_TEXT, ("note",))),
        ({"tiles": "all"}, (Fault.NO_LIST, ("tiles",))),
        ({"pattern": [[1]]}, (Wrong.NOT_THREE_BY_THREE, ("pattern",))),
        ({"pattern": [[0, 0, 0], [0, 2, 0], [0, 0, 0]]}, (Wrong.NO_PATTERN, ("pattern",))),
        ({"colors": [14, 2]}, (Wrong.NO_GLAZE, ("colors", 2))),
        ({"budget": -1}, (Fault.NO_NUMBER, ("budget",))),
        ({"check_centre": 1}, (Wrong.NOT_TRUE_OR_FALSE, ("check_centre",))),
        ({"empty_costs": "no"}, (Wrong.NOT_TRUE_OR_FALSE, ("empty_costs",))),
        ({"specials": {}}, (Fault.NO_LIST, ("specials",))),
        ({"constraints": [5]}, (Fault.NO_OBJECT, ("constraints", 1))),
        ({"music": "loud"}, (Fault.UNKNOWN, ())),
    ],
)
def test_what_is_wrong_with_a_level_is_told_with_its_place(
    other: dict[str, Any], told: tuple[str, tuple[str | int, ...]]
) -> None:
    code, place = told
    found = complaints(pack(levels=[data(), data(**other)]))
    assert (code, ("levels", 2, *place)) in found


def only(body: object) -> tuple[str, tuple[str | int, ...], dict[str, object]]:
    """Return the one thing that is wrong with a pack, with all that its words need."""
    with pytest.raises(BadContent) as bad:
        PACKS.take(body)
    (complaint,) = bad.value.complaints
    return complaint.code, complaint.place, dict(complaint.details)


def test_a_level_that_cannot_be_solved_is_told_by_its_name() -> None:
    must, must_not = [[2, 0, 2], [2, 8, 2], [2, 2, 2]], [[2, 2, 2], [2, 8, 2], [2, 2, 2]]
    both = [constraint(0, 1, must), constraint(1, 0, must_not)]
    level = data(name={"de": "Nie", "en": "Never"}, tiles=tiles("##", "##"), constraints=both)
    told = only(pack(levels=[data(), level]))
    assert told == (Wrong.UNSOLVABLE, ("levels", 2), {"level": "Never"})


def test_a_level_that_is_solved_at_the_start_is_told_by_its_name() -> None:
    green = [[0, 0, 0], [0, 14, 0], [0, 0, 0]]
    told = only(pack(levels=[data(name={"de": "Schon"}, constraints=[constraint(1, 1, green)])]))
    assert told == (Wrong.SOLVED_AT_THE_START, ("levels", 1), {"level": "Schon"})


def test_a_level_with_fewer_steps_than_it_takes_is_told_by_its_name() -> None:
    red = [[0, 0, 0], [0, 8, 0], [0, 0, 0]]
    told = only(pack(levels=[data(budget=7, constraints=[constraint(1, 1, red)])]))
    details = {"level": "Nine", "par": 8, "budget": 7}
    assert told == (Wrong.BUDGET_TOO_SMALL, ("levels", 1), details)
    assert PACKS.take(pack(levels=[data(budget=8, constraints=[constraint(1, 1, red)])])).pars == (
        8,
    )


def test_a_level_of_which_nobody_can_tell_is_told_by_its_name() -> None:
    wide = data(
        tiles=tiles(*("######",) * 6, at=(0, 1)),
        colors=[14, 8, 9, 11, 12, 15],
        pattern=rows(FULL),
        constraints=[
            constraint(x, y, [[2, 0, 2], [0, 8, 2], [2, 2, 0]], at=(0, 1))
            for x, y in [(1, 1), (4, 1), (1, 4), (4, 4), (3, 2)]
        ],
        budget=0,
    )
    assert only(pack(levels=[wide])) == (Wrong.TOO_HARD_TO_TELL, ("levels", 1), {"level": "Nine"})


def test_no_pack_that_ships_is_in_another_folder() -> None:
    files = {file.stem for file in (PARLOR / "games/cascade" / PACKS.folder).glob("*.json")}
    assert files == PARS.keys()
    assert isinstance(PACKS, Packs)
