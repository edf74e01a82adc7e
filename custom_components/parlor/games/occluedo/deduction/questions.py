"""What a suggestion is worth: how many of the deals that are left it would leave."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.dealing import Trio
from custom_components.parlor.games.vocabulary import SeatId

from .model import SLOTS, Cards, bits, single_bits
from .worlds import Worlds

# So many deals stand for all of them.
SAMPLE: Final = 200
# Nobody had a card to show.
NOBODY: Final = (-1, 0)


class Questions:
    """Compares what one seat could ask, by deals drawn from all that are left to it."""

    def __init__(self, worlds: Worlds, seat: SeatId, chance: Chance, sample: int = SAMPLE) -> None:
        """Draw the deals; equal ones are looked at once."""
        seats = worlds.sheet.seats
        at = seats.index(seat)
        # The others answer in turn order, beginning with whoever comes next.
        self._answering = [SLOTS + (at + step) % len(seats) for step in range(1, len(seats))]
        self._deals = Counter(tuple(self._hands(worlds.draw(chance))) for _ in range(sample))
        self.sample = sample
        self._worlds = worlds

    def _hands(self, held: Cards) -> list[int]:
        return [held[holder] for holder in self._answering]

    def share_left(self, question: Trio) -> float:
        """Return the share of the deals that fit whatever will be answered, as it is expected.

        Of several cards that answer, each is as likely to be shown.
        """
        named = bits(question)
        fit: Counter[tuple[int, int]] = Counter()
        odds: dict[tuple[int, int], float] = {}
        for hands, times in self._deals.items():
            outcomes = _outcomes(hands, named)
            for outcome in outcomes:
                fit[outcome] += times
                odds[outcome] = odds.get(outcome, 0.0) + times / len(outcomes)
        return sum(chance * fit[outcome] for outcome, chance in odds.items()) / self.sample**2

    def expected_left(self, question: Trio) -> float:
        """Return how many deals are expected to be left after a question."""
        return self._worlds.count() * self.share_left(question)

    def best(self, questions: Iterable[Trio]) -> Trio:
        """Return the question that leaves the least; of equal ones the first."""
        return min(questions, key=self.share_left)


def _outcomes(hands: Sequence[int], named: int) -> list[tuple[int, int]]:
    """Return what can be seen: who shows which card, or that nobody shows any."""
    for place, hand in enumerate(hands):
        if shown := hand & named:
            return [(place, card) for card in single_bits(shown)]
    return [NOBODY]
