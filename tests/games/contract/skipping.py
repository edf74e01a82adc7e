"""Skipping: a clock that rang goes on to something, and what can be skipped is told before."""

from copy import deepcopy

from custom_components.parlor.games.refused import Refusal, Refused
from custom_components.parlor.games.state import Cause, GameState, Skip

from .playout import Habits, Playout
from .sights import all_sights

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


def check_skipped(playout: Playout, cause: Cause) -> None:
    """Wait no longer: refused exactly where there is nothing to skip, an end only where told."""
    state, skip = deepcopy(playout.state), playout.state.skip
    try:
        state.expire(cause)
    except Refused as refused:
        if skip is not Skip.NOTHING or refused.code is not Refusal.NOTHING_TO_SKIP:
            playout.fail(f"skip says {skip}, but {cause} was refused with {refused.code}")
        if all_sights(state, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail(f"refusing {cause} changed a view")
        return
    if skip is Skip.NOTHING:
        playout.fail(f"there is nothing to skip, but {cause} was not refused")
    if state.result is not None and skip is not Skip.ENDS:
        playout.fail(f"{cause} ended the game, but skip says {skip}")
