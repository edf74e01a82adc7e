"""The workshop: whoever leads the table may draw, while nothing is played."""

from collections.abc import AsyncIterator
from pathlib import Path
from typing import override

import pytest

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.content import About, Body
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.table.house import NoLibrary
from tests.games.cascade.drawn import data

from .evening import HOUSE, Evening, refusal

DRAWING = ("cascade", "pack", data())


class Drawer(NoLibrary):
    """Keeps what is drawn in a drawer."""

    def __init__(self) -> None:
        self.kept: list[Body] = []

    @override
    async def keep(self, game: str, option: str, drawn: Body) -> About:
        self.kept.append(drawn)
        return About("house", "Ours")


@pytest.fixture
def drawer() -> Drawer:
    return Drawer()


@pytest.fixture
async def evening(path: Path, drawer: Drawer) -> AsyncIterator[Evening]:
    """Return an evening in whose lobby levels can be drawn."""
    games = {"spyster": Spyster, "cascade": Cascade}
    evening = await Evening(path).begin(games=games, library=drawer)
    yield evening
    await evening.table.close()


async def test_a_host_may_have_a_drawing_looked_at(evening: Evening, drawer: Drawer) -> None:
    (anna,) = await evening.sit("Anna")
    told = await evening.table.workshop.review(anna.caller, *DRAWING)
    assert told == {"complaints": [], "solvable": True, "par": 1}
    assert drawer.kept == []


async def test_a_host_may_keep_a_drawing(evening: Evening, drawer: Drawer) -> None:
    (anna,) = await evening.sit("Anna")
    assert await evening.table.workshop.shelve(anna.caller, *DRAWING) == {"content": "house"}
    assert drawer.kept == [data()]


async def test_the_house_may_keep_a_drawing(evening: Evening, drawer: Drawer) -> None:
    await evening.table.workshop.shelve(HOUSE, *DRAWING)
    assert drawer.kept == [data()]


async def test_a_guest_who_is_not_the_host_cannot_draw(evening: Evening, drawer: Drawer) -> None:
    _, ben = await evening.sit("Anna", "Ben")
    workshop = evening.table.workshop
    assert await refusal(workshop.review(ben.caller, *DRAWING)) == "not_host"
    assert await refusal(workshop.shelve(ben.caller, *DRAWING)) == "not_host"
    assert drawer.kept == []


async def test_nobody_draws_while_a_game_runs(evening: Evening, drawer: Drawer) -> None:
    await evening.table.perform(HOUSE, "configure", {"game": "cascade"})
    (anna,) = await evening.start("Anna")
    workshop = evening.table.workshop
    assert await refusal(workshop.review(anna.caller, *DRAWING)) == "game_on"
    assert await refusal(workshop.shelve(anna.caller, *DRAWING)) == "game_on"
    assert drawer.kept == []


@pytest.mark.parametrize(
    ("game", "option", "code"),
    [
        ("chess", "pack", "no_such_game"),
        ("cascade", "mode", "unknown_option"),
        ("cascade", "nonsense", "unknown_option"),
        ("spyster", "pack", "unknown_option"),
    ],
)
async def test_nobody_draws_what_cannot_be_drawn(
    evening: Evening, game: str, option: str, code: str
) -> None:
    assert await refusal(evening.table.workshop.shelve(HOUSE, game, option, data())) == code


async def test_the_table_does_not_change_by_a_drawing(evening: Evening) -> None:
    (anna,) = await evening.sit("Anna")
    before = evening.table.version
    await evening.table.workshop.review(anna.caller, *DRAWING)
    await evening.table.workshop.shelve(anna.caller, *DRAWING)
    assert evening.table.version == before


async def test_a_table_without_a_library_keeps_nothing(evening: Evening) -> None:
    await evening.restart(games={"cascade": Cascade})
    assert await refusal(evening.table.workshop.shelve(HOUSE, *DRAWING)) == "not_kept"
