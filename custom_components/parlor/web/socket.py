"""The address of the socket, and who may open one."""

from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import tables

from . import encode
from .access import Access, is_at_home
from .connection import Connection, Socket
from .connections import Connections
from .links import may_speak
from .protocol import SOCKET_URL, WireRefusal


class SocketView(HomeAssistantView):
    """Opens a socket for every page of this house."""

    requires_auth = False
    url = SOCKET_URL
    name = "api:parlor:socket"

    def __init__(self, hass: HomeAssistant, connections: Connections, build: str) -> None:
        """Open sockets to the tables of this house."""
        self._hass = hass
        self._connections = connections
        self._access = Access(hass)
        self._build = build

    async def get(self, request: web.Request) -> web.StreamResponse:
        """Serve a page; 404 while there is no table, 403 to pages of others."""
        if not tables(self._hass):
            raise web.HTTPNotFound
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and not may_speak(self._hass, request, origin):
            raise web.HTTPForbidden
        at_home = await is_at_home(self._hass, request)
        socket = Socket()
        await socket.prepare(request)
        if self._connections.full:
            busy = encode.refusal(None, Refused(WireRefusal.BUSY))
            await socket.send_frame(busy, WSMsgType.TEXT)
            await socket.close(code=WSCloseCode.TRY_AGAIN_LATER)
            return socket
        await self._connections.keep(
            Connection(self._hass, request, socket, self._access, self._build, at_home=at_home)
        )
        return socket
