"""One round: its secret, whose turn it is to ask, and the ballot."""

from dataclasses import dataclass, field, replace
from typing import Self

from custom_components.parlor.games.vocabulary import SeatId

from .ballot import Ballot
from .dealing import Deal


@dataclass(slots=True)
class Round:
    """What is set anew with every round."""

    number: int
    deal: Deal
    order: list[SeatId]
    asking: int = 0
    question: int = 1
    calls: dict[SeatId, int] = field(default_factory=dict)
    ballot: Ballot = field(default_factory=Ballot)
    last_ballot: Ballot | None = None

    def copy(self) -> Self:
        """Return a round that can be changed by itself."""
        return replace(self, order=[*self.order], calls={**self.calls}, ballot=self.ballot.copy())

    @property
    def questioner(self) -> SeatId:
        """Return who asks."""
        return self.order[self.asking]

    @property
    def answerer(self) -> SeatId:
        """Return who answers: the next in the shuffled order."""
        return self.order[(self.asking + 1) % len(self.order)]

    @property
    def pair(self) -> tuple[SeatId, SeatId]:
        """Return who asks and who answers."""
        return self.questioner, self.answerer

    def pass_turn(self) -> None:
        """Make the answerer the questioner."""
        self.asking = (self.asking + 1) % len(self.order)
        self.question += 1

    def drop(self, seat: SeatId) -> None:
        """Take a seat out of the turn order; where it asked, the one who answered asks now."""
        place = self.order.index(seat)
        del self.order[place]
        if place < self.asking:
            self.asking -= 1
        self.asking %= len(self.order)
