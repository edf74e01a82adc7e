"""Games of Cascade Tiles for tests: small levels, of which each is solved by one tap."""

from collections.abc import Sequence
from enum import StrEnum
from typing import Any

import pytest

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.cascade.terms import EventType, Mode
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids

from .drawn import data

S1, S2, S3, S4 = SEATS = seat_ids(4)
# A tap there solves such a level, and one there does not.
RIGHT, WRONG = (2, 2), (10, 10)


def body(*levels: dict[str, Any], **other: object) -> dict[str, Any]:
    """Return a pack of these levels; of three alike, unless any are given."""
    return {
        "id": "mine",
        "name": "Mine",
        "levels": [*levels] or [data() for _ in range(3)],
        **other,
    }


def start(players: int = 2, mode: Mode = Mode.TOGETHER, **options: object) -> Cascade:
    """Return a game of three small levels, unless told otherwise."""
    chosen: dict[str, object] = {"mode": mode.value, "pack": body(), **options}
    return Cascade.start(SEATS[:players], chosen, seed=1)


def race(players: int = 2, **options: object) -> Cascade:
    """Return a race over three small levels."""
    return start(players, Mode.RACE, **options)


def tap(game: Cascade, seat: SeatId, spot: tuple[int, int]) -> Sequence[Event]:
    """Tap a place at the level that the seat sees, and return what happened."""
    x, y = spot
    level = game.run_of(seat).leg.number
    return game.apply(seat, {"type": "tap", "level": level, "x": x, "y": y})


def types(events: Sequence[Event]) -> list[EventType]:
    """Return what happened."""
    return [EventType(event.type) for event in events]


def solve_level(game: Cascade, seat: SeatId) -> list[Event]:
    """Solve a seat's level with as few taps as possible, and return all that happened."""
    run = game.run_of(seat)
    level, told = run.leg.level, list[Event]()
    for tile, often in enumerate(solve(level, run.board.hues) or ()):
        for _ in range(often):
            told += tap(game, seat, level.tiles[tile])
    return told


def use_up(game: Cascade, seat: SeatId) -> list[Event]:
    """Use all steps for nothing, and return all that happened."""
    left = game.run_of(seat).board.steps_left or 0
    return [event for _ in range(left) for event in tap(game, seat, WRONG)]


def refusal(game: Cascade, seat: SeatId, **action: object) -> StrEnum:
    """Return the code with which an action is refused."""
    with pytest.raises(Refused) as refused:
        game.apply(seat, action)
    return refused.value.code
