"""What makes a game telling in some steps from its start: a file for each that needs one."""

from collections.abc import Mapping, Set as AbstractSet
from importlib import import_module
from importlib.util import find_spec


def options_of(game: str) -> Mapping[str, int]:
    """Return the options with which a game is more telling than with its own."""
    options: Mapping[str, int] = getattr(_of(game), "OPTIONS", {})
    return options


def phases_of(game: str) -> AbstractSet[str]:
    """Return what some steps from the start must lead through."""
    phases: AbstractSet[str] = getattr(_of(game), "PHASES", frozenset())
    return phases


def hasty_in(game: str) -> AbstractSet[str]:
    """Return the actions after which there would be nothing more to tell."""
    actions: AbstractSet[str] = getattr(_of(game), "HASTY", frozenset())
    return actions


def _of(game: str) -> object:
    name = f"{__name__}.{game}"
    return import_module(name) if find_spec(name) else None
