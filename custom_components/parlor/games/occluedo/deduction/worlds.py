"""The deals that are left: how many, and some of them by chance, each as likely as any other."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.dealing import Deal
from custom_components.parlor.games.vocabulary import SeatId

from .counting import Count
from .deduction import Deduction
from .model import SLOTS, Cards, ContradictionError, cards_in, single_bits
from .search import find

# Counting goes on as long as no step has more states than that: no seat in play has come near it.
WIDEST: Final = 4000
# So many draws say how many deals are left where they are not counted, or find one that fits.
TRIES: Final = 400


class Worlds:
    """All deals that fit what a seat has seen.

    They are counted exactly, and drawn with equal chances. Where that would take too long, which
    onlookers of a large table may see, some promises are left out of the count: whatever is drawn
    then is thrown away until it keeps them, so that chances are equal still, and the number of
    deals is an estimate (`exact` is False).
    """

    def __init__(self, sheet: Deduction, widest: int = WIDEST) -> None:
        """Count what is left."""
        self.sheet = sheet
        mystery, kept = sheet.mystery, len(sheet.mystery.one_of)
        count = Count.of(mystery, widest)
        self.exact = count is not None
        while count is None:
            # Without any promise it is always narrow enough to be done.
            kept //= 2
            fewer = replace(mystery, one_of=mystery.one_of[:kept], not_all=[])
            count = Count.of(fewer, widest if kept else None)
        self._count = count

    def count(self) -> float:
        """Return how many deals are left, or, where that was not counted, about how many."""
        total = self._count.total
        if self.exact:
            return total
        chance = Chance.seeded(total)
        fit = sum(self.sheet.allows(self._count.draw(chance)) for _ in range(TRIES))
        # There is one at least: the real one.
        return max(1.0, total * fit / TRIES)

    def draw(self, chance: Chance) -> Cards:
        """Return a deal, as the cards of every holder, each as likely as any other."""
        if self.exact:
            return self._count.draw(chance)
        for _ in range(TRIES):
            if self.sheet.allows(held := self._count.draw(chance)):
                return held
        return any_deal(self.sheet, chance)


def any_deal(sheet: Deduction, chance: Chance) -> Cards:
    """Return a deal that fits, quickly: every one can come up, but some rather than others."""
    order = chance.shuffled(single_bits(sheet.mystery.every))
    wanted = [chance.below(1 << len(Card)) for _ in sheet.mystery.room]
    found = find(sheet.mystery.copy(), wanted, order)
    if found is None:
        raise ContradictionError
    return found


def as_deal(sheet: Deduction, held: Cards, roles: Mapping[SeatId, int], chance: Chance) -> Deal:
    """Return the cards of every holder as a deal; in which order a hand was dealt is by chance."""
    suspect, room, weapon = (cards_in(cards)[0] for cards in held[:SLOTS])
    hands = {
        roles[seat]: tuple(chance.shuffled(cards_in(cards)))
        for seat, cards in zip(sheet.seats, held[SLOTS:], strict=False)
    }
    return Deal((suspect, room, weapon), dict(sorted(hands.items())))
