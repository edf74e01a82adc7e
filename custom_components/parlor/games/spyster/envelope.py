"""How long a private message may be, so that the spy's is as long as anybody's."""

import json
from typing import Final

from custom_components.parlor.games.content import text_json

from .pack import Location, Pack, named

# The keys, the odds, the own vote, and the offers: in a vote nine others to choose from, before it
# all answers that can be given.
FRAME: Final = 1536
# What the spy's list says of a place beside its name, and the guess that has been made.
PLACE: Final = 16


def envelope(pack: Pack) -> int:
    """Return the bytes that the longest private view of any round with this pack needs."""
    places = [named(location) for location in pack.locations]
    # In a vote the spy has the places on the card, as a list, and as what can be guessed.
    spy = 3 * _size(places) + PLACE * len(places)
    return FRAME + max(spy, *(_size(_card(location)) for location in pack.locations))


def _card(location: Location) -> list[object]:
    """Return more than any card of this place can hold: everyone's hints."""
    hints = [text_json(role.hint) for role in location.roles]
    return [named(location), text_json(location.flavor), *map(named, location.roles), *hints]


def _size(thing: object) -> int:
    return len(json.dumps(thing, ensure_ascii=False, separators=(",", ":")).encode())
