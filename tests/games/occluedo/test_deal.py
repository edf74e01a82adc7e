"""The deal, the roles, and games that share nothing."""

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.terms import Phase, Suspect
from tests.games.contract.playout import seat_ids

from .play import CRIME, CULPRITS, dealt, drive, lobby, written

SIZES = pytest.mark.parametrize("players", range(2, 7))


@SIZES
def test_the_crime_is_in_no_hand_and_every_other_card_is_in_one(players: int) -> None:
    for seed in range(20):
        deal = Occluedo.start(seat_ids(players), seed=seed).deal
        held = [card for hand in deal.hands.values() for card in hand]
        assert len(held) == 18
        assert {*held} | {*deal.crime} == {*Card}


@SIZES
def test_the_crime_is_a_suspect_a_room_and_a_weapon(players: int) -> None:
    suspect, room, weapon = Occluedo.start(seat_ids(players), seed=players).deal.crime
    assert (suspect in SUSPECTS, room in ROOMS, weapon in WEAPONS) == (True, True, True)


@SIZES
def test_the_cards_are_dealt_round(players: int) -> None:
    sizes = [len(hand) for hand in Occluedo.start(seat_ids(players), seed=1).deal.hands.values()]
    assert sizes == sorted(sizes, reverse=True)
    assert max(sizes) - min(sizes) <= 1


def test_the_first_active_role_begins() -> None:
    assert dealt([], [], roles=[2, 4]).whose_turn == 2


def test_players_choose_their_role_and_who_does_not_gets_one_that_is_left() -> None:
    first, second, third = seats = seat_ids(3)
    game = Occluedo.start(seats, {"role": {second: Suspect.MRS_WHITE}}, seed=3)
    assert game.role_of[second] == 5
    assert len({*game.role_of.values()}) == 3
    assert {game.role_of[first], game.role_of[third]} <= {0, 1, 2, 3, 4}


def test_the_turn_order_is_that_of_the_role_numbers() -> None:
    first, second, third = seats = seat_ids(3)
    chosen = {first: Suspect.MRS_WHITE, second: Suspect.MR_GREEN, third: Suspect.PROF_PLUM}
    game = Occluedo.start(seats, {"role": chosen}, seed=3)
    order = []
    for _ in range(4):
        order.append(game.seat_of[game.whose_turn])
        game.expire()
    assert order == [second, third, first, second]


def test_everyone_begins_at_their_start_also_those_whom_nobody_plays() -> None:
    assert dealt([], []).player_places == [0, 1, 2, 3, 4, 5]


def test_several_games_at_once_share_nothing() -> None:
    one, other = dealt([], []), dealt([], [])
    drive(one, lobby(Card.LOUNGE))
    assert other.player_places == [0, 1, 2, 3, 4, 5]
    assert other.phase is Phase.TURN


def test_a_game_can_be_set_up_from_a_given_deal() -> None:
    hands = [[("p", 0), ("r", 3), ("w", 1)], [("p", 1)]]
    game = Occluedo.from_deal([0, 3], CRIME, hands)
    assert game.deal.crime == CULPRITS
    assert game.deal.hands == {
        0: (Card.MISS_SCARLET, Card.BALLROOM, Card.KNIFE),
        3: (Card.MR_GREEN,),
    }


def test_the_hands_of_a_given_deal_may_be_named_by_role() -> None:
    hands = {0: [("p", 0)], 3: [("p", 1)]}
    game = Occluedo.from_deal([0, 3], CRIME, hands)
    assert game.deal.hands == {0: (Card.MISS_SCARLET,), 3: (Card.MR_GREEN,)}


@pytest.mark.parametrize(
    "hands",
    [[[("p", 0)], [("p", 0)]], [[written(CULPRITS[1])], []], [[("w", 2), ("w", 2)], []]],
    ids=["in two hands", "of the crime", "twice in a hand"],
)
def test_no_card_is_in_two_places(hands: list[list[tuple[str, int]]]) -> None:
    with pytest.raises(ValueError, match="two places"):
        Occluedo.from_deal([0, 1], CRIME, hands)


@pytest.mark.parametrize("roles", [[1, 0], [2, 2], [0, 6]])
def test_roles_are_given_in_turn_order(roles: list[int]) -> None:
    with pytest.raises(ValueError, match="turn order"):
        Occluedo.from_deal(roles, CRIME, [[], []])
