"""All worlds that a seat cannot tell apart, found by trying every one of them.

Cards, hands and a deck without any of the game's own code: slow, and plain enough to be trusted.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import NamedTuple

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .stage import S1, S2, S3

SEATS = [S1, S2, S3]

type Choice = tuple[int, ...]


class Deed(NamedTuple):
    """What somebody does, as everyone sees it."""

    kind: str
    seat: SeatId
    cards: int = 0
    card: str = ""
    other: SeatId = S1


@dataclass
class World:
    """Who holds what, and in which order the deck lies; its last card is on top."""

    deck: list[str]
    hands: dict[SeatId, list[str]]
    city: list[str]

    @classmethod
    def dealt(cls, order: Sequence[str]) -> World:
        """Give everyone one card."""
        deck = [*order]
        return cls(deck, {seat: [deck.pop()] for seat in SEATS}, [])

    def copy(self) -> World:
        """Return a world that can be changed by itself."""
        hands = {seat: [*hand] for seat, hand in self.hands.items()}
        return World([*self.deck], hands, [*self.city])

    def key(self) -> tuple[object, ...]:
        """Return what can differ between worlds; a hand has no order."""
        return (*self.deck, *(tuple(sorted(self.hands[seat])) for seat in SEATS))

    def deeds(self, chance: Chance) -> list[Deed]:
        """Return what could be done next."""
        deeds = []
        for seat in SEATS:
            hand, other = self.hands[seat], chance.pick([s for s in SEATS if s != seat])
            deeds += [Deed("draw", seat, count) for count in (2, 2, 3) if self.deck]
            deeds += [Deed("discard", seat, count) for count in range(1, len(hand) + 1)]
            deeds += [Deed("build", seat, card=chance.pick(hand)) for _ in hand[:1]]
            deeds += [Deed("swap", seat, other=other)]
            deeds += [Deed("rescue", seat, card=card) for card in self.city]
        return deeds + [Deed("destroy", S1, card=card) for card in self.city]

    def choices(self, deed: Deed) -> list[Choice]:
        """Return how a deed can be done: which card is kept, which go down in which order."""
        size = len(self.hands[deed.seat])
        if deed.kind == "discard":
            return [*permutations(range(size), deed.cards)]
        drawn = min(deed.cards, len(self.deck))
        if deed.kind == "draw" and drawn > 1:
            return [*permutations(range(drawn))]
        return [()]

    def do(self, deed: Deed, choice: Choice, observer: SeatId) -> object:
        """Do a deed, and return what an observer sees of it; None if it is not possible."""
        mine = deed.seat == observer
        hand = self.hands[deed.seat]
        match deed.kind:
            case "draw":
                drawn = [self.deck.pop() for _ in range(min(deed.cards, len(self.deck)))]
                kept = drawn[choice[0]] if choice else "".join(drawn)
                hand += [kept]
                for index in choice[1:]:
                    self.deck.insert(0, drawn[index])
                return (tuple(drawn), kept) if mine else len(drawn)
            case "discard":
                cards = [hand[index] for index in choice]
                for card in cards:
                    hand.remove(card)
                    self.deck.insert(0, card)
                return tuple(cards) if mine else len(cards)
            case "swap":
                self.hands[deed.seat], self.hands[deed.other] = self.hands[deed.other], hand
                return tuple(sorted(self.hands[observer]))
        source = hand if deed.kind == "build" else self.city
        if deed.card not in source:
            return None
        source.remove(deed.card)
        {"build": self.city, "destroy": self.deck, "rescue": hand}[deed.kind].insert(0, deed.card)
        return deed.card


def all_worlds(
    observer: SeatId, order: Sequence[str], story: Sequence[tuple[Deed, object]]
) -> set[tuple[object, ...]]:
    """Return all worlds in which the observer would have seen the same story."""
    at = len(order) - 1 - SEATS.index(observer)
    own = order[at]
    found = set()
    for others in permutations(card for card in order if card != own):
        start = World.dealt([*others[:at], own, *others[at:]])
        found |= {world.key() for world in _ends(start, observer, story)}
    return found


def _ends(world: World, observer: SeatId, story: Sequence[tuple[Deed, object]]) -> Iterator[World]:
    """Give the worlds to which this one can lead if the observer sees what the story says."""
    if not story:
        yield world
        return
    (deed, seen), *rest = story
    for choice in world.choices(deed):
        other = world.copy()
        if other.do(deed, choice, observer) == seen:
            yield from _ends(other, observer, rest)
