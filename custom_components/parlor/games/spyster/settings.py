"""The options of Spyster."""

from typing import Final

from custom_components.parlor.games.options import Kind, Option

from .builtin import PACKS


def _points(key: str, default: int, most: int) -> Option:
    """Return the option for a number of points."""
    return Option(key, Kind.NUMBER, default, 0, most, advanced=True)


OPTIONS: Final = (
    Option("round_minutes", Kind.NUMBER, 7, 1, 30),
    Option("rounds", Kind.NUMBER, 5, 1, 20),
    Option("pack", Kind.CONTENT, PACKS.default, choices=tuple(PACKS.shipped)),
    Option("vote_calls", Kind.NUMBER, 1, 0, 10),
    _points("win_1", 2, 20),
    _points("win_2", 4, 20),
    _points("win_3", 6, 20),
    _points("lose_1", 1, 20),
    _points("lose_2", 2, 20),
    _points("lose_3", 3, 20),
    _points("double_agent", 10, 50),
    _points("guess_right", 10, 50),
    _points("guess_wrong", 5, 50),
)
