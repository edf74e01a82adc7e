"""What the table sends: answers, and what is new after every change."""

from typing import Annotated, Any, Final, Literal, NotRequired, TypedDict

from custom_components.parlor.games.drawn import ReviewInfo
from custom_components.parlor.games.offers import Offered
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import Json, Value
from custom_components.parlor.table.public import Private, Public

from . import Farewell
from .client import GameAction


class GameOption(TypedDict):
    """One thing that can be set before a game starts; with `each`, by every seat for itself.

    What is `advanced` few people ever set.
    """

    key: str
    kind: Literal["boolean", "choice", "content", "number"]
    default: Value
    min: int | None
    max: int | None
    choices: list[str]
    each: bool
    unique: bool
    advanced: bool


class GameInfo(TypedDict):
    """A game that can be chosen."""

    id: str
    min_seats: int
    max_seats: int
    options: list[GameOption]


class TableInfo(TypedDict):
    """A table and the id under which a page keeps its token."""

    id: str
    name: str


class Welcome(TypedDict):
    """The answer to whoever comes in; the token comes with a new seat only.

    `line`: by which a user of Home Assistant speaks on this line.
    """

    type: Literal["welcome"]
    id: str
    table: TableInfo
    seat: str | None
    token: NotRequired[str]
    line: NotRequired[int]
    games: list[GameInfo]


class Partly:
    """Marks what is sent only in part: the page has the rest from before."""


class Shown(TypedDict):
    """What is always sent; times are in milliseconds.

    `now`: the table's own time, by which moments in the public part are given.
    """

    type: Literal["state"]
    version: int
    now: int
    remaining: int | None
    private: Private
    offers: list[Offered]


class Update(Shown):
    """The state after a change, without what everyone sees and this page was sent before."""

    public: Annotated[Public, Partly]


class State(Shown):
    """All that this page may see: what it was sent, put together."""

    public: Public


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


class SpectatorCount(Answer):
    """How many watch without a seat: TVs, and phones at the door."""

    count: int


class Invitation(Answer):
    """How guests come in; without link and QR code while no address of this house is known.

    `tv_code`: by which a screen of the house comes back, told to those alone.
    """

    link: str | None
    code: str
    short_code: str
    qr: QrCode | None
    tv_code: NotRequired[str]
    wifi: NotRequired[Wifi]


class ReviewAnswer(Answer, ReviewInfo):
    """What there is to say of a drawing."""


class ShelveAnswer(Answer):
    """The drawing is kept: `content` is what the option is to be set to, to play with it."""

    content: str


SERVER_MESSAGES: Final = (Welcome, Update, Happening, Answer, Refusal, Gone)
# What some answers hold beside their own keys.
ANSWERS: Final = (HelloAnswer, SpectatorCount, Invitation, ReviewAnswer, ShelveAnswer)
# Each of these holds more than its own keys.
OPEN_ENDED: Final[tuple[Any, ...]] = (GameAction, Answer, PublicView)
