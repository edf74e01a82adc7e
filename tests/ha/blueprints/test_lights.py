"""The lights follow the game, and are afterwards exactly as they were."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import EVENT_HOMEASSISTANT_STARTED
from homeassistant.core import CoreState, HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util.color import color_RGB_to_hs
import pytest

from custom_components.parlor.cloakroom import async_open_cloakroom
from custom_components.parlor.colours import shine
from custom_components.parlor.games import GAMES
from custom_components.parlor.house import ParlorConfigEntry
from scripts.house.configuration import DEMO, settings
from tests.ha.automating import automate, use
from tests.ha.company import act, ask, finish, play, state
from tests.ha.court import complete_a_city, gather, murder_the_king, see

from .moving import beats, moment

CEILING, SOFA, BACKLIGHT = LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")

type Light = tuple[str, tuple[float, float] | None, int | None]

LAMPLIGHT: Light = ("on", (35.0, 50.0), 153)
OFF: Light = ("off", None, None)
BEFORE = [LAMPLIGHT, OFF, ("on", (200.0, 30.0), 255)]
BLUE: Light = ("on", (225.0, 75.0), 115)
RED: Light = ("on", (0.0, 95.0), 230)
DIM_RED: Light = ("on", (0.0, 95.0), 92)
VOTE: Light = ("on", (0.0, 95.0), 128)
CANDLES: Light = ("on", (28.0, 80.0), 89)
GOLD: Light = ("on", (45.0, 90.0), 255)


@pytest.fixture
async def lamps(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Light the room."""
    await furnish(house)


async def furnish(house: HomeAssistant) -> None:
    """Light the room as people like it: one lamp warm, one off, one cool."""
    template = settings(DEMO)["template"]
    assert await async_setup_component(house, "template", {"template": template})
    await house.async_block_till_done()
    await turn(house, CEILING, hs_color=[35, 50], brightness=153)
    await turn(house, BACKLIGHT, hs_color=[200, 30], brightness=255)
    await house.services.async_call("light", "turn_off", {"entity_id": SOFA}, blocking=True)


async def turn(house: HomeAssistant, light: str, **how: Any) -> None:
    """Turn a lamp on."""
    await house.services.async_call("light", "turn_on", {"entity_id": light, **how}, blocking=True)


async def shown(house: HomeAssistant) -> list[Light]:
    """Return what the lamps show."""
    await moment(house)
    lamps = [state(house, light) for light in LIGHTS]
    return [
        (lamp.state, lamp.attributes.get("hs_color"), lamp.attributes.get("brightness"))
        for lamp in lamps
    ]


async def follow(house: HomeAssistant, entry: ParlorConfigEntry, **inputs: Any) -> None:
    """Let the lamps follow a table, without the winner's colour unless it is asked for."""
    await use(house, entry, "lights", lights=[*LIGHTS], **{"winner_seconds": 0, **inputs})


async def test_the_lights_follow_the_game_and_are_restored(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    assert await shown(house) == BEFORE
    seats = await play(entry)
    assert await shown(house) == [BLUE] * 3
    await act(entry, seats[0], "call_vote")
    assert await shown(house) == [RED] * 3
    await beats(house, freezer, 1)
    assert await shown(house) == [DIM_RED] * 3
    await beats(house, freezer, 4)
    assert await shown(house) == [VOTE] * 3
    await ask(entry, "end")
    assert await shown(house) == BEFORE


async def test_lights_without_a_pulse_only_change_with_the_phase(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry, flash=False)
    seats = await play(entry)
    await act(entry, seats[0], "call_vote")
    assert await shown(house) == [VOTE] * 3


async def test_a_game_that_ends_in_a_pulse_leaves_no_red_light(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    seats = await play(entry)
    await act(entry, seats[0], "call_vote")
    await ask(entry, "end")
    await beats(house, freezer, 5)
    assert await shown(house) == BEFORE


async def test_the_winner_s_colour_comes_last(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry, winner_seconds=10)
    await play(entry)
    await finish(entry)
    await beats(house, freezer, 5)
    public = entry.runtime_data.public()
    assert public["result"] is not None
    first = public["result"]["winners"][0]
    colour = next(seat["colour"] for seat in public["seats"] if seat["id"] == first)
    for lamp in await shown(house):
        assert lamp[1] == pytest.approx(color_RGB_to_hs(*shine(colour)), abs=0.1)
        assert lamp[2] == 255
    await beats(house, freezer, 11)
    assert await shown(house) == BEFORE


async def test_a_rematch_at_once_still_ends_in_the_light_from_before(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry, winner_seconds=10)
    await play(entry)
    await ask(entry, "end")
    await ask(entry, "rematch")
    await ask(entry, "next")
    await beats(house, freezer, 11)
    assert await shown(house) == [BLUE] * 3
    await ask(entry, "end")
    await beats(house, freezer, 11)
    assert await shown(house) == BEFORE


async def test_the_next_game_remembers_the_lights_anew(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    await play(entry)
    await ask(entry, "end")
    assert await shown(house) == BEFORE
    await turn(house, SOFA, hs_color=[35, 50], brightness=153)
    await ask(entry, "rematch")
    await ask(entry, "next")
    await moment(house)
    await ask(entry, "end")
    assert await shown(house) == [LAMPLIGHT, LAMPLIGHT, BEFORE[2]]


async def test_a_light_of_one_s_own_replaces_that_of_the_game(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    own = [{"phase": "questioning", "colour": [0, 255, 0], "brightness": 20}]
    await follow(house, entry, own_lights=own)
    await play(entry)
    assert await shown(house) == [("on", (120.0, 100.0), 51)] * 3


async def test_people_with_tired_eyes_get_less_light(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry, brightness=50)
    await play(entry)
    assert {light[2] for light in await shown(house)} == {56}


async def restart(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Restart what a restart restarts: the table, the cloakroom, the automations, the lamps."""
    await automate(house)
    await house.config_entries.async_unload(entry.entry_id)
    for light in LIGHTS:  # as lamps that have lost their power
        await turn(house, light, hs_color=[10, 10], brightness=9)
    await async_open_cloakroom(house)
    house.set_state(CoreState.starting)
    await house.config_entries.async_setup(entry.entry_id)
    await follow(house, entry)
    house.set_state(CoreState.running)
    house.bus.async_fire(EVENT_HOMEASSISTANT_STARTED)
    await moment(house)


async def test_a_restart_in_between_loses_nothing(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    seats = await play(entry)
    assert await shown(house) == [BLUE] * 3
    await restart(house, entry)
    assert await shown(house) == [("on", (10.0, 10.0), 9)] * 3
    await act(entry, seats[0], "call_vote")
    assert await shown(house) == [RED] * 3
    await ask(entry, "end")
    await beats(house, freezer, 5)
    assert await shown(house) == BEFORE


async def test_a_game_that_the_restart_has_ended_is_put_right_at_the_start(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    await play(entry)
    assert await shown(house) == [BLUE] * 3
    await automate(house)
    await ask(entry, "end")
    assert await shown(house) == [BLUE] * 3
    await restart(house, entry)
    assert await shown(house) == BEFORE


async def test_citadels_are_played_by_candlelight(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    await gather(entry)
    assert await shown(house) == [CANDLES] * 3


async def test_a_murder_and_the_last_round_are_seen_in_the_lamps(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, lamps: None
) -> None:
    await follow(house, entry)
    *_, dora = await murder_the_king(entry)
    seen = set()
    for _ in range(12):
        await beats(house, freezer, 0.5)
        seen |= {*await shown(house)}
    assert ("on", (0.0, 95.0), 51) in seen
    assert await shown(house) == [CANDLES] * 3
    await complete_a_city(entry, dora)
    assert await shown(house) == [GOLD] * 3
    await see(entry)
    await beats(house, freezer, 10)
    assert entry.runtime_data.stage == "over"
    assert await shown(house) == BEFORE


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_that_is_built_has_light_of_its_own(game: Any) -> None:
    assert game.glows
    assert game.flashes
