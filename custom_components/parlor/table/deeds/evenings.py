"""Evenings: their points begin anew when the host says so, or after hours without anybody."""

from dataclasses import replace
from typing import Final

from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import need_powers
from custom_components.parlor.table.party import Party, Stage
from custom_components.parlor.table.seats import Caller

SECONDS_TO_ANOTHER_EVENING: Final = 4 * 60 * 60.0


def new_evening(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Count from nothing; the results of the last game stay."""
    need_powers(draft.party, caller)
    draft.party = anew(draft.party)
    return {}


def begun_anew(before: Party, after: Party, wall: float) -> Party:
    """Return the party with a new evening where the first to come finds one of long ago."""
    first = not before.present and bool(after.present)
    if not first or not after.evening or after.stage is Stage.PLAYING:
        return after
    passed = wall - after.evening[-1].at
    return anew(after) if passed >= SECONDS_TO_ANOTHER_EVENING else after


def anew(party: Party) -> Party:
    """Return the party with an evening in which nothing is over yet."""
    running = party.stage is Stage.PLAYING
    return replace(party, evening=(), evening_from=party.match - running)
