"""What follows from what a seat has seen: all of it, and nothing else.

A cell is open as long as a deal is known in which the card lies there, and another in which it
does not. These deals are kept, so that after most events only those that broke are looked for anew.
"""

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Final, Self

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import HandSizes, Observation
from custom_components.parlor.games.vocabulary import SeatId

from .model import KINDS, SLOTS, Cards, ContradictionError, Kinds, Mystery, single_bits
from .search import find, settle

# So many deals are kept; more would outlive more events, and take longer to look through.
KEPT: Final = 48


class Deduction:
    """The sheet of a seat; `None` stands for the crime wherever a holder is named."""

    def __init__(self, seen: Sequence[Observation], kinds: Kinds = KINDS) -> None:
        """Begin with the hand sizes, which come first, and whatever else was seen.

        Raises `ContradictionError` if it cannot all be true, here and in `see`.
        """
        sizes = seen[0]
        if not isinstance(sizes, HandSizes):
            raise ContradictionError
        self.kinds = kinds
        self.sizes = sizes
        self.seats: tuple[SeatId, ...] = tuple(seat for seat, _ in sizes.sizes)
        self.seen: list[Observation] = [sizes]
        self.mystery = Mystery.of(sizes, kinds)
        self._deals: list[Cards] = []
        self.see(seen[1:])

    def __deepcopy__(self, memo: object) -> Self:
        """Return a sheet that goes on by itself; the deals that are kept never change."""
        other = copy(self)
        other.seen, other._deals, other.mystery = [*self.seen], [*self._deals], self.mystery.copy()
        return other

    def see(self, more: Iterable[Observation]) -> None:
        """Take in what was seen since, and all that follows from it."""
        news = [*more]
        if self._deals and not news:
            return
        for one in news:
            self.mystery.add(one, self.seats)
        self.seen += news
        if not settle(self.mystery):
            raise ContradictionError
        self.mystery.tidy()
        self._deals = [deal for deal in self._deals if self.allows(deal)]
        self._prove()

    def read_on(self, seen: Sequence[Observation]) -> None:
        """Take in what is new in a list that has only grown."""
        self.see(seen[len(self.seen) :])

    def allows(self, deal: Sequence[int]) -> bool:
        """Return whether a deal, as the cards of every holder, fits all that was seen."""
        mystery = self.mystery
        crime = deal[0] | deal[1] | deal[2]
        return (
            not any(held & ~may for held, may in zip(deal, mystery.may, strict=True))
            and all(deal[holder] & cards for holder, cards in mystery.one_of)
            and all(cards & ~crime for cards in mystery.not_all)
        )

    def column(self, holder: SeatId | None, card: Card) -> int:
        """Return the number of a holder in the mystery; of the crime's slots, the card's own."""
        if holder is not None:
            return SLOTS + self.seats.index(holder)
        return next(slot for slot, kind in enumerate(self.kinds) if card in kind)

    def seat(self, column: int) -> SeatId | None:
        """Return whose number in the mystery that is; None is the crime."""
        return self.seats[column - SLOTS] if column >= SLOTS else None

    def holds(self, card: Card, holder: SeatId | None) -> bool | None:
        """Return whether a seat, or the crime, has a card; None where that is open."""
        column = self.column(holder, card)
        if self.mystery.must[column] >> card & 1:
            return True
        return None if self.mystery.may[column] >> card & 1 else False

    def grid(self) -> dict[Card, list[bool | None]]:
        """Return every card's cells: the crime's, then those of the seats in turn order."""
        may, must, seats = (
            self.mystery.may,
            self.mystery.must,
            range(SLOTS, SLOTS + len(self.seats)),
        )
        rows = {}
        for slot, kind in enumerate(self.kinds):
            columns = [(must[holder], may[holder]) for holder in (slot, *seats)]
            for card in kind:
                bit = 1 << card
                rows[Card(card)] = [
                    True if held & bit else None if free & bit else False for held, free in columns
                ]
        return rows

    @property
    def solution(self) -> tuple[Card, Card, Card] | None:
        """Return the crime, once it is certain."""
        if not all(self.mystery.must[:SLOTS]):
            return None
        suspect, room, weapon = (Card(one.bit_length() - 1) for one in self.mystery.must[:SLOTS])
        return suspect, room, weapon

    def _prove(self) -> None:
        """Find a deal for every cell that may be, and strike out those for which there is none."""
        mystery = self.mystery
        proven = [0] * len(mystery.room)
        for deal in self._deals:
            _join(proven, deal)
        wanted = [may & ~done for may, done in zip(mystery.may, proven, strict=True)]
        while (holder := next((at for at, cards in enumerate(wanted) if cards), None)) is not None:
            card = single_bits(wanted[holder])[0]
            guess = mystery.copy()
            guess.must[holder] |= card
            if (found := find(guess, wanted)) is not None:
                self._deals.append(found)
                _join(proven, found)
            else:
                mystery.may[holder] &= ~card
                if not settle(mystery):
                    raise ContradictionError
            wanted = [may & ~done for may, done in zip(mystery.may, proven, strict=True)]
        mystery.tidy()
        self._deals = self._deals[-KEPT:]


def _join(proven: Cards, deal: Cards) -> None:
    for holder, cards in enumerate(deal):
        proven[holder] |= cards
