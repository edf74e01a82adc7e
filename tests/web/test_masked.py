"""Frames without a mask: no browser sends them."""

import asyncio
from base64 import b64encode
from random import Random

from aiohttp._websocket.helpers import websocket_mask
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.masked import Frames
from tests.web.phone import Client

HELLO = b'{"type": "hello", "id": "1", "build": "x"}'


def frame(data: bytes, *, masked: bool = True, opcode: int = 1) -> bytes:
    """Return one frame."""
    bit = 0x80 if masked else 0
    if len(data) < 126:
        head = bytes([0x80 | opcode, bit | len(data)])
    elif len(data) < 2**16:
        head = bytes([0x80 | opcode, bit | 126]) + len(data).to_bytes(2)
    else:
        head = bytes([0x80 | opcode, bit | 127]) + len(data).to_bytes(8)
    body = bytearray(data)
    if masked:
        websocket_mask(b"abcd", body)
    return head + (b"abcd" if masked else b"") + bytes(body)


def request(client: Client) -> bytes:
    """Return the opening handshake."""
    return (
        f"GET /api/parlor/socket HTTP/1.1\r\nHost: {client.host}:{client.port}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {b64encode(b'0123456789abcdef').decode()}\r\n\r\n"
    ).encode()


async def converse(client: Client, *said: bytes) -> bytes:
    """Say something on a bare line; return what is heard until it ends, or until an answer."""
    reader, writer = await asyncio.open_connection(client.host, client.port)
    heard = b""
    for part in said:
        writer.write(part)
        await writer.drain()
        if part is said[0]:
            heard = await reader.readuntil(b"\r\n\r\n")
    while b"build" not in heard and (data := await reader.read(4096)):
        heard += data
    writer.close()
    return heard


async def test_masked_frames_are_answered(client: Client, entry: ParlorConfigEntry) -> None:
    assert b"result" in await converse(client, request(client), frame(HELLO))


async def test_a_frame_without_a_mask_ends_the_line(
    client: Client, entry: ParlorConfigEntry
) -> None:
    assert b"result" not in await converse(client, request(client), frame(HELLO, masked=False))


@pytest.mark.parametrize("opcode", [8, 9, 10])
async def test_no_frame_may_be_without_a_mask(
    client: Client, entry: ParlorConfigEntry, opcode: int
) -> None:
    early = frame(b"", masked=False, opcode=opcode)
    assert b"result" not in await converse(client, request(client), early + frame(HELLO))


@pytest.mark.parametrize("masked", [True, False])
async def test_whoever_speaks_too_early_is_looked_at_too(
    client: Client, entry: ParlorConfigEntry, masked: bool
) -> None:
    reader, writer = await asyncio.open_connection(client.host, client.port)
    writer.write(request(client) + frame(HELLO, masked=masked))
    heard = b""
    while b"build" not in heard and (data := await reader.read(4096)):
        heard += data
    writer.close()
    assert (b'"build"' in heard) is masked


@pytest.mark.parametrize("seed", range(20))
def test_frames_are_followed_wherever_the_stream_is_cut(seed: int) -> None:
    chance = Random(seed)  # noqa: S311
    lengths = [chance.choice([0, 1, 125, 126, 127, 65_535, 65_536]) for _ in range(12)]
    stream = b"".join(frame(bytes(length)) for length in lengths)
    frames = Frames()
    for part in cut(chance, stream):
        assert frames.all_masked(part)
    assert not all(frames.all_masked(part) for part in cut(chance, frame(b"x", masked=False)))


def cut(chance: Random, stream: bytes) -> list[bytes]:
    """Cut a stream into pieces of all sizes."""
    places = sorted(chance.randrange(len(stream) + 1) for _ in range(30))
    return [stream[a:b] for a, b in zip([0, *places], [*places, len(stream)], strict=True)]
