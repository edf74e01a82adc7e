"""A line of a user of Home Assistant, as the real server sees it."""

from collections.abc import Awaitable, Callable
from typing import Any, Self, override

from aiohttp import ClientWebSocketResponse
from homeassistant.auth.const import GROUP_ID_USER
from homeassistant.auth.models import User
from homeassistant.core import HomeAssistant
import orjson

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.veil import unveil, veil
from tests.web.phone import PATIENCE, Phone
from tests.whole import whole

type Connect = Callable[..., Awaitable[ClientWebSocketResponse]]


async def make_user(
    house: HomeAssistant, name: str = "Robin", group: str = GROUP_ID_USER
) -> tuple[User, str]:
    """Return a user of the house, and what opens a connection for them."""
    user = await house.auth.async_create_user(name, group_ids=[group])
    refresh = await house.auth.async_create_refresh_token(user, "http://parlor.test")
    return user, house.auth.async_create_access_token(refresh)


class UserLine(Phone):
    """Says things on a line over a connection of its own, as a phone does over its socket."""

    def __init__(self, socket: ClientWebSocketResponse) -> None:
        super().__init__(socket)
        self.line = 0
        self.reads = True
        # What was heard, as it came.
        self.came: list[str] = []
        self._commands = 100
        self._heard = 0

    @classmethod
    async def open(
        cls, connect: Connect, house: HomeAssistant, token: str, entry: ParlorConfigEntry, role: str
    ) -> Self:
        """Connect, and open a line."""
        line = cls(await connect(house, token))
        await line.subscribe(entry, role)
        return line

    async def subscribe(self, entry: ParlorConfigEntry, role: str) -> None:
        """Open the line, and hear everything up to the first state."""
        self.line = await self.command("parlor/subscribe", entry_id=entry.entry_id, **{"as": role})
        assert orjson.loads(await self.socket.receive_str(timeout=PATIENCE))["success"]
        welcome = await self.hear()
        assert (welcome["type"], welcome["line"]) == ("welcome", self.line), welcome
        self.seat = welcome["seat"]
        await self.hear_until("state")

    async def command(self, kind: str, **params: Any) -> int:
        """Send a command of Home Assistant's and return its number."""
        self._commands += 1
        await self.socket.send_json({"id": self._commands, "type": kind, **params})
        return self._commands

    @override
    async def say(self, kind: str, **params: Any) -> str:
        message = {"type": kind, "id": self.new_id(), **params}
        await self.send(message)
        return str(message["id"])

    async def send(self, message: dict[str, Any]) -> None:
        """Say a message as it is, under a veil."""
        veiled = orjson.loads(veil(orjson.dumps(message)))
        await self.command("parlor/send", line=self.line, message=veiled)

    @override
    async def hear(self) -> dict[str, Any]:
        data = await self.socket.receive_str(timeout=PATIENCE)
        outer: dict[str, Any] = orjson.loads(data)
        message = unveil(outer["event"] if outer["type"] == "event" else outer["result"])
        if outer["type"] == "event" and self.reads:
            self._heard += 1
            await self.command("parlor/heard", line=self.line, heard=self._heard)
        self.sent.append(message)
        self.lengths.append(len(data.encode()))
        self.came.append(data)
        if message["type"] == "state":
            message = self.state = whole(self.state, message)
        self.heard.append(message)
        return message

    async def sit(self) -> Self:
        """Sit down with one tap."""
        answer = await self.ask("sit")
        assert answer["type"] == "result", answer
        self.seat = answer["seat"]
        return self
