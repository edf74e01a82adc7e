"""Parlor: a games table for Home Assistant."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path

from homeassistant.const import EVENT_HOMEASSISTANT_STOP, Platform
from homeassistant.core import Event, HomeAssistant
from homeassistant.exceptions import ConfigEntryError, ConfigEntryNotReady
from homeassistant.helpers import config_validation as cv
from homeassistant.helpers.typing import ConfigType

from .actions import async_setup_actions
from .archive_api import async_setup_archive
from .blueprints import BLUEPRINTS, Blueprints, async_bring_blueprints
from .butler import BUTLER, async_hire_butler
from .card import card_post
from .cloakroom import CLOAKROOM, async_open_cloakroom
from .const import (
    CONF_AWAY_SECONDS,
    CONF_KEEP_GUEST_NAMES,
    CONF_START_RESERVED,
    DEFAULT_AWAY_SECONDS,
    DOMAIN,
)
from .entity import async_forget_entities, async_register_device
from .games.state import GameState
from .herald import async_herald
from .house import HassHouse, ParlorConfigEntry
from .inspection import INSPECTED, async_inspect, async_report_left_out
from .journals import JOURNALS, Journals
from .librarian import LIBRARIAN, Librarian, async_follow_days
from .looking_back import forget_counts
from .moments import async_tell_moments
from .panel import async_keep_panel
from .table.finishing import finish
from .table.house import Settings
from .table.journal.journal import CannotOpen
from .table.table import Table
from .titles import async_follow_device, async_follow_title
from .trouble import TroubleWatch, clear_house, clear_table
from .web import async_close_connections, async_setup_web, forget_table
from .websocket import async_setup_websocket
from .words import async_load_words

PLATFORMS = [
    Platform.BINARY_SENSOR,
    Platform.BUTTON,
    Platform.EVENT,
    Platform.IMAGE,
    Platform.SELECT,
    Platform.SENSOR,
    Platform.SWITCH,
]

CONFIG_SCHEMA = cv.config_entry_only_config_schema(DOMAIN)


async def async_setup(hass: HomeAssistant, config: ConfigType) -> bool:
    """Register the pages, the socket and the actions, once for all tables."""
    hass.data[JOURNALS] = Journals()
    await async_load_words(hass)
    await async_inspect(hass)
    hass.data[LIBRARIAN] = Librarian(hass, hass.data[INSPECTED].sound)
    hass.data[BLUEPRINTS] = await Blueprints.read(hass)
    await async_open_cloakroom(hass)
    await async_hire_butler(hass)
    async_setup_actions(hass)
    async_setup_archive(hass)
    await async_setup_web(hass)
    async_setup_websocket(hass)
    return True


async def async_setup_entry(hass: HomeAssistant, entry: ParlorConfigEntry) -> bool:
    """Open a table; a game that was on goes on."""
    async_report_left_out(hass)
    if not (games := hass.data[INSPECTED].sound):
        raise ConfigEntryError(translation_domain=DOMAIN, translation_key="no_games")
    await hass.data[LIBRARIAN].read()
    entry.runtime_data = await _open(hass, entry, games)
    try:
        await _show(hass, entry)
    except BaseException:
        # Nobody would unload a table whose setup has failed.
        await finish(_take_down(hass, entry))
        raise
    return True


async def async_unload_entry(hass: HomeAssistant, entry: ParlorConfigEntry) -> bool:
    """Close a table; its game waits in the journal."""
    entry.runtime_data.catch_up()
    if not await hass.config_entries.async_unload_platforms(entry, PLATFORMS):
        return False
    await _close(hass, entry)
    await async_close_connections(hass, entry)
    # Its table may be about to be switched off.
    await async_keep_panel(hass)
    return True


async def async_remove_entry(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Delete what a table has saved; with the last table goes what was there for all of them."""
    clear_table(hass, entry.entry_id)
    forget_table(hass, entry.entry_id)
    forget_counts(hass)
    await hass.data[CLOAKROOM].forget(entry.entry_id)
    await async_keep_panel(hass)
    if not hass.config_entries.async_entries(DOMAIN):
        await card_post(hass).take_down()
        clear_house(hass)
        await hass.data[BLUEPRINTS].clear_away()
    await hass.async_add_executor_job(_delete, _journal_path(hass, entry))


async def _open(
    hass: HomeAssistant, entry: ParlorConfigEntry, games: Mapping[str, type[GameState]]
) -> Table:
    """Return the table as it was left."""
    journal = hass.data[JOURNALS].make(_journal_path(hass, entry))
    house, library = HassHouse(hass, entry), hass.data[LIBRARIAN]
    try:
        return await Table.open(
            entry.title, journal, house, _settings(entry), games=games, library=library
        )
    except BaseException as error:
        hass.data[JOURNALS].remove(journal)
        if isinstance(error, CannotOpen):
            raise ConfigEntryNotReady(
                translation_domain=DOMAIN,
                translation_key="cannot_open",
                translation_placeholders={"path": str(journal.path)},
            ) from error
        raise


async def _show(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Let Home Assistant see a table that is open, and close it when Home Assistant stops."""
    async_follow_title(hass, entry)
    TroubleWatch(hass, entry)
    async_follow_days(hass, entry)
    device = async_register_device(hass, entry)
    async_follow_device(hass, entry, device.id)
    async_herald(hass, entry, device.id)
    async_tell_moments(hass, entry, device.id)
    hass.data[BUTLER].serve(entry)
    async_forget_entities(hass, entry)
    await hass.config_entries.async_forward_entry_setups(entry, PLATFORMS)
    async_bring_blueprints(hass, entry)
    await card_post(hass).put_up()
    await async_keep_panel(hass)

    async def close(_: Event) -> None:
        await entry.runtime_data.close()

    entry.async_on_unload(hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STOP, close))


async def _take_down(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Close a table that could not be shown, and let go of what was: it may be tried again."""
    try:
        await hass.config_entries.async_unload_platforms(entry, PLATFORMS)
    finally:
        await _close(hass, entry)


async def _close(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Save what runs at a table and let go of its journal."""
    try:
        await entry.runtime_data.close()
    finally:
        hass.data[JOURNALS].remove(entry.runtime_data.journal)


def _settings(entry: ParlorConfigEntry) -> Settings:
    return Settings(
        away_seconds=entry.options.get(CONF_AWAY_SECONDS, DEFAULT_AWAY_SECONDS),
        start_reserved=entry.options.get(CONF_START_RESERVED, False),
        keep_guest_names=entry.options.get(CONF_KEEP_GUEST_NAMES, False),
    )


def _journal_path(hass: HomeAssistant, entry: ParlorConfigEntry) -> Path:
    return Path(hass.config.path(".storage", DOMAIN, f"{entry.entry_id}.db"))


def _delete(journal: Path) -> None:
    """Delete a journal with what was put aside of it, and the folder where it was the last."""
    for path in journal.parent.glob(f"{journal.name}*"):
        path.unlink(missing_ok=True)
    with suppress(OSError):  # another table's journal is in it, or it was never made
        journal.parent.rmdir()
