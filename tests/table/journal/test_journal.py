"""The journal: all or nothing, in one thread, and safe to copy."""

import asyncio
import os
from pathlib import Path
import shutil
import sqlite3
import threading

import pytest

from custom_components.parlor.table.journal.journal import Damaged, Journal, NotSaved, Statement
from custom_components.parlor.table.journal.schema import MIGRATIONS, migrate
from custom_components.parlor.table.journal.writer import Writer
from tests.table.evening import Evening


def note(key: str) -> Statement:
    return "INSERT INTO meta VALUES (?, ?)", (key, "1")


def keys(db: sqlite3.Connection) -> list[str]:
    return [key for (key,) in db.execute("SELECT key FROM meta ORDER BY key")]


@pytest.fixture
async def journal(path: Path) -> Journal:
    journal = Journal(path)
    await journal.open()
    return journal


async def test_what_was_written_is_read_again(path: Path, journal: Journal) -> None:
    await journal.write([note("a"), note("b")])
    await journal.close()
    again = Journal(path)
    await again.open()
    assert await again.read(keys) == ["a", "b"]
    await again.close()


async def test_a_write_that_fails_leaves_nothing_and_the_next_one_works(journal: Journal) -> None:
    with pytest.raises(NotSaved):
        await journal.write([note("a"), ("INSERT INTO nowhere VALUES (1)", ())])
    await journal.write([note("b")])
    assert await journal.read(keys) == ["b"]
    await journal.close()


async def test_writes_that_wait_together_are_committed_together(
    journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    commits: list[int] = []
    commit = Writer.commit

    def counted(writer: Writer, writes: list[Statement]) -> None:
        commits.append(len(writes))
        commit(writer, writes)

    monkeypatch.setattr(Writer, "commit", counted)
    busy = threading.Event()
    held = asyncio.ensure_future(journal.read(lambda _: busy.wait(5)))
    writes = [asyncio.ensure_future(journal.write([note(key)])) for key in "abc"]
    await asyncio.sleep(0)
    busy.set()
    await asyncio.gather(held, *writes)
    assert sum(commits) == 3
    assert len(commits) < 3
    await journal.close()


async def test_the_file_is_a_write_ahead_log_of_todays_version(journal: Journal) -> None:
    def pragmas(db: sqlite3.Connection) -> list[object]:
        names = ("journal_mode", "synchronous", "user_version")
        return [db.execute(f"PRAGMA {name}").fetchone()[0] for name in names]

    assert await journal.read(pragmas) == ["wal", 3, len(MIGRATIONS)]
    await journal.close()


async def test_work_on_the_file_is_never_done_on_the_event_loop(journal: Journal) -> None:
    assert await journal.read(lambda _: threading.current_thread().name) == (
        "parlor journal journal.db"
    )
    await journal.close()


async def test_what_cannot_be_read_is_damaged(journal: Journal) -> None:
    with pytest.raises(Damaged):
        await journal.read(lambda db: db.execute("SELECT * FROM nowhere"))
    await journal.close()


async def test_a_closed_journal_saves_nothing(journal: Journal) -> None:
    await journal.close()
    await journal.close()
    with pytest.raises(NotSaved):
        await journal.write([note("a")])


async def test_no_thread_is_left_when_it_is_closed(journal: Journal) -> None:
    await journal.close()
    assert "parlor journal journal.db" not in [thread.name for thread in threading.enumerate()]


async def test_what_cannot_be_migrated_stays_as_it_was(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await journal.write([note("a")])
    await journal.close()
    later = (*MIGRATIONS, ("CREATE TABLE more (a) STRICT",))
    monkeypatch.setattr("custom_components.parlor.table.journal.schema.MIGRATIONS", later)
    db = sqlite3.connect(path, isolation_level=None)
    with pytest.raises(sqlite3.OperationalError):
        migrate(db)
    assert db.execute("PRAGMA user_version").fetchone() == (len(MIGRATIONS),)
    assert keys(db) == ["a"]
    db.close()


async def test_an_older_file_is_brought_up_to_date(
    path: Path, journal: Journal, monkeypatch: pytest.MonkeyPatch
) -> None:
    await journal.write([note("a")])
    await journal.close()
    later = (*MIGRATIONS, ("ALTER TABLE meta ADD COLUMN more TEXT",))
    monkeypatch.setattr("custom_components.parlor.table.journal.schema.MIGRATIONS", later)
    again = Journal(path)
    assert await again.open() is None
    rows = await again.read(lambda db: db.execute("SELECT * FROM meta").fetchall())
    assert rows == [("a", "1", None)]
    await again.close()


async def test_a_copy_made_during_a_game_holds_the_game(evening: Evening, tmp_path: Path) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=500)
    await evening.journal.hold()
    copy = tmp_path / "copy" / "journal.db"
    copy.parent.mkdir()
    shutil.copy(evening.path, copy)
    for _ in range(20):
        await anna.perform("add", amount=1)
        await ben.perform("add", amount=2)
    shutil.copy(f"{evening.path}-wal", f"{copy}-wal")
    await anna.perform("add", amount=3)
    await evening.journal.release()
    restored = await Evening(copy).begin()
    assert restored.history == [[anna.seat, 1], [ben.seat, 2]] * 20
    await restored.table.close()


@pytest.mark.parametrize("size", [0, 17, 5000, 20000])
async def test_a_copy_of_any_beginning_of_the_log_makes_sense(
    evening: Evening, tmp_path: Path, size: int
) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=500)
    await evening.journal.hold()
    for _ in range(10):
        await anna.perform("add", amount=1)
        await ben.perform("add", amount=2)
    copy = tmp_path / "copy" / "journal.db"
    copy.parent.mkdir()
    shutil.copy(evening.path, copy)
    shutil.copy(f"{evening.path}-wal", f"{copy}-wal")
    os.truncate(f"{copy}-wal", size)
    restored = await Evening(copy).begin()
    played = restored.history
    assert isinstance(played, list)
    assert played == ([[anna.seat, 1], [ben.seat, 2]] * 10)[: len(played)]
    assert restored.table.trouble is None
    await restored.table.close()
    await evening.journal.release()


async def test_the_main_file_stays_as_it_is_while_it_is_copied(evening: Evening) -> None:
    anna, ben = await evening.start("Anna", "Ben", length=5000)
    await evening.journal.hold()
    held = evening.path.read_bytes()
    for _ in range(300):
        await anna.perform("add", amount=1)
        await ben.perform("add", amount=2)
    assert evening.path.read_bytes() == held
    await evening.table.close()
    assert evening.path.read_bytes() == held
    await evening.begin()
    assert len(str(evening.history)) > 600


async def test_a_journal_that_is_being_closed_is_safe_to_copy_only_then(path: Path) -> None:
    journal = Journal(path)
    await journal.open()
    gate = threading.Event()
    reading = asyncio.create_task(journal.read(lambda _: gate.wait(10)))
    await asyncio.sleep(0)
    asked = [asyncio.create_task(ask()) for ask in (journal.close, journal.close, journal.hold)]
    for _ in range(5):
        await asyncio.sleep(0)
    assert not any(task.done() for task in asked)
    gate.set()
    _, _, held = await asyncio.gather(*asked, return_exceptions=True)
    assert isinstance(held, NotSaved)
    assert await reading
