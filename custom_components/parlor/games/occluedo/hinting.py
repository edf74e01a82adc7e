"""How much a seat is helped: nothing, what it has seen, or all that follows from that."""

from __future__ import annotations

from typing import TYPE_CHECKING

from custom_components.parlor.games.vocabulary import Json, SeatId

from .cards import Card
from .deduction import why
from .reasons import seen_of, told
from .settings import HINTS
from .shapes import Sheet
from .sheet import filled, sheet
from .terms import Hints

if TYPE_CHECKING:
    from .case import Case


def sheet_for(game: Case, seat: SeatId) -> Sheet | None:
    """Return the sheet as far as it is filled in by itself."""
    hints, seen = Hints(game.settings[HINTS]), game.observations(seat)
    if hints is Hints.OFF:
        return None
    grid = filled(seen)
    if hints is Hints.DEDUCTION:
        grid.rows = game.deduction(seat).grid()
    return sheet(grid, seen)


def reasons_for(game: Case, seat: SeatId, card: Card, holder: SeatId | None) -> dict[str, Json]:
    """Return why it is known whether a seat, or the crime (None), has a card.

    The reason is a deduction, where there is one; the facts are what was seen.
    """
    if Hints(game.settings[HINTS]) is not Hints.DEDUCTION:
        seen = seen_of(game.observations(seat), card, holder)
        return {"reason": None, "because": [told(one) for one in seen]}
    reason = why(game.deduction(seat), card, holder)
    if reason is None:
        return {"reason": None, "because": []}
    return {"reason": reason.told(), "because": [told(one) for one in reason.facts]}
