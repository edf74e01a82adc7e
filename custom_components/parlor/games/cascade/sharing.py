"""Sharing: how a board went, as squares that tell nobody where to tap."""

from typing import Final

from custom_components.parlor.games.vocabulary import Json

from .level import Level
from .pack import Pack
from .run import Past, Run
from .stars import MOST_STARS

# The fewer tiles are wrong after a tap, the nearer its square comes to green.
SQUARES: Final = ("🟩", "🟨", "🟧", "🟥")
IN_A_ROW: Final = 8


def shared(pack: Pack, run: Run) -> dict[str, Json]:
    """Return what everyone may know of a board's levels that are over."""
    return {
        "day": pack.day,
        "stars": run.stars,
        "of": MOST_STARS * len(run.course),
        "levels": [
            {
                "level": past.leg.number,
                "taps": past.taps,
                "par": past.leg.par,
                "stars": past.stars,
                "rows": [*_rows(past)],
            }
            for past in run.past
        ],
    }


def _rows(past: Past) -> list[str]:
    """Return a square for each of the last taps."""
    spoken_of = _spoken_of(past.leg.level)
    squares = [_square(wrong, spoken_of) for wrong in past.trail]
    return ["".join(squares[at : at + IN_A_ROW]) for at in range(0, len(squares), IN_A_ROW)]


def _spoken_of(level: Level) -> int:
    """Return how many tiles some constraint speaks of."""
    return sum(len(admitted) < len(level.colors) for admitted in level.admitted)


def _square(wrong: int, spoken_of: int) -> str:
    return SQUARES[-(-3 * wrong // spoken_of)]
