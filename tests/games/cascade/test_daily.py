"""The puzzle of the day: the same everywhere, another one tomorrow, harder through the week."""

import json
from typing import Any
import zlib

import pytest

from custom_components.parlor.games.cascade import Board
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.daily import RECIPES, WEEKDAYS, puzzle_of
from custom_components.parlor.games.cascade.pack import Pack
from custom_components.parlor.games.content import Day

# Two weeks, from a Monday on.
FORTNIGHT = [Day(2026, 11, day) for day in range(16, 30)]


def pack_of(day: Day) -> Pack:
    """Return the pack of a day."""
    (body,) = PACKS.make(day)
    return PACKS.take(body)


def fingerprint(day: Day) -> int:
    """Return a number that is another one when anything about a puzzle is."""
    return zlib.crc32(json.dumps(puzzle_of(day), sort_keys=True).encode())


@pytest.mark.parametrize("day", FORTNIGHT, ids=str)
def test_the_puzzle_of_a_day_can_be_solved_within_its_steps(day: Day) -> None:
    pack = pack_of(day)
    (level,), (par,) = pack.levels, pack.pars
    least, most = RECIPES[day.weekday].par
    assert not Board(level).solved
    assert least <= par <= most
    assert level.budget == 4 * par
    assert (pack.id, pack.day) == ("daily", str(day))
    assert level.name == WEEKDAYS[day.weekday]


def test_it_gets_harder_through_the_week() -> None:
    pars = [pack_of(day).pars[0] for day in FORTNIGHT]
    for week in (pars[:7], pars[7:]):
        assert week == sorted(week)
        assert week[0] < week[-1]
    bands = [recipe.par for recipe in RECIPES]
    assert bands == sorted(bands)


def test_no_two_days_have_the_same_puzzle() -> None:
    levels = [pack_of(Day(2027, month, day)).levels[0] for month in range(1, 13) for day in (1, 15)]
    assert len({*levels}) == len(levels)


@pytest.mark.parametrize(
    ("day", "known"),
    [
        (Day(2026, 11, 16), 252976329),
        (Day(2026, 11, 18), 222324526),
        (Day(2028, 2, 29), 4174737488),
        (Day(2030, 12, 29), 1887723910),
    ],
    ids=str,
)
def test_the_puzzle_of_a_day_never_changes(day: Day, known: int) -> None:
    assert fingerprint(day) == known


def test_every_tile_of_a_puzzle_is_spoken_of() -> None:
    for day in FORTNIGHT:
        (level,) = pack_of(day).levels
        assert all(len(admitted) < len(level.colors) for admitted in level.admitted)


def test_specials_come_on_friday() -> None:
    specials: dict[int, Any] = {
        day.weekday: len(pack_of(day).levels[0].specials) for day in FORTNIGHT
    }
    assert specials == {0: 0, 1: 0, 2: 0, 3: 0, 4: 1, 5: 2, 6: 2}
