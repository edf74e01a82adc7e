"""No card is ever lost or made."""

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.words import Phase

from .stage import all_cards_of, start

GAMES_EACH = 6


@pytest.mark.parametrize("players", range(2, 8))
def test_the_same_62_cards_are_there_at_every_step_of_random_play(players: int) -> None:
    phases = set()
    for seed in range(GAMES_EACH):
        game, chance = start(players, seed=seed), Chance.seeded(seed)
        cards = all_cards_of(game)
        assert len(cards) == 62
        while game.result is None:
            step(game, chance)
            phases.add(game.phase)
            assert all_cards_of(game) == cards
    assert {Phase.DRAFT_PICK, Phase.PLAYER_TURN, Phase.DRAW_CHOICE, Phase.GAME_OVER} <= phases


def step(game: Citadels, chance: Chance) -> None:
    """Let whoever is waited for do something, or run out of time."""
    seat = game.decider or game.seats[0]
    moves = [lambda: game.apply(seat, chance.pick(game.offers(seat)).sample(chance))] * 9
    chance.pick([*moves, game.expire])()
