"""Check 9: how long a private message is says nothing about what is in it."""

import orjson

from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .playout import Habits, Playout
from .sights import offers_json

HABITS = Habits(expire=0.1, leave=0.005, repeat=0.2)


def check_envelope(game: type[GameState], players: int, playouts: int = 2) -> None:
    """See that every private view fits its envelope, whatever the hidden part is."""
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        for state in playout.moments():
            for seat in state.seats:
                check_fits(playout, seat)
            seat = playout.chance.pick(state.seats)
            if state.resample(seat, playout.chance.fork()).envelope != state.envelope:
                playout.fail("the envelope tells a resampled world apart", seat)


def check_fits(playout: Playout, seat: SeatId) -> None:
    """See that the private view of a seat and its offers fit the envelope."""
    state = playout.state
    sizes = (len(orjson.dumps(p)) for p in (state.private_view(seat), offers_json(state, seat)))
    if (size := sum(sizes)) > state.envelope:
        playout.fail(f"{size} bytes do not fit the envelope of {state.envelope}", seat)
