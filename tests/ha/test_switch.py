"""Switch: whether the game is paused."""

from homeassistant.components.switch.const import DOMAIN as SWITCH
from homeassistant.const import SERVICE_TURN_OFF, SERVICE_TURN_ON
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest

from custom_components.parlor.house import ParlorConfigEntry

from .company import ask, play, value

PAUSE = "switch.living_room_pause"


async def turn(house: HomeAssistant, action: str) -> None:
    """Turn the switch on or off."""
    await house.services.async_call(SWITCH, action, {"entity_id": PAUSE}, blocking=True)


async def test_a_game_may_be_paused_and_go_on_by_the_switch(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    assert value(house, "switch.pause") == "off"
    await turn(house, SERVICE_TURN_ON)
    assert value(house, "switch.pause") == "on"
    assert entry.runtime_data.public()["paused"]
    await turn(house, SERVICE_TURN_OFF)
    assert value(house, "switch.pause") == "off"
    assert not entry.runtime_data.public()["paused"]


async def test_the_switch_follows_what_the_host_does(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await ask(entry, "pause")
    assert value(house, "switch.pause") == "on"
    await ask(entry, "end")
    assert value(house, "switch.pause") == "off"


async def test_what_is_as_it_should_be_stays_so(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await turn(house, SERVICE_TURN_OFF)
    await play(entry)
    await turn(house, SERVICE_TURN_ON)
    await turn(house, SERVICE_TURN_ON)
    assert value(house, "switch.pause") == "on"


async def test_nothing_can_be_paused_while_nothing_is_played(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    with pytest.raises(ServiceValidationError, match="not possible now") as refused:
        await turn(house, SERVICE_TURN_ON)
    assert refused.value.translation_key == "wrong_stage"
    assert value(house, "switch.pause") == "off"
