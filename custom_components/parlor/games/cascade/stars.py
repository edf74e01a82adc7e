"""Stars: how near to par a level was solved."""

from typing import Final

from .terms import Reason

MOST_STARS: Final = 3
# What each number of stars is given for.
REASONS: Final = {1: Reason.SOLVED, 2: Reason.NEAR_PAR, 3: Reason.PAR}


def stars_for(taps: int, par: int) -> int:
    """Return three stars for par, two for at most half as many taps more, one for any solution."""
    if taps <= par:
        return 3
    return 2 if 2 * taps <= 3 * par else 1
