"""Whatever fails, nothing that was answered is lost."""

from contextlib import suppress
from pathlib import Path
import sqlite3
import threading
from typing import Any, ClassVar, override

import pytest

from custom_components.parlor.games.refused import Refused

from .evening import HOUSE, Evening, Phone


class Failing(sqlite3.Connection):
    """A connection on which one statement fails, after so many others."""

    left: ClassVar[int] = -1

    @override
    def execute(self, sql: str, *values: Any) -> sqlite3.Cursor:
        Failing.left -= 1
        if Failing.left == 0:
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR
            raise error
        return super().execute(sql, *values)


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> type[Failing]:
    connect = sqlite3.connect

    def failingly(*args: Any, **more: Any) -> sqlite3.Connection:
        return connect(*args, factory=Failing, **more)

    Failing.left = -1
    monkeypatch.setattr("sqlite3.connect", failingly)
    return Failing


async def add(phone: Phone, tag: str) -> None:
    """Add one, and try again as often as it takes."""
    for _ in range(9):
        with suppress(Refused):
            await phone.perform("add", tag, amount=1)
            return
        with suppress(Refused):
            await phone.table.perform(HOUSE, "resume_game")
    raise AssertionError("it is never saved")


async def test_a_statement_that_fails_anywhere_costs_nothing_that_was_answered(
    path: Path, failing: type[Failing]
) -> None:
    evening = await Evening(path).begin()
    phones = await evening.start("Anna", "Ben", length=500)
    for n in range(16):
        failing.left = n // 2
        await add(phones[n % 2], f"m{n}")
        assert evening.history == [[phones[m % 2].seat, 1] for m in range(n + 1)]
    for phone in phones:
        assert phone.versions == sorted({*phone.versions})
    seen = evening.table.version
    await evening.restart()
    assert evening.history == [[phones[n % 2].seat, 1] for n in range(16)]
    assert evening.table.version >= seen
    await evening.table.close()


async def test_a_statement_that_fails_while_opening_loses_nothing(
    path: Path, failing: type[Failing]
) -> None:
    evening = await Evening(path).begin()
    anna, _ = await evening.start("Anna", "Ben")
    await anna.perform("add", amount=2)
    await evening.table.close()
    for n in range(1, 20):
        failing.left = n
        with suppress(Exception):
            await evening.begin()
            await evening.table.close()
        assert no_thread_is_left()
    failing.left = -1
    await evening.begin()
    assert (evening.history, evening.table.trouble) == ([[anna.seat, 2]], None)
    await evening.table.close()


def no_thread_is_left() -> bool:
    for thread in threading.enumerate():
        if thread.name.startswith("parlor journal"):
            thread.join(5)
    return not any(thread.name.startswith("parlor journal") for thread in threading.enumerate())
