"""Check 9: how long a private message is says nothing about what is in it."""

import orjson

from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .broken import ContractBroken
from .playout import Habits, Playout
from .sights import offers_json

HABITS = Habits(expire=0.1, leave=0.005, repeat=0.2)


def check_envelope(game: type[GameState], players: int, playouts: int = 8) -> None:
    """See that every private view fits its envelope, and say at once how large one must be."""
    if not game.has_secrets:
        return
    worst = (0, 0)
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        for state in playout.moments():
            worst = max([worst, *(excess(state, seat) for seat in state.seats)])
            for seat in playout.chance.sample(state.seats, 1):
                check_same(playout, seat)
    over, size = worst
    if over > 0:
        raise ContractBroken(
            f"{game.__name__} with {players} players needs an envelope of at least {size} bytes,"
            f" but has {size - over}"
        )


def check_same(playout: Playout, seat: SeatId) -> None:
    """See that a twin has the same envelope."""
    twin = playout.state.resample(seat, playout.chance.fork())
    if twin.envelope != playout.state.envelope:
        playout.fail("the envelope tells a resampled world apart", seat)


def excess(state: GameState, seat: SeatId) -> tuple[int, int]:
    """Return by how much the private view of a seat and its offers exceed the envelope."""
    sizes = (len(orjson.dumps(p)) for p in (state.private_view(seat), offers_json(state, seat)))
    size = sum(sizes)
    return size - state.envelope, size
