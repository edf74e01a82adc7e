"""The deal: three cards are the crime, the others are dealt round."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from custom_components.parlor.games.chance import Chance

from .cards import ROOMS, SUSPECTS, WEAPONS, Card

type Trio = tuple[Card, Card, Card]
# A card as deals are written down: its kind, and its number among these.
type Written = tuple[str, int]

KINDS: Final = {"p": SUSPECTS, "r": ROOMS, "w": WEAPONS}


def bits(cards: Iterable[Card]) -> int:
    """Return a set of cards as the bits of a number."""
    return sum(1 << card for card in cards)


@dataclass(frozen=True, slots=True)
class Deal:
    """Who was it, where and with what; and the hands by role, in dealt order."""

    crime: Trio
    hands: Mapping[int, tuple[Card, ...]]

    def __deepcopy__(self, memo: object) -> Self:
        """Return the deal itself: nothing can change it."""
        return self

    @classmethod
    def by_chance(cls, roles: Sequence[int], chance: Chance) -> Self:
        """Pick a crime, and deal the other cards round these roles."""
        picked = [Card(chance.pick(kind)) for kind in (SUSPECTS, ROOMS, WEAPONS)]
        suspect, room, weapon = picked
        left = chance.shuffled(card for card in Card if card not in picked)
        hands = {role: tuple(left[at :: len(roles)]) for at, role in enumerate(roles)}
        return cls((suspect, room, weapon), hands)

    @classmethod
    def written(
        cls,
        roles: Sequence[int],
        crime: tuple[int, int, int],
        hands: Sequence[Iterable[Written]] | Mapping[int, Iterable[Written]],
    ) -> Self:
        """Return a given deal; a puzzle may leave cards out, which nobody has then.

        Raises `ValueError` where roles are out of order, or a card is in two places.
        """
        if [*roles] != sorted({*roles}) or not {*roles} <= {*SUSPECTS}:
            raise ValueError(f"roles are numbers of suspects, in turn order, not {roles}")
        suspect, room, weapon = crime
        by_role = hands if isinstance(hands, Mapping) else dict(zip(roles, hands, strict=True))
        read = {role: tuple(map(_read, by_role[role])) for role in roles}
        solved = (Card.suspect(suspect), Card.room(room), Card.weapon(weapon))
        dealt = [*solved, *(card for hand in read.values() for card in hand)]
        if len({*dealt}) < len(dealt):
            raise ValueError("a card is in two places")
        return cls(solved, read)


def _read(written: Written) -> Card:
    kind, number = written
    return Card(KINDS[kind][number])
