"""Boddy Estate at night: lit where somebody is, drawn from what everyone may see."""

from collections.abc import Mapping
from typing import Any, Final

from custom_components.parlor.games.canvas import Canvas
from custom_components.parlor.games.png import Colour

from .stencils import FIGURE, FURNITURE, NUMBERS
from .terms import RoomId

WIDE: Final = 720
HIGH: Final = 540
GROUND: Final = 478
WALL: Final = 6
FIGURE_SCALE: Final = 4
APART: Final = 23

SKY, STAR, MOON, ROOF, BRICK, DARK, PANE, LIT, BRIGHT, OLD, GOLD, EARTH, INK, PALE = range(14)
PALETTE: Final[tuple[Colour, ...]] = (
    (14, 18, 34),
    (120, 130, 170),
    (236, 228, 200),
    (34, 28, 40),
    (58, 46, 54),
    (24, 24, 38),
    (52, 62, 92),
    (128, 88, 44),
    (196, 142, 66),
    (70, 70, 92),
    (255, 214, 128),
    (20, 26, 24),
    (18, 14, 18),
    (252, 246, 232),
    (226, 72, 72),
    (92, 176, 240),
    (124, 196, 96),
    (240, 190, 60),
    (206, 132, 232),
    (240, 150, 96),
)
FIRST_FIGURE: Final = 14

# Corner, width and height of every room, as the house stands cut open.
type Box = tuple[int, int, int, int]
type Spot = tuple[int, int]
ROOM_BOXES: Final[Mapping[str, Box]] = {
    RoomId.LIBRARY: (60, 190, 180, 138),
    RoomId.BALLROOM: (240, 190, 240, 138),
    RoomId.STUDY: (480, 190, 180, 138),
    RoomId.KITCHEN: (60, 334, 150, 144),
    RoomId.HALL: (210, 334, 150, 144),
    RoomId.FOYER: (360, 334, 150, 144),
    RoomId.CONSERVATORY: (510, 334, 180, 144),
}
ROOF_FOOT: Final = (44, 676, 184)
ROOF_TOP: Final = 84
STARS: Final = (
    (40, 60),
    (96, 28),
    (170, 70),
    (226, 22),
    (300, 44),
    (420, 20),
    (508, 58),
    (600, 24),
)
EVENING: Final = 22 * 60
DAY: Final = 24 * 60


def paint(view: Mapping[str, Any]) -> bytes:
    """Return the public view as a PNG."""
    canvas = Canvas(WIDE, HIGH, SKY)
    _draw_sky(canvas, view["hour"])
    _draw_house(canvas)
    winners = [] if view["result"] is None else view["result"]["winners"]
    for room in RoomId:
        here = [seat for seat in view["order"] if view["locations"].get(seat) == room]
        bright = view["turn"] in here or any(seat in winners for seat in here)
        _draw_room(canvas, room, LIT if here and not bright else BRIGHT if here else DARK)
        for seat, spot in zip(here, _spots(room, len(here)), strict=True):
            glows = seat == view["turn"] or seat in winners
            _draw_figure(canvas, spot, view["order"].index(seat), glows=glows)
    return canvas.png(PALETTE)


def _draw_sky(canvas: Canvas, hour: int) -> None:
    """Draw the stars, and the moon on its way across them."""
    for x, y in STARS:
        canvas.box(x, y, 3, 3, STAR)
    gone = min((hour - EVENING) % DAY, 5 * 60)
    x = 60 + gone * 2
    canvas.disc(x, 56 - gone // 12, 26, MOON)
    canvas.disc(x + 11, 50 - gone // 12, 22, SKY)


def _draw_house(canvas: Canvas) -> None:
    """Draw roof, chimneys, walls and the ground on which they stand."""
    canvas.box(0, GROUND, WIDE, HIGH - GROUND, EARTH)
    for x in (150, 540):
        canvas.box(x, ROOF_TOP - 6, 34, 70, BRICK)
        canvas.box(x - 4, ROOF_TOP - 12, 42, 8, ROOF)
    left, right, foot = ROOF_FOOT
    high = foot - ROOF_TOP
    for down in range(high):
        slope = (high - down) * 150 // high
        canvas.box(left + slope, ROOF_TOP + down, right - left - 2 * slope, 1, ROOF)
    canvas.box(54, foot, 612, GROUND - foot, BRICK)
    canvas.box(510, 328, 186, GROUND - 328, BRICK)
    canvas.box(300, GROUND, 270, 10, BRICK)
    canvas.box(330, GROUND + 10, 210, 10, BRICK)


def _draw_room(canvas: Canvas, room: RoomId, light: int) -> None:
    """Draw a room with its window and what stands in it."""
    x, y, wide, high = ROOM_BOXES[room]
    canvas.box(x + WALL // 2, y + WALL // 2, wide - WALL, high - WALL, light)
    dark = light == DARK
    pane = PANE if dark else GOLD
    for at in (x + 16, x + wide - 16 - 30):
        canvas.box(at, y + 16, 30, 40, pane)
        canvas.box(at + 14, y + 16, 2, 40, light)
        canvas.box(at, y + 34, 30, 2, light)
    rows = FURNITURE[room]
    left = x + wide // 2 - len(rows[0]) * 2
    canvas.stencil(left, y + 16, rows, 4, OLD if dark else INK)
    if room is RoomId.CONSERVATORY:
        for bar in range(x + 30, x + wide, 30):
            canvas.box(bar, y + WALL // 2, 2, high - WALL, BRICK)


def _spots(room: RoomId, count: int) -> list[Spot]:
    """Return where so many people stand in a room, side by side in its middle."""
    x, y, wide, high = ROOM_BOXES[room]
    first = x + (wide - count * APART) // 2 + 1
    top = y + high - len(FIGURE) * FIGURE_SCALE - WALL // 2
    return [(first + at * APART, top) for at in range(count)]


def _draw_figure(canvas: Canvas, spot: Spot, number: int, *, glows: bool) -> None:
    """Draw a player with the number in the order of turns; whose turn it is stands in light."""
    left, top = spot
    edge = GOLD if glows else INK
    for dx, dy in ((-2, 0), (2, 0), (0, -2)):
        _stretched(canvas, left + dx, top + dy, edge)
    _stretched(canvas, left, top, FIRST_FIGURE + number)
    canvas.stencil(left + 7, top + 17, NUMBERS[number], 2, INK)
    canvas.stencil(left + 8, top + 17, NUMBERS[number], 2, INK)


def _stretched(canvas: Canvas, x: int, y: int, colour: int) -> None:
    """Draw a figure, which is taller than it is wide."""
    for down, row in enumerate(FIGURE):
        for right, mark in enumerate(row):
            if mark == "#":
                canvas.box(x + right * 3, y + down * FIGURE_SCALE, 3, FIGURE_SCALE, colour)
