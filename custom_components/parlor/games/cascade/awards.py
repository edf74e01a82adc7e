"""Awards: what really happened in a game, once it is over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.result import Award
from custom_components.parlor.games.vocabulary import SeatId

from .run import Run
from .stars import MOST_STARS
from .terms import EndedBy, Honour

if TYPE_CHECKING:
    from .cascade import Cascade

# An award that more than these share is none.
MOST_SHARING: Final = 2


def awards(game: Cascade, ended_by: EndedBy) -> tuple[Award, ...]:
    """Return the awards of those who stayed; nobody is best alone."""
    counts: dict[Honour, Counter[SeatId]] = {honour: Counter() for honour in Honour}
    for run in game.runs if len(game.seats) > 1 else ():
        for honour, seat, often in _honours(game, run):
            counts[honour][seat] += often
    best = (_best(honour, count) for honour, count in counts.items())
    return (*_of_the_day(game, ended_by), *(award for award in best if award is not None))


def _of_the_day(game: Cascade, ended_by: EndedBy) -> Iterator[Award]:
    """Give the award for the puzzle of the day, by stars, which is kept for everyone."""
    solved: dict[int, list[SeatId]] = {}
    for run in game.runs if game.pack.day is not None and ended_by is not EndedBy.HOST else ():
        if run.through and all(past.stars for past in run.past):
            solved.setdefault(run.stars, []).extend(run.seats)
    for stars, seats in sorted(solved.items(), reverse=True):
        yield Award(Honour.PUZZLE_OF_THE_DAY, tuple(seats), stars)


def _honours(game: Cascade, run: Run) -> Iterator[tuple[Honour, SeatId, int]]:
    """Give what was done on a board, by whom and how often."""
    if game.together:
        for past in run.past:
            if past.by in run.seats:
                yield Honour.LAST_TOUCH, past.by, 1
        yield from ((Honour.QUICK_FINGER, seat, run.tapped[seat]) for seat in run.seats)
        return
    (seat,) = run.seats
    for past in run.solved:
        yield Honour.PERFECTIONIST, seat, int(past.stars == MOST_STARS)
        yield Honour.FIRST_TRY, seat, int(not past.resets)
    yield Honour.FRESH_START, seat, sum(past.resets for past in run.past)


def _best(honour: Honour, counts: Counter[SeatId]) -> Award | None:
    """Return the award for whoever has done it most often; none where too many have."""
    most = max(counts.values(), default=0)
    best = tuple(seat for seat, often in counts.items() if often == most)
    return Award(honour, best, most) if most and len(best) <= MOST_SHARING else None
