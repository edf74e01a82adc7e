"""What a move costs on the wire: `python -m bench.wire`.

Phones play `hands8` at the real table and at a bare server (`bench/served.py` says what each does),
both on this machine, over loopback, in turns: a stretch of moves here, a stretch there, so that
whatever else the machine does hits both. Prints for 10 and for 100 phones: the time from the moment
a phone sends its move until the last phone has decoded the state, how many times that of the bare
server it is, the bytes that a move sends to each phone, and the time that the server's processor
works for a move, Home Assistant's share included. Then the same for a game that is long already.

Phones are machines of their own: all of them together get one processor here, and a server the
others. Without that, a phone that has slept while the table waited for its disk takes the processor
away from the table at every message, and from the bare server, which never waits, at hardly any.

The table waits for the disk at every move, the bare server never does; so what the commit of a move
takes on this disk by itself is printed too. Name a folder to have the journal there: on a disk of
memory (`/dev/shm`) what is left is the table's own.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
import gc
import json
import os
from pathlib import Path
from statistics import median
from subprocess import PIPE, Popen
import sys
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Self

from aiohttp import ClientSession, ClientWebSocketResponse, TCPConnector, WSMsgType
import orjson

from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.journal import ledger
from custom_components.parlor.table.journal.file import File
from custom_components.parlor.table.journal.record import Entry, EntryKind
from custom_components.parlor.table.journal.writer import Writer

STRETCH = 25
STRETCHES = 12
# Games of these lengths are looked at, to see that a move costs the same in a long one.
LENGTHS = (10, 100, 1000)
FOLDER = sys.argv[1] if len(sys.argv) > 1 else ""
OF_PHONES, *OF_SERVERS = sorted(os.sched_getaffinity(0))


@dataclass
class Phone:
    """One socket, and the newest version that it has decoded."""

    socket: ClientWebSocketResponse
    seat: str = ""
    state: dict[str, Any] = field(default_factory=dict)
    bytes: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @classmethod
    async def enter(cls, session: ClientSession, url: str, token: str) -> Self:
        """Take a seat by its token, and listen."""
        phone = cls(await session.ws_connect(url, max_msg_size=0))
        await phone.say("hello", build="bench")
        await phone.say("resume", token=token)
        return phone

    async def say(self, kind: str, **params: object) -> None:
        """Send a message, as long as a page makes it."""
        message = {"type": kind, "id": f"bench-{perf_counter():.9f}", **params}
        await self.socket.send_str(json.dumps(message).ljust(256))

    async def listen(self) -> None:
        """Decode whatever comes."""
        async for message in self.socket:
            if message.type is not WSMsgType.TEXT:
                return
            self.bytes += len(message.data)
            told = orjson.loads(message.data)
            if told["type"] == "state":
                known = self.state["public"] if self.state else {}
                self.state = {**told, "public": {**known, **told["public"]}}
                self.seat = told["private"]["seat"]
                self.news.set()
            elif told["type"] == "error":
                raise RuntimeError(told)

    async def see(self, moves: str) -> None:
        """Wait until the last line of the log is another."""
        while not self.state or self.state["public"]["view"]["log"][-1] == moves:
            self.news.clear()
            await self.news.wait()


@dataclass
class Figures:
    """What moves cost."""

    seconds: list[float] = field(default_factory=list)
    bytes: int = 0
    processor: float = 0.0

    @property
    def p50(self) -> float:
        """Return the usual time of a move in milliseconds."""
        return median(self.seconds) * 1000

    def each(self, phones: int) -> float:
        """Return the bytes of a move to each phone."""
        return self.bytes / len(self.seconds) / phones

    @property
    def work(self) -> float:
        """Return the milliseconds of the server's processor for each move."""
        return self.processor / len(self.seconds) * 1000


class Served:
    """A server with phones at it."""

    def __init__(self, process: Popen[str], phones: list[Phone], tasks: list[Any]) -> None:
        """Play with these phones."""
        self._process = process
        self._tasks = tasks
        self.phones = phones

    @classmethod
    async def at(cls, process: Popen[str], session: ClientSession) -> Self:
        """Let a phone enter for every token that the server names."""
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        place = json.loads(line)
        url = f"http://127.0.0.1:{place['port']}{place['path']}"
        phones = [await Phone.enter(session, url, token) for token in place["tokens"]]
        tasks = [asyncio.create_task(phone.listen()) for phone in phones]
        for phone in phones:
            await phone.see("")
        return cls(process, phones, tasks)

    async def play(self, moves: int) -> Figures:
        """Make moves one after another, and see each on every phone."""
        await asyncio.sleep(0.1)
        figures = Figures()
        gc.collect()
        gc.disable()
        sent, worked = self._bytes(), self._worked()
        for _ in range(moves):
            figures.seconds.append(await self._move())
        # What the house is told comes a little later, and is counted too.
        await asyncio.sleep(0.1)
        figures.bytes = self._bytes() - sent
        figures.processor = self._worked() - worked
        gc.enable()
        return figures

    async def _move(self) -> float:
        view = self.phones[0].state["public"]["view"]
        mover = next(phone for phone in self.phones if phone.seat == view["turn"])
        version, before = mover.state["version"], view["log"][-1]
        card = mover.state["private"]["view"]["hand"][0]
        began = perf_counter()
        await mover.say("play", card=card, version=version)
        for phone in self.phones:
            await phone.see(before)
        return perf_counter() - began

    def _bytes(self) -> int:
        return sum(phone.bytes for phone in self.phones)

    def _worked(self) -> float:
        """Return the seconds that all threads of the server have had a processor."""
        threads = Path(f"/proc/{self._process.pid}/task").glob("*/schedstat")
        return sum(int(thread.read_text().split()[0]) for thread in threads) / 1e9


@contextmanager
def serving(kind: str, phones: int) -> Iterator[Popen[str]]:
    """Run a server as a process of its own."""
    command = [sys.executable, "-m", "bench.served", kind, str(phones), FOLDER]
    with Popen(command, stdout=PIPE, text=True) as process:  # noqa: S603
        os.sched_setaffinity(process.pid, OF_SERVERS or {OF_PHONES})
        try:
            yield process
        finally:
            process.kill()


def together(stretches: list[Figures]) -> Figures:
    """Return the figures of several stretches as one."""
    return Figures(
        [second for one in stretches for second in one.seconds],
        sum(one.bytes for one in stretches),
        sum(one.processor for one in stretches),
    )


async def compare(phones: int) -> None:
    """Play at both, in turns, and print what it costs."""
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        with serving("table", phones) as real, serving("bare", phones) as plain:
            table, bare = await Served.at(real, session), await Served.at(plain, session)
            for served in (table, bare):
                await served.play(STRETCH)
            pairs = [
                (await table.play(STRETCH), await bare.play(STRETCH)) for _ in range(STRETCHES)
            ]
            ours, theirs = (together([*side]) for side in zip(*pairs, strict=True))
            # Of each pair by itself: what else the machine does is in both.
            ratio = median(one.p50 / other.p50 for one, other in pairs)
            print(f"{phones} phones, {len(ours.seconds)} moves")
            for name, one in (("table", ours), ("bare", theirs)):
                print(
                    f"  {name:6} p50 {one.p50:6.2f} ms   {one.each(phones):6.0f} bytes to each"
                    f" phone   {one.work:5.2f} ms of processor"
                )
            work = ours.work / theirs.work
            print(f"  ratio  p50 {ratio:6.2f}      {work:37.2f} of processor", flush=True)


async def grow(phones: int) -> None:
    """Play one long game, and print what a move costs on the way."""
    async with ClientSession(connector=TCPConnector(limit=0)) as session:
        with serving("table", phones) as real:
            table = await Served.at(real, session)
            played = 0
            print(f"a long game of {phones} phones")
            for length in LENGTHS:
                await table.play(max(0, length - played - STRETCH // 2))
                one = await table.play(STRETCH)
                played = length + STRETCH // 2
                print(
                    f"  after {length:4} moves   p50 {one.p50:6.2f} ms"
                    f"   {one.each(phones):6.0f} bytes   {one.work:5.2f} ms of processor",
                    flush=True,
                )


async def commit_ms() -> float:
    """Return what the commit of a move takes by itself where the journal will lie."""
    seconds = []
    with TemporaryDirectory(dir=FOLDER or None) as folder:
        file = File(Path(folder) / "journal.db")
        file.open()
        writer = Writer(file, asyncio.get_running_loop())
        for n in range(200):
            entry = Entry(EntryKind.ACTION, SeatId("s1"), {"type": "play", "card": "card-001"})
            move = [ledger.log_entry(1, n, entry, n), ledger.answer_given("s1", n, f"{n}", {})]
            began = perf_counter()
            writer.commit(move)
            seconds.append(perf_counter() - began)
        file.close()
    return median(seconds) * 1000


async def measure() -> None:
    """Measure everything."""
    os.sched_setaffinity(0, {OF_PHONES})
    print(f"the durable commit of a move by itself: p50 {await commit_ms():.2f} ms", flush=True)
    for phones in (10, 100):
        await compare(phones)
    await grow(10)


if __name__ == "__main__":
    asyncio.run(measure())
