"""The librarian: keeps the content of all tables, and reads it anew when asked or a day begins."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import override

from homeassistant.const import EVENT_CORE_CONFIG_UPDATE
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers.event import async_track_time_change
from homeassistant.util import dt as dt_util
from homeassistant.util.file import WriteError
from homeassistant.util.hass_dict import HassKey

from .const import DOMAIN, LOGGER
from .games.content import About, BadContent, Body, Complaint, Day
from .games.drawn import drawn_kind
from .games.refused import Refused
from .games.state import GameState
from .house import ParlorConfigEntry, tables
from .library import Shelf, keep, make
from .table.finishing import finish
from .table.house import Content, Library
from .table.refusals import TableRefusal
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
        self._reading = asyncio.Lock()
        self._writing = asyncio.Lock()

    @override
    def contents(self, game: str, option: str) -> Sequence[Content]:
        shelf = self._shelf
        return [*shelf.made.get((game, option), ()), *shelf.own.get((game, option), ())]

    async def read(self) -> None:
        """Read everything anew, for all tables; a game that runs keeps what it has."""
        # One by one: what was read first must not come last.
        async with self._reading:
            self._day = today()
            games = [*self._games.values()]
            shelf = await self._hass.async_add_executor_job(
                Shelf.read, games, self._folder, self._day
            )
            report_bad_content(self._hass, shelf.bad)
            self._put(shelf)

    @override
    async def keep(self, game: str, option: str, drawn: Body) -> About:
        # Two tables may add to the same file; and who goes away meanwhile leaves nothing half done.
        async with self._writing:
            return await finish(self._keep(game, option, drawn))

    async def _keep(self, game: str, option: str, drawn: Body) -> About:
        kind = drawn_kind(self._games[game].contents, option)
        folder = self._folder / game / kind.folder
        taken = {*kind.shipped, *(one.about.id for one in self.contents(game, option))}
        try:
            kept = await self._hass.async_add_executor_job(keep, kind, folder, drawn, taken)
        except BadContent as bad:
            raise _refusal(bad.complaints[0]) from bad
        except (OSError, WriteError) as error:
            LOGGER.warning("What was drawn for %s cannot be kept in %s: %s", game, folder, error)
            raise Refused(TableRefusal.NOT_KEPT) from error
        await self.read()
        return kept.about

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


def _refusal(complaint: Complaint) -> Refused:
    """Return how a page is told what is wrong: the first of it, with what its words need."""
    place = " > ".join(map(str, complaint.place))
    details = {"complaint": complaint.code.value, "place": place, **complaint.details}
    return Refused(TableRefusal.BAD_CONTENT, **details)


def today() -> Day:
    """Return the date in the time zone of the house."""
    return day_of(dt_util.utcnow().timestamp())


def day_of(moment: float) -> Day:
    """Return the date that it was in the house at a moment, in seconds since 1970."""
    then = dt_util.as_local(dt_util.utc_from_timestamp(moment))
    return Day(then.year, then.month, then.day)
