"""Binary sensors: what is on at a table."""

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry

from .company import act, ask, play, seat, value

# What is disabled by default is shown here, too.
pytestmark = pytest.mark.usefixtures("all_entities")


def shown(house: HomeAssistant) -> tuple[str, str, str]:
    """Return whether a game runs, players are waited for, and it is paused."""
    return (
        value(house, "binary_sensor.game_running"),
        value(house, "binary_sensor.waiting_for_players"),
        value(house, "binary_sensor.paused"),
    )


async def test_an_empty_table_waits_for_players(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert shown(house) == ("off", "on", "off")


async def test_a_table_waits_until_everyone_is_ready(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, *_ = await seat(entry, "Anna", "Ben", "Cleo")
    assert shown(house) == ("off", "on", "off")
    await seat(entry, "Dora")
    assert shown(house) == ("off", "off", "off")
    await act(entry, anna, "ready", ready=False)
    assert shown(house) == ("off", "on", "off")


async def test_someone_who_is_away_keeps_nobody_waiting(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna", "Ben", "Cleo", "Dora")
    await entry.runtime_data.join("Away")
    entry.runtime_data.catch_up()
    assert shown(house) == ("off", "off", "off")


async def test_a_game_runs_from_start_to_end(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    assert shown(house) == ("on", "off", "off")
    await ask(entry, "pause")
    assert shown(house) == ("on", "off", "on")
    await ask(entry, "resume_game")
    assert shown(house) == ("on", "off", "off")
    await ask(entry, "end")
    assert shown(house) == ("off", "off", "off")
