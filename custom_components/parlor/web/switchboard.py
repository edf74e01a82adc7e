"""All open lines of the house's users."""

from typing import Final

from aiohttp import web
from homeassistant.components.websocket_api.connection import ActiveConnection
from homeassistant.core import HomeAssistant

from custom_components.parlor.house import ParlorConfigEntry

from .build import Build
from .line import Line
from .protocol import Farewell
from .user_session import LineKind

# A page needs two or three; whoever opens more has forgotten them.
MOST_LINES: Final = 32


class Switchboard:
    """Opens lines, finds them again, and ends them when the house stops."""

    def __init__(self, hass: HomeAssistant, build: Build) -> None:
        """Start with none."""
        self.closed = False
        self._hass = hass
        self._build = build
        self._open: dict[tuple[ActiveConnection, int], Line] = {}

    @property
    def count(self) -> int:
        """Return how many are open."""
        return len(self._open)

    def full(self, connection: ActiveConnection) -> bool:
        """Return whether a connection has as many lines as it may have."""
        return sum(known is connection for known, _ in self._open) >= MOST_LINES

    def open(
        self,
        entry: ParlorConfigEntry,
        connection: ActiveConnection,
        number: int,
        request: web.Request | None,
        kind: LineKind,
    ) -> Line:
        """Open a line to a table. Refuses with `table_closed`."""
        key = (connection, number)
        line = Line(
            self._hass,
            connection,
            number,
            request,
            kind,
            self._build.pages.build,
            lambda: self._forget(key),
        )
        line.open(entry)
        self._open[key] = line
        return line

    def find(self, connection: ActiveConnection, number: int) -> Line | None:
        """Return the line that this connection has opened under this number."""
        return self._open.get((connection, number))

    async def close_all(self) -> None:
        """End all, and open none any more: Home Assistant stops."""
        self.closed = True
        for line in [*self._open.values()]:
            line.say_goodbye(Farewell.RESTARTING)

    def _forget(self, key: tuple[ActiveConnection, int]) -> None:
        self._open.pop(key, None)
