"""Questioning: who asks whom, and who may call a vote."""

import pytest

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.spyster.terms import Phase, SpysterRefusal

from .play import (
    cast,
    innocents,
    offered,
    questioning,
    refusal,
    seats,
    spy_of,
    started,
    to_points,
    told,
    voting,
)

NEXT = {"type": "next_turn"}
CALL = {"type": "call_vote"}


def test_questioning_lasts_seven_minutes() -> None:
    game = questioning()
    assert (game.clock, game.deadline) == ("round", 420)


@pytest.mark.parametrize("minutes", [1, 30])
def test_questioning_lasts_as_long_as_the_option_says(minutes: int) -> None:
    assert questioning(round_minutes=minutes).deadline == 60 * minutes


def test_everyone_sees_who_asks_and_who_answers() -> None:
    game = questioning()
    view = game.public_view()
    assert (view["questioner"], view["answerer"]) == (game.round.order[0], game.round.order[1])


def test_the_order_is_shuffled() -> None:
    orders = {tuple(started(seed=seed).round.order) for seed in range(20)}
    assert len(orders) > 10


def test_nobody_is_waited_for_while_people_talk() -> None:
    assert questioning().public_view()["waiting_for"] == []


def test_only_the_questioner_and_the_answerer_are_offered_the_next_turn() -> None:
    game = questioning()
    able = {seat for seat in game.seats if "next_turn" in offered(game, seat)}
    assert able == {*game.round.order[:2]}


@pytest.mark.parametrize("who", [0, 1])
def test_the_answerer_becomes_the_questioner_and_the_next_in_order_the_answerer(who: int) -> None:
    game = questioning()
    order = [*game.round.order]
    events = game.apply(order[who], NEXT)
    assert game.round.pair == (order[1], order[2])
    assert events[0].data == {"questioner": order[1], "answerer": order[2]}


def test_the_order_starts_over_after_the_last() -> None:
    game = questioning(4)
    order = [*game.round.order]
    for _ in range(3):
        game.apply(game.round.questioner, NEXT)
    assert game.round.pair == (order[3], order[0])


def test_others_cannot_pass_the_turn_on() -> None:
    game = questioning()
    assert refusal(game, game.round.order[2], NEXT) == SpysterRefusal.NOT_YOUR_TURN


def test_the_turn_cannot_be_passed_on_in_a_vote() -> None:
    game = voting()
    assert refusal(game, game.round.questioner, NEXT) == CommonRefusal.WRONG_PHASE


def test_passing_the_turn_on_can_be_repeated_without_end() -> None:
    game = questioning()
    offers = {offer.type: offer.repeatable for offer in game.offers(game.round.questioner)}
    assert offers == {"next_turn": True, "say": True, "call_vote": False}


@pytest.mark.parametrize("seat", seats(5))
def test_any_player_may_call_a_vote(seat: str) -> None:
    game = questioning()
    events = game.apply(seats(5)[int(seat[1]) - 1], CALL)
    assert game.phase is Phase.VOTE
    assert [(event.type, event.data) for event in events] == [("vote_called", {"by": seat})]


def test_the_caller_is_shown() -> None:
    game = voting()
    assert game.public_view()["caller"] == {"seat": innocents(game)[0], "clock": False}


def test_the_clock_calls_a_vote_when_it_runs_out() -> None:
    game = questioning()
    events = game.expire()
    assert game.phase is Phase.VOTE
    assert events[0].data == {"by": None}
    assert game.public_view()["caller"] == {"seat": None, "clock": True}


def test_everyone_sees_who_has_asked_whom() -> None:
    game = questioning()
    a, b, c, *_ = game.round.order
    for seat in (a, b):
        game.apply(seat, {"type": "next_turn"})
    assert game.public_view()["asked"] == [
        {"questioner": a, "answerer": b},
        {"questioner": b, "answerer": c},
    ]


def test_there_is_no_caller_while_people_talk() -> None:
    assert questioning().public_view()["caller"] is None


def test_a_player_can_call_a_vote_only_once_in_a_round() -> None:
    game = voting()
    caller = innocents(game)[0]
    cast(game, {})
    to_points(game)
    assert game.phase is Phase.QUESTIONING
    assert "call_vote" not in offered(game, caller)
    assert refusal(game, caller, CALL) == SpysterRefusal.NO_CALLS_LEFT


def test_each_player_has_an_own_call() -> None:
    game = voting()
    cast(game, {})
    to_points(game)
    assert told([*game.apply(spy_of(game), CALL)]) == ["vote_called"]


def test_everyone_sees_how_many_calls_are_left() -> None:
    game = voting(4, vote_calls=3)
    left = game.public_view()["vote_calls_left"]
    assert left == {**dict.fromkeys(seats(4), 3), innocents(game)[0]: 2}


def test_the_calls_come_back_with_the_next_round() -> None:
    game = voting(rounds=2)
    caller = innocents(game)[0]
    cast(game, dict.fromkeys(innocents(game), (spy_of(game), 1)))
    to_points(game)
    game.expire()
    game.expire()
    assert "call_vote" in offered(game, caller)


def test_calls_have_no_limit_where_the_option_is_zero() -> None:
    game = questioning(vote_calls=0)
    caller = innocents(game)[0]
    for _ in range(12):
        game.apply(caller, CALL)
        cast(game, {})
        to_points(game)
    assert game.public_view()["vote_calls_left"] == dict.fromkeys(seats(5))
    assert {offer.type: offer.repeatable for offer in game.offers(caller)}["call_vote"] is True


def test_a_vote_cannot_be_called_before_the_cards_are_seen() -> None:
    game = started()
    assert refusal(game, game.seats[0], CALL) == CommonRefusal.WRONG_PHASE


def test_who_is_not_in_the_game_cannot_call_a_vote() -> None:
    assert refusal(questioning(), seats(9)[8], CALL) == CommonRefusal.NOT_IN_GAME


def test_the_cards_are_told_of_when_they_can_be_seen() -> None:
    assert told([*started().expire()]) == ["roles_dealt", "turn_changed"]
