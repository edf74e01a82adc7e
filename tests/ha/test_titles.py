"""What tables are called: in the user's language, and each in its own way."""

from typing import Any

from homeassistant.config_entries import SOURCE_USER, ConfigEntryDisabler
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
from homeassistant.helpers import device_registry as dr
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    ClientSessionGenerator,
    WebSocketGenerator,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.titles import suggested_title
from tests.house import open_table

from .test_entity import device

FLOWS = "/api/config/config_entries/flow"


async def ask_for_a_table(
    house: HomeAssistant, client: Any, headers: dict[str, str] | None = None
) -> str:
    """Open the form of a new table as a browser does; return the name in it."""
    answer = await client.post(FLOWS, json={"handler": DOMAIN}, headers=headers)
    form = await answer.json()
    house.config_entries.flow.async_abort(form["flow_id"])
    suggested: str = form["data_schema"][0]["description"]["suggested_value"]
    return suggested


@pytest.mark.parametrize(
    ("language", "title"),
    [("en", "Living room"), ("de", "Wohnzimmer"), ("fr", "Living room")],
)
async def test_a_table_is_first_called_as_the_house_would(
    house: HomeAssistant, language: str, title: str
) -> None:
    house.config.language = language
    assert await suggested_title(house) == title


async def test_a_title_that_is_taken_is_never_suggested(house: HomeAssistant) -> None:
    given = []
    for _ in range(3):
        given.append(await suggested_title(house))
        await open_table(house, given[-1])
    assert given == ["Living room", "Living room 2", "Living room 3"]
    await open_table(house, "LIVING ROOM 4")
    assert await suggested_title(house) == "Living room 5"


@pytest.mark.parametrize(
    ("accepted", "title"),
    [
        ("de-AT,de;q=0.9,en;q=0.5", "Wohnzimmer"),
        ("en-GB", "Living room"),
        ("*", "Wohnzimmer"),
        ("../../de", "Wohnzimmer"),
        ("", "Wohnzimmer"),
    ],
)
async def test_a_browser_s_language_comes_before_the_house_s(
    house: HomeAssistant, hass_client: ClientSessionGenerator, accepted: str, title: str
) -> None:
    house.config.language = "de"
    for component in ("config", "websocket_api"):
        assert await async_setup_component(house, component, {})
    client = await hass_client()
    assert await ask_for_a_table(house, client, {"Accept-Language": accepted}) == title


async def test_what_a_user_has_chosen_comes_before_the_browser_s(
    house: HomeAssistant,
    hass_client: ClientSessionGenerator,
    hass_ws_client: WebSocketGenerator,
) -> None:
    for component in ("config", "frontend"):
        assert await async_setup_component(house, component, {})
    line = await hass_ws_client(house)
    await line.send_json_auto_id(
        {"type": "frontend/set_user_data", "key": "language", "value": {"language": "de"}}
    )
    assert (await line.receive_json())["success"]
    client = await hass_client()
    asked = await ask_for_a_table(house, client, {"Accept-Language": "en"})
    assert asked == "Wohnzimmer"


async def test_home_assistant_tells_tables_apart_by_their_titles(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert entry.unique_id == "living room"
    house.config_entries.async_update_entry(entry, title="Attic")
    assert entry.unique_id == "attic"
    again = await open_table(house, "Living room")
    assert again.unique_id == "living room"


async def test_a_table_that_was_set_up_without_an_id_gets_one(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    house.config_entries.async_update_entry(entry, unique_id=None)
    await house.config_entries.async_setup(entry.entry_id)
    assert entry.unique_id == "living room"


async def test_two_tables_that_home_assistant_calls_the_same_stay_apart(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    house.config_entries.async_update_entry(kitchen, title="Living room")
    assert (entry.unique_id, kitchen.unique_id) == ("living room", "kitchen")


async def test_the_place_of_a_disabled_table_cannot_be_taken(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
    house.config_entries.async_update_entry(entry, title="Attic")
    result = await house.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}, data={"name": "Living room"}
    )
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "already_configured"
    assert house.config_entries.async_entries(DOMAIN) == [entry]


async def test_a_table_is_called_as_somebody_renames_its_device(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    devices, place = dr.async_get(house), device(house, entry).id
    for name in ("Attic", "Cellar"):
        devices.async_update_device(place, name_by_user=name)
        await house.async_block_till_done()
        assert (entry.title, entry.runtime_data.name) == (name, name)
        renamed = device(house, entry)
        assert (renamed.name, renamed.name_by_user) == (name, None)
    house.config_entries.async_update_entry(entry, title="Kitchen")
    await house.async_block_till_done()
    entry.runtime_data.catch_up()
    assert (device(house, entry).name, entry.runtime_data.name) == ("Kitchen", "Kitchen")


async def test_what_cannot_be_a_table_s_name_stays_the_device_s_alone(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    long = "A room with a name that guests could not read on any television"
    dr.async_get(house).async_update_device(device(house, entry).id, name_by_user=long)
    await house.async_block_till_done()
    assert (entry.title, device(house, entry).name_by_user) == ("Living room", long)


async def test_a_device_that_was_renamed_before_names_its_table(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    dr.async_get(house).async_update_device(device(house, entry).id, name_by_user="Attic")
    await house.config_entries.async_setup(entry.entry_id)
    assert entry.runtime_data.name == "Attic"
