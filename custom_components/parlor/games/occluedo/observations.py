"""What a seat has seen of the deal, one fact at a time: all that the sheet and bots may think with.

Each fact is true, and says when it was seen and how, so that it can be told as a reason.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, NamedTuple

from custom_components.parlor.games.vocabulary import SeatId

from .cards import Card


class When(NamedTuple):
    """When something was seen: in which round, and in which turn of the whole game."""

    round: int
    turn: int


# Before the first turn.
DEALING: Final = When(0, 0)


class How(StrEnum):
    """How a seat came to know where a card is."""

    DEALT = "dealt"  # it is in the own hand
    SHOWN = "shown"  # its holder had to show it to this seat
    ASKED = "asked"  # it was named in a suggestion, and somebody answered
    ACCUSED = "accused"  # it was named in an accusation
    REVEALED = "revealed"  # the crime itself was looked at


@dataclass(frozen=True, slots=True)
class HandSizes:
    """How many cards everyone holds, in turn order; whoever leaves still holds theirs."""

    sizes: tuple[tuple[SeatId, int], ...]
    seen: When = DEALING
    how: How = How.DEALT


@dataclass(frozen=True, slots=True)
class Held:
    """A seat holds a card: it is mine (`DEALT`), or it was shown to me (`SHOWN`)."""

    seat: SeatId
    card: Card
    seen: When
    how: How


@dataclass(frozen=True, slots=True)
class Sorry:
    """A seat holds none of the three cards that `to` had named."""

    seat: SeatId
    cards: tuple[Card, Card, Card]
    to: SeatId
    seen: When
    how: How = How.ASKED


@dataclass(frozen=True, slots=True)
class ShowedOneOf:
    """A seat holds at least one of three cards: it showed `to`, and not me, one of them."""

    seat: SeatId
    cards: tuple[Card, Card, Card]
    to: SeatId
    seen: When
    how: How = How.ASKED


@dataclass(frozen=True, slots=True)
class NotTheCrime:
    """These three are not all of them the crime: `by` has accused, and was wrong."""

    suspect: Card
    room: Card
    weapon: Card
    by: SeatId
    seen: When
    how: How = How.ACCUSED


@dataclass(frozen=True, slots=True)
class TheCrime:
    """These three are the crime: this seat accused falsely and looked, or the game is over."""

    suspect: Card
    room: Card
    weapon: Card
    seen: When
    how: How = How.REVEALED


type Observation = HandSizes | Held | Sorry | ShowedOneOf | NotTheCrime | TheCrime
