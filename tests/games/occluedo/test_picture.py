"""The house as a picture, from what everyone may see."""

import struct
import zlib

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.picture import FIRST_TOKEN, PALETTE, SIZE, paint
from custom_components.parlor.games.png import SIGNATURE

from .play import dealt, drive, enter, in_the_lounge, lobby

COLOURS = ["c8102e", "00843d", "d4a017", "7b2d8b", "1f5fa6", "d8d8d8"]


def pixels(picture: bytes) -> bytes:
    """Return the numbers of the colours of a picture, without the mark before each row."""
    start = picture.index(b"IDAT")
    (length,) = struct.unpack(">I", picture[start - 4 : start])
    lines = zlib.decompress(picture[start + 4 : start + 4 + length])
    return b"".join(lines[at + 1 : at + 1 + SIZE] for at in range(0, len(lines), SIZE + 1))


def painted(game: Occluedo) -> bytes:
    return pixels(paint(game.public_view()))


def test_the_suspects_have_their_colours() -> None:
    shown = [bytes(colour).hex() for colour in PALETTE[FIRST_TOKEN:]]
    assert shown == COLOURS


def test_the_picture_is_whole_and_shows_all_six_tokens() -> None:
    game = dealt([], [])
    assert paint(game.public_view()).startswith(SIGNATURE)
    assert len(painted(game)) == SIZE * SIZE
    assert {*range(FIRST_TOKEN, FIRST_TOKEN + 6)} <= {*painted(game)}


def test_a_token_that_walks_is_seen_elsewhere() -> None:
    game = dealt([], [])
    before = painted(game)
    drive(game, lobby(Card.HALL))
    after = painted(game)
    assert before.index(FIRST_TOKEN) != after.index(FIRST_TOKEN)


def test_six_tokens_in_one_room_hide_nobody() -> None:
    game = dealt([], [])
    game.player_places = [15] * 6
    assert {*range(FIRST_TOKEN, FIRST_TOKEN + 6)} <= {*painted(game)}


def test_a_room_in_which_somebody_asks_is_lit() -> None:
    game = dealt([], [])
    drive(game, lobby(Card.STUDY), lobby(Card.HALL))
    dark = painted(game).count(2)
    drive(game, enter(Card.STUDY))
    assert (dark, painted(game).count(2) > 1000) == (0, True)


def test_the_picture_is_the_same_whatever_is_in_the_hands() -> None:
    one, other = in_the_lounge([Card.ROPE], []), in_the_lounge([], [Card.ROPE])
    assert paint(one.public_view()) == paint(other.public_view())
