"""The cellar as a picture: a PNG of coloured squares, drawn from what everyone may see."""

from collections.abc import Mapping, Sequence
import struct
from typing import Any, Final
import zlib

from .plan import LAMP, STAIRS, WALL

SCALE: Final = 16
SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
COLOURS: Final = (
    (20, 18, 26),  # wall
    (70, 60, 50),  # floor
    (110, 90, 60),  # a dark lamp
    (255, 214, 102),  # a lamp that is lit
    (130, 110, 90),  # the stairs
    (86, 180, 233),  # somebody
)
PLAIN: Final = {WALL: 0, LAMP: 2, STAIRS: 4}


def paint(view: Mapping[str, Any]) -> bytes:
    """Return the public view as a PNG."""
    rows = [[PLAIN.get(tile, 1) for tile in row] for row in view["rows"]]
    for x, y in view["lit"]:
        rows[y][x] = 3
    for x, y in view["spots"].values():
        rows[y][x] = 5
    return png(
        [[colour for colour in row for _ in range(SCALE)] for row in rows for _ in range(SCALE)]
    )


def png(rows: Sequence[Sequence[int]]) -> bytes:
    """Return an indexed picture."""
    size = struct.pack(">IIBBBBB", len(rows[0]), len(rows), 8, 3, 0, 0, 0)
    lines = b"".join(b"\0" + bytes(row) for row in rows)
    palette = b"".join(map(bytes, COLOURS))
    parts = ((b"IHDR", size), (b"PLTE", palette), (b"IDAT", zlib.compress(lines)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
