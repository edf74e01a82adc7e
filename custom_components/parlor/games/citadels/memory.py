"""What each seat knows of where the cards are.

Every card has a trail: who saw it on its way, and which moments it went through that only one
seat can tell all about (which card was kept, which one was discarded). `pasts` reads the trails.
"""

from collections.abc import Iterable, Sequence
from typing import Self

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import Card
from .pasts import MET, MIXED, SEEN, SHUFFLED, Trace, Trail, choices_since_seen, other_pasts


class Memory:
    """Remembers for every seat, as well as a perfect player could."""

    def __init__(self, seats: Iterable[SeatId], cards: Iterable[Card]) -> None:
        """Know nothing of a shuffled deck."""
        self.moments = 0
        self.trails: dict[Card, Trail] = {card: [SHUFFLED] for card in cards}
        self.known: dict[SeatId, set[Card]] = {seat: set() for seat in seats}
        self.lost: dict[SeatId, dict[Card, SeatId | None]] = {seat: {} for seat in self.known}

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return a copy; cards and traces never change."""
        copy = type(self)((), ())
        copy.moments = self.moments
        copy.trails = {card: [*trail] for card, trail in self.trails.items()}
        copy.known = {seat: {*cards} for seat, cards in self.known.items()}
        copy.lost = {seat: {**cards} for seat, cards in self.lost.items()}
        return copy

    def seen(self, seat: SeatId, cards: Sequence[Card]) -> None:
        """Let a seat know these cards, and where they are from now on."""
        trace, lost = Trace(SEEN, seat), self.lost[seat]
        self.known[seat].update(cards)
        for card in cards:
            self.trails[card].append(trace)
            lost.pop(card, None)

    def seen_by_all(self, card: Card) -> None:
        """Let everyone know this card."""
        self.trails[card].append(Trace(SEEN, None))
        for seat, known in self.known.items():
            known.add(card)
            self.lost[seat].pop(card, None)

    def mixed(self, cards: Sequence[Card], knower: SeatId | None) -> None:
        """Let these cards go on in a way that only the knower knows, or nobody."""
        self._mark(cards, MIXED, knower)
        for seat, known in self.known.items():
            if seat != knower and len(cards) > 1:
                forgotten = known.intersection(cards)
                known.difference_update(forgotten)
                self.lost[seat].update(dict.fromkeys(forgotten, knower))

    def met(self, cards: Sequence[Card], knower: SeatId) -> None:
        """Note that these cards are in one hand: only the knower can tell how each came there."""
        self._mark(cards, MET, knower)

    def _mark(self, cards: Sequence[Card], kind: str, knower: SeatId | None) -> None:
        if len(cards) > 1:
            self.moments += 1
            trace = Trace(kind, knower, self.moments)
            for card in cards:
                self.trails[card].append(trace)

    def redeal(self, seat: SeatId, chance: Chance) -> dict[Card, Card]:
        """Change the past where this seat cannot tell; return what is now in place of each card."""
        lost = self.lost[seat] if seat in self.lost else self._recalled(seat)[1]
        now, self.trails = other_pasts(self.trails, seat, lost, chance)
        anything_lost = any(self.lost.values())
        for other, known in self.known.items():
            if anything_lost:
                self.known[other], self.lost[other] = self._recalled(other)
            else:
                self.known[other] = {now[place] for place in known}
        return now

    def _recalled(self, seat: SeatId) -> tuple[set[Card], dict[Card, SeatId | None]]:
        """Return, from the trails, what a seat knows and what it lost sight of."""
        choices = {card: choices_since_seen(trail, seat) for card, trail in self.trails.items()}
        known = {card for card, since in choices.items() if not since}
        lost = {
            card: since[-1].seat
            for card, since in choices.items()
            if since and since[-1] != SHUFFLED
        }
        return known, lost
