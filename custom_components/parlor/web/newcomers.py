"""Newcomers: a whole party may come in at once, but no device takes every chair."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

# Behind a proxy ten people may come from one address within a minute, some of them twice.
MOST_AT_ONCE: Final = 12
SECONDS_PER_NEWCOMER: Final = 20.0
MOST_PLACES: Final = 4096


@dataclass(slots=True)
class _Place:
    """How many may come from somewhere, as of a moment."""

    room: float
    at: float


class Newcomers:
    """Counts who comes to a table from one place: a burst, then one more every so often."""

    def __init__(self, clock: Callable[[], float]) -> None:
        """Start with room for everyone."""
        self._clock = clock
        self._places: dict[Hashable, _Place] = {}

    def admit(self, place: Hashable) -> bool:
        """Return whether one more may come from there, and count it."""
        known = self._place(place)
        if known.room < 1:
            return False
        known.room -= 1
        return True

    def forgive(self, place: Hashable) -> None:
        """Count one less: it got no seat."""
        self._place(place).room += 1

    def _place(self, place: Hashable) -> _Place:
        now = self._clock()
        if place not in self._places:
            self._make_room(now)
            self._places[place] = _Place(MOST_AT_ONCE, now)
        known = self._places[place]
        known.room, known.at = _room(known, now), now
        return known

    def _make_room(self, now: float) -> None:
        """Forget the places from which nobody came of late; in a crowd, also the longest quiet."""
        if len(self._places) < MOST_PLACES:
            return
        busy = {key: one for key, one in self._places.items() if _room(one, now) < MOST_AT_ONCE}
        if len(busy) >= MOST_PLACES:
            del busy[min(busy, key=lambda key: busy[key].at)]
        self._places = busy


def _room(place: _Place, now: float) -> float:
    return min(MOST_AT_ONCE, place.room + (now - place.at) / SECONDS_PER_NEWCOMER)
