"""What waits to be sent to one page: bounded, so that a slow reader costs nobody else."""

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final, Protocol

MOST_EVENTS: Final = 32
MOST_WAITING: Final = 128
MOST_BYTES: Final = 32 * 1024
MOST_TOGETHER: Final = 8


class Way(Protocol):
    """The way to a page."""

    @property
    def free(self) -> bool:
        """Return whether the page has taken all that was written to it."""

    def post(self, messages: Sequence[bytes]) -> None:
        """Send messages in one go; raises `ConnectionError`."""

    async def deliver(self, messages: Sequence[bytes]) -> None:
        """Post messages, and wait until the page has taken them."""


class Outbox:
    """Answers in their order, events while there is room, and one state: the newest.

    What a free line takes is sent at once; what has to wait for a slow page is sent by `run`.
    """

    def __init__(self, way: Way, state: Callable[[], bytes], finished: Callable[[], None]) -> None:
        """Send by this way; the state is made when its turn has come."""
        self._way = way
        self._state = state
        self._on_finished = finished
        # None stands for the state.
        self._waiting: deque[bytes | None] = deque()
        self._bytes = 0
        self._state_waits = False
        self._finished = False
        self._stirred = asyncio.Event()
        self._sent = asyncio.Event()

    def answer(self, message: bytes) -> None:
        """Send an answer; none is ever lost while the page is connected."""
        self._put(message)

    def event(self, message: bytes) -> None:
        """Send an event with the state that follows, unless the page is too slow for it."""
        if len(self._waiting) < MOST_EVENTS and self._bytes < MOST_BYTES:
            self._keep(message)

    def state(self) -> None:
        """Send the state as it is when its turn has come."""
        if not self._state_waits:
            self._state_waits = True
            self._put(None)

    def finish(self, message: bytes | None = None) -> None:
        """Send a last message and nothing after it; whoever goes needs no state."""
        if self._finished:
            return
        if self._state_waits:
            self._waiting.remove(None)
        if message is not None:
            self._put(message)
        self._finished = True
        self._stirred.set()
        self._on_finished()

    async def space(self) -> None:
        """Wait until the page has read enough to be given more answers."""
        while self._full and not self._finished:
            self._sent.clear()
            await self._sent.wait()

    async def run(self) -> None:
        """Send until the last message is sent or the connection is lost."""
        try:
            while self._waiting or not self._finished:
                while self._waiting:
                    await self._way.deliver(self._together())
                    self._sent.set()
                self._stirred.clear()
                if not self._finished:
                    await self._stirred.wait()
        except ConnectionError:
            pass
        finally:
            self._finished = True
            self._sent.set()

    @property
    def finished(self) -> bool:
        """Return whether nothing more is taken."""
        return self._finished

    @property
    def _full(self) -> bool:
        return len(self._waiting) > MOST_WAITING or self._bytes > MOST_BYTES

    def _put(self, message: bytes | None) -> None:
        self._keep(message)
        while self._waiting and self._way.free:
            self._way.post(self._together())
            self._sent.set()
        if self._waiting:
            self._stirred.set()

    def _keep(self, message: bytes | None) -> None:
        if not self._finished:
            self._waiting.append(message)
            self._bytes += len(message or b"")

    def _together(self) -> list[bytes]:
        """Return what is sent in one go: an event with its state wakes a page only once."""
        return [self._next() for _ in range(min(len(self._waiting), MOST_TOGETHER))]

    def _next(self) -> bytes:
        message = self._waiting.popleft()
        if message is not None:
            self._bytes -= len(message)
            return message
        self._state_waits = False
        return self._state()
