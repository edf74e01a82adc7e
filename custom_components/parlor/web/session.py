"""A session: what somebody at a table may say over a line, and what they are told."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, override

from homeassistant.core import HomeAssistant

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import RESERVED
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller
from custom_components.parlor.table.table import Listener

from . import encode
from .invite import invitation, wifi
from .outbox import Outbox
from .protocol import Farewell, WireRefusal
from .schema import check
from .shut import farewell_of

# Takes the one answer to a message; what else happens goes through the outbox.
type Reply = Callable[[bytes], None]


class Session(Listener, ABC):
    """What is known of whoever is at the other end, and what they may do with that."""

    def __init__(self, hass: HomeAssistant, build: str, outbox: Outbox) -> None:
        """Begin without a table."""
        self.entry: ParlorConfigEntry | None = None
        self._hass = hass
        self._build = build
        self._outbox = outbox
        self._leaving = False
        self._seat: SeatId | None = None
        self._sent: int | None = None
        self._detach: Callable[[], None] = lambda: None

    def state(self) -> bytes:
        """Return all that may be seen here now and is not known; it is sent at once."""
        assert self.entry is not None  # noqa: S101
        table = self.entry.runtime_data
        since, self._sent = self._sent, table.version
        return encode.state(table, self._private(), self._seat, since)

    async def take(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Do what is asked and answer it.

        Refuses with the codes of the wire, the table and the game. While the table closes it is
        `busy`: it may come back, and then the page says it again.
        """
        try:
            await self._take(check(message), answer)
        except Refused as refused:
            if refused.code == TableRefusal.TABLE_CLOSED:
                raise Refused(WireRefusal.BUSY) from refused
            raise

    def end(self) -> None:
        """Leave the table's room; the seat is kept."""
        self._detach()
        self._detach = lambda: None

    async def _take(self, message: Mapping[str, Any], answer: Reply) -> None:
        match message["type"]:
            case "hello":
                answer(encode.result(message["id"], {"build": self._build}))
            case "ping":
                answer(encode.result(message["id"], {}))
            case "join" | "knock" | "reclaim" | "resume" | "sit" | "watch":
                await self._enter(message, answer)
            case "invite":
                await self._invite(message, answer)
            case "query":
                await self._ask(message, answer)
            case "spectators":
                table = self._at_table().runtime_data
                answer(encode.result(message["id"], {"count": table.spectators}))
            case "review" | "shelve":
                await self._draw(message, answer)
            case _:
                await self._perform(message, answer)

    @abstractmethod
    async def _enter(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Come in, or sit down. Refuses with `already_seated`, among others."""

    @abstractmethod
    def _caller(self) -> Caller:
        """Return who asks the table. Refuses with `not_seated`, among others."""

    @abstractmethod
    async def _is_at_home(self) -> bool:
        """Return whether this comes from the home network."""

    @abstractmethod
    async def _knows(self, origin: str) -> bool:
        """Return whether guests may be led to the address that this page came from."""

    @property
    def _of_the_house(self) -> bool:
        """Return whether this is a screen of the house, which stays when there are new codes."""
        return False

    def _private(self) -> bytes:
        """Return what nobody else is told."""
        assert self.entry is not None  # noqa: S101
        return self.entry.runtime_data.private_bytes(self._seat)

    def _welcome(self, welcome: bytes, answer: Reply) -> None:
        """Tell whoever has come in everything from now on."""
        self._sent = None
        answer(welcome)
        self._outbox.state()

    async def _invite(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Tell how guests come in.

        A TV is also told how they reach the network, and one of the house how it comes back.
        """
        if self.entry is None:
            raise Refused(WireRefusal.NOT_SEATED)
        origin = message["origin"] if await self._knows(message["origin"]) else ""
        told = await invitation(self._hass, self.entry, origin)
        if self._seat is None and await self._is_at_home():
            told |= await wifi(self._hass, self.entry)
        if self._of_the_house:
            told["tv_code"] = self.entry.runtime_data.tv_code
        answer(encode.result(message["id"], told))

    async def _draw(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Have a drawing looked at, or kept; guests from afar write nothing into the house.

        Refuses them with `only_at_home`.
        """
        workshop = self._at_table().runtime_data.workshop
        drawing = self._caller(), message["game"], message["option"], message["drawn"]
        if message["type"] == "review":
            answer(encode.result(message["id"], await workshop.review(*drawing)))
            return
        if not self._of_the_house and not await self._is_at_home():
            raise Refused(WireRefusal.ONLY_AT_HOME)
        answer(encode.result(message["id"], await workshop.shelve(*drawing)))

    async def _perform(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Hand a table message or a game action to the table and answer it."""
        self._leaving = message["type"] == "leave"
        answer(encode.result(message["id"], await self._performed(message)))
        if self._leaving:
            self._part(Farewell.REMOVED)

    async def _ask(self, message: Mapping[str, Any], answer: Reply) -> None:
        """Ask the game something; an answer is as long as any other, and as a refusal."""
        try:
            told = await self._performed(message)
        except Refused as refused:
            answer(encode.refusal(message["id"], refused, self._envelope))
        else:
            answer(encode.result(message["id"], told, self._envelope))

    async def _performed(self, message: Mapping[str, Any]) -> Mapping[str, object]:
        """Return what the table answers. Refuses with `not_seated`, or as the table does."""
        return await self._at_table().runtime_data.perform(
            self._caller(),
            message["type"],
            {key: value for key, value in message.items() if key not in RESERVED},
            request=message["id"],
            version=message.get("version"),
        )

    @property
    def _envelope(self) -> int:
        return self.entry.runtime_data.envelope if self.entry is not None else 0

    def _at_table(self) -> ParlorConfigEntry:
        """Return the table at which this may speak. Refuses as `_caller` does."""
        self._caller()
        if self.entry is None:
            raise Refused(WireRefusal.NOT_SEATED)
        return self.entry

    def _part(self, reason: Farewell) -> None:
        self._outbox.finish(encode.gone(reason))

    @override
    def changed(self) -> None:
        # The table speaks as soon as it is listened to, but a welcome comes first.
        if self.entry is not None:
            self._outbox.state()

    @override
    def happened(self, events: Sequence[Event]) -> None:
        for event in events:
            self._outbox.event(encode.event(event.type, event.data))

    @override
    def replaced(self) -> None:
        self._part(Farewell.REPLACED)

    @override
    def removed(self) -> None:
        if not self._leaving:
            self._part(Farewell.REMOVED)

    @override
    def renewed(self) -> None:
        # Never lost, as an answer is not: whoever shows the codes asks for the new ones.
        self._outbox.answer(encode.event("new_code", {}))

    @override
    def dismissed(self) -> None:
        if self._of_the_house:
            self.renewed()
            return
        self.end()
        # Before it can ask for the new codes.
        self.entry = None
        self._part(Farewell.NEW_CODE)

    @override
    def closed(self) -> None:
        self._part(farewell_of(self.entry) if self.entry is not None else Farewell.TABLE_CLOSED)
