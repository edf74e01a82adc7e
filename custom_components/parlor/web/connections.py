"""All open sockets of the house."""

import asyncio
from typing import Final

from .connection import Connection
from .protocol import Farewell

MOST_CONNECTIONS: Final = 300
CLOSING_SECONDS: Final = 3


class Connections:
    """Counts the open sockets and closes them when their table goes."""

    def __init__(self) -> None:
        """Start with none."""
        self._open: dict[Connection, asyncio.Task[None]] = {}

    @property
    def count(self) -> int:
        """Return how many are open."""
        return len(self._open)

    @property
    def full(self) -> bool:
        """Return whether the house has no room for another."""
        return self.count >= MOST_CONNECTIONS

    async def keep(self, connection: Connection) -> None:
        """Run a connection to its end."""
        task = asyncio.ensure_future(connection.run())
        self._open[connection] = task
        try:
            await task
        finally:
            del self._open[connection]

    async def close(self, entry_id: str | None = None) -> None:
        """Close those at one table and those that have not chosen; without a table, all."""
        closing = {
            connection: task
            for connection, task in self._open.items()
            if entry_id is None or connection.entry_id in {entry_id, None}
        }
        for connection in closing:
            connection.say_goodbye(Farewell.TABLE_CLOSED)
        if closing:
            _, late = await asyncio.wait(closing.values(), timeout=CLOSING_SECONDS)
            for task in late:
                task.cancel()
            if late:
                await asyncio.wait(late)
