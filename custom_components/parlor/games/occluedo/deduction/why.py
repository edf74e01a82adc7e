"""Why a cell of the sheet is filled, as a person would say it.

First by what was seen of the cell itself; else by the one step that fills it from cells that were
filled before it; else by a few observations that together leave no other way.
"""

from collections.abc import Sequence
from typing import Final

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import HandSizes, How, Observation
from custom_components.parlor.games.vocabulary import SeatId

from .deduction import Deduction
from .model import Mystery
from .reason import Because, Reason
from .search import find
from .steps import Steps

# So many observations fit into a sentence.
NAMED: Final = 4


def why(sheet: Deduction, card: Card, holder: SeatId | None) -> Reason | None:
    """Return the reason why a cell is filled, or None where it is open."""
    filled = sheet.holds(card, holder)
    if filled is None:
        return None
    cell = (sheet.column(holder, card), 1 << card)
    step = Steps(sheet).up_to(cell)
    if step is not None:
        place = None if step.place is None else sheet.seat(step.place)
        return Reason(step.because, card, holder, step.facts, place, step.known)
    facts = _fewest(sheet, cell, filled=filled)
    return Reason(Because.TOGETHER, card, holder, tuple(facts[:NAMED]), more=len(facts[NAMED:]))


def _fewest(sheet: Deduction, cell: tuple[int, int], *, filled: bool) -> Sequence[Observation]:
    """Return observations that fill a cell as they are, and not without any one of them.

    What is true from the start, as the own hand, is always known and never named.
    """
    always = [one for one in sheet.seen if isinstance(one, HandSizes) or one.how is How.DEALT]
    facts = [one for one in sheet.seen if one not in always]
    size = len(facts)
    while size:
        at = 0
        while at < len(facts):
            fewer = [*facts[:at], *facts[at + size :]]
            if _follows(sheet, [*always, *fewer], cell, filled=filled):
                facts = fewer
            else:
                at += size
        size //= 2
    return facts


def _follows(
    sheet: Deduction, seen: Sequence[Observation], cell: tuple[int, int], *, filled: bool
) -> bool:
    """Return whether there is no deal that fits in which a cell is the other way."""
    holder, card = cell
    mystery = Mystery.of(sheet.sizes, sheet.kinds)
    for one in seen:
        mystery.add(one, sheet.seats)
    if filled:
        mystery.may[holder] &= ~card
    else:
        mystery.must[holder] |= card
    return find(mystery, [0] * len(mystery.room)) is None
