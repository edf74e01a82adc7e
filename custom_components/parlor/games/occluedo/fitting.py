"""Deals that fit what a seat has seen: a small search, by chance, that knows nothing else."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import chain
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import ROOMS, SUSPECTS, WEAPONS, Card
from .dealing import Deal
from .observations import (
    HandSizes,
    Held,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
)

# Where a card can be beside the hands: the crime's three slots, and the box.
SLOTS: Final = (SUSPECTS, ROOMS, WEAPONS)
type Holder = str
CRIME: Final = ("the suspect", "the room", "the weapon")
BOX: Final = "the box"
EVERY_CARD: Final = (1 << len(Card)) - 1


@dataclass(slots=True)
class Riddle:
    """What is known of a deal: who holds what, may hold what, and must hold one of what."""

    left: dict[Holder, int] = field(default_factory=dict)
    held: dict[Holder, int] = field(default_factory=dict)
    may: dict[Holder, int] = field(default_factory=dict)
    one_of: list[tuple[Holder, int]] = field(default_factory=list)
    not_all: list[int] = field(default_factory=list)

    @classmethod
    def of(cls, seen: Sequence[Observation]) -> Riddle:
        """Return the riddle that these observations pose."""
        riddle = cls()
        for slot, kind in zip(CRIME, SLOTS, strict=True):
            riddle._add(slot, 1, sum(1 << card for card in kind))
        for one in seen:
            riddle._note(one)
        return riddle

    def _add(self, holder: Holder, size: int, may: int = EVERY_CARD) -> None:
        self.left[holder], self.held[holder], self.may[holder] = size, 0, may

    def _note(self, one: Observation) -> None:
        match one:
            case HandSizes(sizes):
                for seat, size in sizes:
                    self._add(seat, size)
                self._add(BOX, len(Card) - len(SLOTS) - sum(size for _, size in sizes))
            case Held(seat, card):
                self.give(seat, card)
            case Sorry(seat, cards):
                self.may[seat] &= ~_bits(cards)
            case ShowedOneOf(seat, cards):
                self.one_of.append((seat, _bits(cards)))
            case NotTheCrime(suspect, room, weapon):
                self.not_all.append(_bits((suspect, room, weapon)))
            case TheCrime(suspect, room, weapon):
                for slot, card in zip(CRIME, (suspect, room, weapon), strict=True):
                    self.give(slot, card)

    def give(self, holder: Holder, card: int) -> None:
        """Put a card where it is; once is enough."""
        if not self.held[holder] >> card & 1:
            self.held[holder] |= 1 << card
            self.left[holder] -= 1
            for other in self.may:
                self.may[other] &= ~(1 << card)

    def copy(self) -> Riddle:
        """Return a riddle on which a guess can be tried."""
        copied = (dict(self.left), dict(self.held), dict(self.may))
        return Riddle(*copied, self.one_of, self.not_all)

    def solved(self, chance: Chance) -> Riddle | None:
        """Return a solution by chance, or None where there is none."""
        if not self._possible():
            return None
        if (choices := self._next(chance)) is None:
            return self
        for holder, card in choices:
            guess = self.copy()
            guess.give(holder, card)
            if (found := guess.solved(chance)) is not None:
                return found
        return None

    def _possible(self) -> bool:
        """Return whether nothing contradicts: enough cards for all, and nothing that was seen."""
        crime = sum(self.held[slot] for slot in CRIME)
        return (
            all(0 <= self.left[holder] <= self._free(holder).bit_count() for holder in self.left)
            and all((self.held[who] | self._free(who)) & cards for who, cards in self.one_of)
            and not any(crime & cards == cards for cards in self.not_all)
        )

    def _free(self, holder: Holder) -> int:
        """Return the cards that a holder may still get."""
        return self.may[holder] if self.left[holder] > 0 else 0

    def _next(self, chance: Chance) -> list[tuple[Holder, int]] | None:
        """Return the ways to settle what has the fewest: a card's place, or one of three."""
        best: list[tuple[Holder, int]] | None = None
        for choices in chain(self._cards(), self._promises()):
            if best is None or len(choices) < len(best):
                best = choices
        if best is None:
            return None
        # A card is rather with whoever has most room for it.
        return sorted(best, key=lambda way: chance.random() ** (1 / max(1, self.left[way[0]])))[
            ::-1
        ]

    def _cards(self) -> Iterator[list[tuple[Holder, int]]]:
        """Give the places where each card that is open may be."""
        given = sum(self.held.values())
        for card in Card:
            if not given >> card & 1:
                yield [(holder, card) for holder in self.left if self._free(holder) >> card & 1]

    def _promises(self) -> Iterator[list[tuple[Holder, int]]]:
        """Give the cards of which each holder must have one, where none is given yet."""
        for holder, cards in self.one_of:
            if not self.held[holder] & cards:
                free = self._free(holder) & cards
                yield [(holder, card) for card in Card if free >> card & 1]


def _bits(cards: Sequence[Card]) -> int:
    return sum(1 << card for card in cards)


def another_deal(seen: Sequence[Observation], roles: Mapping[SeatId, int], chance: Chance) -> Deal:
    """Return a deal by chance in which everything that was seen is true."""
    solved = Riddle.of(seen).solved(chance)
    if solved is None:
        raise ValueError("what was seen contradicts itself")
    suspect, room, weapon = (_cards_in(solved.held[slot])[0] for slot in CRIME)
    hands = {
        role: tuple(chance.shuffled(_cards_in(solved.held[seat]))) for seat, role in roles.items()
    }
    return Deal((suspect, room, weapon), dict(sorted(hands.items())))


def _cards_in(bits: int) -> list[Card]:
    return [card for card in Card if bits >> card & 1]
