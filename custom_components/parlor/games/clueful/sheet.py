"""The sheet: every card by me and Jarvis, with an X where I hold it or was shown it."""

from .cards import BY_KIND
from .shapes import SheetRow
from .terms import CardKind
from .world import World


def sheet(world: World, player: str) -> dict[CardKind, list[SheetRow]]:
    """Return a player's sheet."""
    held = [card for cards in world.get_cards(player).values() for card in cards]
    seen = world.get_seen_cards(player)
    return {
        kind: [{"card": card, "me": card in held, "jarvis": card in seen} for card in cards]
        for kind, cards in BY_KIND.items()
    }


def still_open(world: World, player: str) -> dict[CardKind, list[str]]:
    """Return the cards without an X."""
    return {
        kind: [row["card"] for row in rows if not row["me"] and not row["jarvis"]]
        for kind, rows in sheet(world, player).items()
    }
