"""The house itself: its places, and which way leads where. There are no dice."""

from collections.abc import Collection
from typing import Final

from .cards import Card
from .terms import PlaceId

PLACES: Final = tuple(PlaceId)
NUMBERS: Final = {place.value: number for number, place in enumerate(PLACES)}
STARTS: Final = range(6)
LOBBIES: Final = range(6, 15)
ROOMS: Final = range(15, 24)
_PASSAGES: Final = ((PlaceId.STUDY, PlaceId.KITCHEN), (PlaceId.LOUNGE, PlaceId.CONSERVATORY))
# The room at the other end of the secret passage that begins in a room.
PASSAGES: Final = {
    NUMBERS[one]: NUMBERS[other] for a, b in _PASSAGES for one, other in ((a, b), (b, a))
}
# Where one gets without crossing the house: from a lobby into its room, and through the walls.
_DOORS: Final = dict(zip(LOBBIES, ROOMS, strict=True)) | PASSAGES


def card_of(room: int) -> Card:
    """Return the card of the room that is at a place."""
    return Card.room(room - ROOMS.start)


def reachable(here: int, taken: Collection[int]) -> list[int]:
    """Return where a token may go from a place, tokens being on those that are taken."""
    places = [lobby for lobby in LOBBIES if lobby not in taken]
    if here in _DOORS:
        places.append(_DOORS[here])
    return places
