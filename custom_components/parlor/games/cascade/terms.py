"""The closed sets of Cascade Tiles: modes, phases, events, refusals, faults of packs."""

from enum import StrEnum


class CascadeFault(StrEnum):
    """What can be wrong with a pack, beside what can be wrong with any content."""

    BUDGET_TOO_SMALL = "budget_too_small"
    COLOUR_TWICE = "colour_twice"
    IN_THE_LEGEND = "in_the_legend"
    NO_DAY = "no_day"
    NO_GLAZE = "no_glaze"
    NO_PATTERN = "no_pattern"
    NO_PIXEL = "no_pixel"
    NO_SPOT = "no_spot"
    NO_TARGET = "no_target"
    NO_TILE_THERE = "no_tile_there"
    NOT_FOUR_APART = "not_four_apart"
    NOT_THREE_BY_THREE = "not_three_by_three"
    NOT_TRUE_OR_FALSE = "not_true_or_false"
    OFF_THE_GRID = "off_the_grid"
    SOLVED_AT_THE_START = "solved_at_the_start"
    TILE_TWICE = "tile_twice"
    TOO_HARD_TO_TELL = "too_hard_to_tell"
    TWO_ON_A_TILE = "two_on_a_tile"
    UNSOLVABLE = "unsolvable"
