"""The cloakroom: things are given back exactly as they were handed in."""

from collections.abc import Mapping
from typing import Any

from homeassistant.core import HomeAssistant, ServiceCall
from homeassistant.exceptions import HomeAssistantError
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor.cloakroom import CLOAKROOM, async_open_cloakroom
from custom_components.parlor.house import ParlorConfigEntry
from scripts.house.configuration import DEMO, settings

from .actions.calling import call
from .company import state

CEILING, SOFA = "light.ceiling", "light.sofa_lamp"
STORE = "parlor.cloakroom"


@pytest.fixture
async def lamps(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Turn one lamp on and leave the other off."""
    demo = settings(DEMO)
    assert await async_setup_component(house, "template", {"template": demo["template"]})
    await house.async_block_till_done()
    await shine(house, CEILING, hs_color=[35, 50], brightness=153)
    await house.services.async_call("light", "turn_off", {"entity_id": SOFA}, blocking=True)


async def shine(house: HomeAssistant, *lights: str, **how: Any) -> None:
    await house.services.async_call("light", "turn_on", {"entity_id": lights, **how}, blocking=True)


def seen(house: HomeAssistant, light: str) -> tuple[str, Any, Any]:
    lamp = state(house, light)
    return lamp.state, lamp.attributes.get("hs_color"), lamp.attributes.get("brightness")


async def test_lights_are_put_back_exactly(
    house: HomeAssistant, lamps: None, hass_storage: Mapping[str, Any]
) -> None:
    before = [seen(house, light) for light in (CEILING, SOFA)]
    await call(house, "remember_states", entities=[CEILING, SOFA])
    assert STORE in hass_storage
    await shine(house, CEILING, SOFA, hs_color=[0, 95], brightness=20)
    await call(house, "restore_states")
    assert [seen(house, light) for light in (CEILING, SOFA)] == before
    assert STORE not in hass_storage


async def test_what_was_remembered_first_counts(house: HomeAssistant, lamps: None) -> None:
    before = seen(house, CEILING)
    await call(house, "remember_states", entities=[CEILING])
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await call(house, "remember_states", entities=[CEILING])
    await call(house, "restore_states")
    assert seen(house, CEILING) == before


async def test_only_what_is_named_is_put_back(house: HomeAssistant, lamps: None) -> None:
    await call(house, "remember_states", entities=[CEILING, SOFA])
    await shine(house, CEILING, SOFA, hs_color=[0, 95], brightness=20)
    await call(house, "restore_states", entities=[SOFA])
    assert [seen(house, light)[0] for light in (CEILING, SOFA)] == ["on", "off"]
    assert seen(house, CEILING)[2] == 20
    await call(house, "restore_states")
    assert seen(house, CEILING)[2] == 153


async def test_nothing_changes_where_nothing_was_remembered(
    house: HomeAssistant, lamps: None
) -> None:
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await call(house, "restore_states", entities=[CEILING])
    assert seen(house, CEILING)[2] == 20


async def test_a_restart_in_between_loses_nothing(house: HomeAssistant, lamps: None) -> None:
    before = seen(house, CEILING)
    await call(house, "remember_states", entities=[CEILING])
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await async_open_cloakroom(house)
    await call(house, "restore_states")
    assert seen(house, CEILING) == before


async def test_the_members_of_a_group_are_put_back_each_by_itself(
    house: HomeAssistant, lamps: None
) -> None:
    group = {"platform": "group", "name": "All", "entities": [CEILING, SOFA]}
    assert await async_setup_component(house, "light", {"light": [group]})
    await house.async_block_till_done()
    before = [seen(house, light) for light in (CEILING, SOFA)]
    await call(house, "remember_states", entities=["light.all"])
    await shine(house, "light.all", hs_color=[0, 95], brightness=20)
    await call(house, "restore_states", entities=["light.all"])
    assert [seen(house, light) for light in (CEILING, SOFA)] == before


@pytest.mark.parametrize("restarts", [False, True])
async def test_what_is_unavailable_is_put_back_when_it_is_there_again(
    house: HomeAssistant, lamps: None, hass_storage: Mapping[str, Any], restarts: bool
) -> None:
    await call(house, "remember_states", entities=[CEILING])
    lamp = state(house, CEILING)
    house.states.async_set(CEILING, "unavailable")
    await call(house, "restore_states")
    assert STORE in hass_storage
    if restarts:
        await async_open_cloakroom(house)
    house.states.async_set(CEILING, "unknown")
    await house.async_block_till_done()
    assert STORE in hass_storage
    house.states.async_set(CEILING, "off", lamp.attributes)
    await house.async_block_till_done()
    assert state(house, CEILING).state == "on"
    assert STORE not in hass_storage


async def test_what_is_nowhere_to_be_found_is_not_remembered(
    house: HomeAssistant, lamps: None, hass_storage: Mapping[str, Any]
) -> None:
    house.states.async_set(CEILING, "unavailable")
    await call(house, "remember_states", entities=[CEILING, "light.moon"])
    assert STORE not in hass_storage


async def test_a_table_that_is_removed_gives_everything_back(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    lamps: None,
    hass_storage: Mapping[str, Any],
) -> None:
    before = seen(house, CEILING)
    await call(house, "remember_states", entities=[CEILING])
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await house.config_entries.async_remove(entry.entry_id)
    assert seen(house, CEILING) == before
    assert STORE not in hass_storage


async def test_tables_keep_apart_what_they_remember(
    house: HomeAssistant, entry: ParlorConfigEntry, lamps: None
) -> None:
    await call(house, "remember_states", entities=[CEILING])
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await house.data[CLOAKROOM].give_back("another table")
    assert seen(house, CEILING)[2] == 20


async def test_a_thing_that_takes_nothing_keeps_none_of_the_others_waiting(
    house: HomeAssistant, lamps: None, hass_storage: Mapping[str, Any]
) -> None:
    def refuse(_: ServiceCall) -> None:
        raise HomeAssistantError("it is stuck")

    house.services.async_register("lock", "lock", refuse)
    house.states.async_set("lock.door", "locked")
    await call(house, "remember_states", entities=["lock.door", CEILING])
    house.states.async_set("lock.door", "unlocked")
    await shine(house, CEILING, hs_color=[0, 95], brightness=20)
    await call(house, "restore_states")
    assert seen(house, CEILING)[2] == 153
    assert STORE not in hass_storage
