"""Home Assistant's WebSocket API: which tables there are."""

from collections.abc import Awaitable, Callable
from typing import Any

from homeassistant.auth.const import GROUP_ID_READ_ONLY
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr

from custom_components.parlor.house import ParlorConfigEntry
from tests.house import open_table
from tests.web.line import make_user

type Connect = Callable[..., Awaitable[Any]]


async def follow(socket: Any) -> list[dict[str, Any]]:
    """Follow the list of tables and return it as it is now."""
    await socket.send_json({"id": 7, "type": "parlor/tables"})
    assert (await socket.receive_json())["success"]
    return await told(socket)


async def told(socket: Any) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = (await socket.receive_json())["event"]
    return tables


async def told_at_last(
    socket: Any, seen: Callable[[list[dict[str, Any]]], bool]
) -> list[dict[str, Any]]:
    while not seen(tables := await told(socket)):
        pass
    return tables


async def test_a_user_is_told_of_all_tables(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    socket = await hass_ws_client(house)
    (device,) = dr.async_entries_for_config_entry(dr.async_get(house), entry.entry_id)
    living_room = {
        "entry_id": entry.entry_id,
        "device_id": device.id,
        "name": "Living room",
        "open": True,
    }
    assert await follow(socket) == [living_room]
    await open_table(house, "Garden")
    tables = await told_at_last(socket, lambda tables: len(tables) == 2 and tables[1]["open"])
    assert [table["name"] for table in tables] == ["Living room", "Garden"]
    assert tables[1]["device_id"]


async def test_a_user_is_told_what_becomes_of_a_table(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    socket = await hass_ws_client(house)
    await follow(socket)
    house.config_entries.async_update_entry(entry, title="Kitchen")
    assert (await told(socket))[0]["name"] == "Kitchen"
    await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
    assert not (await told(socket))[0]["open"]
    await house.config_entries.async_set_disabled_by(entry.entry_id, None)
    assert (await told(socket))[0]["open"]
    await house.config_entries.async_remove(entry.entry_id)
    assert await told_at_last(socket, lambda tables: not tables) == []


async def test_nothing_is_told_twice(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    socket = await hass_ws_client(house)
    await follow(socket)
    house.config_entries.async_update_entry(entry, options={**entry.options, "away_seconds": 40})
    house.config_entries.async_update_entry(entry, title="Kitchen")
    assert (await told(socket))[0]["name"] == "Kitchen"


async def test_a_user_without_rights_is_told_of_no_table(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    user, token = await make_user(house, group=GROUP_ID_READ_ONLY)
    socket = await hass_ws_client(house, token)
    assert len(await follow(socket)) == 1
    await house.auth.async_update_user(user, group_ids=[])
    assert await told(socket) == []


async def test_whoever_stops_listening_is_told_nothing_more(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    socket = await hass_ws_client(house)
    await follow(socket)
    await socket.send_json({"id": 8, "type": "unsubscribe_events", "subscription": 7})
    assert (await socket.receive_json())["success"]
    house.config_entries.async_update_entry(entry, title="Kitchen")
    await socket.send_json({"id": 9, "type": "ping"})
    assert (await socket.receive_json())["type"] == "pong"
