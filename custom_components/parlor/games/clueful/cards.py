"""The nineteen cards by kind, and the order in which they are shown."""

from collections.abc import Iterable, Mapping
from typing import Final, TypedDict

from .terms import CardKind, RoomId, Suspect, Weapon

BY_KIND: Final[Mapping[CardKind, tuple[str, ...]]] = {
    CardKind.SUSPECTS: tuple(suspect.value for suspect in Suspect),
    CardKind.WEAPONS: tuple(weapon.value for weapon in Weapon),
    CardKind.ROOMS: tuple(room.value for room in RoomId),
}
CARDS: Final = tuple(card for cards in BY_KIND.values() for card in cards)
KIND_OF: Final = {card: kind for kind, cards in BY_KIND.items() for card in cards}


class Theory(TypedDict):
    """Who it was, where, and with what: what a guess or an accusation names."""

    suspect: str
    room: str
    weapon: str


def in_order(theory: Theory) -> tuple[str, str, str]:
    """Return what is named in the order in which a hand shows it."""
    return theory["suspect"], theory["weapon"], theory["room"]


def by_kind(cards: Iterable[str]) -> dict[CardKind, list[str]]:
    """Return cards by their kind, in the order of the cards."""
    held = {*cards}
    return {kind: [card for card in own if card in held] for kind, own in BY_KIND.items()}
