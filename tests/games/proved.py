"""The games that are proved: those that are built, and the one that lives here."""

from typing import Final

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.state import GameState

from .cellar import Cellar

PROVED: Final[dict[str, type[GameState]]] = {**GAMES, Cellar.id: Cellar}
