"""The device of a table, and what all its entities share."""

from homeassistant.const import EVENT_HOMEASSISTANT_STOP, STATE_UNAVAILABLE
from homeassistant.core import CoreState, HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.house import open_table

from .company import value

ENTITIES = {"binary_sensor": 3, "button": 5, "event": 1, "image": 2, "select": 1, "sensor": 9}


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
    entities = er.async_entries_for_device(er.async_get(house), table.id)
    assert {
        domain: sum(entity.domain == domain for entity in entities) for domain in ENTITIES
    } == ENTITIES
    assert len(entities) == sum(ENTITIES.values())


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
    assert len(states) == sum(ENTITIES.values())


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
