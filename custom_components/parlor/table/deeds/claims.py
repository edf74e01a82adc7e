"""Claims: "it's me again", said by someone whose device has lost its token."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import may_approve
from custom_components.parlor.table.names import tidy
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, hashed


def claim(draft: Draft, name: object) -> SeatId:
    """Ask for the seat of this name. Refuses with `no_such_seat` or `claim_pending`."""
    seat = draft.party.named(tidy(name))
    if seat is None or not seat.human:
        raise Refused(TableRefusal.NO_SUCH_SEAT)
    if seat.id in draft.party.claims:
        raise Refused(TableRefusal.CLAIM_PENDING)
    draft.change(claims=(*draft.party.claims, seat.id))
    return seat.id


def withdraw(draft: Draft, seat: SeatId) -> None:
    """Ask no longer."""
    draft.change(claims=tuple(claimed for claimed in draft.party.claims if claimed != seat))


def approve(draft: Draft, caller: Caller, *, seat: SeatId, allow: bool) -> dict[str, Json]:
    """Say whether it is them; if so the old token dies. Refuses with `no_such_claim`."""
    if not may_approve(draft.party, caller):
        raise Refused(TableRefusal.NOT_HOST)
    if seat not in draft.party.claims:
        raise Refused(TableRefusal.NO_SUCH_CLAIM)
    withdraw(draft, seat)
    draft.granted[seat] = None
    if allow:
        token = draft.room.house.new_token()
        claimed = draft.party.seat(seat)
        draft.party = draft.party.with_seat(replace(claimed, token_hash=hashed(token)))
        draft.granted[seat] = token
    return {}


class Claims:
    """Those who wait to hear whether they are believed."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting: dict[SeatId, asyncio.Future[str]] = {}

    @property
    def seats(self) -> tuple[SeatId, ...]:
        """Return the seats that are asked for."""
        return tuple(self._waiting)

    def make(self, draft: Draft, name: object, token: asyncio.Future[str]) -> SeatId:
        """Ask for the seat of this name, unless nobody waits for the token any more."""
        if token.done():
            raise Refused(TableRefusal.CLAIM_REFUSED)
        seat = claim(draft, name)
        self._waiting[seat] = token
        return seat

    def give_up(self, token: asyncio.Future[str]) -> SeatId | None:
        """Wait no longer; return the seat that was waited for."""
        token.cancel()
        seat = next((seat for seat, known in self._waiting.items() if known is token), None)
        if seat is not None:
            del self._waiting[seat]
        return seat

    def follow(self, granted: Mapping[SeatId, str | None], asked: Sequence[SeatId]) -> None:
        """Tell those whose claim was decided, or whose seat is no more."""
        for seat in [seat for seat in self._waiting if seat not in asked]:
            self._decide(self._waiting.pop(seat), granted.get(seat))

    def close(self) -> None:
        """Send everyone away."""
        self.follow({}, ())

    @staticmethod
    def _decide(waiting: asyncio.Future[str], token: str | None) -> None:
        if waiting.done():
            return
        if token is None:
            waiting.set_exception(Refused(TableRefusal.CLAIM_REFUSED))
        else:
            waiting.set_result(token)
