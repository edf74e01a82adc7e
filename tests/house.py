"""A table in a Home Assistant that runs inside the test."""

from collections.abc import Mapping
from datetime import timedelta
from pathlib import Path
from typing import Any

from homeassistant.config_entries import SOURCE_USER, ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity import Entity
from homeassistant.util import dt as dt_util
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed,
)

from custom_components.parlor import web
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry

PAGE = """<!doctype html>
<title>{name}</title>
<meta name="parlor-build" content="__BUILD__" />
<script type="module" nonce="__NONCE__" src="/parlor_static/assets/{name}-{build}.js"></script>
"""


def build_pages(folder: Path, build: str = "1a2b") -> Path:
    """Put pages where the build would, so that no test depends on a build."""
    assets = folder / "assets"
    assets.mkdir(parents=True)
    for name in ("phone", "tv"):
        (folder / f"{name}.html").write_text(PAGE.format(name=name, build=build), "utf-8")
        (assets / f"{name}-{build}.js").write_text(f"console.log('{name}');", "utf-8")
    for name in ("card", "panel"):
        (folder / f"{name}.js").write_text(f"console.log('{name} {build}');", "utf-8")
    return folder


async def open_table(
    hass: HomeAssistant, name: str = "Living room", options: Mapping[str, Any] | None = None
) -> ParlorConfigEntry:
    """Set up a table."""
    result = await hass.config_entries.flow.async_init(
        DOMAIN, context={"source": SOURCE_USER}, data={"name": name}
    )
    await hass.async_block_till_done()
    entry: ParlorConfigEntry = result["result"]
    assert entry.state is ConfigEntryState.LOADED
    if options:
        await change_options(hass, entry, options)
    return entry


async def change_options(
    hass: HomeAssistant, entry: ParlorConfigEntry, options: Mapping[str, Any]
) -> None:
    """Change the options of a table as the dialog does: with a reload."""
    form = await hass.config_entries.options.async_init(entry.entry_id)
    defaults = {"start_reserved": False, "open_outside": False, "away_seconds": 30}
    await hass.config_entries.options.async_configure(form["flow_id"], {**defaults, **options})
    await hass.async_block_till_done()
    assert entry.state is ConfigEntryState.LOADED


def fire_timers(hass: HomeAssistant, seconds: float) -> None:
    """Let everything begin that waits for up to so many seconds."""
    async_fire_time_changed(hass, dt_util.utcnow() + timedelta(seconds=seconds))


async def pass_time(hass: HomeAssistant, seconds: float) -> None:
    """Let everything happen that waits for up to so many seconds."""
    fire_timers(hass, seconds)
    await hass.async_block_till_done()


@pytest.fixture
def hass_config_dir(tmp_path: Path) -> str:
    """Give every test a configuration folder of its own."""
    return str(tmp_path / "config")


@pytest.fixture
def www(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Serve pages that need no build."""
    folder = build_pages(tmp_path / "www")
    monkeypatch.setattr(web, "WWW", folder)
    return folder


@pytest.fixture
def house(hass: HomeAssistant, enable_custom_integrations: None, www: Path) -> HomeAssistant:
    """Return a Home Assistant that can find this integration."""
    return hass


@pytest.fixture
def all_entities(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enable what is disabled by default, too."""
    monkeypatch.setattr(Entity, "entity_registry_enabled_default", True)


@pytest.fixture
async def entry(house: HomeAssistant) -> ParlorConfigEntry:
    """Set up a table."""
    return await open_table(house)
