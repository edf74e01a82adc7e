"""Finishing: what has to be done to its end, also when whoever waits for it is called off."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def finish[T](work: asyncio.Future[T] | Coroutine[Any, Any, T]) -> T:
    """Wait until it is done, however often that is called off, which is raised afterwards."""
    future = asyncio.ensure_future(work)
    called_off: asyncio.CancelledError | None = None
    while not future.done():
        try:
            await asyncio.wait([future])
        except asyncio.CancelledError as error:
            called_off = error
    if called_off is not None:
        if not future.cancelled():
            future.exception()  # nobody is left who would hear of it
        raise called_off
    return future.result()
