"""A phone, or a TV, as the real server sees it."""

from asyncio import Transport
from collections.abc import Awaitable, Callable, Mapping
from itertools import count
from typing import Any, Self

from aiohttp import ClientSession, ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestClient
import orjson

from custom_components.parlor.web.protocol import SOCKET_URL
from tests.whole import whole

type Client = TestClient[Any, Any]
type MakeClient = Callable[[], Awaitable[Client]]

PATIENCE = 10
_pages = count(1)


class Phone:
    """Says things and remembers what it has heard."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        self.socket = socket
        # States as a page puts them together; `sent` is what came.
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        # How long what was heard was on the wire.
        self.lengths: list[int] = []
        self.state: dict[str, Any] = {}
        self.seat: str | None = None
        self.token = ""
        self._page = f"page-{next(_pages):012}"
        self._ids = count(1)

    @classmethod
    async def dial(
        cls, client: Client | ClientSession, headers: Mapping[str, str] | None = None
    ) -> Self:
        """Open a socket and say nothing."""
        return cls(await client.ws_connect(SOCKET_URL, headers=headers))

    @classmethod
    async def call(
        cls, client: Client | ClientSession, headers: Mapping[str, str] | None = None
    ) -> Self:
        """Open a socket and say hello."""
        phone = await cls.dial(client, headers)
        assert (await phone.ask("hello", build="test"))["type"] == "result"
        return phone

    def new_id(self) -> str:
        return f"{self._page}-{next(self._ids)}"

    async def say(self, kind: str, **params: Any) -> str:
        """Send a message and return its id."""
        message = {"type": kind, "id": self.new_id(), **params}
        await self.socket.send_str(orjson.dumps(message).decode())
        return str(message["id"])

    async def hear(self) -> dict[str, Any]:
        """Return the next message."""
        data = await self.socket.receive_str(timeout=PATIENCE)
        message: dict[str, Any] = orjson.loads(data)
        self.sent.append(message)
        self.lengths.append(len(data.encode()))
        if message["type"] == "state":
            message = self.state = whole(self.state, message)
        self.heard.append(message)
        return message

    async def hear_answer(self, request: str | None) -> dict[str, Any]:
        """Return the answer to a message; what comes before it is remembered."""
        while True:
            message = await self.hear()
            if message["type"] in {"result", "error", "welcome"} and message["id"] == request:
                return message

    async def hear_until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def ask(self, kind: str, **params: Any) -> dict[str, Any]:
        """Send a message and return its answer."""
        return await self.hear_answer(await self.say(kind, **params))

    async def see(self, seen: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Return the first state from now on, or the current one, in which this is seen."""
        while not self.state or not seen(self.state):
            await self.hear()
        return self.state

    async def join(self, code: str, name: str) -> Self:
        """Sit down."""
        welcome = await self.ask("join", code=code, name=name)
        assert welcome["type"] == "welcome", welcome
        self.seat, self.token = welcome["seat"], welcome["token"]
        await self.hear_until("state")
        return self

    async def act(self, kind: str, **params: Any) -> dict[str, Any]:
        """Take an action of the game as it is on the screen now."""
        return await self.ask(kind, version=self.state["version"], **params)

    async def hear_the_end(self) -> int | None:
        """Hear everything until the server hangs up; return the code it closes with."""
        while (message := await self.socket.receive(timeout=PATIENCE)).type is WSMsgType.TEXT:
            self.heard.append(orjson.loads(message.data))
        assert self.socket.closed
        return self.socket.close_code

    async def hang_up(self) -> None:
        await self.socket.close()

    @property
    def _transport(self) -> Transport:
        connection = self.socket._conn
        assert connection is not None
        assert isinstance(connection.transport, Transport)
        return connection.transport

    def stop_reading(self) -> None:
        """Lie dead in a pocket."""
        self._transport.pause_reading()

    def read_on(self) -> None:
        """Come back to life."""
        self._transport.resume_reading()

    def break_down(self) -> None:
        """Lose the line without a word."""
        self._transport.abort()
