"""The room: what a table stands in."""

from collections.abc import Mapping
from dataclasses import dataclass

from custom_components.parlor.games.state import GameState

from .house import House, Library, Settings


@dataclass(frozen=True, slots=True)
class Room:
    """The house, its settings, and the games and content on the shelf."""

    house: House
    settings: Settings
    games: Mapping[str, type[GameState]]
    library: Library
