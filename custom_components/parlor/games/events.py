"""Events: what has happened, public or for named seats only."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from .vocabulary import Json, SeatId


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened; decoration, for every fact is in a view.

    Chatter, a step or a tap, is shown on phones and TV; the house does not hear of it.
    """

    type: StrEnum
    data: Mapping[str, Json] = field(default_factory=dict)
    seats: frozenset[SeatId] | None = None
    chatter: bool = False

    @property
    def public(self) -> bool:
        """Return whether everyone may know of it."""
        return self.seats is None

    def reaches(self, seat: SeatId | None) -> bool:
        """Return whether this seat, or the public (None), may know of it."""
        return self.seats is None or seat in self.seats
