"""Which refusals a player of a game can meet: some can only be said where there is cause."""

from enum import StrEnum
from importlib import import_module
from importlib.util import find_spec

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.state import GameState, Skip
from tests.games.contract.playout import Playout

from .common import common_ways
from .evening import Ways

PLAYERS = 4
PLAYOUTS = 5


def ways_of(game: type[GameState]) -> Ways:
    """Return the ways to all of them; a game's own are in the file that is called like it."""
    name = f"{__package__}.{game.id}"
    own: Ways = import_module(name).WAYS if find_spec(name) else {}
    ways = {**common_ways(game), **own}
    return {code: ways[code] for code in sorted(reachable(game)) if code in ways}


def reachable(game: type[GameState]) -> set[str]:
    """Return the codes that a game can refuse with while people play it at a table."""
    states = [
        (state.phase, state.skip)
        for seed in range(PLAYOUTS)
        for state in Playout(game, PLAYERS, seed).moments()
        if state.result is None
    ]
    phases = {phase for phase, _ in states}
    cause: dict[StrEnum, bool] = {
        CommonRefusal.INVALID_OPTION: bool(game.options),
        CommonRefusal.NOT_ENOUGH_PLAYERS: game.min_seats > 1,
        CommonRefusal.NOTHING_TO_SKIP: any(skip is Skip.NOTHING for _, skip in states),
        CommonRefusal.WRONG_PHASE: any(phases - action.phases for action in game.actions.values()),
    }
    return {code for code in game.refusals if cause.get(code, True)}
