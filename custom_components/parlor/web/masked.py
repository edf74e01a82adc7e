"""Frames of a page are masked: whoever sends others is no browser, and is hung up on (RFC 6455)."""

import asyncio
from typing import Final, override

from aiohttp.web_protocol import RequestHandler

MASKED: Final = 0x80
MASK_BYTES: Final = 4
# These lengths stand for longer ones, which have so many bytes of their own.
LONG: Final = {126: 2, 127: 8}


class Frames:
    """Follows the heads of frames through a stream, wherever it is cut."""

    def __init__(self) -> None:
        """Start where a head begins."""
        self._head = b""
        self._body = 0

    def all_masked(self, data: bytes) -> bool:
        """Return whether every frame that begins here is masked."""
        data, start = self._head + data, self._body
        while start + 1 < len(data):
            if not data[start + 1] & MASKED:
                return False
            length = data[start + 1] & ~MASKED
            body = start + 2 + LONG.get(length, 0)
            if len(data) < body:
                break
            if length in LONG:
                length = int.from_bytes(data[start + 2 : body])
            start = body + MASK_BYTES + length
        self._head, self._body = data[start:], max(0, start - len(data))
        return True


class MaskedLine(asyncio.Protocol):
    """Stands between a line and aiohttp, which takes frames without a mask."""

    def __init__(self, inner: RequestHandler, transport: asyncio.Transport) -> None:
        """Look at everything that comes from now on, and at what came with the request."""
        self._inner = inner
        self._transport = transport
        self._frames = Frames()
        transport.set_protocol(self)
        self._look(getattr(inner, "_message_tail", b""))

    def _look(self, data: bytes) -> bool:
        """Return whether the page may go on."""
        if not self._transport.is_closing() and not self._frames.all_masked(data):
            self._transport.abort()
        return not self._transport.is_closing()

    @override
    def data_received(self, data: bytes) -> None:
        if self._look(data):
            self._inner.data_received(data)

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._inner.connection_lost(exc)

    @override
    def eof_received(self) -> None:
        self._inner.eof_received()

    @override
    def pause_writing(self) -> None:
        self._inner.pause_writing()

    @override
    def resume_writing(self) -> None:
        self._inner.resume_writing()
