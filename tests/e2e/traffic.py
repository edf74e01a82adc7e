"""Turns the bytes of HTTP and WebSocket connections into the text they carry."""

from collections.abc import Callable
from enum import StrEnum
from http.client import HTTPException, HTTPResponse, IncompleteRead
from io import BytesIO
import socket
import struct
from typing import cast
import zlib

HEAD_END = b"\r\n\r\n"

# The first byte of a WebSocket frame.
FINAL, PACKED, CONTROL, OPCODE = 0x80, 0x40, 0x08, 0x0F


class Kind(StrEnum):
    """What kind of thing went over the wire."""

    RESPONSE = "response"
    MESSAGE = "message"
    CONTROL = "control"
    REST = "rest"


class _Wire:
    """As much of a socket as `HTTPResponse` needs."""

    def __init__(self, whole: bytes) -> None:
        self._whole = whole

    def makefile(self, _mode: str) -> BytesIO:
        return BytesIO(self._whole)


def response_text(whole: bytes, method: str) -> bytes:
    """Return the head and the unpacked body of a response, even of one that was cut off."""
    head, _, _ = whole.partition(HEAD_END)
    response = HTTPResponse(cast(socket.socket, _Wire(whole)), method=method)
    try:
        response.begin()
        body = response.read()
    except IncompleteRead as cut:
        body = cut.partial
    except HTTPException, OSError:
        return whole
    if response.getheader("Content-Encoding", "identity") in {"gzip", "deflate"}:
        # 32 more than the window: take gzip and zlib alike.
        body = zlib.decompressobj(zlib.MAX_WBITS + 32).decompress(body)
    return head + HEAD_END + body


class Frames:
    """Reads the messages out of what a WebSocket server sends."""

    def __init__(self, keep: Callable[[Kind, bytes], None]) -> None:
        self._keep = keep
        self._rest = b""
        self._open = False
        self._packed = False
        self._message = b""
        self._unpack = zlib.decompressobj(-zlib.MAX_WBITS)

    def feed(self, part: bytes) -> None:
        """Take more bytes; keep every message that they complete."""
        self._rest += part
        if not self._open:
            self._shake_hands()
        while self._open and self._next_frame():
            pass

    def end(self) -> None:
        """Keep what is left: a refused handshake, or half a message."""
        self._keep(Kind.REST, self._message + self._rest)

    def _shake_hands(self) -> None:
        head, end, rest = self._rest.partition(HEAD_END)
        if end and head.startswith(b"HTTP/1.1 101 "):
            self._keep(Kind.RESPONSE, head)
            self._open = True
            self._rest = rest

    def _next_frame(self) -> bool:
        frame = split_frame(self._rest)
        if frame is None:
            return False
        first, payload, self._rest = frame
        if first & CONTROL:
            self._keep(Kind.CONTROL, payload)
            return True
        if first & OPCODE:
            self._packed = bool(first & PACKED)
        self._message += payload
        if first & FINAL:
            self._finish()
        return True

    def _finish(self) -> None:
        message, self._message = self._message, b""
        if self._packed:
            message = self._unpack.decompress(message + b"\x00\x00\xff\xff")
        self._keep(Kind.MESSAGE, message)


def split_frame(data: bytes) -> tuple[int, bytes, bytes] | None:
    """Split off the first frame: its first byte, its payload, and the rest."""
    if len(data) < 2:
        return None
    size, start = data[1] & 0x7F, 2
    if size >= 126:
        wide = ">H" if size == 126 else ">Q"
        start += struct.calcsize(wide)
        if len(data) < start:
            return None
        (size,) = struct.unpack(wide, data[2:start])
    if len(data) < start + size:
        return None
    return data[0], data[start : start + size], data[start + size :]
