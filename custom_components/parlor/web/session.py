"""One page's visit: it says hello, comes in, and plays."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, override

from aiohttp import web
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
from .access import Access
from .house_names import may_speak
from .invite import invitation, wifi
from .outbox import Outbox
from .places import Place
from .protocol import Farewell, WireRefusal
from .schema import check
from .shut import farewell_of

SECONDS_TO_APPROVE: Final = 300


class Session(Listener):
    """What is known of a page, and what it may do with that."""

    def __init__(
        self,
        hass: HomeAssistant,
        request: web.Request,
        access: Access,
        build: str,
        outbox: Outbox,
        *,
        at_home: bool,
    ) -> None:
        """Begin a visit; nothing is known of the page but where it is."""
        self.entry: ParlorConfigEntry | None = None
        self.since = hass.loop.time()
        self._hass = hass
        self._request = request
        self._access = access
        self._build = build
        self._outbox = outbox
        self._at_home = at_home
        self._greeted = False
        self._leaving = False
        self._of_the_house = False
        self._seat: SeatId | None = None
        self._sent: int | None = None
        self._claim: asyncio.Task[None] | None = None
        self._detach: Callable[[], None] = lambda: None

    @property
    def waiting(self) -> bool:
        """Return whether others are asked whether this may come in."""
        return self._claim is not None and not self._claim.done()

    @property
    def place(self) -> Place:
        """Return how near to the table this page is."""
        if self._seat is not None:
            return Place.SEATED
        return Place.GUEST if self.entry is not None or self.waiting else Place.STRANGER

    def state(self) -> bytes:
        """Return all that this page may see now and does not know; it is sent at once."""
        assert self.entry is not None  # noqa: S101
        table = self.entry.runtime_data
        since, self._sent = self._sent, table.version
        return encode.state(table, self._seat, since)

    async def take(self, message: Mapping[str, Any]) -> None:
        """Do what a page asks and answer it.

        Refuses with the codes of the wire, the table and the game. While the table closes it is
        `busy`: it may come back, and then the page says it again.
        """
        try:
            await self._take(message)
        except Refused as refused:
            if refused.code == TableRefusal.TABLE_CLOSED:
                raise Refused(WireRefusal.BUSY) from refused
            raise

    async def _take(self, message: Mapping[str, Any]) -> None:
        if not self._greeted and message["type"] != "hello":
            raise Refused(WireRefusal.HELLO_FIRST)
        message = check(message)
        match message["type"]:
            case "hello":
                self._greeted = True
                self._answer(message, {"build": self._build})
            case "ping":
                self._answer(message, {})
            case "join" | "knock" | "reclaim" | "resume" | "watch":
                await self._enter(message)
            case "invite":
                await self._invite(message)
            case "query":
                await self._ask(message)
            case "spectators":
                self._answer(message, {"count": self._seated().runtime_data.spectators})
            case _:
                await self._perform(message)

    def end(self) -> None:
        """Leave the table's room; the seat is kept."""
        self._detach()
        self._detach = lambda: None
        if self._claim is not None:
            self._claim.cancel()

    def _answer(self, message: Mapping[str, Any], answer: Mapping[str, object]) -> None:
        self._outbox.answer(encode.result(message["id"], answer))

    async def _enter(self, message: Mapping[str, Any]) -> None:
        """Come in by a code or a token. Refuses with `already_seated`, among others."""
        if self.entry is not None:
            raise Refused(WireRefusal.ALREADY_SEATED)
        if self._claim is not None:
            self._claim.cancel()
        if message["type"] == "resume":
            entry, entered = await self._access.by_token(message["token"], at_home=self._at_home)
            self._come_in(message, entry, entered.seat)
            return
        if message["type"] == "watch":
            self._watch(message)
            return
        entry = self._access.by_code(message["code"], self._request.remote, at_home=self._at_home)
        match message["type"]:
            case "join":
                entered = await self._access.join(
                    entry, message["name"], message["id"], self._request.remote
                )
                self._come_in(message, entry, entered.seat, entered.token)
            case "knock" | "reclaim":
                self.since = self._hass.loop.time()
                self._claim = self._hass.async_create_background_task(
                    self._be_let_in(message, entry), "parlor claim"
                )

    def _watch(self, message: Mapping[str, Any]) -> None:
        """See what everyone may see; a screen of the house does so by a code of its own."""
        code = message["code"]
        entry = self._access.by_tv_code(code, at_home=self._at_home)
        self._of_the_house = entry is not None
        if entry is None:
            entry = self._access.by_code(code, self._request.remote, at_home=self._at_home)
        self._come_in(message, entry)

    async def _be_let_in(self, message: Mapping[str, Any], entry: ParlorConfigEntry) -> None:
        """Wait for the word of others, beside whatever else the page says."""
        try:
            async with asyncio.timeout(SECONDS_TO_APPROVE):
                entered = await self._access.ask_to_be_let_in(
                    entry,
                    message,
                    self._request.remote,
                    lambda number: self._outbox.answer(
                        encode.event("claim_waiting", {"number": number})
                    ),
                )
        except TimeoutError:
            refused = Refused(WireRefusal.NO_ANSWER)
            self._outbox.answer(encode.refusal(message["id"], refused))
        except Refused as refused:
            # Nobody has decided while the table closes: the page comes back and asks again.
            if refused.code != TableRefusal.TABLE_CLOSED:
                self._outbox.answer(encode.refusal(message["id"], refused))
        else:
            self._come_in(message, entry, entered.seat, entered.token)

    def _come_in(
        self,
        message: Mapping[str, Any],
        entry: ParlorConfigEntry,
        seat: SeatId | None = None,
        token: str | None = None,
    ) -> None:
        """Welcome the page and tell it everything from now on."""
        self._detach = entry.runtime_data.attach(seat, self)
        self.entry, self._seat = entry, seat
        self.since = self._hass.loop.time()
        self._outbox.answer(encode.welcome(message["id"], entry, seat, token))
        self._outbox.state()

    async def _invite(self, message: Mapping[str, Any]) -> None:
        """Tell how guests come in.

        A TV is also told how they reach the network, and one of the house how it comes back.
        """
        if self.entry is None:
            raise Refused(WireRefusal.NOT_SEATED)
        known = may_speak(self._hass, self._request, message["origin"])
        answer = await invitation(self._hass, self.entry, message["origin"] if known else "")
        if self._seat is None and self._at_home:
            answer |= await wifi(self._hass, self.entry)
        if self._of_the_house:
            answer["tv_code"] = self.entry.runtime_data.tv_code
        self._answer(message, answer)

    async def _perform(self, message: Mapping[str, Any]) -> None:
        """Hand a table message or a game action to the table and answer it."""
        self._leaving = message["type"] == "leave"
        self._answer(message, await self._performed(message))
        if self._leaving:
            self._part(Farewell.REMOVED)

    async def _ask(self, message: Mapping[str, Any]) -> None:
        """Ask the game something; an answer is as long as any other, and as a refusal."""
        try:
            answer = await self._performed(message)
        except Refused as refused:
            self._outbox.answer(encode.refusal(message["id"], refused, self._envelope))
        else:
            self._outbox.answer(encode.result(message["id"], answer, self._envelope))

    async def _performed(self, message: Mapping[str, Any]) -> Mapping[str, object]:
        """Return what the table answers. Refuses with `not_seated`, or as the table does."""
        return await self._seated().runtime_data.perform(
            Caller(self._seat),
            message["type"],
            {key: value for key, value in message.items() if key not in RESERVED},
            request=message["id"],
            version=message.get("version"),
        )

    @property
    def _envelope(self) -> int:
        return self.entry.runtime_data.envelope if self.entry is not None else 0

    def _seated(self) -> ParlorConfigEntry:
        """Return the table at which this page has a seat. Refuses with `not_seated`."""
        if self.entry is None or self._seat is None:
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
