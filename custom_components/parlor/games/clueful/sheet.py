"""The sheet: every card by me and Jarvis, with an X where I hold it or was shown it."""

from .cards import BY_KIND
from .shapes import Sheet, SheetRow
from .terms import CardKind
from .world import World


def sheet(world: World, player: str) -> Sheet:
    """Return a player's sheet."""
    held = [card for cards in world.get_cards(player).values() for card in cards]
    seen = world.get_seen_cards(player)
    rows: dict[CardKind, list[SheetRow]] = {
        kind: [{"card": card, "me": card in held, "jarvis": card in seen} for card in cards]
        for kind, cards in BY_KIND.items()
    }
    return {
        "suspects": rows[CardKind.SUSPECTS],
        "weapons": rows[CardKind.WEAPONS],
        "rooms": rows[CardKind.ROOMS],
    }
