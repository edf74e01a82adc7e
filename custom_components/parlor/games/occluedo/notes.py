"""What one role has seen of the story: the only place that says who learns what."""

from collections.abc import Mapping, Sequence
from copy import copy, deepcopy
from typing import Self

from custom_components.parlor.games.vocabulary import SeatId

from .dealing import Deal, Trio
from .deduction import Deduction
from .observations import (
    DEALING,
    HandSizes,
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
    When,
)
from .story import Accused, Regretted, Showed, Tale


class Notes:
    """The observations of a role, as far as it has read; without a role, those of an onlooker."""

    def __init__(self, role: int | None, seats: Mapping[int, SeatId], deal: Deal) -> None:
        """Look at the own hand, and count everybody's cards."""
        self.role = role
        self.seats = seats
        self.crime = deal.crime
        self.read = 0
        self._sheet: Deduction | None = None
        sizes = ((seats[holder], len(hand)) for holder, hand in deal.hands.items())
        self.facts: list[Observation] = [HandSizes(tuple(sizes))]
        if role is not None:
            self.facts += [Held(seats[role], card, DEALING, How.DEALT) for card in deal.hands[role]]

    def __deepcopy__(self, memo: object) -> Self:
        """Return notes that go on by themselves; what was seen never changes."""
        other = copy(self)
        other.facts = [*self.facts]
        other._sheet = deepcopy(self._sheet)
        return other

    def read_on(self, story: Sequence[Tale]) -> Sequence[Observation]:
        """Return all that was seen up to the end of the story."""
        for tale in story[self.read :]:
            self._see(tale)
        self.read = len(story)
        return self.facts

    def deduce(self, story: Sequence[Tale]) -> Deduction:
        """Return all that follows from what was seen up to the end of the story."""
        seen = self.read_on(story)
        if self._sheet is None:
            self._sheet = Deduction(seen)
        self._sheet.read_on(seen)
        return self._sheet

    def _see(self, tale: Tale) -> None:
        """Note what this role sees of something that happened."""
        seats = self.seats
        match tale:
            case Regretted(by, to, cards, when):
                self.facts.append(Sorry(seats[by], cards, seats[to], when))
            case Showed(by, to, _, when, card) if to == self.role:
                self.facts.append(Held(seats[by], card, when, How.SHOWN))
            case Showed(by, to, cards, when) if by != self.role:
                self.facts.append(ShowedOneOf(seats[by], cards, seats[to], when))
            case Accused(by, cards, when):
                self.facts.append(_false(cards, seats[by], when))
                if by == self.role:
                    self.facts.append(TheCrime(*self.crime, when))


def _false(cards: Trio, by: SeatId, when: When) -> NotTheCrime:
    suspect, room, weapon = cards
    return NotTheCrime(suspect, room, weapon, by, when)
