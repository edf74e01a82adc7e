"""The palette of the frame: sixteen numbers, and what red, green and blue they stand for."""

from typing import Final

from custom_components.parlor.games.png import Colour

WHITE, PALE, GREY, DARK, GROUND, BLACK = range(6)
PINK, TURQUOISE, RED, BLUE, SKY, YELLOW, ORANGE, BROWN, GREEN, PURPLE = range(6, 16)

# Far apart for eyes and for lamps; where colours look alike to somebody, phones tell by shapes.
PALETTE: Final[tuple[Colour, ...]] = (
    (255, 255, 255),  # 0 white: a rule that wants the target colour
    (208, 208, 208),  # 1 pale grey
    (150, 150, 150),  # 2 grey: a rule that forbids the target colour
    (96, 96, 96),  # 3 dark grey: the same, and what a pattern leaves alone
    (44, 44, 48),  # 4 darker grey: the ground
    (0, 0, 0),  # 5 black
    (255, 110, 190),  # 6 pink
    (0, 190, 170),  # 7 turquoise
    (230, 40, 50),  # 8 red
    (40, 90, 230),  # 9 blue
    (130, 205, 255),  # 10 sky
    (255, 220, 40),  # 11 yellow
    (255, 135, 20),  # 12 orange
    (140, 85, 45),  # 13 brown
    (45, 170, 70),  # 14 green
    (140, 65, 200),  # 15 purple
)
# What a tile can look like: all but the greys, of which ground, rules and patterns are made.
GLAZES: Final = frozenset({WHITE, BLACK, *range(PINK, PURPLE + 1)})
