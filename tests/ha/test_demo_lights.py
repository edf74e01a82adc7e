"""The demo house: its lights follow the game."""

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from scripts.house.configuration import DEMO, settings

from .company import act, ask, play, state, wait

LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")
LAMPLIGHT = {"hs_color": [35, 50], "brightness": 153}

type Light = tuple[str, tuple[float, float] | None, int | None]

BEFORE: Light = ("on", (35.0, 50.0), 153)
BLUE: Light = ("on", (225.0, 75.0), 115)
OFF: Light = ("off", None, None)


@pytest.fixture
async def lights(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Set up the lights and the automations of the demo house, and turn the lights on."""
    demo = settings(DEMO)
    for integration in ("scene", "template", "automation"):
        assert await async_setup_component(house, integration, {integration: demo[integration]})
    await house.async_block_till_done()
    await house.services.async_call(
        "light", "turn_on", {"entity_id": [*LIGHTS], **LAMPLIGHT}, blocking=True
    )


async def shown(house: HomeAssistant) -> list[Light]:
    """Return what the lights show, once the house has done what it does at once."""
    await house.async_block_till_done()
    states = [state(house, light) for light in LIGHTS]
    return [
        (light.state, light.attributes.get("hs_color"), light.attributes.get("brightness"))
        for light in states
    ]


async def settle(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    """Let a pulse end."""
    for _ in range(6):
        await wait(house, freezer, entry, 0.8)


async def test_the_lights_follow_the_game_and_are_restored(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    seats = await play(entry)
    assert await shown(house) == [BLUE] * 3

    await act(entry, seats[0], "call_vote")
    assert await shown(house) == [("on", (0.0, 95.0), 230)] * 3
    await wait(house, freezer, entry, 0.8)
    assert await shown(house) == [("on", (0.0, 95.0), 89)] * 3
    await settle(house, freezer, entry)
    assert await shown(house) == [("on", (0.0, 95.0), 230)] * 3

    await ask(entry, "next")
    assert await shown(house) == [("on", (45.0, 15.0), 255), OFF, OFF]

    await ask(entry, "end")
    assert await shown(house) == [BEFORE] * 3


async def test_a_game_that_ends_in_a_pulse_leaves_no_red_light(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    seats = await play(entry)
    await act(entry, seats[0], "call_vote")
    await ask(entry, "end")
    assert await shown(house) == [BEFORE] * 3
    await settle(house, freezer, entry)
    assert await shown(house) == [BEFORE] * 3


async def test_the_next_game_remembers_the_lights_anew(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    await play(entry)
    await ask(entry, "end")
    await house.async_block_till_done()
    await house.services.async_call("light", "turn_off", {"entity_id": LIGHTS[1]}, blocking=True)
    await ask(entry, "rematch")
    await ask(entry, "next")
    assert await shown(house) == [BLUE] * 3
    await ask(entry, "end")
    assert await shown(house) == [BEFORE, OFF, BEFORE]
