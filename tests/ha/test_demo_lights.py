"""The demo house: its lights follow the game."""

import asyncio

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed,
)

from custom_components.parlor.house import ParlorConfigEntry
from scripts.house.configuration import DEMO, settings

from .company import act, ask, play, state, wait
from .court import complete_a_city, gather, murder_the_king, see

LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")
LAMPLIGHT = {"hs_color": [35, 50], "brightness": 153}

type Light = tuple[str, tuple[float, float] | None, int | None]

BEFORE: Light = ("on", (35.0, 50.0), 153)
BLUE: Light = ("on", (225.0, 75.0), 115)
OFF: Light = ("off", None, None)
CANDLES: Light = ("on", (28.0, 80.0), 89)
DARK_RED: Light = ("on", (0.0, 95.0), 20)
GOLD: Light = ("on", (45.0, 90.0), 255)
DIM_GOLD: Light = ("on", (45.0, 90.0), 128)


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


async def moment(house: HomeAssistant) -> None:
    """Let the house do what it does at once; a pulse would keep it busy for longer."""
    for _ in range(3):
        await house.async_add_executor_job(int)  # what runs in threads takes its time
        for _ in range(100):
            await asyncio.sleep(0)


async def beat(house: HomeAssistant, freezer: FrozenDateTimeFactory) -> None:
    """Let one beat of a pulse pass."""
    freezer.tick(0.8)
    async_fire_time_changed(house)
    await moment(house)


async def shown(house: HomeAssistant) -> list[Light]:
    """Return what the lights show."""
    await moment(house)
    states = [state(house, light) for light in LIGHTS]
    return [
        (light.state, light.attributes.get("hs_color"), light.attributes.get("brightness"))
        for light in states
    ]


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
    await beat(house, freezer)
    assert await shown(house) == [("on", (0.0, 95.0), 89)] * 3
    for _ in range(6):
        await beat(house, freezer)
    assert await shown(house) == [("on", (0.0, 95.0), 230)] * 3

    for seat, other in zip(seats, [*seats[1:], seats[0]], strict=True):
        await act(entry, seat, "vote", target=other, bet=1)
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
    await beat(house, freezer)
    assert await shown(house) == [BEFORE] * 3


async def test_the_next_game_remembers_the_lights_anew(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    await play(entry)
    await ask(entry, "end")
    await moment(house)
    await house.services.async_call("light", "turn_off", {"entity_id": LIGHTS[1]}, blocking=True)
    await ask(entry, "rematch")
    await ask(entry, "next")
    assert await shown(house) == [BLUE] * 3
    await ask(entry, "end")
    assert await shown(house) == [BEFORE, OFF, BEFORE]


async def test_citadels_are_drafted_by_candlelight(
    house: HomeAssistant, entry: ParlorConfigEntry, lights: None
) -> None:
    await gather(entry)
    assert await shown(house) == [CANDLES] * 3
    await ask(entry, "end")
    assert await shown(house) == [BEFORE] * 3


async def test_a_murder_makes_the_lights_go_down_for_a_moment(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    await murder_the_king(entry)
    assert await shown(house) == [DARK_RED] * 3
    for _ in range(4):
        await beat(house, freezer)
    assert await shown(house) == [CANDLES] * 3


async def test_the_last_round_is_announced_in_gold(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    lights: None,
) -> None:
    *_, dora = await murder_the_king(entry)
    await complete_a_city(entry, dora)
    assert await shown(house) == [GOLD] * 3
    await beat(house, freezer)
    assert await shown(house) == [DIM_GOLD] * 3
    for _ in range(6):
        await beat(house, freezer)
    assert await shown(house) == [GOLD] * 3
    await see(entry)
    await wait(house, freezer, entry, 3)
    assert await shown(house) == [BEFORE] * 3
