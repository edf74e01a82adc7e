"""Diagnostics: what helps to find a fault, and nothing that names a person or opens a table."""

from typing import Any

from homeassistant.components.diagnostics import async_redact_data
from homeassistant.core import HomeAssistant

from .const import CONF_GUEST_ADDRESS, CONF_SATELLITES, CONF_WIFI_NAME, CONF_WIFI_PASSWORD
from .house import ParlorConfigEntry

TO_REDACT = {"name", CONF_GUEST_ADDRESS, CONF_SATELLITES, CONF_WIFI_NAME, CONF_WIFI_PASSWORD}


async def async_get_config_entry_diagnostics(
    hass: HomeAssistant, entry: ParlorConfigEntry
) -> dict[str, Any]:
    """Return what everyone at the table may see, without the names."""
    table = entry.runtime_data
    return {
        "options": async_redact_data(entry.options, TO_REDACT),
        "version": table.version,
        "trouble": table.trouble,
        "remaining_ms": table.remaining_ms(),
        "public": async_redact_data(table.public(), TO_REDACT),
    }
