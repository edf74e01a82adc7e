"""Whole games by number, and the table between numbers and names."""

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.operators import OPERATORS, action_of, number_of
from custom_components.parlor.games.occluedo.terms import OccluedoRefusal
from custom_components.parlor.games.refused import CommonRefusal, Refused

from .play import ACKNOWLEDGE, CRIME, SORRY, accuse, dealt, drive, lobby, name

HAND = (Card.ROPE, Card.LOUNGE, Card.MR_GREEN)
RANGES = {
    "go": range(18),
    "start_suggestion": range(18, 19),
    "suspect": range(19, 25),
    "weapon": range(25, 31),
    "show": range(31, 40),
    "sorry": range(40, 41),
    "acknowledge": range(41, 42),
    "start_accusation": range(42, 43),
    "accuse_room": range(43, 52),
    "accuse_suspect": range(52, 58),
    "accuse_weapon": range(58, 64),
    "ask_win": range(64, 65),
}


def test_there_are_65_operators_under_their_numbers() -> None:
    names = [action for action, _, _ in OPERATORS]
    assert names == [action for action, numbers in RANGES.items() for _ in numbers]


def test_every_action_of_the_game_has_operators() -> None:
    assert RANGES.keys() == Occluedo.actions.keys()


@pytest.mark.parametrize("number", [n for n in range(65) if not 34 <= n < 40])
def test_the_table_maps_both_ways(number: int) -> None:
    action = dict(action_of(number, HAND))
    kind = str(action.pop("type"))
    (value,) = action.values() or (None,)
    assert number_of(kind, value, HAND) == number


@pytest.mark.parametrize(
    ("number", "action"),
    [
        (0, {"type": "go", "place": "lounge_lobby"}),
        (8, {"type": "go", "place": "hall_lobby"}),
        (9, {"type": "go", "place": "lounge"}),
        (17, {"type": "go", "place": "hall"}),
        (19, {"type": "suspect", "suspect": "miss_scarlet"}),
        (30, {"type": "weapon", "weapon": "wrench"}),
        (32, {"type": "show", "card": "lounge"}),
        (43, {"type": "accuse_room", "room": "lounge"}),
        (57, {"type": "accuse_suspect", "suspect": "mrs_white"}),
        (58, {"type": "accuse_weapon", "weapon": "candlestick"}),
        (64, {"type": "ask_win"}),
    ],
)
def test_an_operator_is_an_action_on_the_wire(number: int, action: dict[str, str]) -> None:
    assert action_of(number, HAND) == action


@pytest.mark.parametrize("number", [-1, 65, 1000])
def test_there_is_no_other_operator(number: int) -> None:
    with pytest.raises(Refused) as refused:
        dealt([], []).apply_operator(number)
    assert refused.value.code is CommonRefusal.UNKNOWN_ACTION


def test_nobody_shows_a_card_beyond_the_hand() -> None:
    with pytest.raises(Refused) as refused:
        action_of(34, HAND)
    assert refused.value.code is OccluedoRefusal.NOT_IN_HAND


@pytest.mark.parametrize("suspect", range(19, 25))
@pytest.mark.parametrize("weapon", range(25, 31))
def test_scarlet_suggests_in_the_lounge_and_it_is_greens_turn(suspect: int, weapon: int) -> None:
    game = dealt([], [])
    drive(game, 0)
    drive(game, game.applicable()[0])
    drive(game, 9)
    assert (game.suggestion_phase, game.suggestion) == (2, [0])
    assert game.applicable() == [*range(19, 25)]
    drive(game, suspect)
    assert (game.suggestion_phase, game.applicable()) == (3, [*range(25, 31)])
    drive(game, weapon)
    assert game.suggestion_phase == 4
    assert {*game.applicable()} <= {*range(31, 41)}
    drive(game, game.applicable()[0])
    assert (game.suggestion_phase, game.applicable()) == (5, [41])
    drive(game, 41)
    assert (game.suggestion_phase, game.whose_turn) == (0, 1)


def test_a_false_accusation_with_three_roles_and_the_game_goes_on() -> None:
    game = dealt([], [], [], roles=[0, 2, 5])
    drive(game, *accuse(Card.MR_GREEN, Card.STUDY, Card.ROPE))
    assert (game.whose_turn, game.inactive_players, game.winner) == (2, [0], None)
    drive(game, lobby(Card.HALL), lobby(Card.STUDY), 17)
    drive(game, name(Card.MRS_WHITE), name(Card.WRENCH), SORRY, SORRY, ACKNOWLEDGE)
    assert game.whose_turn == 5
    drive(game, lobby(Card.LOUNGE), *accuse(Card.MRS_WHITE, Card.HALL, Card.WRENCH))
    assert (game.winner, game.applicable()) == (2, [])


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(10))
def test_whole_games_are_driven_by_number(players: int, seed: int) -> None:
    chance, game = Chance.seeded(seed), dealt(*[[] for _ in range(players)])
    steps = 0
    while offered := game.applicable():
        steps += 1
        assert offered == sorted({*offered})
        assert {*offered} <= {*range(65)}
        game.apply_operator(chance.pick(offered))
    assert steps >= 5
    assert game.winner in game.active_roles


@pytest.mark.parametrize("number", [*range(9, 42), *range(43, 65)])
def test_an_operator_that_is_not_applicable_is_refused_and_changes_nothing(number: int) -> None:
    game = Occluedo.from_deal([0, 1], CRIME, [[("p", 0)], [("p", 1)]])
    before = game.public_view()
    with pytest.raises(Refused):
        game.apply_operator(number)
    assert game.public_view() == before
