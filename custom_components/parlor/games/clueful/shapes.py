"""The shape of Clueful's views, and of what it answers."""

from typing import TypedDict

from custom_components.parlor.games.result import GameResult
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.vocabulary import Json, SeatId

from .terms import Deed, Phase, RoomId, Stakes, Suspect, Understood, Weapon


class LogEntry(TypedDict):
    """A turn, as everyone knows it; the card that was shown is in no log.

    The room is where somebody went, or what was named. `to` is who was asked, `shown` whether a
    card was; both are nothing where nobody was asked.
    """

    round: int
    by: SeatId
    deed: Deed
    room: RoomId
    suspect: Suspect | None
    weapon: Weapon | None
    to: SeatId | None
    shown: bool | None


class CluefulView(PublicView):
    """What everyone may see.

    `order` is the order of turns, with those who have left: the next in it is one's adversary.
    `hour` is what the clocks of the house show, as minutes since midnight; `to_find` is how many
    things can be found in each room; the log has the latest last; the envelope, suspect, weapon
    and room, is opened when the game is over. `idle_rounds` are the last ones without a guess.
    """

    phase: Phase
    round: int
    order: list[SeatId]
    left: list[SeatId]
    locations: dict[SeatId, RoomId]
    hand_sizes: dict[SeatId, int]
    hour: int
    idle_rounds: int
    to_find: dict[str, int]
    log: list[LogEntry]
    envelope: list[str] | None
    result: GameResult | None


class Hand(TypedDict):
    """The cards that one holds, by kind."""

    suspects: list[str]
    weapons: list[str]
    rooms: list[str]


class SheetRow(TypedDict):
    """An X in a column where I hold a card, or one of the others (Jarvis) has shown it to me."""

    card: str
    me: bool
    jarvis: bool


class Sheet(TypedDict):
    """A row for every card, by kind."""

    suspects: list[SheetRow]
    weapons: list[SheetRow]
    rooms: list[SheetRow]


class Revealed(TypedDict):
    """A card that somebody has shown to me."""

    card: str
    by: SeatId
    round: int


class OwnCluefulView(TypedDict):
    """What only one seat may see.

    `seen` are the cards that were shown to me and `showed` those that I have shown, both in the
    order of first showing; `revealed` is what came of my last turn, where that was a card.
    """

    hand: Hand
    seen: list[str]
    showed: list[str]
    revealed: Revealed | None
    sheet: Sheet


class Spoken(TypedDict):
    """What the house answers, in the language it was asked for.

    `text` is for the player; `aloud` is as much of it as a speaker may say for all to hear, and
    `private` says that it is less. `suggestions` are commands that may have been meant, or come
    next; `found` are the things that were found by asking, each `room.thing`.
    """

    understood: Understood
    text: str
    aloud: str
    private: bool
    action: dict[str, Json] | None
    stakes: Stakes | None
    suggestions: list[str]
    found: list[str]
