"""The closed sets of Cellar."""

from enum import StrEnum


class Phase(StrEnum):
    """Where a game stands."""

    GROPING = "groping"
    OVER = "over"


class Direction(StrEnum):
    """Where one can step."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Lantern(StrEnum):
    """What everyone carries, each another one."""

    AMBER = "amber"
    BLUE = "blue"
    GREEN = "green"
    ROSE = "rose"
    VIOLET = "violet"
    WHITE = "white"


class EventType(StrEnum):
    """What can happen."""

    STEPPED = "stepped"
    FELL = "fell"
    LIT = "lit"
    GAME_OVER = "game_over"


class EndedBy(StrEnum):
    """Why a game is over."""

    PLAYED = "played"
    DARK = "dark"
    HOST = "host"
    TOO_FEW_PLAYERS = "too_few_players"


class CellarRefusal(StrEnum):
    """The codes that Cellar adds to the common ones."""

    INVALID_DIRECTION = "invalid_direction"
    WALL = "wall"


class CellarFault(StrEnum):
    """What can be wrong with a cellar, beside what can be wrong with any content."""

    BAD_TILE = "bad_tile"
    CUT_OFF = "cut_off"
    NO_LAMP = "no_lamp"
    NO_STAIRS = "no_stairs"
    TOO_SMALL = "too_small"
    UNEVEN = "uneven"
