"""Skipping: a clock that rang goes on to something, and what can be skipped is told before."""

from copy import deepcopy

from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import SeatId

from .playout import Habits, Playout
from .sights import NOBODY, all_sights

HABITS = Habits(expire=0.25, leave=0.005, repeat=0.2)


def check_skipping(game: type[GameState], players: int, playouts: int = 3) -> None:
    """Let the clock ring, the host say "next" and all be away, in every state of some playouts."""
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        for state in playout.moments():
            if not isinstance(state.skip, Skip):
                playout.fail(f"skip is {state.skip!r}")
            if state.result is None:
                check_ringing(playout)
                check_skipped(playout, Cause.NEXT)
                check_skipped(playout, Cause.NEXT, playout.seats[0])
                check_skipped(playout, Cause.NEXT, NOBODY)
                check_skipped(playout, Cause.AWAY)


def check_ringing(playout: Playout) -> None:
    """Let the clock ring where one runs: there is a result, no clock, or a later run of one."""
    state = deepcopy(playout.state)
    if state.clock is None:
        return
    before = state.clock, state.clock_run
    try:
        state.expire(Cause.CLOCK)
    except Refused as refused:
        playout.fail(f"the clock {before[0]} rang, which was refused with {refused.code}")
    if state.result is None and (state.clock, state.clock_run) == before:
        playout.fail(f"the clock {before[0]} rang and stands at 0:00 for ever")


def check_skipped(playout: Playout, cause: Cause, by: SeatId | None = None) -> None:
    """Wait no longer: refused exactly where there is nothing to skip, an end only where told."""
    state, skip = deepcopy(playout.state), playout.state.skip
    refused_here = skip is Skip.NOTHING or (skip is Skip.NOT_YET and cause is Cause.NEXT)
    try:
        state.expire(cause, by)
    except Refused as refused:
        if not refused_here or refused.code is not CommonRefusal.NOTHING_TO_SKIP:
            playout.fail(f"skip says {skip}, but {cause} was refused with {refused.code}")
        if all_sights(state, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail(f"refusing {cause} changed a view")
        return
    if refused_here:
        playout.fail(f"there is nothing to skip, but {cause} was not refused")
    if state.result is not None and skip is not Skip.ENDS:
        playout.fail(f"{cause} ended the game, but skip says {skip}")
