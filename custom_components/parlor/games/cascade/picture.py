"""The table's picture: the frame of the board, in a race that of whoever leads."""

from collections.abc import Mapping
from typing import Any

from custom_components.parlor.games.png import png

from .level import Constraint, Level
from .palette import PALETTE
from .pixels import Picture


def paint(view: Mapping[str, Any]) -> bytes:
    """Return the public view as a PNG of 64×64."""
    board = view["boards"][0]
    (shown,) = (level for level in view["levels"] if level["level"] == board["level"])
    return png(Picture(level_of(shown)).show(board["hues"], board["steps_left"]), PALETTE)


def level_of(shown: Mapping[str, Any]) -> Level:
    """Return the level that a view shows."""
    return Level(
        shown["name"],
        tuple((x, y) for x, y in shown["tiles"]),
        tuple(shown["pattern"]),
        tuple(shown["colors"]),
        shown["budget"],
        tuple(Constraint((one["x"], one["y"]), tuple(one["nine"])) for one in shown["constraints"]),
        tuple(((one["x"], one["y"]), tuple(one["nine"])) for one in shown["specials"]),
        shown["check_centre"],
        shown["empty_costs"],
    )
