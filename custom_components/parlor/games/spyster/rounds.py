"""One round: its secret, whose turn it is to ask, and the ballot."""

from dataclasses import dataclass, field, replace
from typing import NamedTuple, Self

from custom_components.parlor.games.vocabulary import SeatId

from .ballot import Ballot
from .dealing import Deal


class Asked(NamedTuple):
    """Who has asked whom."""

    questioner: SeatId
    answerer: SeatId


class Said(NamedTuple):
    """A line that was said, and at which question."""

    seat: SeatId
    line: str
    question: int


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
    tied: list[Ballot] = field(default_factory=list)
    asked: list[Asked] = field(default_factory=list)
    said: list[Said] = field(default_factory=list)

    def copy(self) -> Self:
        """Return a round that can be changed by itself."""
        return replace(
            self,
            order=[*self.order],
            calls={**self.calls},
            ballot=self.ballot.copy(),
            tied=[*self.tied],
            asked=[*self.asked],
            said=[*self.said],
        )

    @property
    def last_ballot(self) -> Ballot | None:
        """Return the vote before, which has convicted nobody."""
        return self.tied[-1] if self.tied else None

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
        self.asked.append(Asked(*self.pair))
        self.asking = (self.asking + 1) % len(self.order)
        self.question += 1

    def say(self, seat: SeatId, line: str) -> None:
        """Say a line; whoever says another at the same question takes the first one back."""
        before = [said for said in self.said if (said.seat, said.question) != (seat, self.question)]
        self.said = [*before, Said(seat, line, self.question)]

    def drop(self, seat: SeatId) -> None:
        """Take a seat out of the turn order; where it asked, the one who answered asks now."""
        place = self.order.index(seat)
        del self.order[place]
        if place < self.asking:
            self.asking -= 1
        self.asking %= max(1, len(self.order))
