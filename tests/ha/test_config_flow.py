"""Setting up a table."""

from typing import Any

from homeassistant.config_entries import (
    SOURCE_RECONFIGURE,
    SOURCE_USER,
    ConfigFlowContext,
    ConfigFlowResult,
)
from homeassistant.core import HomeAssistant
from homeassistant.data_entry_flow import FlowResultType
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from tests.house import open_table


async def begin(house: HomeAssistant) -> str:
    """Open the form of a new table and return the flow's id."""
    form = await house.config_entries.flow.async_init(DOMAIN, context={"source": SOURCE_USER})
    assert form["type"] is FlowResultType.FORM
    assert form["errors"] == {}
    return form["flow_id"]


async def begin_again(house: HomeAssistant, entry: ParlorConfigEntry) -> ConfigFlowResult:
    """Open the form of a table that is there."""
    context = ConfigFlowContext(source=SOURCE_RECONFIGURE, entry_id=entry.entry_id)
    return await house.config_entries.flow.async_init(DOMAIN, context=context)


async def test_a_table_may_be_set_up_with_a_name_alone(house: HomeAssistant) -> None:
    flow = await begin(house)
    result = await house.config_entries.flow.async_configure(flow, {"name": "  Living   room "})
    assert result["type"] is FlowResultType.CREATE_ENTRY
    assert result["title"] == "Living room"
    await house.async_block_till_done()
    assert result["result"].runtime_data.name == "Living room"


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "a\u202eb", "a\x00b", "\u3164", "\u200d"])
async def test_a_table_cannot_have_a_name_that_is_none(house: HomeAssistant, name: str) -> None:
    flow = await begin(house)
    result = await house.config_entries.flow.async_configure(flow, {"name": name})
    assert result["type"] is FlowResultType.FORM
    assert result["errors"] == {"name": "name_invalid"}


@pytest.mark.parametrize("name", ["x" * 40, "👩\u200d👧 at home", "Spielzimmer 🎲"])
async def test_a_table_may_have_any_name_that_can_be_seen(house: HomeAssistant, name: str) -> None:
    flow = await begin(house)
    result = await house.config_entries.flow.async_configure(flow, {"name": name})
    assert result["title"] == name


async def test_two_tables_cannot_have_the_same_name(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    flow = await begin(house)
    refused = await house.config_entries.flow.async_configure(flow, {"name": "living ROOM"})
    assert refused["errors"] == {"name": "name_taken"}
    result = await house.config_entries.flow.async_configure(flow, {"name": "Kitchen"})
    assert result["type"] is FlowResultType.CREATE_ENTRY


async def test_a_table_may_be_renamed(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    form = await begin_again(house, entry)
    result = await house.config_entries.flow.async_configure(form["flow_id"], {"name": "Attic"})
    assert result["type"] is FlowResultType.ABORT
    assert result["reason"] == "reconfigure_successful"
    await house.async_block_till_done()
    assert entry.title == entry.runtime_data.name == "Attic"


async def test_a_table_may_keep_its_name_in_other_letters(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    form = await begin_again(house, entry)
    result = await house.config_entries.flow.async_configure(
        form["flow_id"], {"name": "LIVING room"}
    )
    assert result["reason"] == "reconfigure_successful"
    await house.async_block_till_done()


async def test_a_table_cannot_be_renamed_to_another(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await open_table(house, "Kitchen")
    form = await begin_again(house, entry)
    result = await house.config_entries.flow.async_configure(form["flow_id"], {"name": "kitchen"})
    assert result["errors"] == {"name": "name_taken"}
    house.config_entries.flow.async_abort(form["flow_id"])


REQUIRED = {
    "start_reserved": False,
    "open_outside": False,
    "away_seconds": 30,
    "keep_guest_names": False,
    "sidebar": True,
}


async def test_options_may_be_changed(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    form = await house.config_entries.options.async_init(entry.entry_id)
    assert form["type"] is FlowResultType.FORM
    given = {
        "start_reserved": True,
        "open_outside": True,
        "away_seconds": 45.0,
        "keep_guest_names": True,
        "sidebar": False,
        "satellites": [{"player": "Robin", "satellite": "assist_satellite.shelf"}],
        "guest_address": " HTTP://Parlor.Home:8123/ ",
        "wifi_name": "Guests",
        "wifi_password": "come on in",
    }
    result = await house.config_entries.options.async_configure(form["flow_id"], given)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await house.async_block_till_done()
    assert entry.options == {**given, "guest_address": "http://parlor.home:8123"}
    assert type(entry.options["away_seconds"]) is int


async def test_options_may_be_emptied(house: HomeAssistant) -> None:
    given = [{"player": "Robin", "satellite": "assist_satellite.shelf"}]
    entry = await open_table(
        house, options={"guest_address": "http://parlor.home", "satellites": given}
    )
    form = await house.config_entries.options.async_init(entry.entry_id)
    await house.config_entries.options.async_configure(
        form["flow_id"], {**REQUIRED, "guest_address": "", "satellites": []}
    )
    await house.async_block_till_done()
    assert entry.options == REQUIRED


@pytest.mark.parametrize(
    ("given", "errors"),
    [
        ({"guest_address": "parlor.home"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "ftp://parlor.home"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://a b"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://parlor.home/x"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://parlor.home?x"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://me@parlor.home"}, {"guest_address": "address_invalid"}),
        ({"guest_address": "http://parlor.home:99999"}, {"guest_address": "address_invalid"}),
        ({"wifi_password": "come on in"}, {"wifi_name": "wifi_name_missing"}),
        ({"wifi_name": "ü" * 17}, {"wifi_name": "wifi_name_long"}),
        (
            {"wifi_name": "Guests", "wifi_password": "come in"},
            {"wifi_password": "wifi_password_length"},
        ),
    ],
)
async def test_options_cannot_be_nonsense(
    house: HomeAssistant, entry: ParlorConfigEntry, given: dict[str, Any], errors: dict[str, str]
) -> None:
    form = await house.config_entries.options.async_init(entry.entry_id)
    result = await house.config_entries.options.async_configure(
        form["flow_id"], {**REQUIRED, **given}
    )
    assert result["type"] is FlowResultType.FORM
    assert result["errors"] == errors
    result = await house.config_entries.options.async_configure(form["flow_id"], REQUIRED)
    assert result["type"] is FlowResultType.CREATE_ENTRY
    await house.async_block_till_done()
