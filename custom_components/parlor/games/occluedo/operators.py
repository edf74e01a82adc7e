"""The 65 operators: one table from their numbers to the actions on the wire, and back."""

from collections.abc import Mapping, Sequence
from typing import Final

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Action

from .cards import ROOMS, Card
from .mansion import LOBBIES, PLACES
from .terms import OccluedoRefusal, Suspect, Weapon

type Named = tuple[str, str | None, str | None]

ROOM_IDS: Final = tuple(Card(room).id for room in ROOMS)
MOST_CARDS: Final = 9


def _each(action: str, param: str, values: Sequence[str]) -> list[Named]:
    """Return an operator for each value of an action's only parameter."""
    return [(action, param, str(value)) for value in values]


_BEFORE_SHOWING: Final[list[Named]] = [
    *_each("go", "place", PLACES[LOBBIES.start :]),
    ("start_suggestion", None, None),
    *_each("suspect", "suspect", tuple(Suspect)),
    *_each("weapon", "weapon", tuple(Weapon)),
]
# What the k-th card of a hand is, only its holder knows, so these have no value of their own.
SHOW: Final = range(len(_BEFORE_SHOWING), len(_BEFORE_SHOWING) + MOST_CARDS)
OPERATORS: Final[tuple[Named, ...]] = (
    *_BEFORE_SHOWING,
    *[("show", "card", None)] * MOST_CARDS,
    ("sorry", None, None),
    ("acknowledge", None, None),
    ("start_accusation", None, None),
    *_each("accuse_room", "room", ROOM_IDS),
    *_each("accuse_suspect", "suspect", tuple(Suspect)),
    *_each("accuse_weapon", "weapon", tuple(Weapon)),
    ("ask_win", None, None),
)
_NUMBERS: Final[Mapping[tuple[str, object], int]] = {
    (action, value): number
    for number, (action, _, value) in enumerate(OPERATORS)
    if number not in SHOW
}


def action_of(number: int, hand: Sequence[Card]) -> Action:
    """Return what an operator means on the wire for whoever holds this hand.

    Refuses with `unknown_action`, or with `not_in_hand` where the hand is smaller.
    """
    if not 0 <= number < len(OPERATORS):
        raise Refused(CommonRefusal.UNKNOWN_ACTION)
    action, param, value = OPERATORS[number]
    if param is None:
        return {"type": action}
    if number in SHOW:
        if number - SHOW.start >= len(hand):
            raise Refused(OccluedoRefusal.NOT_IN_HAND)
        value = hand[number - SHOW.start].id
    return {"type": action, param: value}


def number_of(action: str, value: object, hand: Sequence[Card]) -> int:
    """Return the number of an action with the value of its only parameter, or None."""
    if action == "show":
        return SHOW.start + [card.id for card in hand].index(str(value))
    return _NUMBERS[action, value]


def numbers_of(offer: Offer, hand: Sequence[Card]) -> list[int]:
    """Return the operators that an offer to whoever holds this hand stands for."""
    if not offer.params:
        return [number_of(offer.type, None, hand)]
    (param,) = offer.params.values()
    return [number_of(offer.type, value, hand) for value in param.options]
