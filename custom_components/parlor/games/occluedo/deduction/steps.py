"""Fills in a sheet as a person does, one simple step after the other, and keeps why."""

from collections.abc import Iterator
from typing import NamedTuple

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import (
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
)

from .deduction import Deduction
from .model import SLOTS, bits, cards_in, single_bits
from .reason import Because

# A holder's number, and a card's bit.
type Cell = tuple[int, int]


class Step(NamedTuple):
    """What fills a cell: the rule, and what it needs to be told."""

    because: Because
    facts: tuple[Observation, ...] = ()
    place: int | None = None
    known: Card | None = None


# A cell, whether the card is there, and why.
type Filled = tuple[Cell, bool, Step]


class Steps:
    """Where cards are (`yes`) and are not (`no`), as far as simple steps have come."""

    def __init__(self, sheet: Deduction) -> None:
        """Begin with an empty sheet; of every kind only its own slot counts."""
        self.sheet = sheet
        self.room = sheet.mystery.room
        self.every = sheet.mystery.every
        self.holders = range(len(self.room))
        self.yes = [0] * len(self.room)
        self.no = [self.every & ~bits(kind) for kind in sheet.kinds]
        self.no += [0] * (len(self.room) - SLOTS)

    def up_to(self, cell: Cell) -> Step | None:
        """Return the step that fills a cell, or None if simple steps do not get there."""
        news = [*self._seen()]
        while news:
            # Of what can be said at once, what says most comes first.
            for filled, _, step in news:
                if filled == cell:
                    return step
            for (holder, card), there, _ in news:
                side = self.yes if there else self.no
                side[holder] |= card
            news = [one for one in self._next() if not self._has(one[0])]
        return None

    def _has(self, cell: Cell) -> bool:
        holder, card = cell
        return bool((self.yes[holder] | self.no[holder]) & card)

    def _seen(self) -> Iterator[Filled]:
        """Give what was seen of single cells."""
        for one in self.sheet.seen:
            match one:
                case Held(seat, card, _, how):
                    because = Because.MINE if how is How.DEALT else Because.SHOWN
                    yield from self._at(self.sheet.column(seat, card), card, Step(because, (one,)))
                case TheCrime(suspect, room, weapon):
                    step = Step(Because.CRIME_SEEN, (one,))
                    for slot, card in enumerate((suspect, room, weapon)):
                        yield from self._at(slot, card, step)
                        others = self.every & ~self.no[slot] & ~(1 << card)
                        yield from (((slot, other), False, step) for other in single_bits(others))
                case Sorry(seat, cards):
                    for card in cards:
                        cell = (self.sheet.column(seat, card), 1 << card)
                        yield cell, False, Step(Because.SORRY, (one,))
        yield from self._not_mine()

    def _at(self, place: int, card: Card, step: Step) -> Iterator[Filled]:
        """Give that a card is in one place, and so in no other."""
        for holder in self.holders:
            yield (holder, 1 << card), holder == place, step

    def _not_mine(self) -> Iterator[Filled]:
        """Give that what was not dealt to me is not in my hand."""
        mine = [one for one in self.sheet.seen if one.how is How.DEALT and isinstance(one, Held)]
        for seat in {one.seat for one in mine}:
            holder = self.sheet.column(seat, mine[0].card)
            others = self.every & ~bits(one.card for one in mine)
            yield from (((holder, c), False, Step(Because.NOT_MINE)) for c in single_bits(others))

    def _next(self) -> Iterator[Filled]:
        """Give what follows at once from what is filled in."""
        yield from self._promises()
        for card in single_bits(self.every):
            yield from self._card(card)
        for holder in self.holders:
            yield from self._hand(holder)

    def _promises(self) -> Iterator[Filled]:
        """Give the last of three that is left, and the last of three that cannot be."""
        for one in self.sheet.seen:
            match one:
                case ShowedOneOf(seat, cards):
                    holder = self.sheet.column(seat, cards[0])
                    left = bits(cards) & ~self.no[holder]
                    if left.bit_count() == 1:
                        yield (holder, left), True, Step(Because.ONE_OF_THREE, (one,))
                case NotTheCrime(suspect, room, weapon):
                    crime = self.yes[0] | self.yes[1] | self.yes[2]
                    for slot, card in enumerate((suspect, room, weapon)):
                        if not bits((suspect, room, weapon)) & ~crime & ~(1 << card):
                            yield (slot, 1 << card), False, Step(Because.ACCUSED, (one,))

    def _card(self, card: int) -> Iterator[Filled]:
        """Give that a card is where it is and nowhere else, or has only one place left."""
        # What is in the box is known last: all hands, and so all cells, are full by then.
        for place in range(SLOTS + len(self.sheet.seats)):
            if self.yes[place] & card:
                step = Step(Because.ELSEWHERE, place=place)
                yield from (((holder, card), False, step) for holder in self.holders)
                return
        left = [holder for holder in self.holders if not self.no[holder] & card]
        if len(left) == 1:
            yield (left[0], card), True, Step(Because.ONLY_PLACE)

    def _hand(self, holder: int) -> Iterator[Filled]:
        """Give that a hand, or a slot of the crime, is full, or takes all that is left."""
        size, slot = self.room[holder], holder < SLOTS
        have, may = self.yes[holder], self.every & ~self.no[holder]
        if have.bit_count() == size:
            known = cards_in(have)[0] if slot else None
            step = Step(Because.FOUND if slot else Because.ALL_KNOWN, known=known)
            yield from (((holder, card), False, step) for card in single_bits(may & ~have))
        elif may.bit_count() == size:
            step = Step(Because.LAST_OF_KIND if slot else Because.ALL_LEFT)
            yield from (((holder, card), True, step) for card in single_bits(may & ~have))
