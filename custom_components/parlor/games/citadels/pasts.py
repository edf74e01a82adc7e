"""The trails of cards, and which other pasts would look the same to a seat.

Cards that were in one hand, and that the seat did not see, could have come there the other way
round. Cards that went through a choice unseen, and were not seen since, could have come out of it
the other way round. Nothing else could be otherwise: the tests hold this against all worlds there
can be.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import Card

SEEN: Final = "seen"
MIXED: Final = "mixed"
MET: Final = "met"


class Trace(NamedTuple):
    """A seat saw the card (or all did, None); or at this moment only that seat could tell it."""

    kind: str
    seat: SeatId | None
    moment: int = 0


type Trail = list[Trace]

# The first moment is the shuffling of the deck, of which nobody knows anything.
SHUFFLED: Final = Trace(MIXED, None)


def choices_since_seen(trail: Trail, seat: SeatId) -> list[Trace]:
    """Return the choices, latest first, that the card went through since this seat saw it."""
    choices: list[Trace] = []
    for trace in reversed(trail):
        if trace.kind == SEEN:
            if trace.seat == seat or trace.seat is None:
                break
        elif trace.kind == MIXED and trace.seat != seat:
            choices.append(trace)
    return choices


def other_pasts(
    trails: Mapping[Card, Trail], seat: SeatId, lost: Collection[Card], chance: Chance
) -> tuple[dict[Card, Card], dict[Card, Trail]]:
    """Return what could be in the place of each card, and the trails that it would have.

    Who lost sight of no card can only wonder how the deck was shuffled.
    """
    places = {place: [*trail] for place, trail in trails.items()}
    if lost:
        choices = [choices_since_seen(trails[card], seat) for card in lost]
        _come_otherwise(places, seat, min(each[-1].moment for each in choices), chance)
    now = _leave_otherwise(places, seat, chance)
    came = {card: places[place] for place, card in now.items()}
    return now, {card: came[card] for card in trails}


class _Ways(NamedTuple):
    """Where a way to some moment ends in a trail, and where it can begin: after which moment."""

    end: int
    starts: dict[int, int]


def _ways_to(moment: int, trail: Trail, seat: SeatId) -> _Ways:
    """Return the ways to a moment that a card can have gone unseen."""
    starts: dict[int, int] = {}
    for at, trace in enumerate(trail):
        if trace.kind == SEEN:
            if trace.seat == seat or trace.seat is None:
                starts = {}
        elif trace.seat != seat:
            if trace.moment == moment:
                return _Ways(at, starts)
            starts[trace.moment] = at + 1
    raise ValueError("the card was not there")


def _come_otherwise(trails: dict[Card, Trail], seat: SeatId, first: int, chance: Chance) -> None:
    """Let cards that were together twice, unseen, have gone each other's way in between.

    What was before the first choice in question makes no difference any more.
    """
    moments: dict[int, list[Card]] = {}
    for place, trail in trails.items():
        for trace in trail:
            if trace.moment > first and trace.seat != seat:
                moments.setdefault(trace.moment, []).append(place)
    for moment in sorted(moments):
        _swap_ways_to(moment, moments[moment], trails, seat, chance)


def _swap_ways_to(
    moment: int,
    places: Sequence[Card],
    trails: dict[Card, Trail],
    seat: SeatId,
    chance: Chance,
) -> None:
    """Let each card that was there have come by the way of another, where that could be."""
    ways = {place: _ways_to(moment, trails[place], seat) for place in places}
    for last in range(1, len(places)):
        pair = one, other = places[last], places[chance.below(last + 1)]
        shared = ways[one].starts.keys() & ways[other].starts.keys()
        if one is other or not shared:
            continue
        since = chance.pick(sorted(shared))
        pasts = [trails[place][: ways[place].starts[since]] for place in pair]
        between = [trails[place][ways[place].starts[since] : ways[place].end] for place in pair]
        futures = [trails[place][ways[place].end :] for place in pair]
        trails[one] = pasts[0] + between[1] + futures[0]
        trails[other] = pasts[1] + between[0] + futures[1]
        for place in pair:
            ways[place] = _ways_to(moment, trails[place], seat)


def _leave_otherwise(trails: dict[Card, Trail], seat: SeatId, chance: Chance) -> dict[Card, Card]:
    """Let cards have come out of choices otherwise; their past goes with them."""
    now = {place: place for place in trails}
    choices: dict[Trace, list[Card]] = {}
    for place, trail in trails.items():
        for trace in choices_since_seen(trail, seat):
            choices.setdefault(trace, []).append(place)
    for choice in sorted(choices, key=lambda trace: trace.moment):
        _shuffle_at(choice, choices[choice], now, trails, chance)
    return now


def _shuffle_at(
    choice: Trace,
    places: Sequence[Card],
    now: dict[Card, Card],
    trails: dict[Card, Trail],
    chance: Chance,
) -> None:
    """Shuffle the cards that came out of a choice; what follows stays with the place."""
    cuts = {place: trails[place].index(choice) + 1 for place in places}
    pasts = {now[place]: trails[place][: cuts[place]] for place in places}
    for place, card in zip(places, chance.shuffled(pasts), strict=True):
        now[place] = card
        trails[place] = pasts[card] + trails[place][cuts[place] :]
