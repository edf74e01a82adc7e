"""The thread that does all work on a journal's file."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import chain, groupby
from pathlib import Path
from queue import Empty, SimpleQueue
import sqlite3
from sqlite3 import Connection
from threading import Thread
from typing import Any, Final, override

from .schema import TooNew, migrate

type Statement = tuple[str, Sequence[str | int | float | None]]

_FILES: Final = ("", "-wal", "-shm")
_DAMAGED: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})


class NotSaved(Exception):  # noqa: N818
    """Writing failed, and nothing of it is in the file."""


@dataclass(frozen=True, slots=True)
class Order:
    """Something for the writer to do: work of any kind, or statements to commit."""

    future: asyncio.Future[Any]
    work: Callable[[Writer], object] | None = None
    writes: Sequence[Statement] = ()


class Writer(Thread):
    """Does what is ordered, in order; writes that wait together are committed together."""

    def __init__(self, path: Path, loop: asyncio.AbstractEventLoop) -> None:
        """Work on the file at this path and answer to this loop."""
        super().__init__(name=f"parlor journal {path.name}", daemon=True)
        self.path = path
        self._loop = loop
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._db: Connection | None = None

    @property
    def db(self) -> Connection:
        """Return the open file."""
        if self._db is None:
            raise sqlite3.ProgrammingError("the journal is not open")
        return self._db

    def order(self, order: Order | None) -> None:
        """Have something done; None is the last order."""
        self._orders.put(order)

    @override
    def run(self) -> None:
        """Do what is ordered until the last order."""
        going = True
        while going:
            orders, going = self._take()
            for is_write, group in groupby(orders, key=lambda order: order.work is None):
                (self._save if is_write else self._do)([*group])

    def let_go(self) -> None:
        """Close the file, if it could be opened."""
        if self._db is not None:
            self._db.close()

    def open(self) -> Path | None:
        """Open or make the file; return where one that cannot be read was put aside."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            self._connect()
        except TooNew:
            return self.begin_anew("newer")
        except sqlite3.DatabaseError as error:
            if error.sqlite_errorcode & 0xFF not in _DAMAGED:
                raise
            return self.begin_anew("damaged")
        return None

    def begin_anew(self, why: str) -> Path:
        """Keep the file under another name, which is returned, and make a new one."""
        self.let_go()
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        aside = self.path.with_name(f"{self.path.name}.{why}-{stamp}")
        for suffix in _FILES:
            with suppress(FileNotFoundError):
                Path(f"{self.path}{suffix}").rename(f"{aside}{suffix}")
        self._connect()
        return aside

    def commit(self, writes: Sequence[Statement]) -> None:
        """Save all of it or nothing."""
        self.db.execute("BEGIN IMMEDIATE")
        for statement, values in writes:
            self.db.execute(statement, values)
        self.db.execute("COMMIT")

    def _connect(self) -> None:
        self._db = sqlite3.connect(self.path, isolation_level=None)
        self.db.execute("PRAGMA synchronous = NORMAL")
        self.db.execute("PRAGMA journal_mode = WAL")
        (found,) = self.db.execute("PRAGMA quick_check(1)").fetchone()
        if found != "ok":
            damaged = sqlite3.DatabaseError(found)
            damaged.sqlite_errorcode = sqlite3.SQLITE_CORRUPT
            raise damaged
        migrate(self.db)

    def _take(self) -> tuple[list[Order], bool]:
        """Return everything that is ordered by now, and whether there will be more."""
        orders: list[Order] = []
        order = self._orders.get()
        while order is not None:
            orders.append(order)
            try:
                order = self._orders.get_nowait()
            except Empty:
                return orders, True
        return orders, False

    def _do(self, orders: Sequence[Order]) -> None:
        for order in orders:
            try:
                found = order.work(self) if order.work is not None else None
            except Exception as error:  # noqa: BLE001  it belongs to whoever ordered it
                self._answer(order, error=error)
            else:
                self._answer(order, found)

    def _save(self, orders: Sequence[Order]) -> None:
        try:
            self.commit([*chain.from_iterable(order.writes for order in orders)])
        except sqlite3.Error as error:
            if self.db.in_transaction:
                self.db.execute("ROLLBACK")
            for order in orders:
                self._answer(order, error=NotSaved(str(error)))
        else:
            for order in orders:
                self._answer(order)

    def _answer(self, order: Order, found: object = None, error: Exception | None = None) -> None:
        def answer() -> None:
            if order.future.done():
                return
            if error is not None:
                order.future.set_exception(error)
            else:
                order.future.set_result(found)

        with suppress(RuntimeError):  # the loop is closed, so nobody waits
            self._loop.call_soon_threadsafe(answer)
