"""The ballot: what has been voted, or guessed, since a vote was called."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Self

from custom_components.parlor.games.vocabulary import SeatId

BETS: Final = (1, 2, 3)
ALL_IN: Final = 3


@dataclass(frozen=True, slots=True)
class Vote:
    """Whom a seat votes for and how much it bets; no target once the target has left."""

    target: SeatId | None
    bet: int = 1


@dataclass(slots=True)
class Ballot:
    """The votes of one call, which nobody may see before the reveal.

    Nobody calls for the clock, or for a host who does not play. `late`: half of the time is over;
    `cut_short`: the host has ended it, so that only a majority of this many players convicts.
    """

    called_by: SeatId | None = None
    by_clock: bool = False
    votes: dict[SeatId, Vote] = field(default_factory=dict)
    guess: str | None = None
    late: bool = False
    cut_short: int | None = None

    def copy(self) -> Self:
        """Return a ballot that can be changed by itself."""
        return replace(self, votes={**self.votes})

    @property
    def needed(self) -> int:
        """Return how many votes convict, at least."""
        return 1 if self.cut_short is None else self.cut_short // 2 + 1

    @property
    def has_bets(self) -> bool:
        """Return whether anyone has voted for somebody."""
        return any(vote.target is not None for vote in self.votes.values())

    def counts(self, seats: Iterable[SeatId]) -> dict[SeatId, int]:
        """Return how many votes of these seats there are against whom."""
        return Counter(target for seat in seats if (target := self.target(seat)) is not None)

    def in_order(self, seats: Sequence[SeatId]) -> tuple[SeatId, ...]:
        """Return the seats as their votes are shown: the highest pile grows last."""
        counts = self.counts(seats)
        targets = [*counts]

        def height(seat: SeatId) -> tuple[int, int]:
            target = self.target(seat)
            return (0, 0) if target is None else (counts[target], targets.index(target))

        return tuple(sorted(seats, key=height))

    def target(self, seat: SeatId) -> SeatId | None:
        """Return whom a seat has voted for; None is an abstention."""
        vote = self.votes.get(seat)
        return vote.target if vote is not None else None

    def strike(self, seat: SeatId) -> None:
        """Take out a seat that has left; votes for it stay locked but count for nobody."""
        self.votes.pop(seat, None)
        for voter, vote in self.votes.items():
            if vote.target == seat:
                self.votes[voter] = Vote(None, vote.bet)

    def convicted(self) -> SeatId | None:
        """Return who has the most votes; nobody on a tie, or with fewer than are needed."""
        counts = self.counts(self.votes)
        most = max(counts.values(), default=0)
        best = [seat for seat, count in counts.items() if count == most]
        return best[0] if len(best) == 1 and most >= self.needed else None
