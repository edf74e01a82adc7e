"""The shape of Cellar's views."""

from typing import TypedDict

from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId, Wording


class CellarView(PublicView):
    """What everyone may see: the plan, who is where, what is lit, and where somebody has been.

    `lamps` is how many there are; `mended` are the trapdoors that somebody fell into.
    """

    name: Wording
    rows: list[str]
    spots: dict[SeatId, list[int]]
    lanterns: dict[SeatId, str]
    lit: list[list[int]]
    lamps: int
    trodden: list[list[int]]
    mended: list[list[int]]
    steps: int


class CellarOwnView(TypedDict):
    """What only one seat may see: the trapdoor that it knows of, until somebody falls in."""

    trapdoor: list[int] | None
