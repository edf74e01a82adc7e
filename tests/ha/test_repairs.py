"""Repairs: what can be done about a table's trouble."""

from collections.abc import Sequence
from typing import Any

from aiohttp.test_utils import TestClient
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    ClientSessionGenerator,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import Journal, NotSaved, Statement
from custom_components.parlor.web.links import guest_base

from .company import ask, play, value

FLOW = "/api/repairs/issues/fix"


@pytest.fixture
async def repairs(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client: ClientSessionGenerator
) -> TestClient[Any, Any]:
    """Return a browser of someone who looks after the house."""
    assert await async_setup_component(house, "repairs", {})
    client: TestClient[Any, Any] = await hass_client()
    return client


async def begin(client: TestClient[Any, Any], issue: str) -> dict[str, Any]:
    """Begin to mend an issue."""
    response = await client.post(FLOW, json={"handler": DOMAIN, "issue_id": issue})
    step: dict[str, Any] = await response.json()
    return step


async def go_on(client: TestClient[Any, Any], step: dict[str, Any], **given: str) -> dict[str, Any]:
    """Send what was filled in."""
    response = await client.post(f"{FLOW}/{step['flow_id']}", json=given)
    following: dict[str, Any] = await response.json()
    return following


async def test_an_address_for_guests_may_be_given(
    house: HomeAssistant, entry: ParlorConfigEntry, repairs: TestClient[Any, Any]
) -> None:
    house.config.internal_url = house.config.external_url = None
    house.config.api = None
    assert guest_base(house, entry) is None
    issue = f"no_address_{entry.entry_id}"
    form = await begin(repairs, issue)
    assert form["step_id"] == "address"
    assert form["description_placeholders"] == {"table": "Living room"}
    refused = await go_on(repairs, form, guest_address="parlor.home")
    assert refused["errors"] == {"guest_address": "address_invalid"}
    done = await go_on(repairs, refused, guest_address="http://Parlor.Home/")
    assert done["type"] == "create_entry"
    await house.async_block_till_done()
    assert entry.options["guest_address"] == "http://parlor.home"
    assert guest_base(house, entry) == "http://parlor.home"
    assert not ir.async_get(house).async_get_issue(DOMAIN, issue)


class Disk:
    """A disk that can be full."""

    def __init__(self, journal: Journal) -> None:
        self.full = False
        self._write = journal.write

    async def write(self, writes: Sequence[Statement]) -> None:
        if self.full:
            raise NotSaved("the disk is full")
        await self._write(writes)


@pytest.fixture
def disk(house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch) -> Disk:
    """Return the disk of the table."""
    journal = entry.runtime_data.journal
    disk = Disk(journal)
    monkeypatch.setattr(journal, "write", disk.write)
    return disk


async def test_a_game_goes_on_once_the_disk_has_room(
    house: HomeAssistant, entry: ParlorConfigEntry, repairs: TestClient[Any, Any], disk: Disk
) -> None:
    await play(entry)
    disk.full = True
    with pytest.raises(Refused):
        await ask(entry, "next")
    issue = f"not_saved_{entry.entry_id}"
    assert ir.async_get(house).async_get_issue(DOMAIN, issue)
    assert value(house, "switch.pause") == "on"

    still = await go_on(repairs, await begin(repairs, issue))
    assert (still["type"], still["reason"]) == ("abort", "still_not_saved")
    assert ir.async_get(house).async_get_issue(DOMAIN, issue)

    disk.full = False
    done = await go_on(repairs, await begin(repairs, issue))
    assert done["type"] == "create_entry"
    assert not ir.async_get(house).async_get_issue(DOMAIN, issue)
    assert value(house, "switch.pause") == "off"
    assert value(house, "sensor.phase") == "questioning"


async def test_a_lobby_may_be_saved_again(
    house: HomeAssistant, entry: ParlorConfigEntry, repairs: TestClient[Any, Any], disk: Disk
) -> None:
    disk.full = True
    with pytest.raises(Refused):
        await entry.runtime_data.join("Anna")
    entry.runtime_data.catch_up()
    disk.full = False
    done = await go_on(repairs, await begin(repairs, f"not_saved_{entry.entry_id}"))
    assert done["type"] == "create_entry"
    assert entry.runtime_data.trouble is None


async def test_a_table_that_is_removed_leaves_no_issue(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    house.config.internal_url = house.config.external_url = None
    house.config.api = None
    assert guest_base(house, entry) is None
    await house.config_entries.async_remove(entry.entry_id)
    assert not ir.async_get(house).issues
