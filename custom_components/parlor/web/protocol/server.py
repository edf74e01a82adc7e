"""What the table sends: answers, and the whole state after every change."""

from typing import Any, Final, Literal, NotRequired, TypedDict

from custom_components.parlor.games.vocabulary import Json, Value

from . import Farewell
from .client import GameAction

type Words = str | dict[str, str]


class ContentName(TypedDict):
    """Content that can be chosen, without what is in it."""

    id: str
    name: Words
    description: Words


class OfferedParam(TypedDict):
    """One of the options; a list of `min` to `max` of them where those are given."""

    options: list[Value]
    min: NotRequired[int]
    max: NotRequired[int]


class Offered(TypedDict):
    """An action that this seat may take now; every combination of parameters is legal."""

    type: str
    params: dict[str, OfferedParam]
    repeatable: bool


class GameOption(TypedDict):
    """One thing that can be set before a game starts."""

    key: str
    kind: Literal["boolean", "choice", "content", "number"]
    default: Value
    min: int | None
    max: int | None
    choices: list[str]


class GameInfo(TypedDict):
    """A game that can be chosen."""

    id: str
    min_seats: int
    max_seats: int
    options: list[GameOption]


class SeatInfo(TypedDict):
    """A seat as everyone sees it; `bot`: a bot plays for it now, `gone`: it has left."""

    id: str
    name: str
    kind: Literal["phone", "user", "bot"]
    colour: int
    shape: str
    present: bool
    ready: bool
    watching: bool
    bot: bool
    gone: bool


class ClockInfo(TypedDict):
    """The clock that is shown; `remaining` of the state says how long it lasts."""

    name: str
    running: bool


class PointsInfo(TypedDict):
    """Points with their reason."""

    reason: str
    points: int
    round: int | None


class GameResult(TypedDict):
    """Who won, and where every point came from."""

    winners: list[str]
    scores: dict[str, int]
    breakdown: dict[str, list[PointsInfo]]
    ended_by: str


class PublicView(TypedDict):
    """What everyone may see of the game; each game adds its own."""

    phase: str
    round: int | None
    waiting_for: list[str]
    scores: dict[str, int]


class TableName(TypedDict):
    """What the table is called."""

    name: str


class Public(TypedDict):
    """What everyone may see."""

    table: TableName
    stage: Literal["lobby", "playing", "over"]
    paused: bool
    host: str | None
    seats: list[SeatInfo]
    game: str
    options: dict[str, Json]
    contents: dict[str, list[ContentName]]
    clock: ClockInfo | None
    view: PublicView | None
    result: GameResult | None


class Claim(TypedDict):
    """Someone says they are this seat; the host decides."""

    seat: str
    name: str


class Obstacle(TypedDict):
    """Why the game cannot start now."""

    code: str
    details: dict[str, Value]


class Private(TypedDict):
    """What only this seat may see; no seat for a TV.

    `powers`: it may do what a host may; `stand_in`: it may at least let the game go on;
    `allows_house`: Home Assistant may act for it.
    """

    seat: str | None
    host: bool
    powers: bool
    stand_in: bool
    start: Obstacle | None
    allows_house: bool
    claims: list[Claim]
    view: dict[str, Json]


class TableInfo(TypedDict):
    """A table and the id under which a page keeps its token."""

    id: str
    name: str


class Welcome(TypedDict):
    """The answer to join, reclaim, resume and watch; the token comes with a new seat only."""

    type: Literal["welcome"]
    id: str
    table: TableInfo
    seat: str | None
    token: NotRequired[str]
    games: list[GameInfo]


class State(TypedDict):
    """All that this page may see, anew after every change; `remaining` is in milliseconds."""

    type: Literal["state"]
    version: int
    remaining: int | None
    public: Public
    private: Private
    offers: list[Offered]


class Happening(TypedDict):
    """Something that happened: decoration, for every fact is in the state."""

    type: Literal["event"]
    event: str
    data: dict[str, Json]


class Answer(TypedDict):
    """The message of this id was taken; what else it holds depends on the message."""

    type: Literal["result"]
    id: str


class Refusal(TypedDict):
    """The message of this id was refused; null where the message could not be read."""

    type: Literal["error"]
    id: str | None
    code: str
    details: NotRequired[dict[str, Value]]


class Gone(TypedDict):
    """The last message before the server closes on purpose."""

    type: Literal["gone"]
    reason: Farewell


class QrCode(TypedDict):
    """A square of `size` modules, quiet zone included; `path` is an SVG path of the dark ones."""

    size: int
    path: str


class Wifi(TypedDict):
    """The guests' network, for the TV."""

    name: str
    password: str
    qr: QrCode


class HelloAnswer(Answer):
    """The build of the pages that the server has."""

    build: str


class Invitation(Answer):
    """How guests come in; without link and QR code while no address of this house is known."""

    link: str | None
    code: str
    short_code: str
    qr: QrCode | None
    wifi: NotRequired[Wifi]


SERVER_MESSAGES: Final = (Welcome, State, Happening, Answer, Refusal, Gone)
# Each of these holds more than its own keys.
OPEN_ENDED: Final[tuple[Any, ...]] = (GameAction, Answer, PublicView)
