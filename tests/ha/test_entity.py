"""The device of a table, and what all its entities share."""

import json
from pathlib import Path

from homeassistant.const import EVENT_HOMEASSISTANT_STOP, STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import CoreState, HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.translation import async_get_translations
import pytest

from custom_components import parlor
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.house import open_table

from .company import seat, value

ENTITIES = {
    "binary_sensor": 3,
    "button": 6,
    "event": 1,
    "image": 2,
    "select": 1,
    "sensor": 9,
    "switch": 1,
}
# What is noisy, or of use to a few only.
DISABLED = {
    "binary_sensor.living_room_paused",
    "binary_sensor.living_room_waiting_for_players",
    "button.living_room_next",
    "button.living_room_rematch",
    "event.living_room_game_event",
    "sensor.living_room_current_player",
    "sensor.living_room_deadline",
    "sensor.living_room_game",
    "sensor.living_room_leader",
}
# Buttons that would be refused are greyed out, and no game is on that could be drawn.
GREY = {
    "button.living_room_begin_game",
    "button.living_room_end_game",
    "button.living_room_clear_the_table",
    "image.living_room_board",
}


def device(house: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry:
    """Return the device of a table."""
    found = dr.async_get(house).async_get_device_by_identifier(
        (DOMAIN, entry.entry_id), entry.entry_id
    )
    assert found is not None
    return found


async def test_a_table_is_one_device_with_all_its_entities(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    table = device(house, entry)
    assert table.name == "Living room"
    assert table.entry_type is dr.DeviceEntryType.SERVICE
    entities = er.async_entries_for_device(
        er.async_get(house), table.id, include_disabled_entities=True
    )
    assert {
        domain: sum(entity.domain == domain for entity in entities) for domain in ENTITIES
    } == ENTITIES
    assert len(entities) == sum(ENTITIES.values())
    assert {entity.entity_id for entity in entities if entity.disabled} == DISABLED


async def test_nothing_looks_broken_at_rest(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await house.config.async_update(internal_url="http://parlor.home:8123")
    await house.async_block_till_done()
    states = {state.entity_id: state.state for state in house.states.async_all()}
    assert {name for name, state in states.items() if state == STATE_UNAVAILABLE} == GREY
    # A button that nobody has pressed yet is no more than that.
    unknown = {name for name, state in states.items() if state == STATE_UNKNOWN}
    assert unknown == {"button.living_room_seat_a_bot"}


@pytest.mark.parametrize("language", ["en", "de"])
async def test_whoever_wants_to_start_finds_that_first(
    house: HomeAssistant, entry: ParlorConfigEntry, language: str
) -> None:
    words = await async_get_translations(house, language, "entity", {DOMAIN})
    controls = ("button", "select", "switch")
    names = {
        words[f"component.{DOMAIN}.entity.{one.domain}.{one.translation_key}.name"]: one
        for one in er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
        if one.domain in controls
    }
    assert names[min(names)].translation_key == "start"


async def test_the_device_says_what_it_is_and_in_which_version(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    manifest = Path(parlor.__file__).with_name("manifest.json").read_text("utf-8")
    table = device(house, entry)
    assert table.model == "Games table"
    assert table.sw_version == json.loads(manifest)["version"]


async def test_an_entity_that_was_removed_is_no_orphan(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    registry = er.async_get(house)
    old = registry.async_get_or_create(
        "button", DOMAIN, f"{entry.entry_id}-pause", config_entry=entry
    )
    await house.config_entries.async_reload(entry.entry_id)
    assert registry.async_get(old.entity_id) is None
    assert registry.async_get("switch.living_room_pause")


async def test_another_name_and_another_address_are_followed_at_once(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config.async_update(internal_url="http://parlor.home:8123")
    await seat(entry, "Anna")
    house.config_entries.async_update_entry(entry, title="Attic")
    await entry.runtime_data.settle()
    entry.runtime_data.catch_up()
    assert device(house, entry).name == "Attic"
    assert entry.runtime_data.name == "Attic"
    assert entry.runtime_data.public()["table"] == {"name": "Attic"}
    assert entry.runtime_data.public()["seats"][0]["present"]
    await house.config.async_update(internal_url="http://another.home:8123")
    await house.async_block_till_done()
    board = f"http://another.home:8123/api/parlor/tv#{entry.runtime_data.tv_code}"
    assert device(house, entry).configuration_url == board


async def test_the_device_leads_to_its_board_also_after_new_codes(house: HomeAssistant) -> None:
    entry = await open_table(house, options={"guest_address": "http://parlor.home:8123"})
    board, table = "http://parlor.home:8123/api/parlor/tv", entry.runtime_data
    assert device(house, entry).configuration_url == f"{board}#{table.tv_code}"
    old = table.tv_code
    await table.perform(Caller(house=True), "new_code")
    assert table.tv_code != old
    assert device(house, entry).configuration_url == f"{board}#{table.tv_code}"


async def test_two_tables_have_entities_of_their_own(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await open_table(house, "Attic")
    await entry.runtime_data.join("Anna")
    entry.runtime_data.catch_up()
    assert value(house, "sensor.players") == "1"
    attic = house.states.get("sensor.attic_players")
    assert attic is not None
    assert attic.state == "0"


async def test_a_table_that_is_closed_is_unavailable(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await house.config_entries.async_unload(entry.entry_id)
    states = {state.entity_id: state.state for state in house.states.async_all()}
    assert {*states.values()} == {STATE_UNAVAILABLE}
    assert len(states) == sum(ENTITIES.values()) - len(DISABLED)


async def test_a_table_without_its_actor_is_unavailable(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await entry.runtime_data.close()
    assert value(house, "sensor.phase") == STATE_UNAVAILABLE


async def test_a_house_that_stops_remembers_the_last_states(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    house.set_state(CoreState.stopping)
    house.bus.async_fire(EVENT_HOMEASSISTANT_STOP)
    await house.async_block_till_done()
    assert value(house, "sensor.phase") == "lobby"
    house.set_state(CoreState.running)
