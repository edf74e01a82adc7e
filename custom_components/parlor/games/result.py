"""The result of a game: who won, and where every point came from."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Self, TypedDict

from .vocabulary import SeatId


class PointsInfo(TypedDict):
    """Points with their reason."""

    reason: str
    points: int
    round: int | None


class AwardInfo(TypedDict):
    """An award for what really happened, and how often or how much where that is a number."""

    id: str
    seats: list[SeatId]
    number: int | None


class GameResult(TypedDict):
    """Who won, and where every point came from.

    `together`: all have won, or lost, as one; `left`: who has left, comes last and cannot win;
    `tie`: why these have won among equals, `shared` where they share the win.
    """

    winners: list[SeatId]
    together: bool | None
    scores: dict[SeatId, int]
    breakdown: dict[SeatId, list[PointsInfo]]
    ended_by: str
    awards: list[AwardInfo]
    left: list[SeatId]
    tie: str | None


# The host has broken the game off: nobody has won it, whoever was ahead.
BROKEN_OFF: Final = "host"
# The win is shared by those who have the most points; a game may break a tie in ways of its own.
SHARED: Final = "shared"
# The award of all who have solved what was made for the day; its number are their stars.
OF_THE_DAY: Final = "puzzle_of_the_day"


@dataclass(frozen=True, slots=True)
class Award:
    """An award for what really happened; its name and its words are the game's."""

    id: str
    seats: tuple[SeatId, ...]
    number: int | None = None

    def to_json(self) -> AwardInfo:
        """Return the award as the wire carries it."""
        return {"id": self.id, "seats": [*self.seats], "number": self.number}


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

    `ended_by` says why the game is over; `together`, that all have won or lost as one; `left`, who
    has left and so cannot win; `tie`, why these have won among equals. `stars` are kept for each
    level that can be met again, under a name that it has in every game.
    """

    winners: tuple[SeatId, ...]
    scores: Mapping[SeatId, int] = field(default_factory=dict)
    breakdown: Mapping[SeatId, tuple[Points, ...]] = field(default_factory=dict)
    ended_by: str = "played"
    together: bool | None = None
    awards: tuple[Award, ...] = ()
    left: tuple[SeatId, ...] = ()
    tie: str | None = None
    stars: Mapping[SeatId, Mapping[str, int]] = field(default_factory=dict)

    @classmethod
    def as_one(cls, seats: Iterable[SeatId], *, won: bool, ended_by: str = "played") -> Self:
        """Return the result in which all of these seats have won, or all have lost."""
        return cls(tuple(seats) if won else (), ended_by=ended_by, together=won)

    @classmethod
    def by_points(
        cls,
        breakdown: Mapping[SeatId, tuple[Points, ...]],
        ended_by: str = "played",
        *,
        left: Collection[SeatId] = (),
    ) -> Self:
        """Return the result in which the highest total of those who stayed wins.

        Ties share the win; whoever has left comes last. What is broken off is won by nobody.
        """
        order = sorted(breakdown, key=lambda seat: seat in left)
        scores = {seat: sum(part.points for part in breakdown[seat]) for seat in order}
        stayed = [seat for seat in order if seat not in left]
        broken_off = ended_by == BROKEN_OFF
        winners = () if broken_off else _best({seat: scores[seat] for seat in stayed})
        return cls(
            winners,
            scores,
            {seat: breakdown[seat] for seat in order},
            ended_by,
            left=tuple(seat for seat in order if seat in left),
            tie=SHARED if len(winners) > 1 else None,
        )

    @property
    def broken_off(self) -> bool:
        """Return whether the host has ended the game before its end."""
        return self.ended_by == BROKEN_OFF

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
            "awards": [award.to_json() for award in self.awards],
            "left": [*self.left],
            "tie": self.tie,
        }


def ahead(result: GameResult) -> list[SeatId]:
    """Return who was ahead when a game was broken off; nobody where all had the same."""
    if result["ended_by"] != BROKEN_OFF:
        return []
    return leaders(result["scores"], result["left"])


def leaders(scores: Mapping[SeatId, int], left: Collection[SeatId] = ()) -> list[SeatId]:
    """Return who has the most points of those who stayed; nobody while all have the same."""
    stayed = {seat: score for seat, score in scores.items() if seat not in left}
    best = _best(stayed)
    return [*best] if len(best) < len(stayed) else []


def _best(scores: Mapping[SeatId, int]) -> tuple[SeatId, ...]:
    most = max(scores.values(), default=0)
    return tuple(seat for seat, score in scores.items() if score == most)
