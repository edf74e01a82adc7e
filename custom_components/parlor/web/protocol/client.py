"""What a page may send: flat messages, each with an id that its answer repeats."""

from typing import Annotated, Final, Literal, NamedTuple, NotRequired, TypedDict

from custom_components.parlor.table.faces import COLOURS, Expression, Hat


class Limit(NamedTuple):
    """The least and the most of a value's length, or of a number."""

    least: int
    most: int


# What a page may send is limited; the table has the last word on what a name or a choice may be.
type RequestId = Annotated[str, Limit(1, 32)]
type Name = Annotated[str, Limit(1, 100)]
type Code = Annotated[str, Limit(1, 100)]
type Token = Annotated[str, Limit(1, 200)]
type Id = Annotated[str, Limit(1, 64)]
type Address = Annotated[str, Limit(0, 300)]
type Number = Annotated[int, Limit(-(2**53), 2**53)]
type Version = Annotated[int, Limit(0, 2**53)]
type Text = Annotated[str, Limit(0, 500)]
type Single = bool | Number | Text
type Singles = Annotated[list[Single], Limit(0, 100)]
type Given = Single | Singles | Annotated[dict[Id, Single | Singles], Limit(0, 100)]
type Params = Annotated[dict[Id, Given], Limit(0, 32)]


class Request(TypedDict):
    """A message; the id is made by the page and unique across reloads."""

    id: RequestId


class Hello(Request):
    """The first message of every connection; the answer says which build the server has."""

    type: Literal["hello"]
    build: Id


class Join(Request):
    """Sit down under a name."""

    type: Literal["join"]
    code: Code
    name: Name


class Knock(Request):
    """Ask the host to be let in: the door is guarded."""

    type: Literal["knock"]
    code: Code
    name: Name


class Reclaim(Request):
    """Ask for the seat of that name: the token is lost."""

    type: Literal["reclaim"]
    code: Code
    name: Name


class Resume(Request):
    """Come back to one's seat."""

    type: Literal["resume"]
    token: Token


class Watch(Request):
    """See what everyone may see."""

    type: Literal["watch"]
    code: Code


class Sit(Request):
    """Sit down as a user of Home Assistant, who needs no code; without a name, under their own."""

    type: Literal["sit"]
    name: NotRequired[Name]


class Ping(Request):
    """Ask whether the server is there."""

    type: Literal["ping"]


class Invite(Request):
    """Ask for the link and the QR code; `origin` is where this page came from."""

    type: Literal["invite"]
    origin: Address


class Spectators(Request):
    """Ask how many watch without a seat."""

    type: Literal["spectators"]


class Review(Request):
    """Have something looked at that one draws for a game: what is wrong with it, or its par."""

    type: Literal["review"]
    game: Id
    option: Id
    drawn: Params


class Shelve(Request):
    """Keep what one has drawn among the house's own content, where it can be chosen at once."""

    type: Literal["shelve"]
    game: Id
    option: Id
    drawn: Params


class Ready(Request):
    """Say whether one is ready to play; after a game, whether one wants another."""

    type: Literal["ready"]
    ready: bool


class Configure(Request):
    """Choose the game, or some of its options."""

    type: Literal["configure"]
    game: NotRequired[Id]
    options: NotRequired[Params]


class Choose(Request):
    """Choose for one's own seat what every seat chooses; no value is no choice any more."""

    type: Literal["choose"]
    option: Id
    value: NotRequired[Id]


class Dress(Request):
    """Look as one likes: each of these, or some of them."""

    type: Literal["dress"]
    hat: NotRequired[Hat]
    colour: NotRequired[Annotated[int, Limit(0, COLOURS - 1)]]
    expression: NotRequired[Expression]


class Start(Request):
    """Start the game; a host may choose it, or some of its options, with the same word."""

    type: Literal["start"]
    game: NotRequired[Id]
    options: NotRequired[Params]


class Practise(Request):
    """Fill the table with bots and start."""

    type: Literal["practise"]
    bots: NotRequired[Annotated[int, Limit(0, 20)]]


class Pause(Request):
    """Stop the clocks; nobody can act."""

    type: Literal["pause"]


class ResumeGame(Request):
    """Go on after a pause."""

    type: Literal["resume_game"]


class Next(Request):
    """Skip what is waited for; where that may end the game, only who is sure."""

    type: Literal["next"]
    sure: NotRequired[bool]


class WaitOn(Request):
    """Wait for those who are away until they are back, or until somebody says "next"."""

    type: Literal["wait"]


class End(Request):
    """End the game early."""

    type: Literal["end"]


class Rematch(Request):
    """Play again with everyone who is still here."""

    type: Literal["rematch"]


class NewEvening(Request):
    """Count the points of the evening from nothing."""

    type: Literal["new_evening"]


class AddBot(Request):
    """Seat a bot."""

    type: Literal["add_bot"]
    name: NotRequired[Name]


class Remove(Request):
    """Take a seat away."""

    type: Literal["remove"]
    seat: Id


class ClearTable(Request):
    """Let everyone get up, and end what is played."""

    type: Literal["clear_table"]


class Rename(Request):
    """Give a seat, or one's own, another name."""

    type: Literal["rename"]
    seat: NotRequired[Id]
    name: Name


class Move(Request):
    """Change the turn order."""

    type: Literal["move"]
    seat: Id
    position: Annotated[int, Limit(0, 100)]


class HandOver(Request):
    """Make another seat the host."""

    type: Literal["hand_over"]
    seat: Id


class Substitute(Request):
    """Let a bot play for a seat, or give the seat back."""

    type: Literal["substitute"]
    seat: Id
    bot: bool


class Approve(Request):
    """Answer someone who says "it's me again", or who knocks."""

    type: Literal["approve"]
    claim: Id
    allow: bool


class Guard(Request):
    """Say whether newcomers need the host's word."""

    type: Literal["guard"]
    guarded: bool


class NewCode(Request):
    """Make new codes, and send away whoever came by an old one and has no seat."""

    type: Literal["new_code"]


class AllowHouse(Request):
    """Say whether the house may act for one's seat."""

    type: Literal["allow_house"]
    allow: bool


class Leave(Request):
    """Stand up for good."""

    type: Literal["leave"]


class Query(Request):
    """Ask the game something; nothing changes."""

    type: Literal["query"]
    request: Params


class GameAction(Request):
    """An action of the game under its own type, with its parameters beside these keys."""

    type: Id
    version: Version


ENTRANCES: Final = (Join, Knock, Reclaim, Resume, Watch)
CONNECTION_MESSAGES: Final = (
    Hello,
    *ENTRANCES,
    Sit,
    Ping,
    Invite,
    Spectators,
    Review,
    Shelve,
)
TABLE_MESSAGES: Final = (
    Ready,
    Configure,
    Choose,
    Dress,
    Start,
    Practise,
    Pause,
    ResumeGame,
    Next,
    WaitOn,
    End,
    Rematch,
    NewEvening,
    AddBot,
    Remove,
    ClearTable,
    Rename,
    Move,
    HandOver,
    Substitute,
    Approve,
    Guard,
    NewCode,
    AllowHouse,
    Leave,
    Query,
)
CLIENT_MESSAGES: Final = (*CONNECTION_MESSAGES, *TABLE_MESSAGES)
