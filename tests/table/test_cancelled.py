"""Opening and closing may be called off at any moment: nothing is lost and nothing left behind."""

import asyncio
from collections.abc import Coroutine
from contextlib import closing
from pathlib import Path
import sqlite3
from typing import Any

import pytest

from custom_components.parlor.table.table import Caller
from tests.cancelling import at_every_wait, no_thread_is_left

from .evening import Evening

pytestmark = pytest.mark.parametrize("always", [False, True], ids=["once", "always"])


type Opening = Coroutine[Any, Any, Evening]


def is_free(path: Path) -> bool:
    """Return whether nobody has the file locked."""
    with closing(sqlite3.connect(path, timeout=0)) as db:
        db.execute("BEGIN EXCLUSIVE")
        return True


async def play_a_move(evening: Evening) -> None:
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await evening.advance(7)


async def check_that_all_is_there(path: Path) -> None:
    """Find the game as it was left, and leave it so."""
    evening = await Evening(path).begin()
    assert (evening.history, evening.table.trouble) == ([["s1", 2]], None)
    assert evening.table.remaining_ms() == 23_000
    await evening.table.close()


async def test_opening_a_table_may_be_called_off_at_any_moment(path: Path, always: bool) -> None:
    evening = await Evening(path).begin()
    await play_a_move(evening)
    await evening.table.close()

    async def reopen() -> Opening:
        return Evening(path).begin()

    outcomes = []
    async for outcome in at_every_wait(reopen, always=always):
        if isinstance(outcome, Evening):
            await outcome.table.close()
        outcomes.append(type(outcome))
        assert no_thread_is_left()
        assert is_free(path)
        await check_that_all_is_there(path)
    assert outcomes.pop() is Evening
    assert len(outcomes) >= 3
    assert {*outcomes} == {asyncio.CancelledError}


async def test_laying_a_table_may_be_called_off_at_any_moment(tmp_path: Path, always: bool) -> None:
    paths = [tmp_path / "none"]

    async def lay() -> Opening:
        paths.append(tmp_path / f"journal-{len(paths)}.db")
        return Evening(paths[-1]).begin()

    async for outcome in at_every_wait(lay, always=always):
        if isinstance(outcome, Evening):
            await outcome.table.close()
        assert no_thread_is_left()
        evening = await Evening(paths[-1]).begin()
        assert (evening.table.seats, evening.table.trouble) == ((), None)
        await play_a_move(evening)
        await evening.table.close()
        await check_that_all_is_there(paths[-1])
    assert isinstance(outcome, Evening)
    assert len(paths) > 4


async def test_closing_a_table_may_be_called_off_at_any_moment(path: Path, always: bool) -> None:
    evening = await Evening(path).begin()
    phones = await evening.start("Anna", "Ben", length=1000)
    moves: list[asyncio.Task[object]] = []

    async def close() -> Coroutine[Any, Any, None]:
        # Somebody moves in that very moment.
        seat = phones[len(history(evening)) % 2].seat
        moves.append(asyncio.create_task(evening.table.perform(Caller(seat), "add", {"amount": 1})))
        return evening.table.close()

    before = history(evening)
    times = 0
    async for outcome in at_every_wait(close, always=always):
        assert outcome is None or isinstance(outcome, asyncio.CancelledError)
        times += 1
        (answer,) = await asyncio.gather(moves.pop(), return_exceptions=True)
        assert no_thread_is_left()
        assert is_free(path)
        assert not evening.house.tasks
        await evening.table.close()
        await evening.begin()
        assert len(history(evening)) == len(before) + (answer == {})
        assert evening.table.trouble is None
        before = history(evening)
        await evening.back("Anna", "Ben")
    assert times > 3
    await evening.table.close()


def history(evening: Evening) -> list[Any]:
    found = evening.history
    assert isinstance(found, list)
    return found
