"""What was done with each turn, with what is secret about it; nothing in it ever changes."""

from dataclasses import dataclass

from custom_components.parlor.games.vocabulary import SeatId

from .cards import Theory
from .shapes import LogEntry
from .terms import Deed, RoomId, Suspect, Weapon


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn that somebody took; the card is what was shown, which two people know.

    A journey names a room alone; `to` is who was asked.
    """

    round: int
    by: SeatId
    deed: Deed
    room: RoomId
    suspect: Suspect | None = None
    weapon: Weapon | None = None
    to: SeatId | None = None
    card: str | None = None

    def __deepcopy__(self, memo: object) -> Turn:
        """Return the turn itself, which copies of a game share."""
        return self

    @property
    def theory(self) -> Theory:
        """Return what was named. Raises `ValueError` for a journey."""
        if self.suspect is None or self.weapon is None:
            raise ValueError("nobody was named")
        return {"suspect": self.suspect, "room": self.room, "weapon": self.weapon}

    def told(self) -> LogEntry:
        """Return the turn as everyone knows it."""
        return {
            "round": self.round,
            "by": self.by,
            "deed": self.deed,
            "room": self.room,
            "suspect": self.suspect,
            "weapon": self.weapon,
            "to": self.to,
            "shown": None if self.to is None else self.card is not None,
        }
