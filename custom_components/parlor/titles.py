"""Titles: how tables are called in Home Assistant, and what makes one another's."""

from collections.abc import Sequence
from itertools import chain, count
from typing import Final
import unicodedata

from homeassistant.config_entries import (
    SIGNAL_CONFIG_ENTRY_CHANGED,
    ConfigEntry,
    ConfigEntryChange,
)
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.dispatcher import async_dispatcher_connect
from homeassistant.helpers.event import async_track_device_registry_updated_event
from homeassistant.helpers.translation import async_get_translations

from .const import DOMAIN
from .games.refused import Refused
from .house import ParlorConfigEntry
from .language import language_of_user
from .table.names import alike, tidy

LONGEST_TITLE: Final = 40


async def suggested_title(hass: HomeAssistant) -> str:
    """Return a title for a new table in the user's language that no other table has."""
    words = await async_get_translations(hass, await language_of_user(hass), "common", {DOMAIN})
    room = words[f"component.{DOMAIN}.common.default_name"]
    taken = hass.config_entries.async_entries(DOMAIN)
    titles = chain([room], (f"{room} {number}" for number in count(2)))
    return next(title for title in titles if not is_taken(title, taken))


def tidied(given: str) -> str | None:
    """Return what was given as a title; None where it is none, or holds what nobody sees."""
    title = unicodedata.normalize("NFC", " ".join(given.split()))
    try:
        return title if tidy(title, LONGEST_TITLE) == title else None
    except Refused:
        return None


def is_taken(title: str, entries: Sequence[ConfigEntry]) -> bool:
    """Return whether people would take the title for one of these tables'."""
    return any(alike(title, entry.title) for entry in entries)


def unique_id(title: str) -> str:
    """Return what Home Assistant tells tables apart by."""
    return title.casefold()


@callback
def async_follow_title(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Call the table by its title, which Home Assistant's own dialog can change, too."""

    @callback
    def changed(change: ConfigEntryChange, other: ConfigEntry) -> None:
        if other is entry and change is ConfigEntryChange.UPDATED:
            _follow(hass, entry)

    _follow(hass, entry)
    entry.async_on_unload(async_dispatcher_connect(hass, SIGNAL_CONFIG_ENTRY_CHANGED, changed))


@callback
def async_follow_device(hass: HomeAssistant, entry: ParlorConfigEntry, device_id: str) -> None:
    """Let the table have the name that somebody gives its device: people see one thing there.

    The device is then called so by the table, and by nobody else: whatever is renamed next counts.
    """
    devices = dr.async_get(hass)

    @callback
    def follow(event: Event[dr.EventDeviceRegistryUpdatedData] | None = None) -> None:
        device = devices.async_get(device_id)
        if device is None or not device.name_by_user:
            return
        # What is no name for guests stays the device's alone.
        if title := tidied(device.name_by_user):
            hass.config_entries.async_update_entry(entry, title=title)
            devices.async_update_device(device_id, name=title, name_by_user=None)

    follow()
    entry.async_on_unload(async_track_device_registry_updated_event(hass, device_id, follow))


def _follow(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Take name and id of the title, but not another table's id: that dialog asks nobody."""
    if entry.runtime_data.name != entry.title:
        entry.runtime_data.call(entry.title)
    own, entries = unique_id(entry.title), hass.config_entries
    if entry.unique_id != own and not entries.async_entry_for_domain_unique_id(DOMAIN, own):
        entries.async_update_entry(entry, unique_id=own)
