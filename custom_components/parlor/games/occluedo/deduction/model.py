"""The deal as a mystery: who may and must hold which cards, as the bits of numbers.

The holders are the crime's three slots, then the seats in turn order, then the box with what a
mystery leaves out. Every card has one holder, and every holder as many cards as there is room for.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple, Self

from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.observations import (
    HandSizes,
    Held,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
)
from custom_components.parlor.games.vocabulary import SeatId

type Kinds = tuple[range, range, range]
# For every holder, the cards in question.
type Cards = list[int]

KINDS: Final[Kinds] = (SUSPECTS, ROOMS, WEAPONS)
# Seats come after the crime's slots.
SLOTS: Final = 3


class ContradictionError(ValueError):
    """No deal fits what was seen: it cannot all be true."""

    def __init__(self) -> None:
        """Say so."""
        super().__init__("what was seen contradicts itself")


class Promise(NamedTuple):
    """A holder has at least one of these cards."""

    holder: int
    cards: int


@dataclass(slots=True)
class Mystery:
    """What is known of a deal; `may` and `must` have a number for every holder."""

    every: int
    room: Sequence[int]
    may: Cards
    must: Cards
    one_of: list[Promise]
    # Three cards that are not all of them the crime.
    not_all: list[int]

    @classmethod
    def of(cls, sizes: HandSizes, kinds: Kinds = KINDS) -> Self:
        """Return a mystery of which nothing but the sizes of the hands is known."""
        slots = [bits(kind) for kind in kinds]
        every = sum(slots)
        hands = [size for _, size in sizes.sizes]
        box = every.bit_count() - SLOTS - sum(hands)
        room = (1, 1, 1, *hands, *([box] if box else []))
        if box < 0:
            raise ContradictionError
        may = [*slots, *[every] * (len(room) - SLOTS)]
        return cls(every, room, may, [0] * len(room), [], [])

    def copy(self) -> Self:
        """Return a mystery on which a guess can be tried."""
        return replace(self, may=[*self.may], must=[*self.must])

    def add(self, one: Observation, seats: Sequence[SeatId]) -> None:
        """Take in what was seen; `settle` says what becomes of it."""
        match one:
            case Held(seat, card):
                self.must[SLOTS + seats.index(seat)] |= 1 << card
            case Sorry(seat, cards):
                self.may[SLOTS + seats.index(seat)] &= ~bits(cards)
            case ShowedOneOf(seat, cards):
                self.one_of = [*self.one_of, Promise(SLOTS + seats.index(seat), bits(cards))]
            case NotTheCrime(suspect, room, weapon):
                self.not_all = [*self.not_all, bits((suspect, room, weapon))]
            case TheCrime(suspect, room, weapon):
                for slot, card in enumerate((suspect, room, weapon)):
                    self.must[slot] |= 1 << card

    def tidy(self) -> None:
        """Forget what is true anyway; of what is left keep only what can still be chosen."""
        crime = self.may[0] | self.may[1] | self.may[2]
        self.not_all = [cards for cards in self.not_all if not cards & ~crime]
        open_ones = {
            Promise(one.holder, self.may[one.holder] & one.cards)
            for one in self.one_of
            if not self.must[one.holder] & one.cards
        }
        # One of two says more than one of three that has both of them.
        self.one_of = sorted(
            one
            for one in open_ones
            if not any(
                other.holder == one.holder
                and other != one
                and other.cards & one.cards == other.cards
                for other in open_ones
            )
        )


def bits(cards: Iterable[int]) -> int:
    """Return a set of cards as the bits of a number."""
    return sum(1 << card for card in cards)


def cards_in(number: int) -> list[Card]:
    """Return the cards that are the bits of a number."""
    return [Card(card) for card in range(number.bit_length()) if number >> card & 1]


def single_bits(number: int) -> list[int]:
    """Return the bits of a number, each by itself."""
    found = []
    while number:
        lowest = number & -number
        found.append(lowest)
        number ^= lowest
    return found
