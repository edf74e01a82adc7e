"""The house as a picture: rooms, doors, passages and tokens, drawn from what everyone may see."""

from collections.abc import Mapping
from typing import Any, Final

from custom_components.parlor.games.canvas import Canvas
from custom_components.parlor.games.png import Colour

from .mansion import LOBBIES, PASSAGES, ROOMS, STARTS
from .stencils import FURNITURE, LETTERS

CELL: Final = 176
WALL: Final = 6
LOBBY: Final = 34
EDGE: Final = 48
ACROSS: Final = 3
SIZE: Final = 2 * EDGE + ACROSS * CELL
TOKEN: Final = 13
INITIALS: Final = ("MS", "MG", "CM", "PP", "MP", "MW")

NIGHT, FLOOR, LIT, BRICK, DOOR, GOLD, PASSAGE, GLOW, INK, PALE = range(10)
PALETTE: Final[tuple[Colour, ...]] = (
    (18, 13, 20),
    (52, 36, 34),
    (104, 66, 36),
    (84, 60, 48),
    (36, 26, 30),
    (150, 112, 58),
    (186, 146, 84),
    (255, 206, 110),
    (22, 16, 20),
    (250, 244, 230),
    (200, 16, 46),
    (0, 132, 61),
    (212, 160, 23),
    (123, 45, 139),
    (31, 95, 166),
    (216, 216, 216),
)
FIRST_TOKEN: Final = 10
# On these tokens dark letters can be read better.
LIGHT: Final = frozenset({2, 5})

type Spot = tuple[int, int]


def paint(view: Mapping[str, Any]) -> bytes:
    """Return the public view as a PNG."""
    canvas = Canvas(SIZE, SIZE, NIGHT)
    lit = view["suggestion"][:1] or view["current_accusation"][:1]
    for room in range(len(ROOMS)):
        _draw_room(canvas, room, lit=room in lit)
    for one, other in PASSAGES.items():
        if one < other:
            canvas.dashes(_centre(one - ROOMS.start), _centre(other - ROOMS.start), PASSAGE)
    for room in range(len(ROOMS)):
        _draw_furniture(canvas, room, lit=room in lit)
    for suspect, place in enumerate(view["player_places"]):
        turn = suspect == view["whose_turn"] and view["winner"] is None
        won = suspect == view["winner"]
        _draw_token(canvas, suspect, _spot(suspect, place), glows=turn or won)
    return canvas.png(PALETTE)


def _corner(room: int) -> Spot:
    """Return the upper left corner of a room's cell."""
    down, across = divmod(room, ACROSS)
    return EDGE + across * CELL, EDGE + down * CELL


def _centre(room: int) -> Spot:
    x, y = _corner(room)
    return x + CELL // 2, y + (CELL - LOBBY) // 2


def _draw_room(canvas: Canvas, room: int, *, lit: bool) -> None:
    """Draw floor and walls, and below them the lobby with its open door."""
    x, y = _corner(room)
    high = CELL - LOBBY
    canvas.box(x + WALL, y + WALL, CELL - 2 * WALL, high - 2 * WALL, LIT if lit else FLOOR)
    canvas.frame(x + WALL, y + WALL, CELL - 2 * WALL, high - WALL, WALL, GLOW if lit else BRICK)
    canvas.box(x + CELL // 2 - 20, y + high - WALL, 40, WALL, DOOR)
    canvas.box(x + CELL // 4, y + high + 2, CELL // 2, LOBBY - 6, DOOR)


def _draw_furniture(canvas: Canvas, room: int, *, lit: bool) -> None:
    x, y = _centre(room)
    rows = FURNITURE[room]
    scale = 5
    left, top = x - len(rows[0]) * scale // 2, y - 12 - len(rows) * scale // 2
    canvas.stencil(left, top, rows, scale, GLOW if lit else GOLD)


def _spot(suspect: int, place: int) -> Spot:
    """Return where a token stands: by itself in its start or a lobby, beside others in a room."""
    if place in STARTS:
        return EDGE + CELL // 4 + suspect * (ACROSS * CELL // len(STARTS)), EDGE // 2
    if place in LOBBIES:
        x, y = _corner(place - LOBBIES.start)
        return x + CELL // 2, y + CELL - LOBBY // 2 - 1
    x, y = _corner(place - ROOMS.start)
    return x + 28 + suspect * 24, y + CELL - LOBBY - 30


def _draw_token(canvas: Canvas, suspect: int, spot: Spot, *, glows: bool) -> None:
    """Draw a disc with the suspect's colour and initials; whose turn it is stands in the light."""
    x, y = spot
    canvas.disc(x, y, TOKEN + 2, GLOW if glows else INK)
    canvas.disc(x, y, TOKEN, FIRST_TOKEN + suspect)
    colour = INK if suspect in LIGHT else PALE
    for at, letter in enumerate(INITIALS[suspect]):
        canvas.stencil(x - 8 + at * 9, y - 7, LETTERS[letter], 1, colour)
        canvas.stencil(x - 8 + at * 9, y - 6, LETTERS[letter], 1, colour)
