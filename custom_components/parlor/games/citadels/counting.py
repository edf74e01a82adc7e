"""The count in the end: city by city and part by part, so that no screen runs ahead."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from custom_components.parlor.games.vocabulary import SeatId

from . import shapes
from .terms import EndedBy, Part

FIRST_SECONDS: Final = 1.5
PART_SECONDS: Final = 1.0
LAST_SECONDS: Final = 2.0


@dataclass(frozen=True, slots=True)
class Counted:
    """A part of a player's score."""

    player: SeatId
    part: Part
    points: int

    def to_json(self) -> shapes.Counted:
        """Return it as views carry it."""
        return {"player": self.player, "part": self.part, "points": self.points}


@dataclass(slots=True)
class Count:
    """What is counted, and how much of it has been shown."""

    ended_by: EndedBy
    order: tuple[SeatId, ...]
    parts: tuple[Counted, ...]
    shown: int = 0

    @classmethod
    def of(
        cls,
        ended_by: EndedBy,
        order: Sequence[SeatId],
        scores: Mapping[SeatId, Mapping[Part, int]],
    ) -> Self:
        """Return a count that is about to begin; only the districts are worth telling at 0."""
        parts = tuple(
            Counted(seat, part, points)
            for seat in order
            for part, points in scores[seat].items()
            if points or part is Part.DISTRICT_SCORE
        )
        return cls(ended_by, tuple(order), parts)

    @property
    def done(self) -> bool:
        """Return whether everything has been counted."""
        return self.shown == len(self.parts)

    @property
    def seconds(self) -> float:
        """Return how long what is shown now stays by itself."""
        if self.done:
            return LAST_SECONDS
        return PART_SECONDS if self.shown else FIRST_SECONDS

    def next(self, *, hurry: bool = False) -> Sequence[Counted]:
        """Return the part that is counted next; in a hurry, all of a city that are left."""
        rest = self.parts[self.shown :]
        city = [counted for counted in rest if counted.player == rest[0].player]
        found = city if hurry else city[:1]
        self.shown += len(found)
        return found

    def so_far(self, seat: SeatId) -> dict[Part, int]:
        """Return the parts of a player's score that have been counted."""
        counted = {c.part: c.points for c in self.parts[: self.shown] if c.player == seat}
        return {part: counted.get(part, 0) for part in Part}

    def to_json(self) -> shapes.Count:
        """Return the count as views carry it."""
        return {
            "order": [*self.order],
            "counted": [counted.to_json() for counted in self.parts[: self.shown]],
            "done": self.done,
        }
