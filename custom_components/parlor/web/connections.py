"""All open sockets of the house."""

import asyncio
from collections.abc import Sequence
from typing import Final

from .connection import Connection
from .places import too_many
from .protocol import Farewell

CLOSING_SECONDS: Final = 3


class Connections:
    """Counts the open sockets and closes them when their table goes."""

    def __init__(self) -> None:
        """Start with none."""
        self.closed = False
        self._open: dict[Connection, asyncio.Task[None]] = {}

    @property
    def count(self) -> int:
        """Return how many are open."""
        return len(self._open)

    async def keep(self, connection: Connection) -> None:
        """Run a connection to its end."""
        task = asyncio.ensure_future(connection.run())
        self._open[connection] = task
        self._make_way()
        try:
            await task
        finally:
            del self._open[connection]

    def _make_way(self) -> None:
        """Send away who is too many; those at the table stay."""
        for connection in too_many(one for one in self._open if not one.leaving):
            connection.make_way()

    async def close(self, entry_id: str, farewell: Farewell) -> None:
        """Close those at one table, and those that have not chosen."""
        leaving = [one for one in self._open if one.entry_id in {entry_id, None}]
        await self._send_away(leaving, farewell)

    async def close_all(self) -> None:
        """Close all, and open none any more: Home Assistant stops."""
        self.closed = True
        await self._send_away([*self._open], Farewell.RESTARTING)

    async def _send_away(self, leaving: Sequence[Connection], reason: Farewell) -> None:
        for connection in leaving:
            connection.say_goodbye(reason)
        if leaving:
            tasks = [self._open[connection] for connection in leaving]
            _, late = await asyncio.wait(tasks, timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)
