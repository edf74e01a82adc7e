"""What counts as offered, and what is made up beside it."""

import pytest

from custom_components.parlor.games.chance import Chance
from tests.games.broken.whisper import Whisper

from .fuzz import admitted, completed, fuzzer_of, lookalikes, picks
from .playout import seat_ids

S1, S2 = seat_ids(2)


def test_an_action_is_completed_with_the_defaults_of_what_it_leaves_out() -> None:
    assert completed(Whisper, {"type": "guess", "target": S2}) == {
        "type": "guess",
        "target": S2,
        "bet": 1,
    }


@pytest.mark.parametrize("action", [{}, {"type": "shout"}, {"type": ["guess"], "bet": 2}])
def test_what_is_no_action_stays_as_it_is(action: dict[str, object]) -> None:
    assert completed(Whisper, action) == action


@pytest.mark.parametrize(
    ("action", "offered"),
    [
        ({"type": "guess", "target": S2, "card": 1, "bet": 2}, True),
        ({"type": "guess", "target": S2, "card": 1}, True),
        ({"type": "guess", "target": S2}, False),
        ({"type": "guess", "target": S1, "card": 1}, False),
        ({"type": "guess", "target": S2, "card": True}, False),
    ],
)
def test_an_action_counts_as_offered_when_it_is_so_once_completed(
    action: dict[str, object], offered: bool
) -> None:
    assert admitted(Whisper.start([S1, S2], seed=1), S1, action) is offered


def test_picks_are_offered() -> None:
    game = Whisper.start([S1, S2], seed=1)
    made = [pick for offer in game.offers(S1) for pick in picks(offer, Chance.seeded(1))]
    assert len(made) == 6
    assert all(admitted(game, S1, pick) for pick in made)


@pytest.mark.parametrize("value", ["s1", 1, 2, ["a", "b"]])
def test_a_lookalike_is_never_the_value_itself(value: object) -> None:
    assert lookalikes(value)
    assert all(type(other) is not type(value) or other != value for other in lookalikes(value))


def test_made_up_actions_are_of_all_kinds() -> None:
    game, chance = Whisper.start([S1, S2], seed=1), Chance.seeded(1)
    made = [fuzzer_of(Whisper, 2).action(chance) for _ in range(300)]
    offered = [action for action in made if admitted(game, S1, action)]
    known = [action for action in made if str(action.get("type")) in Whisper.actions]
    assert 10 < len(offered) < len(known) < len(made)
