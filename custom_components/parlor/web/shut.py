"""Tables that are not open: whoever comes to one is told so, and not that there is none."""

from collections.abc import Iterator

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.util.hass_dict import HassKey

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Table

from .protocol import Farewell

# The tables that were open since the house started, as they were left.
SHUT: HassKey[dict[str, Table]] = HassKey("parlor_shut")

_COMING_BACK = {
    ConfigEntryState.LOADED,  # it was open a moment ago
    ConfigEntryState.NOT_LOADED,
    ConfigEntryState.SETUP_IN_PROGRESS,
    ConfigEntryState.SETUP_RETRY,
    ConfigEntryState.UNLOAD_IN_PROGRESS,
}


class TableAway(Exception):  # noqa: N818
    """The table is known but not open; the page comes back until it is."""

    def __init__(self, farewell: Farewell) -> None:
        """Say whether it is being set anew, or shut."""
        super().__init__(farewell)
        self.farewell = farewell


def farewell_of(entry: ParlorConfigEntry) -> Farewell:
    """Return why a table is not open: it comes back in a moment, or when somebody opens it."""
    coming = entry.disabled_by is None and entry.state in _COMING_BACK
    return Farewell.TABLE_CLOSED if coming else Farewell.SHUT


def shut_tables(hass: HomeAssistant) -> Iterator[tuple[ParlorConfigEntry, Table]]:
    """Give the tables that were open and are not now, as they were left."""
    for entry in hass.config_entries.async_entries(DOMAIN):
        if entry.state is not ConfigEntryState.LOADED and entry.entry_id in hass.data[SHUT]:
            yield entry, hass.data[SHUT][entry.entry_id]
