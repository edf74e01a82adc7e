"""Backups: the journals are safe to copy while one is made."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
import sqlite3

from homeassistant.core import HomeAssistant

from .house import JOURNALS
from .table.journal.journal import Journal, NotSaved


async def async_pre_backup(hass: HomeAssistant) -> None:
    """Hold the journals still; the games go on."""
    await _each(hass, Journal.hold)


async def async_post_backup(hass: HomeAssistant) -> None:
    """Let the journals go on."""
    await _each(hass, Journal.release)


async def _each(hass: HomeAssistant, do: Callable[[Journal], Awaitable[None]]) -> None:
    for journal in [*hass.data[JOURNALS].values()]:
        # A table reports its own trouble; that must not cost the house its backup.
        with suppress(NotSaved, sqlite3.Error):
            await do(journal)
