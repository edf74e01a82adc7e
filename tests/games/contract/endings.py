"""Check 2: every game comes to its end, however it is played."""

from collections.abc import Mapping
from copy import deepcopy

from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import GAME_OVER, SeatId

from .playout import Habits, Playout
from .sights import NOBODY, all_sights, offers_json
from .steps import Step

BY_THE_CLOCK = Habits(expire=1.0)
# In about so many states of a playout each seat leaves, and the copies are played to their ends.
LEAVES = 4


def extreme_options(game: type[GameState]) -> list[Mapping[str, object]]:
    """Return the defaults, and all numbers at their least and at their most."""
    numbers = [o for o in game.options if o.kind is Kind.NUMBER and not o.each]
    least = {option.key: option.min for option in numbers if option.min is not None}
    most = {option.key: option.max for option in numbers if option.max is not None}
    return [{}, least, most]


def check_endings(game: type[GameState], players: int, playouts: int = 8) -> None:
    """Play by the clock alone, by chance, after every leaving, and end at any moment."""
    for options in extreme_options(game):
        Playout(game, players, 0, habits=BY_THE_CLOCK, options=options).to_the_end()
    for seed in range(playouts):
        length = len(_played(game, players, seed).log)
        playout = Playout(game, players, seed)
        for state in playout.moments():
            check_end_is_known(playout)
            if state.result is not None:
                break
            check_not_stuck(playout)
            check_ended_by_host(playout)
            if playout.chance.fork().random() * length < LEAVES:
                check_leaving(playout)


def _played(game: type[GameState], players: int, seed: int) -> Playout:
    playout = Playout(game, players, seed)
    playout.to_the_end()
    return playout


def check_end_is_known(playout: Playout) -> None:
    """See that the house takes the last phase for the end of a game, and no other."""
    over = playout.state.result is not None
    if (playout.game.chapter(playout.state.phase) == GAME_OVER) is not over:
        playout.fail(f"{playout.state.phase} is not what `chapters` says of it")


def check_not_stuck(playout: Playout) -> None:
    """See that somebody can do something, a clock runs, or there is something to skip."""
    state = playout.state
    if not any(state.offers(seat) for seat in state.seats) and playout.patience_ends() is None:
        playout.fail("nobody can do anything, no clock runs and there is nothing to skip")


def check_ended_by_host(playout: Playout) -> None:
    """End a copy now: there must be a result, and no winners where that breaks the game off."""
    copy = deepcopy(playout.state)
    copy.end()
    if copy.result is None:
        playout.fail("end() gave no result")
    elif copy.result.broken_off and copy.result.winners:
        playout.fail(f"the host has ended it, and {copy.result.winners} have won")
    elif not playout.log and not copy.result.broken_off:
        playout.fail(f"the host has ended it at once, and the reason is {copy.result.ended_by!r}")


def check_leaving(playout: Playout) -> None:
    """Let each seat leave a copy, and all of them one after the other; play on to the end."""
    before = all_sights(playout.state, playout.seats)
    if playout.state.leave(NOBODY) or all_sights(playout.state, playout.seats) != before:
        playout.fail("the leaving of a seat that is not in the game changed something")
    for seat in [*playout.state.seats]:
        branch = playout.branch()
        check_gone(branch, seat)
        branch.branch(BY_THE_CLOCK).to_the_end()
        branch.to_the_end()
        check_who_left(branch)
    branch = playout.branch()
    for seat in [*playout.state.seats]:
        if branch.state.result is None:
            check_gone(branch, seat)
    branch.branch(BY_THE_CLOCK).to_the_end()


def check_who_left(branch: Playout) -> None:
    """See that the result names those who have left, and that none of them has won."""
    result, gone = branch.state.result, {*branch.seats} - {*branch.state.seats}
    if result is None or result.together is not None:
        return
    if {*result.left} != gone:
        branch.fail(f"the result says that {result.left} have left, but {sorted(gone)} have")
    if gone & {*result.winners}:
        branch.fail(f"{result.winners} have won, but somebody of them has left")


def check_gone(branch: Playout, seat: SeatId) -> None:
    """Let a seat leave: it sees and may do nothing more."""
    branch.take(Step.leave(seat))
    if branch.state.private_view(seat) or offers_json(branch.state, seat):
        branch.fail("a seat that has left sees or may do something", seat)
    before = all_sights(branch.state, branch.seats)
    if branch.state.leave(seat) or all_sights(branch.state, branch.seats) != before:
        branch.fail("leaving twice changed something", seat)
    try:
        branch.state.apply(seat, {"type": next(iter(branch.game.actions), "")})
    except Refused:
        return
    branch.fail("a seat that has left could act", seat)
