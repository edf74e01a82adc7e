"""The librarian: keeps the content of all tables, and reads it anew when asked or a day begins."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import override

from homeassistant.const import EVENT_CORE_CONFIG_UPDATE
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers.event import async_track_time_change
from homeassistant.util import dt as dt_util
from homeassistant.util.hass_dict import HassKey

from .const import DOMAIN
from .games.content import Day
from .games.state import GameState
from .house import ParlorConfigEntry, tables
from .library import Shelf, make
from .table.house import Content, Library
from .trouble import report_bad_content


class Librarian(Library):
    """The library of the house; tables always find in it what was read last."""

    def __init__(self, hass: HomeAssistant, games: Mapping[str, type[GameState]]) -> None:
        """Keep the content of these games; nothing is read yet."""
        self._hass = hass
        self._games = games
        self._folder = Path(hass.config.path(DOMAIN))
        self._shelf = Shelf()
        self._day = today()

    @override
    def contents(self, game: str, option: str) -> Sequence[Content]:
        shelf = self._shelf
        return [*shelf.made.get((game, option), ()), *shelf.own.get((game, option), ())]

    async def read(self) -> None:
        """Read everything anew, for all tables; a game that runs keeps what it has."""
        self._day = today()
        games = [*self._games.values()]
        shelf = await self._hass.async_add_executor_job(Shelf.read, games, self._folder, self._day)
        report_bad_content(self._hass, shelf.bad)
        self._put(shelf)

    async def begin_day(self) -> None:
        """Put out what is made for this day, if it is another one."""
        day = today()
        if day == self._day:
            return
        self._day = day
        games = [*self._games.values()]
        made = await self._hass.async_add_executor_job(make, games, day)
        self._put(replace(self._shelf, made=made))

    def _put(self, shelf: Shelf) -> None:
        before, self._shelf = self._shelf, shelf
        if (shelf.own, shelf.made) == (before.own, before.made):
            return
        for entry in tables(self._hass):
            entry.runtime_data.refresh()


LIBRARIAN: HassKey[Librarian] = HassKey("parlor_librarian")


@callback
def async_follow_days(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """While a table is open, begin each day at midnight in the time zone of the house."""
    librarian = hass.data[LIBRARIAN]

    @callback
    def begin(_: datetime | None = None) -> None:
        entry.async_create_task(hass, librarian.begin_day(), "parlor begins a day")

    midnight: list[CALLBACK_TYPE] = []

    @callback
    def wait() -> None:
        stop()
        midnight.append(async_track_time_change(hass, begin, hour=0, minute=0, second=0))

    @callback
    def stop() -> None:
        while midnight:
            midnight.pop()()

    @callback
    def moved(_: Event) -> None:
        wait()
        begin()

    wait()
    entry.async_on_unload(stop)
    entry.async_on_unload(hass.bus.async_listen(EVENT_CORE_CONFIG_UPDATE, moved))


def today() -> Day:
    """Return the date in the time zone of the house."""
    now = dt_util.now()
    return Day(now.year, now.month, now.day)
