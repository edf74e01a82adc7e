"""A page that stops reading after a certain answer, until it is let read again."""

import asyncio
from collections.abc import Sequence

import pytest

from custom_components.parlor.web.connection import Socket


class Clogged:
    """The line of whoever is answered a request with "clogged" in its id."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Begin to look for it."""
        self.begun, self.clear = asyncio.Event(), asyncio.Event()
        sockets: set[Socket] = set()
        is_free, post, deliver = Socket.free, Socket.post, Socket.deliver

        def free(socket: Socket) -> bool:
            return is_free.__get__(socket) and (socket not in sockets or self.clear.is_set())

        def post_or_clog(socket: Socket, messages: Sequence[bytes]) -> None:
            post(socket, messages)
            if any(b"clogged" in message for message in messages):
                sockets.add(socket)
                self.begun.set()

        async def deliver_or_wait(socket: Socket, messages: Sequence[bytes]) -> None:
            await deliver(socket, messages)
            if socket in sockets:
                await self.clear.wait()

        monkeypatch.setattr(Socket, "free", property(free))
        monkeypatch.setattr(Socket, "post", post_or_clog)
        monkeypatch.setattr(Socket, "deliver", deliver_or_wait)
