"""The table's picture: the frame as a PNG, pixel by pixel."""

import struct
import zlib

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.palette import PALETTE
from custom_components.parlor.games.cascade.picture import paint
from custom_components.parlor.games.png import SIGNATURE

from .played import S1, S2, WRONG, race, solve_level, start, tap


def pixels(game: Cascade) -> list[list[int]]:
    """Return the picture of a game as numbers of the palette, read from its bytes."""
    picture = paint(game.public_view())
    assert picture.startswith(SIGNATURE)
    chunks, at = dict[bytes, bytes](), len(SIGNATURE)
    while at < len(picture):
        (size,) = struct.unpack(">I", picture[at : at + 4])
        chunks[picture[at + 4 : at + 8]] = picture[at + 8 : at + 8 + size]
        at += 12 + size
    assert struct.unpack(">II", chunks[b"IHDR"][:8]) == (64, 64)
    assert chunks[b"PLTE"] == b"".join(map(bytes, PALETTE))
    lines = zlib.decompress(chunks[b"IDAT"])
    return [[*lines[row * 65 + 1 : row * 65 + 65]] for row in range(64)]


def test_the_picture_is_the_frame() -> None:
    game = start()
    assert pixels(game) == game.run_of(S1).board.frame()
    tap(game, S1, WRONG)
    assert pixels(game) == game.run_of(S1).board.frame()


def test_the_picture_of_every_level_is_its_frame() -> None:
    for pack in PACKS.shipped:
        game = Cascade.start([S1], {"pack": pack, "levels": 30}, seed=1)
        for _ in game.course:
            assert pixels(game) == game.run_of(S1).board.frame()
            game.expire()


def test_in_a_race_the_picture_shows_whoever_leads() -> None:
    game = race()
    solve_level(game, S2)
    tap(game, S2, WRONG)
    assert pixels(game) == game.run_of(S2).board.frame()
    assert pixels(game) != game.run_of(S1).board.frame()


def test_after_the_end_the_picture_shows_the_last_level_as_it_was_solved() -> None:
    game = start(1)
    for _ in range(3):
        solve_level(game, S1)
    assert pixels(game)[4][4] == 8


def test_the_picture_is_the_games_own() -> None:
    assert Cascade.paint is paint
