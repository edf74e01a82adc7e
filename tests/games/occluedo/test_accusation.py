"""Accusations: right or wrong, who learns what, and who is left."""

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import EndedBy, Phase, Suspect
from custom_components.parlor.games.state import Cause, Skip
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


def at_a_table(players: int = 3) -> Occluedo:
    """Return a game as people play it, with the first roles."""
    seats = seat_ids(players)
    roles = {seat: role.value for seat, role in zip(seats, Suspect, strict=False)}
    return Occluedo.start(seats, {"role": roles}, seed=2)


def staged(players: int = 3) -> Occluedo:
    """Return a game at a table in which somebody has just accused, rightly."""
    game = at_a_table(players)
    drive(game, *accuse(*game.deal.crime))
    return game


def judged(players: int = 3, accusers: int = 1) -> Occluedo:
    """Return a game at a table in which the last of so many accusers was just told: wrong."""
    game = at_a_table(players)
    suspect, room, weapon = game.deal.crime
    for _ in range(accusers):
        if game.phase is Phase.AFTERMATH:
            game.expire()
        drive(game, *accuse(suspect, room, another(weapon)))
        game.expire()
    return game


def another(weapon: Card) -> Card:
    """Return another weapon."""
    return Card((weapon - 14) % 6 + 15)


def test_at_a_table_everyone_waits_for_the_verdict() -> None:
    game = staged()
    assert (game.phase, game.accusation_phase, game.clock) == (Phase.VERDICT, 4, "verdict")
    assert (game.winner, game.public_view()["crime"], game.applicable()) == (None, None, [])
    assert told(game.expire(Cause.CLOCK)) == []
    assert game.phase is Phase.SOLUTION


@pytest.mark.parametrize("players", [2, 3, 6])
def test_before_the_verdict_a_right_and_a_wrong_accusation_look_the_same(players: int) -> None:
    game, other = staged(players), at_a_table(players)
    suspect, room, weapon = game.deal.crime
    other.deal = type(other.deal)((suspect, room, another(weapon)), other.deal.hands)
    drive(other, *accuse(suspect, room, weapon))
    assert game.public_view() == other.public_view()
    assert [game.private_view(seat) for seat in game.seats] == [
        other.private_view(seat) for seat in other.seats
    ]
    assert [game.offers(seat) for seat in game.seats] == [other.offers(s) for s in other.seats]
    for one in (game, other):
        assert (one.skip, one.clock, one.deadline, one.beyond) == (Skip.NOTHING, "verdict", 6, 0)
    assert told(other.expire()) == ["false_accusation"]


def test_everyone_looks_at_a_false_accusation_before_the_turn_passes() -> None:
    game = judged()
    view = game.public_view()
    assert (game.phase, game.clock, game.deadline) == (Phase.AFTERMATH, "aftermath", 5)
    assert (view["whose_turn"], view["inactive_players"], view["waiting_for"]) == (0, [0], [])
    named = view["current_accusation"]
    assert (view["accusations"], len(named)) == ([{"by": 0, "named": named}], 3)
    assert (view["crime"], game.applicable(), view["accusation_phase"]) == (None, [], 4)


def test_in_the_aftermath_the_accuser_alone_sees_the_crime() -> None:
    game = judged()
    crimes = [game.private_view(seat)["crime"] for seat in game.seats]
    assert crimes[0] is not None
    assert crimes[1:] == [None, None]


def test_after_the_aftermath_the_turn_passes() -> None:
    game = judged()
    assert told(game.expire()) == []
    assert (game.phase, game.whose_turn, game.current_accusation) == (Phase.TURN, 1, [])


def test_after_the_aftermath_the_last_active_player_wins() -> None:
    game = judged(accusers=2)
    assert (game.phase, game.winner) == (Phase.AFTERMATH, None)
    assert told(game.expire()) == ["won"]
    assert game.winner == 2


def test_an_aftermath_can_be_skipped_while_the_game_goes_on() -> None:
    game = judged()
    assert game.skip is Skip.GOES_ON
    game.expire(Cause.NEXT)
    assert (game.phase, game.whose_turn) == (Phase.TURN, 1)


def test_nobody_is_asked_whether_the_aftermath_that_ends_a_game_may_do_so() -> None:
    game = judged(accusers=2)
    assert game.skip is Skip.NOTHING


def test_an_aftermath_goes_on_without_an_accuser_who_leaves() -> None:
    game = judged()
    assert game.leave(game.seat_of[0]) == ()
    assert (game.phase, game.clock) == (Phase.AFTERMATH, "aftermath")
    game.expire()
    assert (game.phase, game.whose_turn) == (Phase.TURN, 1)


def test_whoever_is_left_after_the_aftermath_wins() -> None:
    game = judged()
    assert game.leave(game.seat_of[1]) == ()
    assert game.phase is Phase.AFTERMATH
    assert told(game.expire()) == ["won"]
    assert game.winner == 2


def test_nobody_wins_when_the_last_one_leaves_in_the_aftermath() -> None:
    game = judged(accusers=2)
    last = game.seat_of[2]
    game.leave(last)
    assert game.result is not None
    assert (game.result.winners, game.result.left) == ((), (last,))
    assert game.result.ended_by == EndedBy.NOBODY_LEFT


def solution() -> Occluedo:
    """Return a game at a table in which the crime is being turned up."""
    game = staged()
    game.expire()
    return game


def test_after_a_right_accusation_everyone_sees_the_crime_turned_up_before_anybody_wins() -> None:
    game = solution()
    view = game.public_view()
    assert (game.clock, game.deadline, game.skip) == ("solution", 4.5, Skip.NOTHING)
    assert (view["winner"], view["crime"], view["result"]) == (None, None, None)
    assert (view["waiting_for"], view["accusation_phase"], game.applicable()) == ([], 4, [])
    assert told(game.expire()) == ["won"]
    assert (game.winner, game.phase) == (0, Phase.OVER)


@pytest.mark.parametrize("role", [0, 1])
def test_whoever_leaves_while_the_crime_is_turned_up_leaves_a_game_that_is_decided(
    role: int,
) -> None:
    game = solution()
    assert told(game.leave(game.seat_of[role])) == ["won"]
    assert game.result is not None
    assert (game.result.winners, game.result.left) == ((game.seat_of[0],), ())


def test_a_host_who_ends_the_game_while_the_crime_is_turned_up_takes_no_win_away() -> None:
    game = solution()
    assert told(game.end()) == ["won"]
    assert game.result is not None
    assert game.result.ended_by == EndedBy.PLAYED


def test_a_game_from_a_given_deal_has_no_aftermath() -> None:
    game = dealt([], [], [])
    drive(game, *WRONG)
    assert (game.phase, game.whose_turn, game.clock) == (Phase.TURN, 1, None)
