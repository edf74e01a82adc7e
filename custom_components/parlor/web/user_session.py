"""The session of a user of Home Assistant: known by the account, without code or token."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from typing import Any, override

from aiohttp import web
from homeassistant.auth.models import User
from homeassistant.core import HomeAssistant

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.seats import Caller

from . import encode
from .access import is_at_home
from .outbox import Outbox
from .protocol import Farewell, WireRefusal
from .rights import may_act
from .session import Reply, Session


class LineKind(StrEnum):
    """As what a user opens a line: to lead the table, to play at it, or to watch it."""

    HOUSE = "house"
    SEAT = "seat"
    TV = "tv"


class UserSession(Session):
    """What one line of a user may say and is told; of a seat, only of the user's own."""

    def __init__(
        self,
        hass: HomeAssistant,
        user: User,
        request: web.Request | None,
        kind: LineKind,
        build: str,
        outbox: Outbox,
    ) -> None:
        """Begin away from the table; use `come_in`."""
        super().__init__(hass, build, outbox)
        self._user = user
        self._request = request
        self._kind = kind
        self._line = 0

    def come_in(self, entry: ParlorConfigEntry, line: int) -> None:
        """Be at this table from now on. Refuses with `table_closed`."""
        table, self._line = entry.runtime_data, line
        if self._kind is LineKind.HOUSE:
            self._detach = table.look_on(self, self._user.id)
        else:
            self._seat = table.seat_of_user(self._user.id) if self._kind is LineKind.SEAT else None
            self._detach = table.attach(self._seat, self)
        self.entry = entry
        self._greet()

    def _greet(self) -> None:
        """Welcome the page, which need not ask for it; a user's every seat begins with that."""
        assert self.entry is not None  # noqa: S101
        greeting = encode.welcome("", self.entry, self._seat, line=self._line)
        self._welcome(greeting, self._outbox.answer)

    @override
    async def _enter(self, message: Mapping[str, Any], answer: Reply) -> None:
        if message["type"] != "sit":
            raise Refused(WireRefusal.ALREADY_SEATED)
        entry = self._permitted()
        if self._kind is LineKind.TV:
            raise Refused(WireRefusal.NOT_SEATED)
        name = self._user.name or ""
        seat = await entry.runtime_data.sit(self._user.id, name, message.get("name"))
        if self._kind is LineKind.SEAT and seat != self._seat and not self._outbox.finished:
            self._move_to(entry, seat)
        answer(encode.result(message["id"], {"seat": seat}))

    def _move_to(self, entry: ParlorConfigEntry, seat: SeatId) -> None:
        """Listen for the seat, and no longer as one who watches."""
        self._detach()
        self._detach = entry.runtime_data.attach(seat, self)
        self._seat = seat
        self._greet()

    @override
    def _caller(self) -> Caller:
        entry = self._permitted()
        if self._kind is LineKind.HOUSE:
            return self._as_house
        if self._seat is None or self._seat != entry.runtime_data.seat_of_user(self._user.id):
            raise Refused(WireRefusal.NOT_SEATED)
        return Caller(self._seat)

    @property
    def _as_house(self) -> Caller:
        return Caller(house=True, user=self._user.id, admin=self._user.is_admin)

    def _permitted(self) -> ParlorConfigEntry:
        """Return the table at which the user may act. Refuses with `read_only`."""
        if self.entry is None:
            raise Refused(WireRefusal.NOT_SEATED)
        if not may_act(self._hass, self._user, self.entry):
            raise Refused(WireRefusal.READ_ONLY)
        return self.entry

    @override
    async def _is_at_home(self) -> bool:
        return self._request is not None and await is_at_home(self._hass, self._request)

    @override
    async def _knows(self, origin: str) -> bool:
        # From afar, the user's address may be one that guests at home cannot use.
        return await self._is_at_home()

    @property
    @override
    def _of_the_house(self) -> bool:
        return True

    @override
    def _private(self) -> bytes:
        assert self.entry is not None  # noqa: S101
        if self._kind is not LineKind.HOUSE or not may_act(self._hass, self._user, self.entry):
            return super()._private()
        return self.entry.runtime_data.house_bytes(self._as_house)

    @override
    def changed(self) -> None:
        if self._seat is not None and self.entry is not None:
            own = self.entry.runtime_data.seat_of_user(self._user.id)
            if own != self._seat:
                # The user has given it to a phone.
                self._part(Farewell.REPLACED)
        super().changed()

    @override
    def happened(self, events: Sequence[Event]) -> None:
        # Who leads hears what the house hears: no chatter.
        onlooking = self._kind is LineKind.HOUSE
        super().happened([event for event in events if not (onlooking and event.chatter)])
