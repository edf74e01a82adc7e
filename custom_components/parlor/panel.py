"""The panel: one page in the sidebar for all tables, as long as one of them wants it."""

from typing import Final

from homeassistant.components import frontend, panel_custom
from homeassistant.core import HomeAssistant
from homeassistant.util.hass_dict import HassKey

from .const import CONF_SIDEBAR, DOMAIN
from .web import BUILD
from .web.panel_file import panel_address

# The short address of the phones' page is taken.
PANEL_PATH: Final = "parlor-tables"
# A name, which is the same in every language.
TITLE: Final = "Parlor"
ICON: Final = "mdi:cards-playing-outline"
ELEMENT: Final = "parlor-panel"

# Where the page is loaded from that is in the sidebar now.
SHOWN: HassKey[str] = HassKey("parlor_panel")


async def async_keep_panel(hass: HomeAssistant) -> None:
    """Have the page of this build in the sidebar, or none where no table wants it."""
    address = panel_address(hass.data[BUILD]) if BUILD in hass.data and _wanted(hass) else None
    if hass.data.get(SHOWN) == address:
        return
    if hass.data.pop(SHOWN, None) is not None:
        frontend.async_remove_panel(hass, PANEL_PATH, warn_if_unknown=False)
    if address is None:
        return
    hass.data[SHOWN] = address
    await panel_custom.async_register_panel(
        hass,
        PANEL_PATH,
        ELEMENT,
        sidebar_title=TITLE,
        sidebar_icon=ICON,
        module_url=address,
    )


def _wanted(hass: HomeAssistant) -> bool:
    entries = hass.config_entries.async_entries(DOMAIN, include_disabled=False)
    return any(entry.options.get(CONF_SIDEBAR, True) for entry in entries)
