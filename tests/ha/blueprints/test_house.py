"""The other blueprints: a voice, a screen, a button, an invitation, and peace."""

from collections.abc import Sequence
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_mock_service,
)

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.ha.automating import use
from tests.ha.company import NAMES, act, ask, play, seat, state
from tests.house import change_options, open_table

from .moving import beats, moment

PRESS = {"trigger": "event", "event_type": "pressed"}


def said(calls: Sequence[ServiceCall]) -> list[str]:
    """Return what was spoken."""
    return [call.data["message"] for call in calls]


async def test_a_narrator_tells_the_highlights_one_by_one(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    spoken = async_mock_service(house, "tts", "speak")
    speaker = "media_player.kitchen"
    house.states.async_set(speaker, "idle")
    await use(house, entry, "narrator", speakers=[speaker], voice="tts.home")
    anna, *_ = await play(entry)
    await act(entry, anna, "call_vote")
    await ask(entry, "end")
    await beats(house, freezer, 10)
    assert said(spoken) == [
        *(f"{name} sits down." for name in NAMES),
        "Spyster begins, with Anna, Ben, Cleo and Dora.",
        "Round 1 of 1 begins.",
        "Anna calls a vote.",
        "Spyster was ended early.",
    ]
    assert spoken[0].data["media_player_entity_id"] == [speaker]
    assert spoken[0].data["entity_id"] == ["tts.home"]


async def test_a_narrator_may_tell_everything(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    spoken = async_mock_service(house, "assist_satellite", "announce")
    satellites = ["assist_satellite.shelf"]
    await use(house, entry, "narrator", how_much="everything", satellites=satellites)
    await seat(entry, "Anna")
    await beats(house, freezer, 2)
    assert said(spoken) == ["Anna sits down.", "Anna is ready."]
    assert spoken[0].data["entity_id"] == satellites


async def test_a_narrator_waits_until_the_speaker_has_finished(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    spoken = async_mock_service(house, "tts", "speak")
    speaker = "media_player.kitchen"
    house.states.async_set(speaker, "playing")
    await use(house, entry, "narrator", speakers=[speaker], voice="tts.home")
    await seat(entry, "Anna", "Ben")
    await beats(house, freezer, 3)
    assert said(spoken) == ["Anna sits down."]
    house.states.async_set(speaker, "idle")
    await beats(house, freezer, 1)
    assert said(spoken) == ["Anna sits down.", "Ben sits down."]


SCREENS = {
    "android": ("media_player.play_media", ("media", "media_content_id")),
    "fire": ("androidtv.adb_command", ("command",)),
    "webos": ("webostv.command", ("payload", "target")),
    "fully": ("fully_kiosk.load_url", ("url",)),
    "other": ("browser.open", ("page",)),
}


@pytest.mark.parametrize("kind", SCREENS)
async def test_a_screen_opens_the_board_when_a_game_starts(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, kind: str
) -> None:
    await change_options(house, entry, {"guest_address": "http://parlor.home:8123"})
    action, path = SCREENS[kind]
    opened = async_mock_service(house, *action.split("."))
    screen = furnish_screen(house, entry)
    own = [{"action": "browser.open", "data": {"page": "{{ board }}"}}]
    await use(house, entry, "board_on_tv", kind=kind, screen=screen, other=own)
    await seat(entry, *NAMES)
    await moment(house)
    assert opened == []
    await ask(entry, "start")
    await house.async_block_till_done()
    (call,) = opened
    told: Any = call.data
    for step in path:
        told = told[step]
    board = f"http://parlor.home:8123/api/parlor/tv#{entry.runtime_data.tv_code}"
    assert board in told


def furnish_screen(house: HomeAssistant, entry: ParlorConfigEntry) -> str:
    """Put in a television that is on."""
    television = dr.async_get(house).async_get_or_create(
        config_entry_id=entry.entry_id, identifiers={("tv", "tv")}
    )
    made = er.async_get(house).async_get_or_create(
        "media_player", "tv", "tv", suggested_object_id="tv", device_id=television.id
    )
    house.states.async_set(made.entity_id, "on")
    return made.entity_id


async def test_a_screen_that_is_off_is_turned_on_first_and_may_come_early(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await change_options(house, entry, {"guest_address": "http://parlor.home:8123"})
    opened = async_mock_service(house, "media_player", "play_media")
    assert await async_setup_component(house, "homeassistant", {})
    turned = async_mock_service(house, "homeassistant", "turn_on")
    screen = furnish_screen(house, entry)
    house.states.async_set(screen, "off")
    await use(house, entry, "board_on_tv", kind="android", screen=screen, early=True)
    await seat(entry, "Anna")
    await beats(house, freezer, 1)
    assert [call.data["entity_id"] for call in turned] == [[screen]]
    assert opened == []
    house.states.async_set(screen, "on")
    await house.async_block_till_done()
    assert len(opened) == 1
    await seat(entry, "Ben")
    await house.async_block_till_done()
    assert len(opened) == 1


async def test_a_button_acts_for_a_player_who_allows_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    made = await use(house, entry, "button", press=[PRESS], player="Anna", move="call_vote")
    house.bus.async_fire("pressed")
    await house.async_block_till_done()
    assert state(house, made).attributes["last_triggered"] is None
    anna, *_ = await play(entry)
    await entry.runtime_data.perform(Caller(anna), "allow_house", {"allow": True})
    house.bus.async_fire("pressed")
    await house.async_block_till_done()
    assert entry.runtime_data.public()["view"]["phase"] == "vote"  # type: ignore[index]


async def test_a_button_may_say_with_what(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await use(
        house,
        entry,
        "button",
        press=[PRESS],
        player="Anna",
        move="vote",
        params={"target": "Ben", "bet": 2},
    )
    anna, *_ = await play(entry)
    await entry.runtime_data.perform(Caller(anna), "allow_house", {"allow": True})
    await act(entry, anna, "call_vote")
    house.bus.async_fire("pressed")
    await house.async_block_till_done()
    view: Any = entry.runtime_data.public()["view"]
    assert anna not in view["waiting_for"]


async def test_an_nfc_tag_invites(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await change_options(house, entry, {"guest_address": "http://parlor.home:8123"})
    assert await async_setup_component(house, "tag", {})
    sent = async_mock_service(house, "notify", "send_message")
    scan = {"trigger": "tag", "tag_id": "coffee-table"}
    await use(house, entry, "invitation", when=[scan], whom=["notify.robin", "notify.kim"])
    house.bus.async_fire("tag_scanned", {"tag_id": "coffee-table"})
    await house.async_block_till_done()
    (call,) = sent
    table = entry.runtime_data
    assert call.data["entity_id"] == ["notify.robin", "notify.kim"]
    assert call.data["title"] == "Come and play!"
    assert call.data["message"] == (
        f"Living room: http://parlor.home:8123/api/parlor/#{table.code}"
        f" – or type {table.short_code} at http://parlor.home:8123/parlor"
    )


SWITCHES = ("input_boolean.quiet_bell", "input_boolean.quiet_phone")


@pytest.fixture
async def switches(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Put in two switches, of which one is on."""
    config = {"quiet_bell": {"initial": False}, "quiet_phone": {"initial": True}}
    assert await async_setup_component(house, "input_boolean", {"input_boolean": config})
    assert await async_setup_component(house, "homeassistant", {})


def positions(house: HomeAssistant) -> list[str]:
    """Return how the switches are."""
    return [state(house, switch).state for switch in SWITCHES]


async def test_nobody_is_disturbed_while_a_game_is_on(
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    entry: ParlorConfigEntry,
    switches: None,
) -> None:
    await use(house, entry, "do_not_disturb", switches=[*SWITCHES])
    await play(entry)
    await moment(house)
    assert positions(house) == ["on", "on"]
    await ask(entry, "end")
    await beats(house, freezer, 5)
    assert positions(house) == ["on", "on"]
    await ask(entry, "rematch")
    await beats(house, freezer, 40)
    assert positions(house) == ["on", "on"]
    await ask(entry, "end")
    await beats(house, freezer, 40)
    assert positions(house) == ["off", "on"]


async def test_another_table_s_game_disturbs_nothing(
    house: HomeAssistant, entry: ParlorConfigEntry, switches: None
) -> None:
    await use(house, entry, "do_not_disturb", switches=[*SWITCHES])
    await play(await open_table(house, "Kitchen"))
    await moment(house)
    assert positions(house) == ["off", "on"]
