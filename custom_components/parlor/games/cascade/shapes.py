"""The shape of Cascade Tiles' views: the levels that somebody is at, and every board."""

from typing import TypedDict

from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import SeatId, Wording

from .terms import Mode, Phase


class StandingView(TypedDict):
    """A constraint, or the pattern of a special tile: nine numbers around the tile at x and y."""

    x: int
    y: int
    nine: list[int]


class LevelView(TypedDict):
    """A level, from which screens tell by themselves what a tap changes and which rules hold.

    `level` is its number in the pack; `tiles` are places in the grid, as hues are told of them;
    `pattern` is in reading order; `budget` 0 is no limit.
    """

    level: int
    name: Wording
    note: Wording
    par: int
    tiles: list[list[int]]
    pattern: list[int]
    colors: list[int]
    budget: int
    check_centre: bool
    empty_costs: bool
    specials: list[StandingView]
    constraints: list[StandingView]


class TapView(TypedDict):
    """Who has tapped where, at which level."""

    seat: SeatId
    level: int
    x: int
    y: int


class PastView(TypedDict):
    """A level that is over: the taps since its last reset, and no stars where it was given up."""

    level: int
    taps: int
    resets: int
    stars: int


class BoardView(TypedDict):
    """A board: everyone's, or in a race one seat's own.

    `hues` says where in the cycle each tile stands; `steps_left` is none without a limit; `last` is
    the last tap, which may have solved the level before; `votes` are those who want a reset, and
    `needed` is how many must; `tapped` is how often who has tapped in all. A board that is
    `through` shows how its last level ended.
    """

    seats: list[SeatId]
    level: int
    hues: list[int]
    taps: int
    steps_left: int | None
    resets: int
    solved: bool
    lost: bool
    through: bool
    last: TapView | None
    votes: list[SeatId]
    needed: int
    tapped: dict[SeatId, int]
    past: list[PastView]


class LegView(TypedDict):
    """One level of this game, by its number in the pack."""

    level: int
    name: Wording
    par: int


class CascadeView(PublicView):
    """What everyone may see, which is all there is.

    `pack` is the name of what is played, `day` the date of a puzzle that was made for one; `course`
    are all levels of this game, `levels` those that some board shows. In a race the board that
    leads is the first.
    """

    phase: Phase
    mode: Mode
    pack: Wording
    day: str | None
    course: list[LegView]
    levels: list[LevelView]
    boards: list[BoardView]
