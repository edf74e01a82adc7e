"""A walk into a game and actions tried there, in steps that Hypothesis can shorten."""

from collections.abc import Iterable
from itertools import islice

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Rng

from .fuzz import Made
from .offers import check_made_up
from .playout import Habits, Playout
from .sights import NOBODY, all_sights

HABITS = Habits(expire=0.2, leave=0.02, repeat=0.3)


def walk(game: type[GameState], players: int, seed: int, steps: int, rng: Rng) -> Playout:
    """Return a game that some steps have been taken in."""
    playout = Playout(game, players, seed, habits=HABITS, chance=Chance(rng))
    for _ in islice(playout.moments(), steps + 1):
        pass
    return playout


def check_all_made_up(playout: Playout, actions: Iterable[Made]) -> None:
    """Try each action from every seat: it is admitted and accepted, or refused without a trace."""
    before = all_sights(playout.state, playout.seats)
    for made in actions:
        for seat in [*playout.seats, NOBODY]:
            check_made_up(playout, seat, made)
        if all_sights(playout.state, playout.seats) != before:
            playout.fail(f"refusing {made} changed a view")
