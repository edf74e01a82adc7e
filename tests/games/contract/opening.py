"""The opening: what happened while a game was set up is told with its start, and only there."""

from collections.abc import Iterator
from copy import deepcopy
from random import Random

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, GameState

from .beginnings import Beginnings
from .beside_the_view import looks_same
from .playout import Playout
from .sights import all_sights, heard
from .steps import Step

# How often a game is set up with one draw another.
STARTS = 30


def check_opening(game: type[GameState], players: int, playouts: int = 4) -> None:
    """See that an opening gives nothing away, comes once, and leaves out nothing that begins."""
    beginnings = Beginnings()
    for seed in range(playouts):
        playout = Playout(game, players, seed)
        check_worlds(playout)
        check_told_once(playout)
        compare_starts(playout)
        beginnings.listen(Playout(game, players, seed, options={}))
    beginnings.check(f"{game.__name__} with {players} players")


def check_worlds(playout: Playout) -> None:
    """See that a seat has heard the same in a world that it cannot tell from the real one."""
    state, chance = playout.state, playout.chance.fork()
    for seat in state.seats:
        twin = state.resample(seat, chance)
        for who in (None, seat):
            if heard(twin.opening, who) != heard(state.opening, who):
                playout.fail("the opening tells a resampled world apart", seat)


def check_told_once(playout: Playout) -> None:
    """See that no first step tells what the start has told."""
    for step in first_steps(playout):
        state = deepcopy(playout.state)
        try:
            events = step.take(state)
        except Refused:
            continue
        if again := [str(event.type) for event in events if event in playout.state.opening]:
            playout.fail(f"{again} was told with the start, and is told again with {step}")


def first_steps(playout: Playout) -> Iterator[Step]:
    """Give what can be done first."""
    state, chance = playout.state, playout.chance.fork()
    yield from (Step.expire(cause) for cause in Cause)
    yield from map(Step.leave, state.seats)
    yield Step.end()
    for seat in state.seats:
        yield from (Step.act(seat, offer.sample(chance)) for offer in state.offers(seat))


class OneOther:
    """The chance of a seed, but for one draw; a resampled world would only repeat the opening."""

    def __init__(self, seed: int, number: int = 0, draw: float = 0.0) -> None:
        self.rng = Random(seed)  # noqa: S311
        self.number = number
        self.draw = draw
        self.drawn = 0

    def random(self) -> float:
        """Return the next number in [0, 1)."""
        self.drawn += 1
        same = self.rng.random()
        return self.draw if self.drawn == self.number else same


def compare_starts(playout: Playout) -> int:
    """Set the game up again with one draw another; who sees no difference may hear none.

    Return how often that was compared.
    """
    compared, chance = 0, playout.chance.fork()
    real, drawn = set_up(playout, OneOther(playout.seed))
    sights = all_sights(real, playout.seats)
    for _ in range(STARTS):
        one = OneOther(playout.seed, 1 + chance.below(drawn), chance.random())
        other, _ = set_up(playout, one)
        worlds = sights, all_sights(other, playout.seats)
        for who in (None, *playout.seats):
            if not looks_same(worlds, who):
                continue
            compared += 1
            if heard(real.opening, who) != heard(other.opening, who):
                playout.fail(f"what {who or 'everyone'} hears of the start tells worlds apart", who)
    return compared


def set_up(playout: Playout, rng: OneOther) -> tuple[GameState, int]:
    """Return a game with the settings of a playout, and how many draws it took to set it up."""
    state = playout.game(playout.seats, playout.state.settings, Chance(rng))
    return state, rng.drawn
