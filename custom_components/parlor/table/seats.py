"""Seats: who sits at the table."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from hashlib import sha256
from typing import TypedDict

from custom_components.parlor.games.vocabulary import SeatId

from .faces import Expression, Hat, Shape


class SeatKind(StrEnum):
    """What a seat is played from."""

    PHONE = "phone"
    USER = "user"
    BOT = "bot"

    @property
    def is_human(self) -> bool:
        """Return whether a person sits on a seat of this kind."""
        return self is not SeatKind.BOT


class SeatInfo(TypedDict):
    """A seat as everyone sees it; `bot`: a bot plays for it now, `gone`: it has left.

    `choices`: what it has chosen for itself.
    """

    id: SeatId
    name: str
    kind: SeatKind
    colour: int
    shape: Shape
    hat: Hat
    expression: Expression
    present: bool
    ready: bool
    watching: bool
    bot: bool
    gone: bool
    choices: dict[str, str]


@dataclass(frozen=True, slots=True)
class Seat:
    """One player at the table; `present` is the only field that is not in the journal.

    `allows_house`: the house may act for it; `user`: the user of Home Assistant who sits here;
    `choices`: what it has chosen for itself, by game and option.
    """

    id: SeatId
    name: str
    kind: SeatKind
    colour: int
    shape: Shape
    hat: Hat
    expression: Expression
    ready: bool = False
    watching: bool = False
    bot: bool = False
    gone: bool = False
    streak: int = 0
    token_hash: str | None = None
    allows_house: bool = False
    user: str | None = None
    choices: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    present: bool = False

    @property
    def human(self) -> bool:
        """Return whether a person sits here."""
        return self.kind.is_human and not self.gone

    @property
    def played_by_bot(self) -> bool:
        """Return whether a bot makes the moves now."""
        return self.bot or not self.kind.is_human

    @property
    def number(self) -> int:
        """Return how many seats were taken before, plus one: the lowest has sat longest."""
        return int(self.id[1:])

    def to_json(self, game: str) -> SeatInfo:
        """Return what everyone may know of the seat at a table that plays this game."""
        return {
            "id": self.id,
            "name": self.name,
            "kind": self.kind,
            "colour": self.colour,
            "shape": self.shape,
            "hat": self.hat,
            "expression": self.expression,
            "present": self.present or not self.kind.is_human,
            "ready": self.ready,
            "watching": self.watching,
            "bot": self.played_by_bot,
            "gone": self.gone,
            "choices": {**self.choices.get(game, {})},
        }


@dataclass(frozen=True, slots=True)
class Caller:
    """Who asks: a seat, or the house, which has host powers.

    The house may speak for a seat; `user` is the user of Home Assistant who has it do so, `admin`:
    one who has the last word in the house. A user who sits at the table asks as that seat, and not
    as the house.
    """

    seat: SeatId | None = None
    house: bool = False
    user: str | None = None
    admin: bool = False

    def owns(self, seat: Seat) -> bool:
        """Return whether this is the seat's own device or user."""
        return not self.house or (seat.user is not None and seat.user == self.user)

    def may_act_for(self, seat: Seat) -> bool:
        """Return whether this is the seat's own device or user, or one that the seat allows."""
        return self.owns(seat) or seat.allows_house


@dataclass(frozen=True, slots=True)
class Entered:
    """A seat was taken; the token is given out once and known to the seat's device alone."""

    seat: SeatId
    token: str | None


def hashed(token: str) -> str:
    """Return the only form in which a token is kept."""
    return sha256(token.encode()).hexdigest()
