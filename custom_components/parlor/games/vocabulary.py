"""The words that every game and the table share."""

from collections.abc import Mapping
from typing import Final, NewType, Protocol

type Json = bool | int | float | str | list[Json] | dict[str, Json] | None
type Value = bool | int | str
# A text, or one for each language.
type Wording = str | dict[str, str]
type Action = Mapping[str, object]

SeatId = NewType("SeatId", str)

# What the house calls the end of every game.
GAME_OVER: Final = "game_over"


class Rng(Protocol):
    """Anything that gives numbers from 0 up to 1: `random.Random` does, so does `Chance`."""

    def random(self) -> float:
        """Return the next number in [0, 1)."""
