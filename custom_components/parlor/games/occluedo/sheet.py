"""The sheet: what a seat has seen, card by card, without drawing any conclusion from it."""

from collections.abc import Sequence
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .cards import Card
from .observations import HandSizes, Held, How, Observation, ShowedOneOf, Sorry, TheCrime
from .shapes import OneOf, Sheet

# The crime's column comes before those of the seats.
CRIME: Final = 0
# So many of what is open are shown.
LAST: Final = 24


def sheet(grid: Grid, seen: Sequence[Observation]) -> Sheet:
    """Return a grid as views carry it, with what is open of what was seen beside it."""
    open_ones = [one for one in seen if isinstance(one, ShowedOneOf) and grid.is_open(one)]
    return {
        "columns": [*grid.at],
        "rows": {card.id: row for card, row in grid.rows.items()},
        "one_of": [_one_of(one) for one in open_ones[-LAST:]],
    }


def filled(seen: Sequence[Observation]) -> Grid:
    """Return a grid with everything that was seen."""
    grid = Grid([seat for one in seen if isinstance(one, HandSizes) for seat, _ in one.sizes])
    for one in seen:
        grid.note(one)
    for seat in {one.seat for one in seen if isinstance(one, Held) and one.how is How.DEALT}:
        grid.close(seat)
    return grid


def _one_of(one: ShowedOneOf) -> OneOf:
    return {"seat": one.seat, "cards": [card.id for card in one.cards]}


class Grid:
    """Cards by seats; nothing is written where nothing was seen."""

    def __init__(self, columns: Sequence[SeatId]) -> None:
        """Begin with an empty sheet."""
        self.at = {seat: number for number, seat in enumerate(columns, CRIME + 1)}
        self.rows: dict[Card, list[bool | None]] = {
            card: [None] * (len(columns) + 1) for card in Card
        }

    def note(self, one: Observation) -> None:
        """Write down what was seen."""
        match one:
            case Held(seat, card):
                self._settle(card, self.at[seat])
            case Sorry(seat, cards):
                for card in cards:
                    self.rows[card][self.at[seat]] = False
            case TheCrime(suspect, room, weapon):
                for row in self.rows.values():
                    row[CRIME] = False
                for card in (suspect, room, weapon):
                    self._settle(card, CRIME)

    def close(self, seat: SeatId) -> None:
        """Write down that a seat, whose hand was seen whole, holds nothing else."""
        for row in self.rows.values():
            row[self.at[seat]] = row[self.at[seat]] or False

    def is_open(self, one: ShowedOneOf) -> bool:
        """Return whether it is not known yet that the seat holds one of the cards."""
        return not any(self.rows[card][self.at[one.seat]] for card in one.cards)

    def _settle(self, card: Card, column: int) -> None:
        """Write down where a card is, and so nowhere else."""
        row = self.rows[card]
        row[:] = [False] * len(row)
        row[column] = True
