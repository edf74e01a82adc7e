"""Small deals, what is seen in them, and every deal that fits: found the long way."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from random import Random

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.deduction.model import KINDS, Kinds
from custom_components.parlor.games.occluedo.observations import (
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
from custom_components.parlor.games.vocabulary import SeatId

# Whoever holds cards: the crime first, then the seats in turn order, then the box.
type Holders = tuple[frozenset[int], ...]


@dataclass(frozen=True)
class Secret:
    """A deal, and who sits in it."""

    kinds: Kinds
    seats: tuple[SeatId, ...]
    holders: Holders

    @property
    def sizes(self) -> HandSizes:
        hands = self.holders[1 : len(self.seats) + 1]
        return HandSizes(tuple(zip(self.seats, map(len, hands), strict=True)))


def kinds_of(sizes: Sequence[int]) -> Kinds:
    """Return kinds of so many cards, numbered through."""
    one, two, three = sizes
    return range(one), range(one, one + two), range(one + two, one + two + three)


def dealt(rng: Random, players: int, kinds: Kinds = KINDS, box: int = 0) -> Secret:
    """Return a deal by chance, with so many cards in the box."""
    crime = frozenset(rng.choice(kind) for kind in kinds)
    left = [card for kind in kinds for card in kind if card not in crime]
    rng.shuffle(left)
    out, left = left[:box], left[box:]
    hands = [frozenset(left[at::players]) for at in range(players)]
    seats = tuple(SeatId(f"s{number}") for number in range(1, players + 1))
    return Secret(kinds, seats, (crime, *hands, frozenset(out)))


def seen_by(
    rng: Random, secret: Secret, suggestions: int, seat: int | None = 0
) -> list[Observation]:
    """Return what a seat (None: an onlooker) sees of so many turns by chance."""
    seen: list[Observation] = [secret.sizes]
    if seat is not None:
        mine = sorted(secret.holders[seat + 1])
        seen += [Held(secret.seats[seat], Card(card), DEALING, How.DEALT) for card in mine]
    for turn in range(suggestions):
        seen += turn_seen(rng, secret, turn, seat)
    return seen


def turn_seen(rng: Random, secret: Secret, turn: int, seat: int | None) -> Iterator[Observation]:
    """Give what a seat sees of one turn: a question and its answers, now and then an accusation."""
    players = len(secret.seats)
    by = turn % players
    when = When(turn // players + 1, turn + 1)
    cards = tuple(Card(rng.choice(kind)) for kind in secret.kinds)
    suspect, room, weapon = cards
    if rng.random() < 0.1 and {*cards} != secret.holders[0]:
        yield NotTheCrime(suspect, room, weapon, secret.seats[by], when)
        if by == seat and rng.random() < 0.2:
            who, where, what = map(Card, sorted(secret.holders[0]))
            yield TheCrime(who, where, what, when)
        return
    for step in range(1, players):
        other = (by + step) % players
        answers = sorted({*cards} & secret.holders[other + 1])
        if not answers:
            yield Sorry(secret.seats[other], (suspect, room, weapon), secret.seats[by], when)
            continue
        if by == seat:
            yield Held(secret.seats[other], Card(rng.choice(answers)), when, How.SHOWN)
        elif other != seat:
            yield ShowedOneOf(secret.seats[other], (suspect, room, weapon), secret.seats[by], when)
        return


def every_deal(secret: Secret) -> Iterator[Holders]:
    """Give all deals with such hands."""
    sizes = [len(cards) for cards in secret.holders[1:]]
    for crime in product(*secret.kinds):
        left = frozenset(card for kind in secret.kinds for card in kind) - {*crime}
        for hands in _hands(left, sizes):
            yield (frozenset(crime), *hands)


def _hands(left: frozenset[int], sizes: Sequence[int]) -> Iterator[Holders]:
    if not sizes:
        yield ()
        return
    for hand in map(frozenset, combinations(sorted(left), sizes[0])):
        for others in _hands(left - hand, sizes[1:]):
            yield (hand, *others)


def fits(secret: Secret, deal: Holders, one: Observation) -> bool:
    """Return whether an observation is true of a deal."""
    hands = dict(zip(secret.seats, deal[1:], strict=False))
    match one:
        case Held(seat, card):
            return card in hands[seat]
        case Sorry(seat, cards):
            return not hands[seat] & {*cards}
        case ShowedOneOf(seat, cards):
            return bool(hands[seat] & {*cards})
        case NotTheCrime(suspect, room, weapon):
            return deal[0] != {suspect, room, weapon}
        case TheCrime(suspect, room, weapon):
            return deal[0] == {suspect, room, weapon}
    return True


def fitting(secret: Secret, seen: Sequence[Observation]) -> list[Holders]:
    """Return all deals in which everything that was seen is true."""
    return [deal for deal in every_deal(secret) if all(fits(secret, deal, one) for one in seen)]


def grid_of(secret: Secret, deals: Sequence[Holders]) -> dict[Card, list[bool | None]]:
    """Return for every card where it is in all of some deals, in none, or in some."""
    grid = {}
    for card in (Card(card) for kind in secret.kinds for card in kind):
        counts = [sum(card in deal[at] for deal in deals) for at in range(len(secret.seats) + 1)]
        grid[card] = [True if n == len(deals) else None if n else False for n in counts]
    return grid
