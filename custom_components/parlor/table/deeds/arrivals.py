"""Arrivals: a seat is given once for each request, however often the line breaks."""

from dataclasses import replace
from typing import Final

from custom_components.parlor.table.claim import Arrival
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.seats import Entered, Seat, hashed

SECONDS_TO_ASK_AGAIN: Final = 60.0


def come_again(draft: Draft, request: str | None) -> Entered | None:
    """Return the seat that this request was given, with a new token; the line may have broken."""
    seat = next(
        (
            draft.party.find(arrival.seat)
            for arrival in _recent(draft)
            if arrival.request == request
        ),
        None,
    )
    return None if seat is None else give(draft, seat, request)


def give(draft: Draft, seat: Seat, request: str | None) -> Entered:
    """Give a seat to whoever asks; only the token that this returns opens it from now on."""
    token = draft.room.house.new_token()
    draft.party = draft.party.with_seat(replace(seat, token_hash=hashed(token)))
    arrivals = [arrival for arrival in _recent(draft) if arrival.seat != seat.id]
    if request is not None:
        arrivals.append(Arrival(request, seat.id, draft.room.house.wall()))
    draft.change(arrivals=tuple(arrivals))
    return Entered(seat.id, token)


def _recent(draft: Draft) -> list[Arrival]:
    """Return who came within the last minute."""
    now = draft.room.house.wall()
    return [
        arrival for arrival in draft.party.arrivals if 0 <= now - arrival.at < SECONDS_TO_ASK_AGAIN
    ]
