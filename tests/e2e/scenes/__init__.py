"""The scenes of every game with screens, found by its name: `scenes/<game>`, a file or a folder.

PHONE, WATCHER and TV say what is looked at on which screen, and GENERIC what on a TV that has no
screen for the game; SECRETS say what a glance at a phone must not tell. I am the first of ten.
"""

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import pytest

from custom_components.parlor.games import GAMES

SCREENS: Final = Path(__file__).parents[3] / "frontend" / "src" / "games"
# The games that have screens of their own; the others are drawn with generic elements.
DRAWN: Final = [game for game in GAMES if (SCREENS / game).is_dir()]


def of(game: str, kind: str) -> Mapping[str, Any]:
    """Return what a game has of this kind, by name."""
    scenes: Mapping[str, Any] = getattr(import_module(f"{__name__}.{game}"), kind, {})
    return scenes


def each(kind: str) -> pytest.MarkDecorator:
    """Give a test all that any game has of this kind."""
    found = [
        pytest.param(thing, id=f"{game}: {name}")
        for game in DRAWN
        for name, thing in of(game, kind).items()
    ]
    return pytest.mark.parametrize(kind.lower(), found)
