"""The pages and the socket: how phones and TVs reach a table."""

import os

from homeassistant.core import HassJob, HomeAssistant
from homeassistant.util.hass_dict import HassKey

from .build import DEVELOPING, WWW, Build
from .connections import Connections
from .invite import InviteView
from .pages import page_views
from .socket import SocketView

BUILD: HassKey[Build] = HassKey("parlor_build")
CONNECTIONS: HassKey[Connections] = HassKey("parlor_connections")


async def async_setup_web(hass: HomeAssistant) -> None:
    """Register all addresses; they stay for as long as Home Assistant runs."""
    connections = hass.data[CONNECTIONS] = Connections()
    build = hass.data[BUILD] = Build(hass, WWW, developing=bool(os.environ.get(DEVELOPING)))
    await build.read()
    for view in (*page_views(hass, build), InviteView(hass)):
        hass.http.register_view(view)
    hass.http.register_view(SocketView(hass, connections, build))
    # Before anything else stops: by the time of the event, the sockets' own tasks are cancelled.
    hass.async_add_shutdown_job(HassJob(connections.close_all, "parlor goodbye"))


async def async_close_connections(hass: HomeAssistant, entry_id: str) -> None:
    """Close the sockets of a table that goes."""
    await hass.data[CONNECTIONS].close(entry_id)
