"""The journals of all tables: held together while a backup is made."""

from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
import sqlite3

from homeassistant.util.hass_dict import HassKey

from .table.journal.journal import Journal, NotSaved


class Journals(set[Journal]):
    """The journals that are open, or being opened or closed; a table finds its own by itself."""

    def __init__(self) -> None:
        """Begin with none, and with no backup being made."""
        super().__init__()
        self._held = False

    def make(self, path: Path) -> Journal:
        """Return a table's journal, to be opened at once; it is held where the others are."""
        journal = Journal(path, held=self._held)
        self.add(journal)
        return journal

    async def hold(self) -> None:
        """Make all files safe to copy, also those of tables that are opened meanwhile."""
        self._held = True
        await self._each(Journal.hold)

    async def release(self) -> None:
        """Go back to normal after `hold`."""
        self._held = False
        await self._each(Journal.release)

    async def _each(self, do: Callable[[Journal], Awaitable[None]]) -> None:
        for journal in [*self]:
            # A table reports its own trouble; that must not cost the house its backup.
            with suppress(NotSaved, OSError, sqlite3.Error):
                await do(journal)


JOURNALS: HassKey[Journals] = HassKey("parlor_journals")
