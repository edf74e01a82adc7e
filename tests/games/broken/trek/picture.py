"""A picture of a trek: how far it has come, as a row of dark pixels."""

from collections.abc import Mapping
import struct
from typing import Final
import zlib

from custom_components.parlor.games.vocabulary import Json

SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
WIDTH: Final = 16


def bar(view: Mapping[str, Json]) -> bytes:
    """Draw the public view."""
    at = view["at"]
    row = bytes(1) + bytes(0 if column == at else 255 for column in range(WIDTH))
    head = struct.pack(">IIBBBBB", WIDTH, 1, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(row)), (b"IEND", b""))
    return SIGNATURE + b"".join(_part(name, data) for name, data in parts)


def _part(name: bytes, data: bytes) -> bytes:
    check = struct.pack(">I", zlib.crc32(name + data))
    return struct.pack(">I", len(data)) + name + data + check
