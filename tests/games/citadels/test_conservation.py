"""No card is ever lost or made."""

from collections.abc import Callable

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.terms import Phase
from custom_components.parlor.games.state import Cause
from tests.games.contract.playout import Habits, Playout

from .stage import S1, S2, act, all_cards_of, expire, give, on_turn, start

GAMES_EACH = 8
HABITS = Habits(expire=0.1, leave=0.005)


@pytest.mark.parametrize("players", range(2, 8))
def test_the_same_62_cards_are_there_at_every_step_of_random_play(players: int) -> None:
    cards = all_cards_of(start(players))
    assert len(cards) == len({*cards}) == 62
    phases, steps = set(), set()
    for seed in range(GAMES_EACH):
        playout = Playout(Citadels, players, seed, habits=HABITS)
        for state in playout.moments():
            assert isinstance(state, Citadels)
            assert all_cards_of(state) == cards
            phases.add(state.phase)
        steps |= {step.kind for step in playout.log}
    assert {Phase.DRAFT_PICK, Phase.PLAYER_TURN, Phase.DRAW_CHOICE, Phase.GAME_OVER} <= phases
    assert {"action", "leave"} < steps <= {"action", "leave", *Cause}


def waiting_for_an_answer() -> Citadels:
    """Return a game in which a destroyed district waits for its owner, who has a Graveyard."""
    game = start()
    give(game, S2, city=["graveyard", "manor"], gold=3)
    on_turn(game, S1, "warlord")
    give(game, S1, gold=9)
    act(game, S1, "ability", target=S2, district_name="manor")
    assert game.phase is Phase.GRAVEYARD
    return game


def with_drawn_cards() -> Citadels:
    """Return a game in which somebody has drawn, and not kept anything yet."""
    game = on_turn(start(), S1, "king")
    act(game, S1, "draw_cards")
    assert game.phase is Phase.DRAW_CHOICE
    return game


@pytest.mark.parametrize("moment", [waiting_for_an_answer, with_drawn_cards])
@pytest.mark.parametrize(
    "happens",
    [
        pytest.param(expire, id="expire"),
        pytest.param(lambda game: game.leave(S1), id="actor_leaves"),
        pytest.param(lambda game: game.leave(S2), id="owner_leaves"),
        pytest.param(lambda game: game.end(), id="end"),
    ],
)
def test_cards_between_two_places_are_never_lost(
    moment: Callable[[], Citadels], happens: Callable[[Citadels], object]
) -> None:
    game = moment()
    assert all_cards_of(game) == all_cards_of(start())
    happens(game)
    assert all_cards_of(game) == all_cards_of(start())


@pytest.mark.parametrize("moment", [waiting_for_an_answer, with_drawn_cards])
def test_another_world_has_the_same_cards_between_two_places(
    moment: Callable[[], Citadels],
) -> None:
    world = moment().resample(S2, Chance.seeded(1))
    assert all_cards_of(world) == all_cards_of(start())
