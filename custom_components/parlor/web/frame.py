"""Text frames as RFC 6455 has them, so that several messages can be sent in one go."""

from struct import Struct
from typing import Final

_TEXT: Final = 0x81
_SHORT: Final = Struct("!BB")
_LONG: Final = Struct("!BBH")
_LONGEST: Final = Struct("!BBQ")


def framed(message: bytes) -> bytes:
    """Return a message as one frame of a server: whole, without a mask."""
    length = len(message)
    if length < 126:
        return _SHORT.pack(_TEXT, length) + message
    if length < 1 << 16:
        return _LONG.pack(_TEXT, 126, length) + message
    return _LONGEST.pack(_TEXT, 127, length) + message
