"""Actions for any time: they are judged by the state that they meet, however late they come."""

from collections import deque
from copy import deepcopy

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Action, SeatId

from .playout import Habits, Playout
from .sights import all_sights

HABITS = Habits(expire=0.15, leave=0.01, repeat=0.2)
# How many looks ago an action may have been offered.
OLD = 12


def check_anytime(game: type[GameState], players: int, playouts: int = 3) -> None:
    """Take what was offered some steps ago, in every state of some playouts."""
    late = {name for name, action in game.actions.items() if action.anytime}
    if not late:
        return
    for seed in range(playouts):
        playout = Playout(game, players, seed, habits=HABITS)
        chance = playout.chance.fork()
        offered: deque[tuple[SeatId, Action]] = deque(maxlen=OLD)
        for state in playout.moments():
            for seat, action in offered:
                check_late(playout, seat, action)
            now = [(seat, o) for seat in state.seats for o in state.offers(seat) if o.type in late]
            for seat, offer in chance.sample(now, 2):
                offered.append((seat, offer.sample(chance)))


def check_late(playout: Playout, seat: SeatId, action: Action) -> None:
    """Take an action on a copy: it is accepted, or refused with a declared code and no trace."""
    state = deepcopy(playout.state)
    try:
        state.apply(seat, action)
    except Refused as refused:
        if refused.code not in playout.game.refusals:
            playout.fail(f"refuses {action} with {refused.code}, which is not declared", seat)
        if all_sights(state, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail(f"refusing {action}, which comes late, changed a view", seat)
    except Exception as error:  # noqa: BLE001
        playout.fail(f"{action}, which comes late, raised {error!r}", seat)
