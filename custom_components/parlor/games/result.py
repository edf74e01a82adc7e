"""The result of a game: who won, and where every point came from."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Self, TypedDict

from .vocabulary import SeatId


class PointsInfo(TypedDict):
    """Points with their reason."""

    reason: str
    points: int
    round: int | None


class GameResult(TypedDict):
    """Who won, and where every point came from; `together`: all have won, or lost, as one."""

    winners: list[SeatId]
    together: bool | None
    scores: dict[SeatId, int]
    breakdown: dict[SeatId, list[PointsInfo]]
    ended_by: str


@dataclass(frozen=True, slots=True)
class Points:
    """Points with their reason, and the round they were made in where there are rounds."""

    reason: str
    points: int
    round: int | None = None

    def to_json(self) -> PointsInfo:
        """Return the points as views carry them."""
        return {"reason": self.reason, "points": self.points, "round": self.round}


@dataclass(frozen=True, slots=True)
class Result:
    """Winners, and scores with their breakdown; none where a game has no scores.

    `ended_by` says why the game is over; `together`, that all have won or lost as one.
    """

    winners: tuple[SeatId, ...]
    scores: Mapping[SeatId, int] = field(default_factory=dict)
    breakdown: Mapping[SeatId, tuple[Points, ...]] = field(default_factory=dict)
    ended_by: str = "played"
    together: bool | None = None

    @classmethod
    def as_one(cls, seats: Iterable[SeatId], *, won: bool, ended_by: str = "played") -> Self:
        """Return the result in which all of these seats have won, or all have lost."""
        return cls(tuple(seats) if won else (), ended_by=ended_by, together=won)

    @classmethod
    def by_points(
        cls, breakdown: Mapping[SeatId, tuple[Points, ...]], ended_by: str = "played"
    ) -> Self:
        """Return the result in which the highest total wins and ties share the win."""
        scores = {seat: sum(part.points for part in parts) for seat, parts in breakdown.items()}
        best = max(scores.values(), default=0)
        winners = tuple(seat for seat, score in scores.items() if score == best)
        return cls(winners, scores, breakdown, ended_by)

    def to_json(self) -> GameResult:
        """Return the result as the wire carries it."""
        return {
            "winners": [*self.winners],
            "together": self.together,
            "scores": {**self.scores},
            "breakdown": {
                seat: [part.to_json() for part in parts] for seat, parts in self.breakdown.items()
            },
            "ended_by": self.ended_by,
        }
