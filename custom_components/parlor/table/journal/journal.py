"""The journal: one SQLite file per table."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
import sqlite3
from sqlite3 import Connection
from typing import Any, Final

from custom_components.parlor.table.finishing import finish

from .file import File
from .writer import NotSaved, Order, Statement, Writer

__all__ = ["CannotOpen", "Damaged", "Journal", "NotSaved", "Statement"]

# The disk or another process is to blame for these, not what is in the file.
_PASSING: Final = frozenset(
    {
        sqlite3.SQLITE_BUSY,
        sqlite3.SQLITE_CANTOPEN,
        sqlite3.SQLITE_FULL,
        sqlite3.SQLITE_IOERR,
        sqlite3.SQLITE_LOCKED,
        sqlite3.SQLITE_NOMEM,
        sqlite3.SQLITE_PERM,
        sqlite3.SQLITE_READONLY,
    }
)


class CannotOpen(Exception):  # noqa: N818
    """The file can be neither used nor made, and that is not because of what is in it."""


class Damaged(Exception):  # noqa: N818
    """What is in the file makes no sense."""


class Journal:
    """What a table has saved; all work on the file is done by the journal's own thread."""

    def __init__(self, path: Path, *, held: bool = False) -> None:
        """Keep the journal at this path; nothing is touched before it is opened.

        One that is held is opened as after `hold`.
        """
        self.path = path
        self._held = held
        self._writer: Writer | None = None
        self._closing: asyncio.Future[Any] | None = None

    async def open(self) -> Path | None:
        """Open or make the file; return where one that cannot be read was put aside.

        Raises `CannotOpen`.
        """
        self._writer = Writer(File(self.path, held=self._held), asyncio.get_running_loop())
        self._writer.start()
        try:
            aside: Path | None = await self._order(work=File.open)
        except BaseException as error:
            await self.close()
            if isinstance(error, OSError | sqlite3.Error):
                raise CannotOpen(str(error)) from error
            raise
        return aside

    async def close(self) -> None:
        """Finish what was ordered and let go of the file, also when that is called off.

        Whoever opens it next finds all in it that was ordered, and nobody who writes.
        """
        writer, self._writer = self._writer, None
        if writer is None:
            await self._closed()
            return
        self._closing = asyncio.get_running_loop().create_future()
        writer.end(Order(self._closing, File.close))
        try:
            with suppress(sqlite3.Error):  # nothing that was saved depends on it
                await finish(self._closing)
        finally:
            writer.join()

    async def write(self, writes: Sequence[Statement]) -> None:
        """Save all of it or nothing; raises `NotSaved`."""
        await self._order(writes=writes)

    async def read[T](self, work: Callable[[Connection], T]) -> T:
        """Return what the work finds in the file; raises `Damaged` or `CannotOpen`."""
        try:
            found: T = await self._order(work=lambda file: work(file.db))
        except sqlite3.DatabaseError as error:
            if getattr(error, "sqlite_errorcode", 0) & 0xFF in _PASSING:
                raise CannotOpen(str(error)) from error
            raise Damaged(str(error)) from error
        return found

    async def put_aside(self) -> Path:
        """Keep the file under another name, which is returned, and begin a new one."""
        aside: Path = await self._order(work=lambda file: file.begin_anew("damaged"))
        return aside

    async def hold(self) -> None:
        """Make the files safe to copy, in any order, until `release`; the game goes on.

        All is moved into the main file, which then stays as it is: what is saved meanwhile is only
        added to the -wal file, and any beginning of that makes sense beside the main file.
        One that is being closed moves its last into the main file first; then it raises `NotSaved`.
        """
        await self._closed()
        await self._order(work=File.hold)

    async def release(self) -> None:
        """Go back to normal after `hold`."""
        await self._order(work=File.release)

    async def sweep(self) -> None:
        """Leave no byte of what was forgotten in the files; raises `NotSaved`."""
        try:
            await self._order(work=File.sweep)
        except (OSError, sqlite3.Error) as error:
            raise NotSaved(str(error)) from error

    def sweep_soon(self) -> None:
        """Have that done by and by; what fails is tried again with the next, or at the opening."""
        if self._writer is not None:
            self._writer.order(Order(_unheard(), File.sweep))

    async def _closed(self) -> None:
        """Wait for a closing that somebody has begun."""
        if self._closing is not None:
            await asyncio.wait([self._closing])

    async def _order(
        self,
        *,
        work: Callable[[File], object] | None = None,
        writes: Sequence[Statement] = (),
    ) -> Any:
        if self._writer is None:
            raise NotSaved("the journal is closed")
        order = Order(asyncio.get_running_loop().create_future(), work, writes)
        self._writer.order(order)
        return await order.future


def _unheard() -> asyncio.Future[Any]:
    """Return what takes an answer that nobody waits for."""
    future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
    future.add_done_callback(lambda done: done.cancelled() or done.exception())
    return future
