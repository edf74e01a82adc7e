"""The writer: whatever happens, everyone is answered and the thread goes on."""

import asyncio
from collections.abc import Sequence
import os
from pathlib import Path
import sqlite3
import threading
from typing import Any, override

import pytest

from custom_components.parlor.table.journal.file import File
from custom_components.parlor.table.journal.journal import CannotOpen, Journal, NotSaved
from custom_components.parlor.table.journal.writer import Order, Statement, Writer

from .test_journal import journal, keys, note

__all__ = ["journal"]


class Stubborn(sqlite3.Connection):
    """A connection on which nothing can be undone."""

    stubborn = True

    @override
    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        if sql == "ROLLBACK" and Stubborn.stubborn:
            raise sqlite3.OperationalError("disk I/O error")
        return super().execute(sql, *values)


@pytest.mark.parametrize(
    "error", [ValueError("odd"), MemoryError(), OverflowError(), StopIteration(), SystemExit(1)]
)
async def test_any_failure_is_an_answer_and_the_next_write_works(
    journal: Journal, monkeypatch: pytest.MonkeyPatch, error: BaseException
) -> None:
    def fail(_: Writer, writes: Sequence[Statement]) -> None:
        raise error

    with monkeypatch.context() as failing:
        failing.setattr(Writer, "commit", fail)
        with pytest.raises(NotSaved):
            await journal.write([note("a")])
    await journal.write([note("b")])
    assert await journal.read(keys) == ["b"]
    await journal.close()


@pytest.mark.parametrize(
    ("error", "answer"),
    [(ValueError, ValueError), (StopIteration, NotSaved), (KeyboardInterrupt, NotSaved)],
)
async def test_work_that_fails_in_any_way_is_answered(
    journal: Journal, error: type[BaseException], answer: type[Exception]
) -> None:
    def fail(_: sqlite3.Connection) -> None:
        raise error

    with pytest.raises(answer):
        await journal.read(fail)
    await journal.write([note("a")])
    await journal.close()


async def test_values_that_no_file_takes_are_not_saved(journal: Journal) -> None:
    with pytest.raises(NotSaved):
        await journal.write([note("a"), ("INSERT INTO meta VALUES (?, ?)", ("b", 2**70))])
    await journal.write([note("c")])
    assert await journal.read(keys) == ["c"]
    await journal.close()


async def test_a_connection_that_cannot_undo_is_made_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def stubbornly(*args: Any, **more: Any) -> sqlite3.Connection:
        return connect(*args, factory=Stubborn, **more)

    monkeypatch.setattr("sqlite3.connect", stubbornly)
    journal = Journal(path)
    await journal.open()
    await journal.write([note("a")])
    with pytest.raises(NotSaved):
        await journal.write([note("b"), ("INSERT INTO nowhere VALUES (1)", ())])
    await journal.write([note("c")])
    assert await journal.read(keys) == ["a", "c"]
    await journal.close()


async def test_a_file_that_is_gone_is_reported_and_not_made_anew(
    path: Path, journal: Journal
) -> None:
    await journal.read(lambda db: db.close())
    elsewhere = f"{path}.elsewhere"
    os.rename(path, elsewhere)  # noqa: PTH104
    with pytest.raises(NotSaved):
        await journal.write([note("a")])
    os.rename(elsewhere, path)  # noqa: PTH104
    await journal.write([note("b")])
    assert await journal.read(keys) == ["b"]
    await journal.close()


async def test_an_order_after_the_end_is_answered(path: Path) -> None:
    loop = asyncio.get_running_loop()
    writer = Writer(File(path), loop)
    writer.start()
    last, late = (Order(loop.create_future(), work) for work in (File.close, File.open))
    writer.end(last)
    writer.order(late)
    assert await last.future is None
    with pytest.raises(NotSaved):
        await late.future
    writer.join()


async def test_whoever_waits_when_it_is_closed_is_answered(journal: Journal) -> None:
    writes = [asyncio.ensure_future(journal.write([note(key)])) for key in "abc"]
    await asyncio.sleep(0)
    await journal.close()
    assert await asyncio.gather(*writes) == [None] * 3


async def test_it_ends_even_when_nobody_waits_for_that(journal: Journal) -> None:
    busy = threading.Event()
    held = asyncio.ensure_future(journal.read(lambda _: busy.wait(5)))
    closing = asyncio.ensure_future(journal.close())
    await asyncio.sleep(0)
    closing.cancel()
    await asyncio.sleep(0)
    busy.set()
    await held
    for thread in threading.enumerate():
        if thread.name.startswith("parlor journal"):
            thread.join(5)
    assert "parlor journal" not in str(threading.enumerate())


@pytest.mark.parametrize("error", [OSError(28, "full"), sqlite3.OperationalError("no")])
async def test_what_fails_while_opening_leaves_no_thread(
    path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(_: File) -> None:
        raise error

    monkeypatch.setattr(File, "open", fail)
    with pytest.raises(CannotOpen):
        await Journal(path).open()
    assert "parlor journal" not in str(threading.enumerate())
