"""A veil: what travels on a line looks like chance, for compression would undo what fills it up."""

from base64 import b64decode, b64encode
from os import urandom
from typing import Any

import orjson

from custom_components.parlor.games.refused import Refused

from .protocol import WireRefusal


def veil(message: bytes) -> bytes:
    """Return a message as a JSON string: a key as long as it, and what the key makes of it.

    Both are chance by themselves, so that compressed, too, their length is that of the message.
    """
    key = urandom(len(message))
    return b'"%b"' % b64encode(key + _crossed(key, message))


def unveil(veiled: object) -> dict[str, Any]:
    """Return the message under a veil. Refuses with `bad_message`."""
    if not isinstance(veiled, str):
        raise Refused(WireRefusal.BAD_MESSAGE)
    try:
        both = b64decode(veiled, validate=True)
        half, odd = divmod(len(both), 2)
        message = orjson.loads(_crossed(both[:half], both[half:]))
    except ValueError as error:
        raise Refused(WireRefusal.BAD_MESSAGE) from error
    if odd or not isinstance(message, dict):
        raise Refused(WireRefusal.BAD_MESSAGE)
    return message


def _crossed(key: bytes, message: bytes) -> bytes:
    """Return what a key makes of a message; what it makes of that is the message again."""
    return (int.from_bytes(key) ^ int.from_bytes(message)).to_bytes(len(message))
