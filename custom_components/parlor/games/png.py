"""PNG: rows of numbers and the colours that they stand for, as a file that everything can show."""

from collections.abc import Iterable, Sequence
import struct
from typing import Final
import zlib

# Red, green and blue.
type Colour = tuple[int, int, int]

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"


def png(rows: Sequence[Iterable[int]], palette: Iterable[Colour]) -> bytes:
    """Return rows of pixels, each the number of a colour, as a PNG."""
    lines = [bytes(row) for row in rows]
    size = struct.pack(">IIBBBBB", len(lines[0]), len(lines), 8, 3, 0, 0, 0)
    parts = (
        (b"IHDR", size),
        (b"PLTE", b"".join(map(bytes, palette))),
        (b"IDAT", zlib.compress(b"".join(b"\0" + line for line in lines))),
        (b"IEND", b""),
    )
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        for kind, data in parts
    )
