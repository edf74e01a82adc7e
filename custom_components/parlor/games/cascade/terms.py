"""The closed sets of Cascade Tiles: modes, phases, events, refusals, faults of packs."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.result import OF_THE_DAY
from custom_components.parlor.games.vocabulary import GAME_OVER


class Mode(StrEnum):
    """How several people play: on one board, or each on their own."""

    TOGETHER = "together"
    RACE = "race"


class Begin(StrEnum):
    """With which level of a pack a game begins."""

    # With the first that nobody at this table has solved.
    UNSOLVED = "unsolved"
    FIRST = "first"


class Phase(StrEnum):
    """Where a game stands."""

    SOLVING = "solving"
    # Together, all steps are used: only a reset helps, or to give the level up.
    STUCK = "stuck"
    OVER = "over"


CHAPTERS: Final[Mapping[StrEnum, str]] = {Phase.OVER: GAME_OVER}


class Clock(StrEnum):
    """The clock of a level; in a race, of the level of whoever is last."""

    LEVEL = "level"


class EventType(StrEnum):
    """What can happen; a seat is named where the board is its own."""

    LEVEL_BEGUN = "level_begun"
    TAPPED = "tapped"
    LEVEL_SOLVED = "level_solved"
    GIVEN_UP = "given_up"
    RESET_WANTED = "reset_wanted"
    RESET = "reset"
    LOST = "lost"
    WON = "won"
    GAME_OVER = "game_over"


# What a person would tell of when the evening is over.
TOLD: Final[frozenset[StrEnum]] = frozenset(
    {
        EventType.LEVEL_BEGUN,
        EventType.LEVEL_SOLVED,
        EventType.GIVEN_UP,
        EventType.LOST,
        EventType.WON,
    }
)


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    HOST = "host"
    TOO_FEW_PLAYERS = "too_few_players"


class Reason(StrEnum):
    """Where points come from: stars for a level, by its par; in a race, one for each level."""

    PAR = "par"
    NEAR_PAR = "near_par"
    SOLVED = "solved"


class Tie(StrEnum):
    """Why somebody has won a race among those who have solved as many levels."""

    SOONER = "sooner"


class Honour(StrEnum):
    """What an award can be given for."""

    PERFECTIONIST = "perfectionist"
    LAST_TOUCH = "last_touch"
    FIRST_TRY = "first_try"
    QUICK_FINGER = "quick_finger"
    FRESH_START = "fresh_start"
    PUZZLE_OF_THE_DAY = OF_THE_DAY


class CascadeRefusal(StrEnum):
    """The codes that Cascade Tiles adds to the common ones."""

    INVALID_SPOT = "invalid_spot"
    NO_STEPS_LEFT = "no_steps_left"
    NO_VOTE = "no_vote"
    NOTHING_TO_RESET = "nothing_to_reset"
    OTHER_LEVEL = "other_level"
    THROUGH = "through"


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
