"""Absence: only people who are away are waited for."""

from dataclasses import dataclass
from typing import TypedDict

from custom_components.parlor.games.vocabulary import SeatId


class AbsenceInfo(TypedDict):
    """Who is away and waited for, and until when by the table's time.

    Without `until` nobody is skipped before the host, or whoever stands in, says so.
    """

    seats: list[SeatId]
    until: int | None


@dataclass(frozen=True, slots=True)
class Decision:
    """What is waited for: this clock, from this run on, or this phase, in this game."""

    match: int
    phase: str
    run: int


@dataclass(frozen=True, slots=True)
class Absence:
    """Who is waited for with which decision, and until when; None is until somebody says so."""

    seats: tuple[SeatId, ...]
    decision: Decision
    until: float | None

    def to_json(self) -> AbsenceInfo:
        """Return what everyone may know of it."""
        until = None if self.until is None else round(self.until * 1000)
        return {"seats": [*self.seats], "until": until}
