"""Looking back: statistics of the whole house, and who is to be forgotten everywhere."""

from collections.abc import Iterable, Sequence
from typing import Final

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.translation import async_get_translations
from homeassistant.util.hass_dict import HassKey

from .const import DOMAIN
from .games.content import Day
from .games.refused import Refused
from .house import ParlorConfigEntry
from .librarian import day_of, today
from .table.career import CareerInfo, career, is_known
from .table.journal.finished import FinishedGame
from .table.names import alike
from .table.persons import PersonId, user_of
from .table.refusals import ArchiveRefusal
from .table.statistics import StatisticsInfo, statistics
from .table.streaks import Calendar

type _Played = tuple[tuple[FinishedGame, ...], ...]
# When it was counted, and in which time zone: a streak ends with its day.
type _When = tuple[Day, str]

MOST_KNOWN: Final = 8
# What was counted last, by tables, with all that it was counted from.
COUNTED: HassKey[dict[tuple[str, ...], tuple[_Played, _When, StatisticsInfo]]] = HassKey(
    "parlor_counted"
)


async def async_statistics(
    hass: HomeAssistant, entries: Sequence[ParlorConfigEntry]
) -> StatisticsInfo:
    """Return what everyone has come to at these tables; users under their present names."""
    counted = await _counted(hass, entries)
    users = {user.id: user.name for user in await hass.auth.async_get_users()}
    return {
        **counted,
        "persons": [
            {**person, "name": users.get(user_of(person["person"]) or "") or person["name"]}
            for person in counted["persons"]
        ],
    }


async def async_career(
    hass: HomeAssistant, entries: Sequence[ParlorConfigEntry], person: PersonId
) -> list[CareerInfo]:
    """Return somebody's games over time. Refuses with `no_such_person`."""
    played = await _played(entries)
    if not is_known(played, person):
        raise Refused(ArchiveRefusal.NO_SUCH_PERSON)
    return await hass.async_add_executor_job(career, played, person)


async def async_forget(entries: Iterable[ParlorConfigEntry], persons: Sequence[PersonId]) -> None:
    """Forget them at all tables that know them. Refuses with `no_such_person` where none does.

    What one table refuses keeps no other from forgetting.
    """
    known = False
    refusals: list[Refused] = []
    for entry in entries:
        for person in persons:
            try:
                await entry.runtime_data.archive.forget(person)
                known = True
            except Refused as refused:
                refusals.append(refused)
    unknown = ArchiveRefusal.NO_SUCH_PERSON
    serious = [refused for refused in refusals if refused.code != unknown]
    if serious or not known:
        raise serious[0] if serious else Refused(unknown)


async def persons_called(
    hass: HomeAssistant, entries: Sequence[ParlorConfigEntry], player: str
) -> list[PersonId]:
    """Return who is meant by a name, or by the id of a person. Refuses with `no_such_person`."""
    known = (await async_statistics(hass, entries))["persons"]
    named = [person["person"] for person in known if alike(person["name"], player)]
    found = named or [person["person"] for person in known if person["person"] == player]
    if not found:
        raise Refused(ArchiveRefusal.NO_SUCH_PERSON)
    return found


async def stranger(hass: HomeAssistant, language: str) -> str:
    """Return how somebody is called whose name was forgotten, with a gap for a number."""
    words = await async_get_translations(hass, language, "common", {DOMAIN})
    return words[f"component.{DOMAIN}.common.stranger"]


@callback
def forget_counts(hass: HomeAssistant) -> None:
    """Keep no counts of tables that may be gone."""
    hass.data.pop(COUNTED, None)


async def _counted(hass: HomeAssistant, entries: Sequence[ParlorConfigEntry]) -> StatisticsInfo:
    """Count beside the event loop, and only where a game or the day is new, or a name forgotten."""
    known = hass.data.setdefault(COUNTED, {})
    key = tuple(sorted(entry.entry_id for entry in entries))
    calendar = Calendar(today(), day_of)
    when = calendar.today, hass.config.time_zone
    played = await _played(entries)
    if key in known:
        before, then, counted = known[key]
        if then == when and [*map(id, before)] == [*map(id, played)]:
            return counted
    counted = await hass.async_add_executor_job(statistics, played, calendar)
    known.pop(key, None)
    while len(known) >= MOST_KNOWN:
        known.pop(next(iter(known)))
    known[key] = played, when, counted
    return counted


async def _played(entries: Sequence[ParlorConfigEntry]) -> _Played:
    return tuple([await entry.runtime_data.archive.finished() for entry in entries])
