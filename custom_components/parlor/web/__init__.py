"""The pages and the socket: how phones and TVs reach a table."""

import os

from homeassistant.core import HassJob, HomeAssistant
from homeassistant.util.hass_dict import HassKey

from custom_components.parlor.house import ParlorConfigEntry

from .build import DEVELOPING, WWW, Build
from .card_file import card_views
from .connections import Connections
from .invite import DRAWINGS, InviteView
from .pages import page_views
from .panel_file import PanelView
from .shut import SHUT, farewell_of
from .socket import SocketView
from .switchboard import Switchboard

BUILD: HassKey[Build] = HassKey("parlor_build")
CONNECTIONS: HassKey[Connections] = HassKey("parlor_connections")
SWITCHBOARD: HassKey[Switchboard] = HassKey("parlor_switchboard")


async def async_setup_web(hass: HomeAssistant) -> None:
    """Register all addresses; they stay for as long as Home Assistant runs."""
    connections = hass.data[CONNECTIONS] = Connections()
    hass.data[SHUT] = {}
    build = hass.data[BUILD] = Build(hass, WWW, developing=bool(os.environ.get(DEVELOPING)))
    await build.read()
    for view in (
        *page_views(hass, build),
        *card_views(hass, build),
        PanelView(hass, build),
        InviteView(hass),
    ):
        hass.http.register_view(view)
    hass.http.register_view(SocketView(hass, connections, build))
    # Before anything else stops: by the time of the event, the sockets' own tasks are cancelled.
    lines = hass.data[SWITCHBOARD] = Switchboard(hass, build)
    for all_of_them in (lines, connections):
        hass.async_add_shutdown_job(HassJob(all_of_them.close_all, "parlor goodbye"))


async def async_close_connections(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Close the sockets of a table that goes; whoever comes back to it meanwhile is told so."""
    hass.data[SHUT][entry.entry_id] = entry.runtime_data
    await hass.data[CONNECTIONS].close(entry.entry_id, farewell_of(entry))
    # What was drawn for them is forgotten.
    hass.data.pop(DRAWINGS, None)


def forget_table(hass: HomeAssistant, entry_id: str) -> None:
    """Know nothing of a table any more."""
    hass.data.get(SHUT, {}).pop(entry_id, None)
