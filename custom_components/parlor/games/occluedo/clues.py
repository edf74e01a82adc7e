"""What a bot makes of what it has seen."""

from collections.abc import Sequence
from typing import Final

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import ROOMS, SUSPECTS, WEAPONS, Card
from .mansion import ROOMS as ROOM_PLACES
from .observations import Observation
from .sheet import CRIME, Grid, filled

KINDS: Final = (SUSPECTS, ROOMS, WEAPONS)


class Clues:
    """Which cards may still be the crime, as far as the sheet says."""

    def __init__(self, seen: Sequence[Observation], seat: SeatId) -> None:
        """Fill in the sheet."""
        self.grid: Grid = filled(seen)
        self.mine = self.grid.at[seat]

    def open(self, kind: range) -> list[Card]:
        """Return the cards of a kind that may be the crime's."""
        rows = self.grid.rows
        cards = [card for card in map(Card, kind) if rows[card][CRIME] is not False]
        # Whatever nobody holds is the crime's, and so are no others of its kind.
        nobody = [card for card in cards if all(held is False for held in rows[card][CRIME + 1 :])]
        known = [card for card in cards if rows[card][CRIME]]
        return known or nobody or cards

    def certain(self, kind: range) -> Card | None:
        """Return the crime's card of a kind, if only one is left."""
        cards = self.open(kind)
        return cards[0] if len(cards) == 1 else None

    @property
    def solved(self) -> bool:
        """Return whether only one answer is left."""
        return all(self.certain(kind) is not None for kind in KINDS)

    def worth_asking(self, kind: range) -> list[Card]:
        """Return what is open; once it is known, what nobody can answer with, or I hold myself."""
        cards = self.open(kind)
        if len(cards) > 1:
            return cards
        return [*cards, *(c for c in map(Card, kind) if self.grid.rows[c][self.mine])]

    def question(self, kind: range, chance: Chance) -> Card:
        """Return a card to ask for."""
        return chance.pick(self.worth_asking(kind))

    def here(self, glimpse: Glimpse) -> Card | None:
        """Return the card of the room that the seat is in."""
        role = glimpse.public["roles"][glimpse.seat]
        place: int = glimpse.public["player_places"][role]
        return Card.room(place - ROOM_PLACES.start) if place in ROOM_PLACES else None
