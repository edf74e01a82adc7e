"""What everyone may see of a table, and what one seat may see beside that."""

from typing import TypedDict

from custom_components.parlor.games.result import GameResult
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.state import Skip
from custom_components.parlor.games.vocabulary import Json, SeatId, Value, Wording

from .absence import AbsenceInfo
from .clocks import ClockInfo
from .evening import EveningInfo
from .party import Stage
from .seats import SeatInfo
from .vouching import ClaimInfo


class TableName(TypedDict):
    """What the table is called."""

    name: str


class ContentName(TypedDict):
    """Content that can be chosen, without what is in it."""

    id: str
    name: Wording
    description: Wording


class Obstacle(TypedDict):
    """Why the game cannot start now."""

    code: str
    details: dict[str, Value]


class Missing(TypedDict):
    """What a game in the lobby waits for: so many more players, and so many who are not ready."""

    players: int
    ready: int


class KnockInfo(TypedDict):
    """Someone new asks to be let in."""

    id: str
    name: str


class Public(TypedDict):
    """What everyone may see; each part is sent when it has changed.

    `match`: the number of the last game that began here, so that no page takes another for it;
    `next`: what skipping would do while a game is on; `guarded`: newcomers need the host's word;
    `away`: only people who are away are waited for; `frozen`: nobody is there any more, and the
    game stands still until somebody is; `in_effect`: what the options come to with those who play.
    """

    table: TableName
    stage: Stage
    paused: bool
    frozen: bool
    host: SeatId | None
    guarded: bool
    seats: list[SeatInfo]
    claims: list[ClaimInfo]
    knocks: list[KnockInfo]
    game: str
    match: int
    options: dict[str, Json]
    in_effect: dict[str, Json]
    contents: dict[str, list[ContentName]]
    start: Obstacle | None
    missing: Missing | None
    clock: ClockInfo | None
    away: AbsenceInfo | None
    next: Skip | None
    view: PublicView | None
    result: GameResult | None
    evening: EveningInfo | None


class Own(TypedDict):
    """What the table itself tells a seat; no seat for a TV.

    `powers`: it may do what a host may; `stand_in`: it may at least let the game go on;
    `allows_house`: Home Assistant may act for it; `asked`: the claims and knocks on which its
    word counts.
    """

    seat: SeatId | None
    host: bool
    powers: bool
    stand_in: bool
    allows_house: bool
    asked: list[str]


class Private(Own):
    """What only this seat may see."""

    view: dict[str, Json]
