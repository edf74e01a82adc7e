"""Check 3: a game is its record, and a copy of it is another game just like it."""

from copy import deepcopy
import json

from custom_components.parlor.games.state import GameState
from tests.games.alone import run_alone

from .playout import Habits, Playout
from .retrace import record_of, retrace, trace
from .sights import all_sights

HABITS = Habits(expire=0.15, leave=0.01, repeat=0.2)
COPIES = 3


def check_replay(game: type[GameState], players: int, playouts: int = 8) -> None:
    """Play records again here and in another process, and play on with copies."""
    played = [Playout(game, players, seed, habits=HABITS) for seed in range(playouts)]
    for playout in played:
        playout.to_the_end()
    records = [record_of(playout) for playout in played]
    traces = [[*retrace(game, record)] for record in records]
    for playout, record, seen in zip(played, records, traces, strict=True):
        again = playout.again()
        if all_sights(again, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail("the record gave another view than the game itself")
        check_same(playout, seen, [*retrace(game, record)], "the record played twice")
        for _ in range(COPIES):
            check_copy(playout, seen, playout.chance.below(len(playout.log)))
    # Sets and hashes have another order there, as in another process on another day.
    there = elsewhere(game, records, hash_seed=players)
    for playout, here, other in zip(played, traces, there, strict=True):
        check_same(playout, here, other, "the record in another process")


def check_same(playout: Playout, one: list[str], other: list[str], what: str) -> None:
    """See that two traces show the same."""
    for number, (here, there) in enumerate(zip(one, other, strict=True)):
        if here != there:
            playout.log = playout.log[:number]
            playout.fail(f"{what} gave another view or event")


def check_copy(playout: Playout, seen: list[str], number: int) -> None:
    """Copy the game after some steps: the copy plays on like the original, without touching it."""
    state = playout.again(number)
    before = all_sights(state, playout.seats)
    copy, rest = deepcopy(state), playout.log[number:]
    check_same(playout, seen[number + 1 :], [*trace(copy, playout.seats, rest)], "a copy")
    if all_sights(state, playout.seats) != before:
        playout.fail(f"playing on with a copy, made at step {number}, changed the original")


def elsewhere(
    game: type[GameState], records: list[dict[str, object]], hash_seed: int
) -> list[list[str]]:
    """Return the traces of the records in another process."""
    name = f"{game.__module__}:{game.__qualname__}"
    retrace_module = "tests.games.contract.retrace"
    answer = run_alone(retrace_module, name, text=json.dumps(records), hash_seed=hash_seed)
    return [[*seen] for seen in json.loads(answer)]
