"""Drawing: what is wrong with a level that somebody draws, and how few taps would solve it."""

from typing import Final

from custom_components.parlor.games.content import BadContent
from custom_components.parlor.games.drawn import ComplaintInfo, ReviewInfo, complaint_info

from .board import Board
from .level import Level
from .solver import par_of
from .strokes import written_out
from .sweep import TooLarge

# It is asked with every stroke of a finger, so it takes some hundredths of a second at the most.
MOST_LOOKS: Final = 20_000
MOST_COMPLAINTS: Final = 20


def looked_through(drawn: object) -> ReviewInfo:
    """Return whether a level can be solved, with its par; none where nobody can tell so soon."""
    try:
        level = Level.from_dict(written_out(drawn))
    except BadContent as bad:
        return _answer(complaints=[*map(complaint_info, bad.complaints[:MOST_COMPLAINTS])])
    if Board(level).solved:
        return _answer(solvable=True, par=0)
    try:
        par = par_of(level, MOST_LOOKS)
    except TooLarge:
        return _answer()
    return _answer(solvable=par is not None, par=par)


def _answer(
    *,
    solvable: bool | None = None,
    par: int | None = None,
    complaints: list[ComplaintInfo] | None = None,
) -> ReviewInfo:
    return {"solvable": solvable, "par": par, "complaints": complaints or []}
