"""One line: Parlor's wire over a user's own connection to Home Assistant."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from aiohttp import web
from homeassistant.components.websocket_api.connection import ActiveConnection
from homeassistant.core import HomeAssistant
import orjson

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry

from . import encode
from .outbox import Outbox
from .pace import Pace
from .protocol import Farewell, WireRefusal
from .rights import async_follow_rights, may_look
from .schema import decode, request_id
from .user_session import LineKind, UserSession
from .veil import unveil, veil

# Home Assistant would keep thousands of messages for a page that does not read.
MOST_UNREAD: Final = 16
MOST_ASKED: Final = 32
# A socket is read no faster than its page reads; Home Assistant reads on, whatever is said.
MESSAGES_AT_ONCE: Final = 100
SECONDS_PER_MESSAGE: Final = 0.05


class Line:
    """What a user's page is sent as events of a subscription, and says by commands.

    The page tells how much it has read; the rest waits here, where it is the newest state alone.
    """

    def __init__(
        self,
        hass: HomeAssistant,
        connection: ActiveConnection,
        number: int,
        request: web.Request | None,
        kind: LineKind,
        build: str,
        ended: Callable[[], None],
    ) -> None:
        """Begin a line under the number of its subscription; use `open`."""
        self._hass = hass
        self._connection = connection
        self._number = number
        self._ended = ended
        self._outbox = Outbox(self, self._state, self._end)
        self._session = UserSession(hass, connection.user, request, kind, build, self._outbox)
        self._posted = self._read = 0
        self._has_read = asyncio.Event()
        self._turn = asyncio.Lock()
        self._asked = 0
        self._pace = Pace(MESSAGES_AT_ONCE, SECONDS_PER_MESSAGE)
        self._writer: asyncio.Task[None] | None = None
        self._unfollow: Callable[[], None] = lambda: None

    @property
    def free(self) -> bool:
        """Return whether the page has read nearly all, or needs its last messages at once."""
        return self._posted - self._read < MOST_UNREAD or self._outbox.finished

    def post(self, messages: Sequence[bytes]) -> None:
        """Send messages as events, under a veil: what fills them up counts, too."""
        for message in messages:
            self._connection.send_message(
                b'{"id":%d,"type":"event","event":%b}' % (self._number, veil(message))
            )
        self._posted += len(messages)

    async def deliver(self, messages: Sequence[bytes]) -> None:
        """Post messages, and wait until the page has read nearly all."""
        self.post(messages)
        while not self.free:
            self._has_read.clear()
            await self._has_read.wait()

    def open(self, entry: ParlorConfigEntry) -> None:
        """Let the line lead to this table. Refuses with `table_closed`."""
        self._session.come_in(entry, self._number)
        self._unfollow = async_follow_rights(
            self._hass, self._connection.user, self._rights_changed
        )
        self._writer = self._hass.async_create_background_task(self._outbox.run(), "parlor line")

    def heard(self, count: int) -> None:
        """Learn how many messages the page has read since the line was opened."""
        self._read = max(self._read, min(count, self._posted))
        self._has_read.set()

    async def say(self, request: int, veiled: object) -> None:
        """Take what the page says, one by one, and answer the command with the wire's answer."""
        try:
            message = unveil(veiled)
        except Refused as refused:
            self._answer(request, encode.refusal(None, refused))
            return
        if self._asked >= MOST_ASKED:
            busy = Refused(WireRefusal.BUSY)
            self._answer(request, encode.refusal(request_id(message), busy))
            return
        self._asked += 1
        try:
            async with self._turn:
                await self._take(request, message)
                await asyncio.sleep(self._pace.pause(self._hass.loop.time()))
        finally:
            self._asked -= 1

    async def _take(self, request: int, message: Mapping[str, Any]) -> None:
        try:
            sound = decode(orjson.dumps(message))
            await self._session.take(sound, lambda answer: self._answer(request, answer))
        except Refused as refused:
            # What a closing table has not done, the page says again once it is back.
            again = refused.code == WireRefusal.BUSY
            self._answer(request, encode.refusal(None if again else request_id(message), refused))

    def _answer(self, request: int, answer: bytes) -> None:
        self._connection.send_message(
            b'{"id":%d,"type":"result","success":true,"result":%b}' % (request, veil(answer))
        )

    def say_goodbye(self, reason: Farewell) -> None:
        """End the line, and let the page know why."""
        self._outbox.finish(encode.gone(reason))

    def close(self) -> None:
        """End the line: nobody listens any more."""
        self._outbox.finish()
        if self._writer is not None:
            self._writer.cancel()

    def _rights_changed(self) -> None:
        """Show what the user may see now; one who may not even look comes back and is told so."""
        entry = self._session.entry
        if entry is None or not may_look(self._hass, self._connection.user, entry):
            self.say_goodbye(Farewell.TABLE_CLOSED)
        else:
            self._session.changed()

    def _end(self) -> None:
        self._unfollow()
        self._session.end()
        self._has_read.set()
        self._ended()

    def _state(self) -> bytes:
        return self._session.state()
