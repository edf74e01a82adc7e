"""Room for sockets, counted apart: strangers can never take a place from those at the table."""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Final, Protocol


class Place(StrEnum):
    """How near to the table someone is."""

    SEATED = "seated"
    # Whoever knows a code: watching, or waiting to be let back in.
    GUEST = "guest"
    STRANGER = "stranger"


# Seats are few already, and each has one socket.
ROOM: Final = {Place.GUEST: 100, Place.STRANGER: 32}
# So many guests of a household stay, however many more come from there: its TV among them.
SETTLED: Final = 8


class Visitor(Protocol):
    """Whoever takes a place."""

    @property
    def place(self) -> Place:
        """Return how near to the table this is."""

    @property
    def since(self) -> float:
        """Return when this took its place."""

    @property
    def household(self) -> str:
        """Return where this comes from; whoever comes in crowds makes way first."""


def too_many[V: Visitor](visitors: Iterable[V]) -> list[V]:
    """Return who has to make way; it is one of the household that takes the most places.

    Of strangers it is the oldest, so that everyone gets a turn. Of guests those stay who were the
    first of their household: what has been watching goes on, and after them everyone gets a turn.
    """
    everyone = sorted(visitors, key=lambda visitor: visitor.since)
    leaving = []
    for place, room in ROOM.items():
        here = [visitor for visitor in everyone if visitor.place is place]
        while len(here) > room:
            leaver = (_stranger if place is Place.STRANGER else _guest)(here)
            here.remove(leaver)
            leaving.append(leaver)
    return leaving


def _stranger[V: Visitor](here: Sequence[V]) -> V:
    """Return the oldest of the largest crowd."""
    crowds = Counter(visitor.household for visitor in here)
    return max(here, key=lambda visitor: crowds[visitor.household])


def _guest[V: Visitor](here: Sequence[V]) -> V:
    """Return the oldest but the first few of the largest crowd, or the youngest where none is."""
    crowds = Counter(visitor.household for visitor in here)
    youngest = max(reversed(here), key=lambda visitor: crowds[visitor.household])
    crowd = [visitor for visitor in here if visitor.household == youngest.household]
    return crowd[SETTLED] if len(crowd) > SETTLED else youngest
