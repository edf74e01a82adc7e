"""One page's visit over a socket: it says hello, comes in by a code or a token, and plays."""

import asyncio
from collections.abc import Mapping
from typing import Any, Final, override

from aiohttp import web
from homeassistant.core import HomeAssistant

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller

from . import encode
from .access import Access
from .house_names import may_speak
from .outbox import Outbox
from .places import Place
from .protocol import WireRefusal
from .session import Reply, Session

SECONDS_TO_APPROVE: Final = 300


class Visit(Session):
    """The session of a page without an account in Home Assistant."""

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
        super().__init__(hass, build, outbox)
        self.since = hass.loop.time()
        self._request = request
        self._access = access
        self._at_home = at_home
        self._greeted = False
        self._by_tv_code = False
        self._claim: asyncio.Task[None] | None = None

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

    @override
    async def take(self, message: Mapping[str, Any], answer: Reply) -> None:
        if not self._greeted and message["type"] != "hello":
            raise Refused(WireRefusal.HELLO_FIRST)
        await super().take(message, answer)
        self._greeted = True

    @override
    def end(self) -> None:
        super().end()
        if self._claim is not None:
            self._claim.cancel()

    @override
    async def _enter(self, message: Mapping[str, Any], answer: Reply) -> None:
        if self.entry is not None:
            raise Refused(WireRefusal.ALREADY_SEATED)
        if message["type"] == "sit":
            # Only an account leads to a seat without a code.
            raise Refused(TableRefusal.NOT_ALLOWED)
        if self._claim is not None:
            self._claim.cancel()
        if message["type"] == "resume":
            entry, entered = await self._access.by_token(message["token"], at_home=self._at_home)
            self._come_in(message, answer, entry, entered.seat)
            return
        if message["type"] == "watch":
            self._watch(message, answer)
            return
        entry = self._access.by_code(message["code"], self._request.remote, at_home=self._at_home)
        match message["type"]:
            case "join":
                entered = await self._access.join(
                    entry, message["name"], message["id"], self._request.remote
                )
                self._come_in(message, answer, entry, entered.seat, entered.token)
            case "knock" | "reclaim":
                self.since = self._hass.loop.time()
                self._claim = self._hass.async_create_background_task(
                    self._be_let_in(message, answer, entry), "parlor claim"
                )

    def _watch(self, message: Mapping[str, Any], answer: Reply) -> None:
        """See what everyone may see; a screen of the house does so by a code of its own."""
        code = message["code"]
        entry = self._access.by_tv_code(code, at_home=self._at_home)
        self._by_tv_code = entry is not None
        if entry is None:
            entry = self._access.by_code(code, self._request.remote, at_home=self._at_home)
        self._come_in(message, answer, entry)

    async def _be_let_in(
        self, message: Mapping[str, Any], answer: Reply, entry: ParlorConfigEntry
    ) -> None:
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
            answer(encode.refusal(message["id"], Refused(WireRefusal.NO_ANSWER)))
        except Refused as refused:
            # Nobody has decided while the table closes: the page comes back and asks again.
            if refused.code != TableRefusal.TABLE_CLOSED:
                answer(encode.refusal(message["id"], refused))
        else:
            self._come_in(message, answer, entry, entered.seat, entered.token)

    def _come_in(
        self,
        message: Mapping[str, Any],
        answer: Reply,
        entry: ParlorConfigEntry,
        seat: SeatId | None = None,
        token: str | None = None,
    ) -> None:
        """Welcome the page."""
        self._detach = entry.runtime_data.attach(seat, self)
        self.entry, self._seat = entry, seat
        self.since = self._hass.loop.time()
        self._welcome(encode.welcome(message["id"], entry, seat, token=token), answer)

    @override
    def _caller(self) -> Caller:
        if self._seat is None:
            raise Refused(WireRefusal.NOT_SEATED)
        return Caller(self._seat)

    @override
    async def _is_at_home(self) -> bool:
        return self._at_home

    @override
    async def _knows(self, origin: str) -> bool:
        return may_speak(self._hass, self._request, origin)

    @property
    @override
    def _of_the_house(self) -> bool:
        return self._by_tv_code
