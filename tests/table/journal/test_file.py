"""The journal's file: what a move writes has its place on the disk before it is made."""

from pathlib import Path
import shutil

import pytest

from custom_components.parlor.table.journal import disk
from custom_components.parlor.table.journal.journal import Journal, Statement

ROOM = 1 << 20


def note(number: int) -> Statement:
    return "INSERT OR REPLACE INTO meta VALUES (?, ?)", ("number", f"{number}")


def length(path: Path) -> int:
    return Path(f"{path}-wal").stat().st_size


async def test_a_move_makes_the_log_no_longer(path: Path) -> None:
    journal = Journal(path)
    await journal.open()
    assert length(path) == ROOM
    for number in range(600):
        await journal.write([note(number)])
    assert length(path) == ROOM
    await journal.close()


async def test_a_log_that_a_crash_left_is_lengthened_and_read(path: Path, tmp_path: Path) -> None:
    journal = Journal(path)
    await journal.open()
    await journal.hold()
    await journal.write([note(7)])
    left = tmp_path / "left" / path.name
    left.parent.mkdir()
    for suffix in ("", "-wal"):
        shutil.copy(f"{path}{suffix}", f"{left}{suffix}")
    assert length(left) < ROOM
    again = Journal(left)
    await again.open()
    assert length(left) == ROOM
    found = await again.read(lambda db: db.execute("SELECT * FROM meta").fetchall())
    assert found == [("number", "7")]
    await again.close()
    await journal.close()


async def test_what_is_copied_holds_no_empty_room(path: Path) -> None:
    journal = Journal(path, held=True)
    await journal.open()
    assert length(path) < ROOM
    await journal.release()
    assert length(path) == ROOM
    await journal.hold()
    assert length(path) == 0
    await journal.release()
    assert length(path) == ROOM
    await journal.close()


async def test_a_disk_without_room_keeps_nobody_from_playing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(disk, "lengthen", full)
    journal = Journal(path)
    assert await journal.open() is None
    await journal.write([note(1)])
    await journal.close()
