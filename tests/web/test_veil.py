"""A veil: nothing of a message is told by how long it is once it is compressed."""

from base64 import b64encode
from random import Random
from statistics import mean
import zlib

import orjson
import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.web.protocol import WireRefusal
from custom_components.parlor.web.veil import unveil, veil

# As pages and house understand it; the pages' tests have it, too.
KNOWN = "AQIDBAUGBwgJCgsMDQ4PeiBiJj8kxKwp6JOPL3Mv"
LENGTH = 2048
BLANK = b"{}".ljust(LENGTH)
FULL = b'{"all":"%b"}' % Random(1).randbytes(LENGTH // 2 - 5).hex().encode()  # noqa: S311


def deflated(data: bytes) -> int:
    """Return how long data is on a connection that is compressed."""
    deflate = zlib.compressobj(wbits=-15)
    return len(deflate.compress(data) + deflate.flush(zlib.Z_SYNC_FLUSH))


@pytest.mark.parametrize(
    "message",
    [BLANK, FULL, '{"a":"ä ☃","b":[1,null]}  '.encode()],
    ids=["blank", "full", "other letters"],
)
def test_what_is_veiled_can_be_read(message: bytes) -> None:
    assert unveil(orjson.loads(veil(message))) == orjson.loads(message)


def test_a_veil_is_understood_as_the_pages_make_it() -> None:
    assert unveil(KNOWN) == {"a": "ä ☃"}


def test_no_veil_is_used_twice() -> None:
    assert len({veil(BLANK) for _ in range(20)}) == 20


def test_messages_of_one_length_are_as_long_under_a_veil() -> None:
    assert len(BLANK) == len(FULL)
    assert len(veil(BLANK)) == len(veil(FULL))


def test_messages_of_one_length_are_as_long_when_compressed() -> None:
    blank, full = ([deflated(veil(text)) for _ in range(50)] for text in (BLANK, FULL))
    assert deflated(FULL) > 10 * deflated(BLANK)
    assert max(*blank, *full) - min(*blank, *full) < 0.02 * mean(blank)
    assert abs(mean(blank) - mean(full)) < 0.002 * mean(blank)


@pytest.mark.parametrize(
    "veiled",
    [
        None,
        7,
        {"type": "pause"},
        "",
        "no veil",
        "é" * 8,
        KNOWN[:-4],
        KNOWN[:-1],
        b64encode(b"abc").decode(),
        b64encode(bytes(4) + b"null").decode(),
        b64encode(bytes(3) + b"[] ").decode(),
        b64encode(bytes(3) + b"{} \n").decode(),
        b64encode(bytes(3) + b"\xff{}").decode(),
    ],
)
def test_what_is_no_veiled_message_is_refused(veiled: object) -> None:
    with pytest.raises(Refused) as refused:
        unveil(veiled)
    assert refused.value.code == WireRefusal.BAD_MESSAGE
