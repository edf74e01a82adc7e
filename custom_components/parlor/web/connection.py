"""One page's socket, from the handshake to the end."""

import asyncio
from collections.abc import Sequence
from socket import SO_SNDBUF, SOL_SOCKET
from typing import Any, Final, override

from aiohttp import ClientConnectionResetError, WSCloseCode, WSMsgType, web
from aiohttp.abc import AbstractStreamWriter
from homeassistant.core import HomeAssistant

from custom_components.parlor.games.refused import Refused

from . import encode
from .access import Access
from .frame import framed
from .guesses import household
from .masked import MaskedLine
from .outbox import Outbox
from .pace import Pace
from .places import Place
from .protocol import HEARTBEAT_SECONDS, MAX_MESSAGE_BYTES, Farewell, WireRefusal
from .schema import decode, request_id
from .shut import TableAway
from .visit import Visit

SECONDS_TO_ENTER: Final = 30
SECONDS_TO_PART: Final = 2
SECONDS_TO_MAKE_WAY: Final = 0.1
UNREAD_BYTES: Final = 32 * 1024
MOST_STRIKES: Final = 20
MESSAGES_AT_ONCE: Final = 40
SECONDS_PER_MESSAGE: Final = 0.2
STRIKES: Final = frozenset(
    {WireRefusal.BAD_MESSAGE, WireRefusal.TOO_LARGE, WireRefusal.UNKNOWN_MESSAGE}
)


class Socket(web.WebSocketResponse):
    """The server's side of a socket."""

    def __init__(self) -> None:
        """Set the limits that every page gets."""
        super().__init__(
            compress=False,
            decode_text=False,
            heartbeat=HEARTBEAT_SECONDS,
            # Above the limit a message is still answered; far above, the socket is closed.
            max_msg_size=4 * MAX_MESSAGE_BYTES,
            timeout=SECONDS_TO_PART,
            # Wait for the page after every message that it has not taken.
            writer_limit=0,
        )

    @override
    async def prepare(self, request: web.BaseRequest) -> AbstractStreamWriter:
        transport = request.transport
        if transport is not None and self.can_prepare(request):
            # What a page does not read is kept here and by the system: little, in both places.
            transport.set_write_buffer_limits(high=UNREAD_BYTES)
            line = transport.get_extra_info("socket")
            line.setsockopt(SOL_SOCKET, SO_SNDBUF, UNREAD_BYTES)
            MaskedLine(request.protocol, transport)
        return await super().prepare(request)

    @property
    def free(self) -> bool:
        """Return whether the page has taken all that was posted."""
        line = self._line
        return line is not None and not line.get_write_buffer_size()

    def post(self, messages: Sequence[bytes]) -> None:
        """Send messages with one call to the system: it costs more than what they say."""
        line = self._line
        if line is None:
            raise ClientConnectionResetError("the page is gone")
        line.write(b"".join(map(framed, messages)))

    async def deliver(self, messages: Sequence[bytes]) -> None:
        """Post messages, and wait until the page has taken them."""
        self.post(messages)
        if self._writer is not None:
            await self._writer.protocol._drain_helper()

    def abandon(self) -> None:
        """Let go of the socket, however it ended; nobody serves it any more."""
        self._set_closed()

    @property
    def _line(self) -> asyncio.Transport | None:
        """Return the way to the page, while there is one."""
        writer = self._writer
        if writer is None or self.closed or writer.transport.is_closing():
            return None
        return writer.transport

    @override
    def _reset_heartbeat(self) -> None:
        # The page's answer to a close must not start the heartbeat anew: it would outlive us.
        if not self.closed:
            super()._reset_heartbeat()


class Connection:
    """Reads what a page says, one by one, and writes beside that."""

    def __init__(
        self,
        hass: HomeAssistant,
        request: web.Request,
        socket: Socket,
        access: Access,
        build: str,
        *,
        at_home: bool,
    ) -> None:
        """Serve the page at the other end of a socket that is open."""
        self.household = household(request.remote)
        self._hass = hass
        self._request = request
        self._socket = socket
        self._outbox = Outbox(socket, self._state, self._part)
        self._session = Visit(hass, request, access, build, self._outbox, at_home=at_home)
        self._close_code = WSCloseCode.OK
        self._strikes = 0
        self._pace = Pace(MESSAGES_AT_ONCE, SECONDS_PER_MESSAGE)
        self._timer = hass.loop.call_later(SECONDS_TO_ENTER, self._outstay)

    @property
    def entry_id(self) -> str | None:
        """Return the table that the page is at, or None before it has come to one."""
        return self._session.entry.entry_id if self._session.entry else None

    @property
    def place(self) -> Place:
        """Return how near to the table the page is."""
        return self._session.place

    @property
    def since(self) -> float:
        """Return when the page took its place."""
        return self._session.since

    @property
    def leaving(self) -> bool:
        """Return whether the page has been told its last."""
        return self._outbox.finished

    def make_way(self) -> None:
        """Go at once: somebody else needs the place."""
        self._refuse({}, Refused(WireRefusal.BUSY))
        self._send_away(WSCloseCode.TRY_AGAIN_LATER)
        self._part(SECONDS_TO_MAKE_WAY)

    def say_goodbye(self, reason: Farewell) -> None:
        """Close, and let the page know why."""
        self._outbox.finish(encode.gone(reason))

    async def run(self) -> None:
        """Serve the page until it goes or is sent away."""
        writer = self._hass.async_create_background_task(self._write(), "parlor socket")
        try:
            await self._read()
            self._session.end()
            self._outbox.finish()
            # A page that was sent away is still being told so.
            await asyncio.wait([writer], timeout=SECONDS_TO_PART)
        finally:
            self._session.end()
            self._outbox.finish()
            writer.cancel()
            self._timer.cancel()
            self._socket.abandon()

    async def _read(self) -> None:
        async for message in self._socket:
            if message.type is WSMsgType.TEXT:
                await self._take(message.data)
                await self._outbox.space()
                # A flood from one page must leave the others their turns.
                await asyncio.sleep(self._pause())
            elif message.type is WSMsgType.BINARY:
                self._refuse({}, Refused(WireRefusal.BAD_MESSAGE))
                self._send_away(WSCloseCode.UNSUPPORTED_DATA)

    def _pause(self) -> float:
        """Return how long to wait for the next message: who only looks on has little to say."""
        if self.leaving or self.place is Place.SEATED:
            return 0
        return self._pace.pause(self._hass.loop.time())

    async def _take(self, data: bytes) -> None:
        """Answer one message, whatever it is."""
        message: dict[str, Any] = {}
        try:
            message = decode(data)
            await self._session.take(message, self._outbox.answer)
        except TableAway as away:
            self.say_goodbye(away.farewell)
        except Refused as refused:
            if refused.code == WireRefusal.BUSY:
                # No answer to the message: the page comes back and says it again.
                self._refuse({}, refused)
                self._send_away(WSCloseCode.TRY_AGAIN_LATER)
            else:
                self._refuse(message, refused)

    def _refuse(self, message: dict[str, Any], refused: Refused) -> None:
        self._outbox.answer(encode.refusal(request_id(message), refused))
        self._strikes += refused.code in STRIKES
        if self._strikes >= MOST_STRIKES:
            self._send_away(WSCloseCode.POLICY_VIOLATION)

    def _outstay(self) -> None:
        """Close what neither came in nor waits to be let in."""
        if self._session.waiting:
            self._timer = self._hass.loop.call_later(SECONDS_TO_ENTER, self._outstay)
        elif self._session.entry is None:
            self.say_goodbye(Farewell.IDLE)

    def _send_away(self, code: WSCloseCode) -> None:
        self._close_code = code
        self._outbox.finish()

    def _part(self, seconds: float = SECONDS_TO_PART) -> None:
        """Give the page a moment to read its last messages, then hang up."""
        self._timer.cancel()
        self._timer = self._hass.loop.call_later(seconds, self._hang_up)

    def _hang_up(self) -> None:
        transport = self._request.transport
        if transport is not None:
            # What the page has not read yet is given up; what it can still read is not.
            (transport.abort if transport.get_write_buffer_size() else transport.close)()

    async def _write(self) -> None:
        await self._outbox.run()
        await self._socket.close(code=self._close_code)

    def _state(self) -> bytes:
        return self._session.state()
