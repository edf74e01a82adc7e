"""What a seat may do now: the single truth about legal actions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.vocabulary import SeatId

if TYPE_CHECKING:
    from .cascade import Cascade

RESET: Final = Offer("reset", repeatable=True)
KEEP: Final = Offer("keep", repeatable=True)


def offers(game: Cascade, seat: SeatId) -> Sequence[Offer]:
    """Return what this seat may do now."""
    if game.result is not None or seat not in game.seats:
        return ()
    run = game.run_of(seat)
    if run.through:
        return ()
    taps = () if run.board.lost else (run.leg.tap,)
    if seat in run.votes:
        return (*taps, KEEP)
    return (*taps, RESET) if run.board.taps else taps
