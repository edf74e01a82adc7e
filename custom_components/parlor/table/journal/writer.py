"""The thread that does all work on a journal's file."""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import chain, groupby
from queue import SimpleQueue
from threading import Thread
from typing import Any, override

from .file import File

type Statement = tuple[str, Sequence[str | int | float | None]]


class NotSaved(Exception):  # noqa: N818
    """Writing failed, and nothing of it counts."""


@dataclass(frozen=True, slots=True)
class Order:
    """Something for the writer to do: work of any kind, or statements to commit."""

    future: asyncio.Future[Any]
    work: Callable[[File], object] | None = None
    writes: Sequence[Statement] = ()


class Writer(Thread):
    """Does what is ordered, in order; writes that wait together are committed together.

    Every order is answered, whatever happens, and nothing but the last order ends the thread.
    """

    def __init__(self, file: File, loop: asyncio.AbstractEventLoop) -> None:
        """Work on this file and answer to this loop."""
        super().__init__(name=f"parlor journal {file.path.name}", daemon=True)
        self.file = file
        self._loop = loop
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._ended = False

    def order(self, order: Order) -> None:
        """Have something done; called on the loop only."""
        if self._ended:
            self._answer(order, error=NotSaved("the journal is closed"))
        else:
            self._orders.put(order)

    def end(self, order: Order) -> None:
        """Have this done as the last thing."""
        self.order(order)
        self._ended = True
        self._orders.put(None)

    @override
    def run(self) -> None:
        """Do what is ordered until the last order."""
        going = True
        while going:
            orders, going = self._take()
            for is_write, group in groupby(orders, key=lambda order: order.work is None):
                (self._save if is_write else self._do)([*group])

    def commit(self, writes: Sequence[Statement]) -> None:
        """Save all of it or nothing; what is saved is on the disk."""
        db = self.file.db
        db.execute("BEGIN IMMEDIATE")
        for statement, values in writes:
            db.execute(statement, values)
        db.execute("COMMIT")

    def _take(self) -> tuple[list[Order], bool]:
        """Return everything that is ordered by now, and whether there will be more."""
        orders: list[Order] = []
        while (order := self._orders.get()) is not None:
            orders.append(order)
            # Nobody else takes anything out.
            if self._orders.empty():
                return orders, True
        return orders, False

    def _do(self, orders: Sequence[Order]) -> None:
        for order in orders:
            try:
                found = order.work(self.file) if order.work is not None else None
            except BaseException as error:  # noqa: BLE001  it belongs to whoever ordered it
                self.file.mend()
                self._answer(order, error=error)
            else:
                self._answer(order, found)

    def _save(self, orders: Sequence[Order]) -> None:
        try:
            self.commit([*chain.from_iterable(order.writes for order in orders)])
        except BaseException as error:  # noqa: BLE001  it belongs to whoever ordered it
            self.file.mend()
            for order in orders:
                self._answer(order, error=NotSaved(str(error)))
        else:
            for order in orders:
                self._answer(order)

    def _answer(
        self, order: Order, found: object = None, error: BaseException | None = None
    ) -> None:
        def answer() -> None:
            if order.future.done():
                return
            if error is None:
                order.future.set_result(found)
            elif isinstance(error, Exception) and not isinstance(error, StopIteration):
                order.future.set_exception(error)
            else:  # no future takes it, or it would end the loop
                order.future.set_exception(NotSaved(repr(error)))

        with suppress(RuntimeError):  # the loop is closed, so nobody waits
            self._loop.call_soon_threadsafe(answer)
