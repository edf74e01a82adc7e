"""The 21 cards: six suspects, nine rooms and six weapons, numbered through."""

from enum import IntEnum
from typing import Final, Self

SUSPECTS: Final = range(6)
ROOMS: Final = range(6, 15)
WEAPONS: Final = range(15, 21)


class Card(IntEnum):
    """A card, and its place among all 21: a set of cards can be the bits of a number."""

    MISS_SCARLET = 0
    MR_GREEN = 1
    COLONEL_MUSTARD = 2
    PROF_PLUM = 3
    MRS_PEACOCK = 4
    MRS_WHITE = 5
    LOUNGE = 6
    DINING_ROOM = 7
    KITCHEN = 8
    BALLROOM = 9
    CONSERVATORY = 10
    BILLIARD_ROOM = 11
    LIBRARY = 12
    STUDY = 13
    HALL = 14
    CANDLESTICK = 15
    KNIFE = 16
    LEAD_PIPE = 17
    REVOLVER = 18
    ROPE = 19
    WRENCH = 20

    @classmethod
    def suspect(cls, number: int) -> Self:
        """Return the suspect of this number, 0–5."""
        return cls(SUSPECTS[number])

    @classmethod
    def room(cls, number: int) -> Self:
        """Return the room of this number, 0–8."""
        return cls(ROOMS[number])

    @classmethod
    def weapon(cls, number: int) -> Self:
        """Return the weapon of this number, 0–5."""
        return cls(WEAPONS[number])

    @property
    def id(self) -> str:
        """Return its name on the wire."""
        return self.name.lower()
