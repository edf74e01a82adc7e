"""The ballot: what has been voted, or guessed, since a vote was called."""

from collections import Counter
from dataclasses import dataclass, field
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
    """The votes of one call, which nobody may see before the reveal; None calls for the clock."""

    called_by: SeatId | None = None
    votes: dict[SeatId, Vote] = field(default_factory=dict)
    guess: str | None = None

    def copy(self) -> Self:
        """Return a ballot that can be changed by itself."""
        return type(self)(self.called_by, {**self.votes}, self.guess)

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
        """Return who has the most votes; nobody on a tie, or without votes."""
        counts = Counter(vote.target for vote in self.votes.values() if vote.target is not None)
        match counts.most_common(2):
            case [(seat, _)]:
                return seat
            case [(seat, most), (_, second)] if most > second:
                return seat
        return None
