"""Room for sockets, counted apart: strangers can never take a place from those at the table."""

from collections import Counter
from collections.abc import Iterable
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


class Visitor(Protocol):
    """Whoever takes a place."""

    @property
    def place(self) -> Place:
        """Return how near to the table this is."""

    @property
    def household(self) -> str:
        """Return where this comes from; whoever comes in crowds makes way first."""


def too_many[V: Visitor](visitors: Iterable[V]) -> list[V]:
    """Return who has to make way, of these in the order of their coming.

    It is the oldest of the household that takes the most places, again and again.
    """
    everyone = [*visitors]
    leaving = []
    for place, room in ROOM.items():
        here = [visitor for visitor in everyone if visitor.place is place]
        while len(here) > room:
            crowds = Counter(visitor.household for visitor in here)
            oldest = max(here, key=lambda visitor: crowds[visitor.household])
            here.remove(oldest)
            leaving.append(oldest)
    return leaving
