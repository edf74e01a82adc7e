"""The house as a picture, from what everyone may see."""

import struct
import zlib

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.picture import (
    BRIGHT,
    FIRST_FIGURE,
    HIGH,
    LIT,
    ROOM_BOXES,
    WIDE,
    paint,
)
from custom_components.parlor.games.clueful.terms import RoomId
from custom_components.parlor.games.png import SIGNATURE
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids

ALL_ROOMS = pytest.mark.parametrize("room", RoomId)


def painted(game: Clueful) -> list[bytes]:
    """Return the rows of the picture, as the numbers of their colours."""
    picture = paint(game.public_view())
    start = picture.index(b"IDAT")
    (length,) = struct.unpack(">I", picture[start - 4 : start])
    lines = zlib.decompress(picture[start + 4 : start + 4 + length])
    return [lines[at + 1 : at + 1 + WIDE] for at in range(0, len(lines), WIDE + 1)]


def inside(rows: list[bytes], room: RoomId) -> bytes:
    """Return what is drawn in a room."""
    x, y, wide, high = ROOM_BOXES[room]
    return b"".join(row[x : x + wide] for row in rows[y : y + high])


def gathered(players: int, room: RoomId) -> Clueful:
    """Return a game in which all have gone to a room."""
    game = Clueful.start(seat_ids(players), seed=1)
    for seat in seat_ids(players):
        game.apply(seat, {"type": "travel", "room": room})
    return game


def test_the_picture_is_whole() -> None:
    game = Clueful.start(seat_ids(6), seed=1)
    assert paint(game.public_view()).startswith(SIGNATURE)
    rows = painted(game)
    assert (len(rows), {len(row) for row in rows}) == (HIGH, {WIDE})


@ALL_ROOMS
def test_six_people_in_one_room_hide_nobody_and_are_all_in_it(room: RoomId) -> None:
    rows = painted(gathered(6, room))
    figures = {*range(FIRST_FIGURE, FIRST_FIGURE + 6)}
    assert figures <= {*inside(rows, room)}
    elsewhere = b"".join(inside(rows, other) for other in RoomId if other is not room)
    assert not figures & {*elsewhere}


@ALL_ROOMS
def test_a_room_is_lit_where_somebody_is_and_brightest_where_the_turn_is(room: RoomId) -> None:
    game = gathered(2, room)
    rows = painted(game)
    assert {one for one in RoomId if {LIT, BRIGHT} & {*inside(rows, one)}} == {room}
    assert BRIGHT in inside(rows, room)


def test_whoever_has_won_stands_in_the_light() -> None:
    game = gathered(2, RoomId.HALL)
    game.leave(SeatId("s1"))
    assert BRIGHT in inside(painted(game), RoomId.HALL)


def test_the_picture_is_the_same_whatever_is_in_the_envelope() -> None:
    pictures = {paint(Clueful.start(seat_ids(4), seed=s).public_view()) for s in (1, 7)}
    sizes = [Clueful.start(seat_ids(4), seed=s).public_view()["hand_sizes"] for s in (1, 7)]
    assert sizes[0] == sizes[1]
    assert len(pictures) == 1


def test_the_moon_goes_on_its_way() -> None:
    game = Clueful.start(seat_ids(2), seed=1)
    before = painted(game)[:80]
    for _ in range(8):
        game.expire()
    assert painted(game)[:80] != before
