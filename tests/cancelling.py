"""Calling something off, at every moment at which it waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Generator
from itertools import count
import threading
from typing import Any


class Stepped:
    """A coroutine that is called off where it waits for the nth time, or from then on always."""

    def __init__(self, coro: Coroutine[Any, Any, Any], nth: int, *, always: bool) -> None:
        self.waits = 0
        self._coro = coro
        self._nth = nth
        self._always = always

    def __await__(self) -> Generator[Any, Any, Any]:
        """Run it, and cancel the task that runs it just before it waits."""
        task = asyncio.current_task()
        assert task is not None
        thrown: BaseException | None = None
        while True:
            try:
                waiting = self._coro.send(None) if thrown is None else self._coro.throw(thrown)
            except StopIteration as done:
                return done.value
            if self.waits == self._nth or (self._always and self.waits > self._nth):
                task.cancel()
            self.waits += 1
            thrown = None
            try:
                yield waiting
            except BaseException as error:  # noqa: BLE001  it is the coroutine's to deal with
                thrown = error


async def at_every_wait(
    make: Callable[[], Awaitable[Coroutine[Any, Any, Any]]], *, always: bool = False
) -> AsyncIterator[object]:
    """Call it off at its first wait, then at its second, until it runs through.

    Give what came of it each time: what it has returned or raised.
    """
    for nth in count():
        stepped = Stepped(await make(), nth, always=always)
        (outcome,) = await asyncio.gather(
            asyncio.create_task(_run(stepped)), return_exceptions=True
        )
        yield outcome
        if stepped.waits <= nth:
            return


async def _run(stepped: Stepped) -> object:
    return await stepped


def no_thread_is_left() -> bool:
    """Return whether nobody writes any more, without waiting for anyone to end."""
    return not any(thread.name.startswith("parlor journal") for thread in threading.enumerate())
