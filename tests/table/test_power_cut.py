"""Nothing that anyone has seen is lost in a power cut."""

from dataclasses import dataclass
from enum import StrEnum
import os
from pathlib import Path
from random import Random
import signal
import subprocess
import sys

import orjson
import pytest

from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.journal import schema
from tests.games.alone import BLOCKED, BOOT, PARLOR, ROOT

from .crashing import LATER
from .evening import Evening
from .power.disk import Disk, Entry, read_account
from .test_crash import Line, found

JOURNAL = Path("storage", "parlor", "table.db")


class Arrived(StrEnum):
    """What has arrived on the disk of all that was not synced; all of it, when a process dies."""

    NOTHING = "nothing"
    SOMETHING = "something"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Lived:
    """All that was done to a disk, and said, in one evening."""

    root: Path
    account: list[Entry]

    @property
    def first_said(self) -> int:
        """Return the moment before anything was said."""
        return next(at for at, entry in enumerate(self.account) if entry.what == "!")

    def moments(self, count: int) -> list[int]:
        """Return some moments, half of them just after something was said."""
        rng = Random(8)  # noqa: S311
        said = [at + 1 for at, entry in enumerate(self.account) if entry.what == "!"]
        return sorted({*rng.sample(said, count), *rng.sample(range(len(self.account)), count)})

    def cut(self, moment: int, left: Path, arrived: Arrived) -> list[Line]:
        """Cut the power; leave what is on the disk then, and return all that was said."""
        disk = Disk.after(self.root, self.account[:moment])
        if arrived is Arrived.ALL:
            disk.sync()
        disk.write_to(left, Random(moment) if arrived is Arrived.SOMETHING else None)  # noqa: S311
        return [orjson.loads(line) for line in b"".join(disk.said).splitlines()]


def live(scenario: str, folder: Path) -> Lived:
    """Live through an evening, with an accountant looking on."""
    accountant, root, account = (folder / name for name in ("account.so", "disk", "account"))
    source = Path(__file__).with_name("power") / "account.c"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", accountant, source, "-ldl"], check=True)
    root.mkdir()
    surroundings = {
        "LD_PRELOAD": str(accountant),
        "PARLOR_DISK": str(root),
        "PARLOR_ACCOUNT": str(account),
    }
    lived = subprocess.run(
        [
            *(sys.executable, "-c", BOOT, ",".join(BLOCKED), str(PARLOR)),
            *("tests.table.crashing", scenario, str(root / JOURNAL), "at_some_moment", "0"),
        ],
        cwd=ROOT,
        env={**os.environ, **surroundings},
        stdout=subprocess.DEVNULL,
        check=False,
    )
    assert lived.returncode == -signal.SIGKILL
    return Lived(root, read_account(account))


@pytest.fixture(scope="module")
def long_evening(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    return live("go_through_it_all", tmp_path_factory.mktemp("power"))


@pytest.fixture(scope="module")
def spoilt_evening(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    return live("begin_anew", tmp_path_factory.mktemp("power"))


@pytest.fixture(scope="module")
def updated_evening(tmp_path_factory: pytest.TempPathFactory) -> Lived:
    return live("become_later", tmp_path_factory.mktemp("power"))


@pytest.mark.parametrize("arrived", Arrived)
async def test_what_was_seen_is_there_after_a_power_cut_at_any_moment(
    long_evening: Lived, tmp_path: Path, arrived: Arrived
) -> None:
    for moment in long_evening.moments(10):
        left = tmp_path / str(moment)
        await check_that_all_is_there(left, long_evening.cut(moment, left, arrived))


@pytest.mark.parametrize("arrived", Arrived)
async def test_a_power_cut_while_the_table_is_laid_is_no_damage(
    long_evening: Lived, tmp_path: Path, arrived: Arrived
) -> None:
    for moment in range(0, long_evening.first_said, 3):
        left = tmp_path / str(moment)
        await check_that_all_is_there(left, long_evening.cut(moment, left, arrived))


async def check_that_all_is_there(left: Path, said: list[Line]) -> None:
    evening = await Evening(left / JOURNAL).begin()
    table = evening.table
    assert table.trouble is None
    for code in found(said, "code"):
        assert table.code == code
    for token, seat in zip(found(said, "token"), found(said, "seat"), strict=True):
        assert (await table.resume(token)).seat == seat
    seen: list[Json] = max(found(said, "seen"), key=len, default=[])
    if seen:
        assert isinstance(evening.history, list)
        assert evening.history[: len(seen)] == seen
    assert table.version >= max(found(said, "version"), default=0)
    await table.close()


@pytest.mark.parametrize("arrived", Arrived)
async def test_no_power_cut_keeps_a_table_from_beginning_anew(
    spoilt_evening: Lived, tmp_path: Path, arrived: Arrived
) -> None:
    account = spoilt_evening.account
    spoilt = next(at for at, entry in enumerate(account) if b"no journal" in entry.data)
    for moment in range(spoilt, spoilt_evening.first_said + 3, 3):
        left = tmp_path / str(moment)
        said = spoilt_evening.cut(moment, left, arrived)
        evening = await Evening(left / JOURNAL).begin()
        assert evening.table.seats == ()
        for code in found(said, "code"):
            assert (evening.table.code, evening.table.trouble) == (code, None)
            assert len([*left.glob("**/*.damaged-*")]) == 1
        await evening.table.close()


@pytest.mark.parametrize("arrived", Arrived)
async def test_a_power_cut_while_a_file_is_brought_up_to_date_is_no_damage(
    updated_evening: Lived,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    arrived: Arrived,
) -> None:
    account = updated_evening.account
    (closed,) = (at for at, entry in enumerate(account) if b'"closed"' in entry.data)
    later = (*schema.MIGRATIONS, LATER)
    monkeypatch.setattr("custom_components.parlor.table.journal.schema.MIGRATIONS", later)
    for moment in range(closed, len(account), 4):
        left = tmp_path / str(moment)
        await check_that_all_is_there(left, updated_evening.cut(moment, left, arrived))


def test_the_account_is_complete(long_evening: Lived, tmp_path: Path) -> None:
    """What arrives when all arrives is what is there; SQLite maps the -shm file into memory."""
    disk = Disk.after(long_evening.root, long_evening.account)
    disk.sync()
    disk.write_to(tmp_path / "left", None)
    there, left = (
        {file.name: file.read_bytes() for file in (top / JOURNAL).parent.glob("*[bl]")}
        for top in (long_evening.root, tmp_path / "left")
    )
    assert there.keys() == {"table.db", "table.db-wal"}
    assert there == left
