"""The panel: one page in the sidebar for all tables."""

from pathlib import Path
from shutil import rmtree

from homeassistant.components.frontend import DATA_PANELS, async_panel_exists
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    WebSocketGenerator,
)

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.panel import ELEMENT, PANEL_PATH
from custom_components.parlor.web import BUILD
from custom_components.parlor.web.build import Pages
from custom_components.parlor.web.panel_file import PANEL_URL
from tests.house import build_pages, change_options, open_table
from tests.web.phone import MakeClient

FOR_GOOD = "public, max-age=31536000, immutable"


def is_there(house: HomeAssistant) -> bool:
    return async_panel_exists(house, PANEL_PATH)


def module(house: HomeAssistant) -> str:
    """Return where the page in the sidebar is loaded from."""
    config = house.data[DATA_PANELS][PANEL_PATH].config
    assert config is not None
    address: str = config["_panel_custom"]["module_url"]
    return address


def version(www: Path) -> str:
    panel = Pages.read(www).panel
    assert panel is not None
    return panel.version


async def test_everyone_of_the_house_finds_the_page_in_the_sidebar(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    www: Path,
    hass_ws_client: WebSocketGenerator,
    hass_read_only_access_token: str,
) -> None:
    assert await async_setup_component(house, "frontend", {})
    client = await hass_ws_client(house, hass_read_only_access_token)
    await client.send_json_auto_id({"type": "get_panels"})
    panel = (await client.receive_json())["result"][PANEL_PATH]
    assert (panel["title"], panel["require_admin"]) == ("Parlor", False)
    custom = panel["config"]["_panel_custom"]
    assert custom["name"] == ELEMENT
    assert custom["module_url"] == f"{PANEL_URL}?v={version(www)}"


async def test_there_is_one_page_however_many_tables_there_are(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await house.config_entries.async_reload(entry.entry_id)
    assert is_there(house)
    await house.config_entries.async_remove(kitchen.entry_id)
    assert is_there(house)
    await house.config_entries.async_remove(entry.entry_id)
    assert not is_there(house)


async def test_the_page_is_there_as_long_as_a_table_wants_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await change_options(house, entry, {"sidebar": False})
    assert is_there(house)
    await change_options(house, kitchen, {"sidebar": False})
    assert not is_there(house)
    await change_options(house, kitchen, {"sidebar": True})
    assert is_there(house)


async def test_a_table_that_is_switched_off_wants_no_page(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    off = house.config_entries.async_set_disabled_by
    await off(entry.entry_id, ConfigEntryDisabler.USER)
    assert not is_there(house)
    await off(entry.entry_id, None)
    assert is_there(house)


async def test_after_another_build_its_page_is_loaded(
    house: HomeAssistant, entry: ParlorConfigEntry, www: Path
) -> None:
    before = module(house)
    rmtree(www)
    build_pages(www, "3c4d")
    await house.data[BUILD].read()
    await house.config_entries.async_reload(entry.entry_id)
    assert module(house) == f"{PANEL_URL}?v={version(www)}" != before


async def test_without_a_built_page_there_is_none_in_the_sidebar(
    house: HomeAssistant, www: Path
) -> None:
    (www / "panel.js").unlink()
    await open_table(house)
    assert not is_there(house)


@pytest.mark.parametrize("known", [True, False])
async def test_the_page_is_kept_for_good_under_its_version_only(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path, known: bool
) -> None:
    client = await hass_client_no_auth()
    panel = await client.get(f"{PANEL_URL}?v={version(www) if known else 'another'}")
    assert await panel.text() == "console.log('panel 1a2b');"
    assert panel.content_type == "text/javascript"
    assert panel.headers["Cache-Control"] == (FOR_GOOD if known else "no-store")


async def test_without_a_table_there_is_no_page(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client_no_auth: MakeClient
) -> None:
    client = await hass_client_no_auth()
    await house.config_entries.async_remove(entry.entry_id)
    assert (await client.get(PANEL_URL)).status == 404
