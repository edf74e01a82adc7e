"""Clocks: by name, frozen in a pause, and never lost."""

import asyncio
from collections.abc import Sequence
from typing import ClassVar, override

import pytest

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.journal.stored import Stored
from custom_components.parlor.table.table import Settings

from .evening import Evening
from .tally import Tally


async def test_the_default_move_is_made_when_the_clock_runs_out(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(29.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_everyone_sees_the_clock_and_what_is_left(evening: Evening) -> None:
    await evening.start("Anna", "Ben")
    await evening.advance(12)
    assert evening.table.public()["clock"] == {"name": "turn", "running": True}
    assert evening.table.remaining_ms() == 18_000


async def test_a_lobby_has_no_clock(evening: Evening) -> None:
    assert evening.table.public()["clock"] is None
    assert evening.table.remaining_ms() is None


async def test_an_action_that_starts_no_clock_lets_it_run_on(evening: Evening) -> None:
    _, ben = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await ben.perform("hint")
    assert evening.table.remaining_ms() == 20_000


async def test_a_new_turn_starts_its_clock_anew(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("add", amount=1)
    assert evening.table.remaining_ms() == 30_000


async def test_a_clock_that_comes_back_goes_on_where_it_stopped(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("ponder")
    assert evening.table.remaining_ms() == 20_000
    await evening.advance(5)
    await anna.perform("go_on")
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("ponder")
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("go_on")
    await evening.advance(20)
    assert evening.history == [[anna.seat, 1]]


async def test_a_pause_stops_the_clock(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await evening.advance(10)
    await anna.perform("pause")
    await evening.advance(1000)
    assert evening.history == []
    assert evening.table.public()["clock"] == {"name": "turn", "running": False}
    assert evening.table.remaining_ms() == 20_000
    await anna.perform("resume_game")
    await evening.advance(19.9)
    assert evening.history == []
    await evening.advance(0.2)
    assert evening.history == [[anna.seat, 1]]


async def test_the_next_game_has_clocks_of_its_own(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben", length=1)
    await evening.advance(20)
    await anna.perform("end")
    assert evening.table.public()["clock"] is None
    await anna.perform("rematch")
    assert evening.table.remaining_ms() == 30_000


async def test_what_a_clock_showed_in_the_last_game_is_not_kept_for_the_next(
    evening: Evening,
) -> None:
    anna, _ = await evening.start("Anna", "Ben", length=1)
    await evening.advance(20)
    await anna.perform("end")
    again = asyncio.create_task(anna.perform("rematch"))
    await asyncio.sleep(0)
    evening.table._actor.tell(Draft.keep_clocks)
    await again
    game = (await evening.journal.read(Stored.load)).game
    assert game is not None
    assert (game.number, game.clocks()) == (2, {})


async def test_a_move_in_the_last_moment_counts_and_the_clock_does_not_move_again(
    evening: Evening,
) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    moved = asyncio.create_task(anna.perform("add", amount=3))
    await asyncio.sleep(0)
    evening.house.ring_next(evening.house.time + 30)
    await moved
    await evening.quiet()
    assert evening.history == [[anna.seat, 3]]


class Stumbling(Tally):
    """Fails to make a default move until it is mended."""

    tried: ClassVar[list[Cause]] = []
    mended: ClassVar[bool] = False

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        self.tried.append(cause)
        if not self.mended:
            raise ZeroDivisionError
        return super().expire(cause, by)


@pytest.fixture
async def stumbling(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> Evening:
    monkeypatch.setattr(Stumbling, "tried", [])
    monkeypatch.setattr(Stumbling, "mended", False)
    await evening.restart(Settings(away_seconds=10), games={"tally": Stumbling})
    return evening


async def test_a_clock_whose_default_move_fails_rings_again(
    stumbling: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await stumbling.start("Anna", "Ben")
    await stumbling.advance(30)
    assert (Stumbling.tried, stumbling.history) == (["clock"], [])
    monkeypatch.setattr(Stumbling, "mended", True)
    await stumbling.advance(1)
    assert (Stumbling.tried, stumbling.history) == (["clock"] * 2, [[anna.seat, 1]])
    assert stumbling.table.remaining_ms() == 30_000
    await stumbling.advance(29)
    assert len(Stumbling.tried) == 2


async def test_a_clock_whose_default_move_always_fails_rings_ever_more_seldom(
    stumbling: Evening,
) -> None:
    anna, _ = await stumbling.start("Anna", "Ben")
    await stumbling.advance(30 + 1 + 2 + 4 + 8 + 16 + 32)
    assert len(Stumbling.tried) == 7
    await stumbling.advance(600)
    assert len(Stumbling.tried) == 17
    assert stumbling.table.remaining_ms() == 0
    await anna.perform("add", amount=2)
    assert (stumbling.history, stumbling.table.remaining_ms()) == ([[anna.seat, 2]], 30_000)


async def test_whoever_is_away_is_tried_again_when_their_default_move_fails(
    stumbling: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, _ = await stumbling.start("Anna", "Ben")
    anna.detach()
    await stumbling.advance(10)
    assert (Stumbling.tried, stumbling.history) == (["away"], [])
    monkeypatch.setattr(Stumbling, "mended", True)
    await stumbling.advance(1)
    assert stumbling.history == [[anna.seat, 1]]
