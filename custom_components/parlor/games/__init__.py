"""The games, as pure libraries: no I/O, no clock, no global state."""

from collections.abc import Mapping
from typing import Final

from .citadels import Citadels
from .spyster import Spyster
from .state import GameState

GAMES: Final[Mapping[str, type[GameState]]] = {game.id: game for game in (Spyster, Citadels)}
