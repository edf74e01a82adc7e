"""What Home Assistant hands to a table: time, tasks and chance."""

from asyncio import Task
from collections.abc import Awaitable, Callable, Coroutine
import secrets
import time
from typing import Any

from homeassistant.config_entries import ConfigEntry
from homeassistant.core import HomeAssistant

from .const import DOMAIN
from .table.house import Cancel
from .table.table import Table

type ParlorConfigEntry = ConfigEntry[Table]


def tables(hass: HomeAssistant) -> list[ParlorConfigEntry]:
    """Return the entries whose tables are open."""
    return hass.config_entries.async_loaded_entries(DOMAIN)


def has_table(hass: HomeAssistant) -> bool:
    """Return whether there is a table, open or not."""
    return bool(hass.config_entries.async_entries(DOMAIN))


class HassHouse:
    """The house of one table; what it starts ends with the table's entry."""

    def __init__(self, hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
        """Serve the table of this entry."""
        self._hass = hass
        self._entry = entry
        self._random = secrets.SystemRandom()

    def now(self) -> float:
        """Return seconds on a clock that never jumps."""
        return self._hass.loop.time()

    def wall(self) -> float:
        """Return seconds since 1970."""
        return time.time()

    def call_later(self, seconds: float, callback: Callable[[], None]) -> Cancel:
        """Call back on the event loop after that time, unless cancelled."""
        return self._hass.loop.call_later(seconds, callback).cancel

    def start[T](self, coro: Coroutine[Any, Any, T], name: str) -> Task[T]:
        """Run a coroutine beside what runs already."""
        return self._entry.async_create_background_task(self._hass, coro, name)

    def run_slow[T](self, func: Callable[..., T], *args: Any) -> Awaitable[T]:
        """Run something slow away from the event loop."""
        return self._hass.async_add_executor_job(func, *args)

    def new_seed(self) -> int:
        """Return a seed that nobody can guess."""
        return secrets.randbits(64)

    def new_token(self) -> str:
        """Return 256 bits that nobody can guess, as text that fits into a link."""
        return secrets.token_urlsafe(32)

    def random(self) -> float:
        """Return a number in [0, 1) for pauses and bots."""
        return self._random.random()
