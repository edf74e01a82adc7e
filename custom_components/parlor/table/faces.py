"""Faces: what people choose to look like at the table."""

from enum import StrEnum
from typing import Final

COLOURS: Final = 10


class Hat(StrEnum):
    """What a seat wears."""

    BOWLER = "bowler"
    BERET = "beret"
    TOP_HAT = "top_hat"
    BOBBLE = "bobble"
    FEDORA = "fedora"
    CAP = "cap"
    BOATER = "boater"
    NONE = "none"


class Expression(StrEnum):
    """The face that a seat makes while nothing happens."""

    CHEERFUL = "cheerful"
    CALM = "calm"
    SLY = "sly"
    STERN = "stern"
    DREAMY = "dreamy"
    PUZZLED = "puzzled"


class Shape(StrEnum):
    """The sign that tells a seat apart where colour does not."""

    CIRCLE = "circle"
    SQUARE = "square"
    TRIANGLE = "triangle"
    DIAMOND = "diamond"
    STAR = "star"
    HEXAGON = "hexagon"
    HEART = "heart"
    MOON = "moon"
    DROP = "drop"
    CROSS = "cross"
