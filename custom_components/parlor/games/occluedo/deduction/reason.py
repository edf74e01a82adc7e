"""The reason why a cell of the sheet is filled, as data: words are in `text/`, under `deduced`."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import Observation
from custom_components.parlor.games.vocabulary import Json, SeatId

# As which the crime is named among holders.
CRIME: Final = "crime"


class Because(StrEnum):
    """How a cell was filled."""

    MINE = "mine"  # it is in the own hand
    NOT_MINE = "not_mine"  # it is not
    SHOWN = "shown"  # its holder had to show it
    SORRY = "sorry"  # this seat was sorry
    CRIME_SEEN = "crime_seen"  # the crime was looked at
    ELSEWHERE = "elsewhere"  # it is known where else the card is
    ONLY_PLACE = "only_place"  # it can be nowhere else
    ALL_KNOWN = "all_known"  # all cards of this seat are known
    ALL_LEFT = "all_left"  # as many cards are left for this seat as it holds
    FOUND = "found"  # the crime's card of this kind is known
    LAST_OF_KIND = "last_of_kind"  # no other of its kind can be the crime's
    ONE_OF_THREE = "one_of_three"  # this seat showed one of three, and the others are elsewhere
    ACCUSED = "accused"  # the other two of a false accusation are the crime's
    TOGETHER = "together"  # several observations leave no other way


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card is with a holder or not; None is the crime.

    `facts` are the observations that decide it, `known` a card that is known to be the crime's or
    with `place`, and `more` counts the facts that are not named.
    """

    because: Because
    card: Card
    holder: SeatId | None
    facts: tuple[Observation, ...] = ()
    place: SeatId | None = None
    known: Card | None = None
    more: int = 0

    def told(self) -> dict[str, Json]:
        """Return it as screens put it into words."""
        first = self.facts[0] if self.facts else None
        return {
            "because": self.because.value,
            "card": self.card.id,
            "holder": self.holder or CRIME,
            "place": self.place or CRIME,
            "known": None if self.known is None else self.known.id,
            "seat": getattr(first, "seat", None) or getattr(first, "by", None),
            "to": getattr(first, "to", None),
            "round": None if first is None else first.seen.round,
            "cards": [] if first is None else [card.id for card in cards_of(first)],
            "count": len(self.facts) + self.more,
        }


def cards_of(one: Observation) -> Sequence[Card]:
    """Return the cards that an observation is about."""
    named = [getattr(one, name, None) for name in ("card", "suspect", "room", "weapon")]
    return getattr(one, "cards", None) or [card for card in named if card is not None]
