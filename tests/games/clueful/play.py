"""Typing to a game: what is understood is done, as a phone or the house would do it."""

from collections.abc import Mapping
from typing import Any

from custom_components.parlor.games.clueful import Clueful, World
from custom_components.parlor.games.vocabulary import SeatId

RON, HERMIONE = SeatId("Ron"), SeatId("Hermione")
LANGUAGES = ("en", "de")


def said(game: Clueful, seat: SeatId, text: str, language: str = "en") -> dict[str, Any]:
    """Return what the house answers; nothing is done."""
    return game.query(seat, {"type": "say", "text": text, "language": language})


def typed(game: Clueful, text: str, language: str = "en") -> str:
    """Let whoever has the turn type something, and return what they read in the end."""
    seat = game.current
    assert seat is not None
    answer = said(game, seat, text, language)
    action: Mapping[str, object] | None = answer["action"]
    if action is None:
        return str(answer["text"])
    game.apply(seat, action)
    return str(game.query(seat, {"type": "outcome", "language": language})["text"])


def snapshot(world: World) -> dict[str, object]:
    """Return all that a world tells."""
    players = world.get_players()
    return {
        "current": world.get_current_player_name(),
        "players": players,
        "locations": [world.get_location(player) for player in players],
        "cards": [world.get_cards(player) for player in players],
        "revealed": world.get_revealed_cards(),
        "seen": [world.get_seen_cards(player) for player in players],
    }
