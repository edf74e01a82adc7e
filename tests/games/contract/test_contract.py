"""Every game keeps the contract, at the smallest, the middle and the largest table, or at all."""

from random import Random

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.parlor.games.state import GameState
from tests.games.proved import PROVED

from .checks import CHECKS
from .sizes import all_sizes, some_sizes
from .strategies import made_up_actions
from .walk import check_all_made_up, walk

# The same examples in every run: what fails, fails for everybody.
STEADY = settings(max_examples=40, deadline=None, derandomize=True, database=None)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Give every test every game, at some sizes or at all."""
    sizes = all_sizes if metafunc.config.getoption("--all-sizes") else some_sizes
    played = [
        pytest.param(game, players, id=f"{game.id}-{players}")
        for game in PROVED.values()
        for players in sizes(game)
    ]
    metafunc.parametrize(("game", "players"), played)


@pytest.mark.parametrize("check", CHECKS)
def test_a_game_keeps_the_contract(game: type[GameState], players: int, check: str) -> None:
    CHECKS[check](game, players)


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
