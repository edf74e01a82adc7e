"""The address of the socket, and who may open one."""

from typing import Final

from aiohttp import WSCloseCode, WSMsgType, hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import has_table

from . import encode
from .access import Access, is_at_home
from .build import Build
from .connection import Connection, Socket
from .connections import Connections
from .house_names import came_from, may_speak
from .protocol import SOCKET_URL, WireRefusal
from .shut import TableAway

MOST_TURNED_AWAY: Final = 8


class SocketView(HomeAssistantView):
    """Opens a socket for every page of this house."""

    requires_auth = False
    url = SOCKET_URL
    name = "api:parlor:socket"

    def __init__(self, hass: HomeAssistant, connections: Connections, build: Build) -> None:
        """Open sockets to the tables of this house."""
        self._hass = hass
        self._connections = connections
        self._access = Access(hass)
        self._build = build
        self._turning_away = 0

    async def get(self, request: web.Request) -> web.StreamResponse:
        """Serve a page; 503 at the end, 403 to pages of others.

        While there is no table, a page is told so that was opened before; all else is 404.
        """
        if self._connections.closed:
            raise web.HTTPServiceUnavailable
        if not has_table(self._hass) and not Socket().can_prepare(request):
            raise web.HTTPNotFound
        at_home = await is_at_home(self._hass, request)
        try:
            self._check(request, at_home=at_home)
        except Refused as refused:
            return await self._turn_away(request, encode.refusal(None, refused))
        except TableAway as away:
            return await self._turn_away(request, encode.gone(away.farewell))
        socket = Socket()
        await socket.prepare(request)
        build = self._build.pages.build
        await self._connections.keep(
            Connection(self._hass, request, socket, self._access, build, at_home=at_home)
        )
        return socket

    def _check(self, request: web.Request, *, at_home: bool) -> None:
        """Refuse who may not even speak, with `unknown_address` or `not_home`.

        Raises `TableAway`.
        """
        origin = request.headers.get(hdrs.ORIGIN)
        if origin is not None and not may_speak(self._hass, request, origin):
            if not came_from(request, origin):
                raise web.HTTPForbidden
            raise Refused(WireRefusal.UNKNOWN_ADDRESS, host=request.host)
        self._access.turn_away(at_home=at_home)

    async def _turn_away(self, request: web.Request, why: bytes) -> web.StreamResponse:
        """Tell a page why it can't come in, and nothing else; 403 while many are being told."""
        if self._turning_away >= MOST_TURNED_AWAY:
            raise web.HTTPForbidden
        self._turning_away += 1
        try:
            socket = Socket()
            await socket.prepare(request)
            await socket.send_frame(why, WSMsgType.TEXT)
            await socket.close(code=WSCloseCode.POLICY_VIOLATION)
        finally:
            self._turning_away -= 1
        return socket
