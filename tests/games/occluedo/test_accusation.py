"""Accusations: right or wrong, who learns what, and who is left."""

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import EndedBy, Phase
from custom_components.parlor.games.state import Cause
from tests.games.contract.playout import seat_ids

from .play import (
    CULPRITS,
    S1,
    S2,
    S3,
    START_ACCUSATION,
    accuse,
    dealt,
    drive,
    in_the_lounge,
    lobby,
    told,
)

WRONG = accuse(Card.MRS_WHITE, Card.HALL, Card.KNIFE)
RIGHT = accuse(*CULPRITS)
# The crime as views have it: room, suspect and weapon.
ROOM_SUSPECT_WEAPON = [8, 5, 5]


def test_an_accusation_goes_through_its_phases() -> None:
    game = dealt([], [], [])
    seen = [game.accusation_phase]
    for number in WRONG:
        drive(game, number)
        seen.append(game.accusation_phase)
    assert seen == [0, 1, 2, 3, 4, 0]


def test_the_right_accusation_wins_and_reveals_the_crime() -> None:
    game = dealt([], [], [])
    assert game.public_view()["crime"] is None
    assert told(drive(game, *RIGHT)) == ["accusation", "won"]
    assert game.result is not None
    assert (game.winner, game.result.winners, game.result.ended_by) == (0, (S1,), EndedBy.PLAYED)
    assert game.public_view()["crime"] == ROOM_SUSPECT_WEAPON


@pytest.mark.parametrize(
    "wrong",
    [
        accuse(Card.MR_GREEN, Card.HALL, Card.WRENCH),
        accuse(Card.MRS_WHITE, Card.STUDY, Card.WRENCH),
        accuse(Card.MRS_WHITE, Card.HALL, Card.ROPE),
    ],
)
def test_one_wrong_card_makes_an_accusation_false(wrong: list[int]) -> None:
    game = dealt([], [], [])
    assert told(drive(game, *wrong)) == ["accusation", "false_accusation"]
    assert game.result is None


def test_a_false_accuser_is_out_for_turns() -> None:
    game = dealt([], [], [])
    drive(game, *WRONG)
    turns = []
    for _ in range(4):
        turns.append(game.whose_turn)
        game.expire()
    assert turns == [1, 2, 1, 2]
    assert game.public_view()["inactive_players"] == [0]


def test_a_false_accusation_is_public_and_the_crime_is_not() -> None:
    game = dealt([], [], [])
    drive(game, *WRONG)
    view = game.public_view()
    assert view["accusations"] == [{"by": 0, "named": [8, 5, 1]}]
    assert (view["crime"], view["current_accusation"]) == (None, [])


def test_the_false_accuser_alone_learns_the_crime() -> None:
    game = dealt([], [], [])
    drive(game, *WRONG)
    crimes = [game.private_view(seat)["crime"] for seat in (S1, S2, S3)]
    assert crimes == [ROOM_SUSPECT_WEAPON, None, None]


def test_the_last_active_player_wins() -> None:
    game = dealt([], [], [])
    drive(game, *WRONG)
    assert told(drive(game, *WRONG)) == ["accusation", "false_accusation", "won"]
    assert game.result is not None
    assert (game.winner, game.result.winners) == (2, (S3,))
    assert game.result.ended_by == EndedBy.LAST_ONE


def test_with_two_a_false_accusation_gives_the_game_to_the_other() -> None:
    game = dealt([], [])
    drive(game, *WRONG)
    assert game.winner == 1


def test_a_won_game_offers_nothing_to_anybody() -> None:
    game = dealt([], [], [])
    drive(game, *RIGHT)
    assert game.applicable() == []
    assert [game.offers(seat) for seat in (S1, S2, S3)] == [(), (), ()]


def test_nobody_accuses_in_mid_suggestion() -> None:
    assert START_ACCUSATION not in in_the_lounge([], []).applicable()


def test_an_accusation_is_possible_from_anywhere_on_ones_turn() -> None:
    game = dealt([], [], [])
    drive(game, lobby(Card.LOUNGE), lobby(Card.HALL), lobby(Card.STUDY))
    assert START_ACCUSATION in game.applicable()


def staged(players: int = 3) -> Occluedo:
    """Return a game at a table in which somebody has just accused, rightly."""
    game = Occluedo.start(seat_ids(players), seed=2)
    drive(game, *accuse(*game.deal.crime))
    return game


def test_at_a_table_everyone_waits_for_the_verdict() -> None:
    game = staged()
    assert (game.phase, game.accusation_phase, game.clock) == (Phase.VERDICT, 4, "verdict")
    assert (game.winner, game.public_view()["crime"], game.applicable()) == (None, None, [])
    assert told(game.expire(Cause.CLOCK)) == ["won"]


def test_before_the_verdict_a_right_and_a_wrong_accusation_look_the_same() -> None:
    game = staged()
    other = Occluedo.start(seat_ids(3), seed=2)
    suspect, room, weapon = game.deal.crime
    other.deal = type(other.deal)((suspect, room, Card((weapon - 14) % 6 + 15)), other.deal.hands)
    drive(other, *accuse(suspect, room, weapon))
    assert game.public_view() == other.public_view()
    assert [game.private_view(seat) for seat in game.seats] == [
        other.private_view(seat) for seat in other.seats
    ]
    assert (game.skip, game.clock, game.deadline) == (other.skip, other.clock, other.deadline)
    assert told(other.expire()) == ["false_accusation"]
