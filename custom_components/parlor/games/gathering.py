"""Gathering the games: one that cannot be loaded is left out, and the others are played."""

from importlib import import_module
from typing import Final

from .state import GameState

# What is read of every game before anybody plays it.
DECLARED: Final = ("min_seats", "max_seats", "phases", "event_types")


def gather(*names: str) -> tuple[dict[str, type[GameState]], dict[str, Exception]]:
    """Return the games of these folders, and why some of them cannot be loaded."""
    games: dict[str, type[GameState]] = {}
    unloaded: dict[str, Exception] = {}
    for name in names:
        try:
            games[name] = _load(name)
        except Exception as error:  # noqa: BLE001  whatever it is, the others can be played
            unloaded[name] = error
    return games, unloaded


def _load(name: str) -> type[GameState]:
    """Return the game that a folder exports; raises whatever its code does."""
    for thing in vars(import_module(f"{__package__}.{name}")).values():
        game = thing if isinstance(thing, type) and issubclass(thing, GameState) else None
        if game is not None and getattr(game, "id", None) == name:
            return _complete(game)
    raise LookupError(f"games/{name}/__init__.py exports no game whose id is {name}")


def _complete(game: type[GameState]) -> type[GameState]:
    """Return the game; raises `TypeError` where it does not say what is read of every game."""
    if lacking := [name for name in DECLARED if not hasattr(game, name)]:
        raise TypeError(f"{game.__name__} does not say its {', '.join(lacking)}")
    return game
