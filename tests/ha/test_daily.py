"""The puzzle of the day, day after day, as the house counts it."""

from datetime import timedelta
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.house import change_options, open_table

from .company import ask, seat, state_of


@pytest.fixture
async def entry(house: HomeAssistant, freezer: FrozenDateTimeFactory) -> ParlorConfigEntry:
    """Set up a table for the puzzle of the day, an hour before midnight in New York."""
    freezer.move_to("2026-11-18T04:00:00Z")
    await house.config.async_update(time_zone="America/New_York")
    entry = await open_table(house)
    await change_options(house, entry, {"keep_guest_names": True})
    await ask(entry, "configure", game=Cascade.id, options={"pack": "daily"})
    return entry


async def play(entry: ParlorConfigEntry, who: SeatId, message: str) -> None:
    """Begin the puzzle of the day, and solve it with as few taps as possible."""
    await ask(entry, message)
    game = state_of(entry)
    assert isinstance(game, Cascade)
    level = game.run_of(who).leg.level
    taps = [
        spot
        for spot, often in zip(level.tiles, solve(level) or (), strict=True)
        for _ in range(often)
    ]
    for x, y in taps:
        await entry.runtime_data.perform(Caller(who), "tap", {"level": 1, "x": x, "y": y})
    assert entry.runtime_data.stage == "over"


async def daily(house: HomeAssistant) -> list[dict[str, Any] | None]:
    """Return what the house says of everyone's puzzles of the day."""
    found: Any = await house.services.async_call(
        DOMAIN, "get_statistics", blocking=True, return_response=True
    )
    return [person["games"][0]["daily"] for person in found["persons"]]


async def pass_hours(
    house: HomeAssistant, entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory, hours: float
) -> None:
    freezer.tick(timedelta(hours=hours))
    async_fire_time_changed(house)
    await house.async_block_till_done()
    await entry.runtime_data.settle()


async def test_a_day_is_one_of_the_house_and_a_streak_ends_when_one_is_missed(
    house: HomeAssistant, entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    (anna,) = await seat(entry, "Anna")
    await play(entry, anna, "start")
    assert await daily(house) == [{"days": 1, "stars": 3, "streak": 1, "longest": 1}]
    # Past midnight in the house, and the same day in Greenwich.
    await pass_hours(house, entry, freezer, 2)
    await play(entry, anna, "rematch")
    both = {"days": 2, "stars": 6, "longest": 2}
    assert await daily(house) == [{**both, "streak": 2}]
    await pass_hours(house, entry, freezer, 24)
    assert await daily(house) == [{**both, "streak": 2}]
    await pass_hours(house, entry, freezer, 24)
    assert await daily(house) == [{**both, "streak": 0}]


async def test_whoever_is_forgotten_leaves_no_streak(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, _ = await seat(entry, "Anna", "Ben")
    await play(entry, anna, "start")
    assert [(one or {})["streak"] for one in await daily(house)] == [1, 1]
    await ask(entry, "clear_table")
    await house.services.async_call(DOMAIN, "forget_player", {"player": "Anna"}, blocking=True)
    assert len(await daily(house)) == 1
