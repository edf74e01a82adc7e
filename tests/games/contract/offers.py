"""Check 1: what is offered can be done, and nothing else can."""

from copy import deepcopy

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .fuzz import Made, admitted, fuzzer_of, picks
from .playout import Habits, Playout
from .sights import NOBODY, all_sights

HABITS = Habits(expire=0.15, leave=0.01, repeat=0.2)
TRIES = 5
STATES = 60


def check_offers(game: type[GameState], players: int, playouts: int = 4) -> None:
    """Apply what is offered and what is not, in every state of some playouts."""
    states = 0
    for seed in range(10 * playouts):
        # Short games need more playouts to show as much.
        if seed < playouts or states < STATES:
            states += check_playout(Playout(game, players, seed, habits=HABITS))


def check_playout(playout: Playout) -> int:
    """Look at every state of a playout, and return how many there were."""
    chance = playout.chance.fork()
    undisturbed = deepcopy(playout.state)
    for state in playout.moments():
        if playout.log:
            playout.log[-1].take(undisturbed)
        for seat in [*playout.seats, NOBODY]:
            check_offered(playout, seat, chance)
        check_not_offered(playout, chance)
        # What a refusal changes unseen comes to light later.
        if all_sights(state, playout.seats) != all_sights(undisturbed, playout.seats):
            playout.fail("refused actions have changed how the game goes on")
    return len(playout.log)


def check_offered(playout: Playout, seat: SeatId, chance: Chance) -> None:
    """Apply some combinations of the parameters of each offer, each on a copy."""
    for offer in playout.state.offers(seat):
        if offer.type not in playout.game.actions:
            playout.fail(f"offers {offer.type}, which is no action of the game", seat)
        for made in picks(offer, chance):
            if not offer.admits(made):
                playout.fail(f"an offer does not admit its own sample {made}", seat)
            check_accepted(playout, seat, made)


def check_accepted(playout: Playout, seat: SeatId, made: Made) -> None:
    """Apply an admitted action to a copy."""
    try:
        deepcopy(playout.state).apply(seat, made)
    except Refused as refused:
        playout.fail(f"offers {made} but refuses it with {refused.code}", seat)


def check_not_offered(playout: Playout, chance: Chance) -> None:
    """Try made-up actions for every seat, and see that refusing them changes no view."""
    fuzzer = fuzzer_of(playout.game, len(playout.seats))
    before = all_sights(playout.state, playout.seats)
    for seat in [*playout.seats, NOBODY]:
        offers = playout.state.offers(seat)
        tries = [fuzzer.action(chance) for _ in range(TRIES)]
        tries += [fuzzer.near_miss(offer, chance) for offer in offers for _ in range(TRIES)]
        for made in tries:
            check_made_up(playout, seat, made)
            if all_sights(playout.state, playout.seats) != before:
                playout.fail(f"refusing {made} changed a view", seat)


def check_made_up(playout: Playout, seat: SeatId, made: Made) -> None:
    """See that an action is accepted where an offer admits it, and refused elsewhere."""
    if admitted(playout.state, seat, made):
        check_accepted(playout, seat, made)
    else:
        check_refused(playout, seat, made)


def check_refused(playout: Playout, seat: SeatId, made: Made) -> None:
    """Apply an action that no offer admits to the state itself: nothing may change."""
    try:
        playout.state.apply(seat, made)
    except Refused as refused:
        check_declared(playout, seat, made, refused)
    except Exception as error:  # noqa: BLE001
        playout.fail(f"{made} raised {error!r} instead of being refused", seat)
    else:
        playout.fail(f"accepts {made}, which is not offered", seat)


def check_declared(playout: Playout, seat: SeatId, made: Made, refused: Refused) -> None:
    """See that a refusal has a declared code and plain details."""
    if refused.code not in playout.game.refusals:
        playout.fail(f"refuses {made} with {refused.code}, which is not declared", seat)
    if not all(type(value) in {bool, int, str} for value in refused.details.values()):
        playout.fail(f"the details of {refused.code} are not plain: {refused.details}", seat)
