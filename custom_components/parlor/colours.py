"""Colours: how the colours of seats shine in the house's lamps."""

from typing import Final

# As the pages show them in the dark, which is where lamps are seen.
_SEATS: Final = (
    (224, 88, 79),
    (91, 143, 230),
    (87, 173, 98),
    (232, 191, 60),
    (166, 119, 214),
    (234, 138, 61),
    (55, 179, 173),
    (234, 132, 180),
    (181, 135, 99),
    (217, 211, 195),
)


def shine(colour: int) -> list[int]:
    """Return the colour of this number in red, green and blue."""
    return [*_SEATS[colour % len(_SEATS)]]
