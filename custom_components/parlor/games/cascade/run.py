"""A run: one board on its way through the course, everyone's or one seat's own."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from custom_components.parlor.games.vocabulary import SeatId

from .board import Board
from .course import Course, Leg
from .grid import Spot
from .stars import stars_for

# How many of the last taps of a level are remembered, for whoever tells of it.
LONGEST_TRAIL: Final = 40


@dataclass(frozen=True, slots=True)
class Past:
    """A level that is over; without stars it was given up.

    The trail says for each of the last taps how many tiles were wrong after it.
    """

    leg: Leg
    taps: int
    resets: int
    stars: int
    by: SeatId | None
    trail: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tap:
    """Who has tapped where, at which level."""

    seat: SeatId
    level: int
    spot: Spot


class Run:
    """A board with the levels behind it, and who wants to begin this one again."""

    def __init__(self, course: Course, seats: Iterable[SeatId]) -> None:
        """Begin with the first level."""
        self.course = course
        self.seats: list[SeatId] = [*seats]
        self.past: list[Past] = []
        self.votes: list[SeatId] = []
        self.tapped: Counter[SeatId] = Counter()
        self.last: Tap | None = None
        # The so-manyeth level of the game that anybody has solved was this one's last.
        self.arrived = 0
        self.trail: list[int] = []
        self._begin(0)

    def __deepcopy__(self, memo: object) -> Self:
        """Return a run that goes on by itself."""
        other = type(self)(self.course, self.seats)
        other.past, other.votes = [*self.past], [*self.votes]
        other.tapped, other.last = Counter(self.tapped), self.last
        other.arrived, other._at, other.resets = self.arrived, self._at, self.resets
        other.board, other.trail = self.board.__deepcopy__(memo), [*self.trail]
        return other

    @property
    def leg(self) -> Leg:
        """Return the level that the board shows; of a run that is through, the last one."""
        return self.course[self._at]

    @property
    def through(self) -> bool:
        """Return whether no level is left."""
        return len(self.past) == len(self.course)

    @property
    def solved(self) -> list[Past]:
        """Return the levels that were solved."""
        return [past for past in self.past if past.stars]

    @property
    def reachable(self) -> int:
        """Return how many levels will be solved at the most."""
        return len(self.solved) + len(self.course) - len(self.past)

    @property
    def stars(self) -> int:
        """Return the stars of all levels."""
        return sum(past.stars for past in self.past)

    @property
    def needed(self) -> int:
        """Return how many make a majority."""
        return len(self.seats) // 2 + 1

    def tap(self, seat: SeatId, x: int, y: int) -> bool:
        """Tap, and return whether that was a step; whoever taps wants no reset."""
        before = self.board.taps
        self.board.tap(x, y)
        if self.board.taps == before:
            return False
        self.withdraw(seat)
        self.tapped[seat] += 1
        self.last = Tap(seat, self.leg.number, (x, y))
        self.trail.append(self.board.wrong)
        return True

    def want_reset(self, seat: SeatId) -> bool:
        """Vote for a reset, and return whether enough do."""
        self.votes.append(seat)
        return len(self.votes) >= self.needed

    def withdraw(self, seat: SeatId) -> None:
        """Take a vote back, if there is one."""
        if seat in self.votes:
            self.votes.remove(seat)

    def reset(self) -> None:
        """Begin the level again."""
        self.board.reset()
        self.resets += 1
        self.trail = []
        self.votes = []

    def finish(self) -> Past:
        """Leave the level, solved or given up, for the next one; return what it came to."""
        board, leg = self.board, self.leg
        stars = stars_for(board.taps, leg.par) if board.solved else 0
        by = self.last.seat if board.solved and self.last is not None else None
        trail = tuple(self.trail[-LONGEST_TRAIL:])
        self.past.append(Past(leg, board.taps, self.resets, stars, by, trail))
        self.votes = []
        if not self.through:
            self._begin(self._at + 1)
        return self.past[-1]

    def _begin(self, at: int) -> None:
        self._at = at
        self.board = Board(self.leg.level)
        self.resets = 0
        self.trail = []
