"""How much a seat is helped: nothing, what it has seen, or all that follows from that."""

from collections.abc import Sequence

from custom_components.parlor.games.vocabulary import SeatId

from .cards import Card
from .observations import Observation
from .reasons import seen_of
from .shapes import Sheet
from .sheet import sheet
from .terms import Hints


def sheet_for(hints: Hints, seen: Sequence[Observation]) -> Sheet | None:
    """Return the sheet as far as it is filled in by itself."""
    return None if hints is Hints.OFF else sheet(seen)


def reasons_for(
    hints: Hints, seen: Sequence[Observation], card: Card, holder: SeatId | None
) -> Sequence[Observation]:
    """Return why it is known whether a seat, or the crime (None), has a card; nothing if not."""
    return () if hints is Hints.OFF else seen_of(seen, card, holder)
