"""Records every byte that a browser receives, by standing between it and Home Assistant."""

import asyncio
from collections.abc import Callable, Coroutine, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import dataclass
import html
import json
from threading import Lock, Thread
from typing import Any, Self

from tests.e2e.traffic import HEAD_END, Frames, Kind, response_text

LARGEST_HEAD = 64 * 1024


@dataclass(frozen=True)
class Received:
    """One thing that a client received: a response, or a message of a socket."""

    number: int
    client: str
    kind: Kind
    url: str
    body: bytes
    # What the body took on the wire, packed as it was; only for responses.
    size: int = 0


class Recorder:
    """A proxy with one port for each client, and the record of what went through."""

    def __init__(self, port: int) -> None:
        self._house = port
        self._record: list[Received] = []
        self._lock = Lock()
        self._cut: set[str] = set()
        self._lines: dict[str, set[asyncio.StreamWriter]] = {}
        self._servers: list[asyncio.Server] = []
        self._loop = asyncio.new_event_loop()
        self._thread = Thread(target=self._loop.run_forever, name="recorder", daemon=True)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._do(self._close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def listen(self, client: str) -> str:
        """Open a way into the house for this client; return the proxy's address."""
        assert client not in self._lines, f"{client} is here already"
        self._lines[client] = set()

        async def serve() -> int:
            async def met(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
                await self._pass_on(client, reader, writer)

            server = await asyncio.start_server(met, "127.0.0.1", 0, limit=LARGEST_HEAD)
            self._servers.append(server)
            port: int = server.sockets[0].getsockname()[1]
            return port

        return f"http://127.0.0.1:{self._do(serve())}"

    def mark(self) -> int:
        """Return the present moment, for `until`."""
        with self._lock:
            return len(self._record)

    def everything(self) -> list[Received]:
        """List what anybody has received so far."""
        with self._lock:
            return [*self._record]

    def received(self, client: str, until: int | None = None, since: int = 0) -> list[Received]:
        """List what a client has received so far, or between two marked moments."""
        with self._lock:
            return [one for one in self._record[since:until] if one.client == client]

    def messages(self, client: str, until: int | None = None, since: int = 0) -> list[Any]:
        """List the JSON messages that a client's sockets have received."""
        things = self.received(client, until, since)
        return [json.loads(one.body) for one in things if one.kind is Kind.MESSAGE]

    def weight(self, client: str) -> int:
        """Return how many bytes all pages, scripts and pictures of a client took on the wire."""
        return sum(one.size for one in self.received(client))

    def assert_never_received(
        self, client: str, needles: Iterable[str], until: int | None = None, since: int = 0
    ) -> None:
        """Fail when anything that the client received holds one of these words."""
        things = self.received(client, until, since)
        assert things, f"{client} has received nothing at all: is it recorded?"
        for needle in needles:
            for one in things:
                for form in forms(needle):
                    at = one.body.find(form)
                    assert at < 0, (
                        f"{client} received {needle!r} (number {one.number}) from {one.url}: "
                        f"…{one.body[max(0, at - 80) : at + 80].decode(errors='replace')}…"
                    )

    @contextmanager
    def offline(self, client: str) -> Iterator[None]:
        """Take the client out of the network for a while."""
        self._cut.add(client)
        self._do(self._hang_up(client))
        yield
        self._cut.discard(client)

    def keep(self, client: str, kind: Kind, url: str, body: bytes, size: int = 0) -> None:
        """Note what a client has received."""
        with self._lock:
            self._record.append(Received(len(self._record), client, kind, url, body, size))

    async def _pass_on(
        self, client: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter
    ) -> None:
        lines = self._lines[client]
        lines.add(writer)
        # Whoever hangs up first, browser or house, it is nothing to report.
        with suppress(OSError, EOFError, asyncio.LimitOverrunError):
            if client not in self._cut:
                head = await reader.readuntil(HEAD_END)
                there, back = await asyncio.open_connection("127.0.0.1", self._house)
                lines.add(back)
                tunnel = head.startswith(b"CONNECT ")
                talk = self._socket if tunnel else self._request
                await talk(client, head, (reader, writer), (there, back))
                back.close()
                lines.discard(back)
        writer.close()
        lines.discard(writer)

    async def _request(self, client: str, head: bytes, browser: Line, house: Line) -> None:
        """Pass one request on; the connection ends with it, so a response ends where it ends."""
        request, *headers = head.removesuffix(HEAD_END).split(b"\r\n")
        method, url, version = request.split(b" ")
        path = b"/" + url.split(b"/", 3)[3]
        kept = [one for one in headers if not one.lower().startswith((b"connection:", b"proxy-"))]
        lines = [b" ".join((method, path, version)), *kept, b"Connection: close"]
        house[1].write(b"\r\n".join(lines) + HEAD_END)
        upload = asyncio.create_task(copy(browser[0], house[1]))
        whole = await house[0].read()
        upload.cancel()
        # Noted before it is passed on: what a page shows is always in the record already.
        text = response_text(whole, method.decode())
        self.keep(client, Kind.RESPONSE, url.decode(), text, len(whole.partition(HEAD_END)[2]))
        browser[1].write(whole)
        await browser[1].drain()

    async def _socket(self, client: str, head: bytes, browser: Line, house: Line) -> None:
        """Pass a WebSocket on, message by message into the record."""
        url = "ws://" + head.split(b" ")[1].decode()
        browser[1].write(b"HTTP/1.1 200 Connection established" + HEAD_END)
        frames = Frames(lambda kind, body: self.keep(client, kind, url, body))
        upload = asyncio.create_task(copy(browser[0], house[1]))
        try:
            await copy(house[0], browser[1], frames.feed)
        finally:
            upload.cancel()
            frames.end()

    async def _hang_up(self, client: str) -> None:
        for line in list(self._lines[client]):
            line.transport.abort()

    async def _close(self) -> None:
        for server in self._servers:
            server.close()
        for client in self._lines:
            await self._hang_up(client)
        for server in self._servers:
            await server.wait_closed()

    def _do[T](self, work: Coroutine[Any, Any, T]) -> T:
        done: Future[T] = asyncio.run_coroutine_threadsafe(work, self._loop)
        return done.result(10)


type Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def copy(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    note: Callable[[bytes], object] = len,
) -> None:
    """Pass bytes on as they come, noting them first, until the sender ends."""
    while part := await reader.read(64 * 1024):
        note(part)
        writer.write(part)
        await writer.drain()


def forms(needle: str) -> set[bytes]:
    """Return how a word may be written in a page, a script or JSON."""
    escaped = json.dumps(needle)[1:-1]
    return {form.encode() for form in (needle, escaped, html.escape(needle))}
