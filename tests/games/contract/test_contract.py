"""Every game keeps the contract, with every number of players."""

from random import Random

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.state import GameState

from .checks import CHECKS
from .strategies import made_up_actions
from .walk import check_all_made_up, walk

SIZES = [
    pytest.param(game, players, id=f"{game.id}-{players}")
    for game in GAMES.values()
    for players in range(game.min_seats, game.max_seats + 1)
]
# The same examples in every run: what fails, fails for everybody.
STEADY = settings(max_examples=40, deadline=None, derandomize=True, database=None)


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("game", "players"), SIZES)
def test_a_game_keeps_the_contract(game: type[GameState], players: int, check: str) -> None:
    CHECKS[check](game, players)


@pytest.mark.parametrize(("game", "players"), SIZES)
@STEADY
@given(
    data=st.data(),
    seed=st.integers(0, 2**53),
    steps=st.integers(0, 30),
    rng=st.randoms(use_true_random=False),
)
def test_nobody_can_upset_a_game_with_made_up_actions(
    game: type[GameState], players: int, data: st.DataObject, seed: int, steps: int, rng: Random
) -> None:
    playout = walk(game, players, seed, steps, rng)
    check_all_made_up(playout, data.draw(st.lists(made_up_actions(game, players), max_size=5)))
