"""The house's loop is its own: another thread may not put anything into it unasked."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

import pytest


async def test_another_thread_cannot_slip_a_callback_into_the_loop() -> None:
    loop = asyncio.get_running_loop()
    with ThreadPoolExecutor(1) as pool:
        for put in (loop.call_soon, lambda then: loop.call_later(1, then)):
            with pytest.raises(RuntimeError, match="Non-thread-safe operation"):
                pool.submit(put, print).result()


async def test_a_coroutine_is_no_callback() -> None:
    async def forgotten() -> None:
        """Do what nobody would ever wait for."""

    with pytest.raises(TypeError, match="coroutines cannot be used"):
        asyncio.get_running_loop().call_soon(forgotten)
