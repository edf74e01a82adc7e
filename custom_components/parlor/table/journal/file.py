"""The journal's file: made whole, opened again, put aside, and safe in a power cut."""

from collections.abc import Iterator
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
import sqlite3
from sqlite3 import Connection
from typing import Final

from . import disk
from .schema import TooNew, migrate

_BESIDE: Final = ("", "-wal", "-shm")
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_CHECKPOINT_PAGES: Final = 250
# As long as the -wal file gets until its pages are moved into the main file.
_WAL_BYTES: Final = 1 << 20


class File:
    """One SQLite file; used by the journal's thread only."""

    def __init__(self, path: Path, *, held: bool = False) -> None:
        """Stand for the file at this path; nothing is touched before it is opened."""
        self.path = path
        self._db: Connection | None = None
        self._held = held

    @property
    def db(self) -> Connection:
        """Return the connection; one that broke is made again."""
        return self._db or self._connect()

    def open(self) -> Path | None:
        """Open or make the file; return where one that cannot be read was put aside."""
        disk.make_folder(self.path.parent)
        for file in self._files():
            disk.keep_private(file)
        if not any(self._files()):
            self._make()
        try:
            if self.path.is_file() and self.path.stat().st_size == 0:
                raise _damaged("the file is empty")
            self._check(self._connect())
        except TooNew:
            return self.begin_anew("newer")
        except sqlite3.DatabaseError as error:
            lost = not self.path.exists()
            if not lost and error.sqlite_errorcode & 0xFF not in _DAMAGED:
                raise
            return self.begin_anew("damaged")
        return None

    def begin_anew(self, why: str) -> Path:
        """Keep the file under another name, which is returned, and make a new one."""
        self.close()
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        aside = self.path.with_name(f"{self.path.name}.{why}-{stamp}")
        for file in self._files():
            file.rename(f"{aside}{file.name.removeprefix(self.path.name)}")
        # At once, for a -wal file must never be found beside another file than its own.
        disk.sync(self.path.parent)
        self._make()
        self._check(self._connect())
        return aside

    def close(self) -> None:
        """Let go of the file, if it is open."""
        db, self._db = self._db, None
        if db is not None:
            db.close()

    def mend(self) -> None:
        """Undo what is half done, whatever it takes."""
        try:
            if self._db is not None and self._db.in_transaction:
                self._db.execute("ROLLBACK")
        except sqlite3.Error:
            with suppress(sqlite3.Error):
                self.close()

    def hold(self) -> None:
        """Move all into the main file, and leave that alone until `release`."""
        self._held = True
        self._follow_hold(self.db)
        self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def release(self) -> None:
        """Move what is saved into the main file from time to time."""
        self._held = False
        self._follow_hold(self.db)
        self.sweep()
        self._make_room()

    def sweep(self) -> None:
        """Leave no byte of what was forgotten, here or beside; after `release` where it is held."""
        forgotten, swept = self._counted("forgotten"), self._counted("swept")
        if self._held or forgotten == swept:
            return
        self.db.execute("VACUUM")
        (busy, *_) = self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        if busy:
            raise sqlite3.OperationalError("somebody else reads the file")
        self.db.execute("INSERT OR REPLACE INTO meta VALUES ('swept', ?)", (str(forgotten),))
        self._make_room()

    def _counted(self, key: str) -> int:
        found = self.db.execute("SELECT value FROM meta WHERE key = ?", (key,)).fetchone()
        return 0 if found is None else int(found[0])

    def _make(self) -> None:
        """Make a file that has its name only once it is whole.

        So an empty file with that name is damage, and never one whose making was cut short.
        """
        making = self.path.with_name(f"{self.path.name}.making")
        for suffix in (*_BESIDE, "-journal"):
            Path(f"{making}{suffix}").unlink(missing_ok=True)
        making.touch(mode=0o600, exist_ok=False)
        with closing(_connect(making)) as db:
            migrate(db)
            db.execute("PRAGMA journal_mode = WAL")
        making.rename(self.path)
        disk.sync(making.parent)

    def _connect(self) -> Connection:
        """Connect to a file that there is."""
        for file in self._files():
            # A process that was killed may have left in memory what the next one shows.
            disk.sync(file)
        self._db = _connect(self.path)
        self._follow_hold(self._db)
        return self._db

    def _check(self, db: Connection) -> None:
        """See whether the file makes sense, and bring it up to date."""
        db.execute("PRAGMA journal_mode = WAL")
        (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            raise _damaged(found)
        migrate(db)
        if not self._held:
            self._make_room()

    def _make_room(self) -> None:
        """Let the -wal file be as long as it will get, for that halves what a commit takes.

        A sync then need not note a new length, nor where new blocks lie. Zeros are no page to
        SQLite: it reads no further.
        """
        # It is only about speed; and where the file system allows no such file, there is none.
        with suppress(OSError):
            disk.lengthen(Path(f"{self.path}-wal"), _WAL_BYTES)

    def _follow_hold(self, db: Connection) -> None:
        db.setconfig(sqlite3.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, self._held)
        db.execute(f"PRAGMA wal_autocheckpoint = {0 if self._held else _CHECKPOINT_PAGES}")

    def _files(self) -> Iterator[Path]:
        """Return what there is of the file and of what SQLite keeps beside it."""
        paths = (Path(f"{self.path}{suffix}") for suffix in _BESIDE)
        return (path for path in paths if path.exists())


def _connect(path: Path) -> Connection:
    """Connect to a file that there is, so that what is committed is on the disk."""
    db = sqlite3.connect(f"{path.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)
    try:
        # Like FULL, and also where the file system does not allow a write-ahead log.
        db.execute("PRAGMA synchronous = EXTRA")
        # What is deleted is gone, and no copy of it lies in a folder for everyone.
        db.execute("PRAGMA secure_delete = ON")
        db.execute("PRAGMA temp_store = MEMORY")
    except BaseException:
        db.close()
        raise
    return db


def _damaged(why: str) -> sqlite3.DatabaseError:
    error = sqlite3.DatabaseError(why)
    error.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
    return error
