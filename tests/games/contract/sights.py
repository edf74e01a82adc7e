"""What can be seen of a game, as the bytes that would travel."""

from collections.abc import Iterable

import orjson

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.offers import Offered
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

NOBODY = SeatId("nobody")


def as_bytes(thing: object) -> bytes:
    """Return the thing as the wire would carry it, in its own order; no JSON as its repr."""
    return orjson.dumps(thing, default=repr, option=orjson.OPT_NON_STR_KEYS)


def public_sight(state: GameState) -> bytes:
    """Return what everyone sees: the view, the clock, what "next" would do, and the result."""
    result = state.result.to_json() if state.result is not None else None
    clock = (state.clock, state.clock_run, state.deadline, state.beyond)
    return as_bytes((state.public_view(), state.phase, clock, state.skip, result))


def offers_json(state: GameState, seat: SeatId) -> list[Offered]:
    """Return what a seat may do, as the wire carries it."""
    return [offer.to_json() for offer in state.offers(seat)]


def private_sight(state: GameState, seat: SeatId) -> bytes:
    """Return what only this seat sees: its private view and its offers."""
    return as_bytes((state.private_view(seat), offers_json(state, seat)))


def all_sights(state: GameState, seats: Iterable[SeatId]) -> dict[SeatId | None, bytes]:
    """Return what the public (None) and every seat sees."""
    sights: dict[SeatId | None, bytes] = {None: public_sight(state)}
    return sights | {seat: private_sight(state, seat) for seat in seats}


def heard(events: Iterable[Event], seat: SeatId | None) -> bytes:
    """Return the events that reach this seat, or the public (None)."""
    return as_bytes([(event.type, event.data) for event in events if event.reaches(seat)])
