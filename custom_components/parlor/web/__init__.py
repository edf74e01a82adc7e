"""The pages and the socket: how phones and TVs reach a table."""

from homeassistant.components.http.server import StaticPathConfig
from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import Event, HomeAssistant
from homeassistant.util.hass_dict import HassKey

from .connections import Connections
from .invite import InviteView
from .pages import WWW, Pages, page_views
from .protocol import STATIC_URL
from .socket import SocketView

CONNECTIONS: HassKey[Connections] = HassKey("parlor_connections")


async def async_setup_web(hass: HomeAssistant) -> None:
    """Register all addresses; they stay for as long as Home Assistant runs."""
    connections = hass.data[CONNECTIONS] = Connections()
    pages = await hass.async_add_executor_job(Pages.read, WWW)
    for view in (*page_views(hass, pages), InviteView(hass)):
        hass.http.register_view(view)
    hass.http.register_view(SocketView(hass, connections, pages.build))
    if pages.html:
        assets = StaticPathConfig(f"{STATIC_URL}/assets", str(WWW / "assets"), cache_headers=True)
        await hass.http.async_register_static_paths([assets])

    async def close_all(_: Event) -> None:
        await connections.close()

    hass.bus.async_listen_once(EVENT_HOMEASSISTANT_STOP, close_all)


async def async_close_connections(hass: HomeAssistant, entry_id: str) -> None:
    """Close the sockets of a table that goes."""
    await hass.data[CONNECTIONS].close(entry_id)
