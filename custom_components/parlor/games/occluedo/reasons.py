"""Why a cell of the sheet is filled: the facts behind it, as a sentence needs them."""

from collections.abc import Iterator, Sequence

from custom_components.parlor.games.vocabulary import Json, SeatId

from .cards import Card
from .observations import (
    HandSizes,
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
)
from .terms import FactKind

_KINDS: dict[type, FactKind] = {
    HandSizes: FactKind.HAND_SIZES,
    Held: FactKind.HELD,
    Sorry: FactKind.SORRY,
    ShowedOneOf: FactKind.SHOWED_ONE_OF,
    NotTheCrime: FactKind.NOT_THE_CRIME,
    TheCrime: FactKind.THE_CRIME,
}


def seen_of(
    seen: Sequence[Observation], card: Card, holder: SeatId | None
) -> Sequence[Observation]:
    """Return what was seen of whether a seat, or the crime (None), has a card."""
    return [*_settling(seen, card, holder)][:1]


def _settling(
    seen: Sequence[Observation], card: Card, holder: SeatId | None
) -> Iterator[Observation]:
    """Give what settles it by itself: where the card is, or that it is not there."""
    for one in seen:
        match one:
            case Held(_, held) if held is card:
                yield one
            case TheCrime(suspect, room, weapon) if holder is None or card in (
                suspect,
                room,
                weapon,
            ):
                yield one
            case Sorry(seat, cards) if seat == holder and card in cards:
                yield one
    # Of a hand that was seen whole it is known what is not in it.
    if any(isinstance(o, Held) and o.seat == holder and o.how is How.DEALT for o in seen):
        yield from (one for one in seen if isinstance(one, HandSizes))


def told(one: Observation) -> dict[str, Json]:
    """Return a fact as screens put it into words."""
    return {
        "fact": _KINDS[type(one)].value,
        "how": one.how.value,
        "seat": getattr(one, "seat", None) or getattr(one, "by", None),
        "to": getattr(one, "to", None),
        "cards": [card.id for card in _cards(one)],
        "round": one.seen.round,
        "turn": one.seen.turn,
    }


def _cards(one: Observation) -> Sequence[Card]:
    """Return the cards that a fact is about."""
    match one:
        case Held(_, card):
            return (card,)
        case Sorry(_, cards) | ShowedOneOf(_, cards):
            return cards
        case NotTheCrime(suspect, room, weapon) | TheCrime(suspect, room, weapon):
            return (suspect, room, weapon)
    return ()
