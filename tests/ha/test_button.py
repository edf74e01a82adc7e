"""Buttons: what a host does."""

from homeassistant.components.button.const import DOMAIN as BUTTON, SERVICE_PRESS
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest

from custom_components.parlor.house import ParlorConfigEntry

from .company import ask, play, seat, value


async def press(house: HomeAssistant, button: str) -> None:
    """Press a button of the table."""
    target = {"entity_id": f"button.living_room_{button}"}
    await house.services.async_call(BUTTON, SERVICE_PRESS, target, blocking=True)


async def test_a_whole_game_may_be_led_by_buttons(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna", "Ben", "Cleo", "Dora")
    await press(house, "start")
    assert value(house, "sensor.phase") == "roles"
    await press(house, "next")
    assert value(house, "sensor.phase") == "questioning"
    await press(house, "pause_or_resume")
    assert value(house, "binary_sensor.paused") == "on"
    await press(house, "pause_or_resume")
    assert value(house, "binary_sensor.paused") == "off"
    await press(house, "end_game")
    assert value(house, "sensor.phase") == "end"
    await press(house, "rematch")
    assert value(house, "sensor.phase") == "roles"


@pytest.mark.parametrize(
    ("button", "code", "words"),
    [
        ("start", "not_enough_players", "This game needs at least 4"),
        ("pause_or_resume", "wrong_stage", "not possible now"),
        ("next", "wrong_stage", "not possible now"),
        ("end_game", "wrong_stage", "not possible now"),
        ("rematch", "wrong_stage", "not possible now"),
    ],
)
async def test_a_button_cannot_do_what_the_table_refuses(
    house: HomeAssistant, entry: ParlorConfigEntry, button: str, code: str, words: str
) -> None:
    with pytest.raises(ServiceValidationError, match=words) as refused:
        await press(house, button)
    assert refused.value.translation_key == code


async def test_a_paused_game_cannot_be_skipped(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await ask(entry, "pause")
    with pytest.raises(ServiceValidationError, match="paused"):
        await press(house, "next")
