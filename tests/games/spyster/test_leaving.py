"""Presence: who leaves for good, and what becomes of the round and the game."""

from collections.abc import Callable

import pytest

from custom_components.parlor.games.refused import CommonRefusal
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase, SpysterRefusal
from custom_components.parlor.games.vocabulary import SeatId

from .play import (
    all_against,
    at,
    cast,
    elsewhere,
    guess,
    here,
    innocents,
    play_round,
    questioning,
    refusal,
    shown,
    spy_of,
    started,
    to_points,
    to_verdict,
    told,
    verdict,
    vote,
    voting,
)


def test_who_leaves_is_taken_out_of_the_turn_order() -> None:
    game = questioning(6)
    gone = innocents(game)[0]
    game.leave(gone)
    assert gone not in game.round.order
    assert gone not in game.seats


@pytest.mark.parametrize("place", range(5))
def test_the_turn_stays_where_it_is_when_somebody_else_leaves(place: int) -> None:
    game = questioning(6)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    for _ in range(3):
        game.apply(game.round.questioner, {"type": "next_turn"})
    order = [*game.round.order]
    staying = [seat for seat in (*order[3:], *order[:3]) if seat != order[place]]
    game.leave(order[place])
    assert game.round.pair == (staying[0], staying[1])


def test_the_answerer_asks_when_the_questioner_leaves() -> None:
    game = questioning(6)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    asking, answering, following, *_ = game.round.order
    events = game.leave(asking)
    assert game.round.pair == (answering, following)
    assert told([*events]) == ["turn_changed"]


def test_the_next_in_order_answers_when_the_answerer_leaves() -> None:
    game = questioning(6)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    asking, answering, following, *_ = game.round.order
    game.leave(answering)
    assert game.round.pair == (asking, following)


def test_nothing_is_told_when_somebody_leaves_whose_turn_it_is_not() -> None:
    game = questioning(6)
    game.round.order.sort(key=lambda seat: seat == spy_of(game))
    assert [*game.leave(game.round.order[3])] == []


def test_a_vote_does_not_wait_for_who_has_left() -> None:
    game = voting()
    *voters, late = innocents(game)
    for seat in voters:
        vote(game, seat, spy_of(game))
    vote(game, spy_of(game), voters[0])
    game.leave(late)
    assert game.phase is Phase.REVEAL


def test_a_vote_of_who_has_left_does_not_count() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    vote(game, a, b)
    game.leave(a)
    assert game.public_view()["votes_cast"] == {"count": 0, "of": 4}


def test_a_vote_for_who_has_left_stays_locked_but_counts_for_nobody() -> None:
    game = voting(6)
    a, b, c, *_ = innocents(game)
    cast_before = {a: (c, 3), b: (c, 3)}
    for seat, (target, bet) in cast_before.items():
        vote(game, seat, target, bet)
    game.leave(c)
    assert game.private_view(a)["my_vote"] == {"target": None, "bet": 3}
    assert refusal(game, a, {"type": "vote", "target": b}) == SpysterRefusal.ALREADY_VOTED
    cast(game, {spy_of(game): (a, 1)})
    to_points(game)
    assert {part["seat"]: part["target"] for part in shown(game)["votes"]}[b] is None
    assert (game.scores()[a], game.scores()[b]) == (0, 0)


def test_nobody_can_vote_for_who_has_left() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    game.leave(a)
    assert refusal(game, b, {"type": "vote", "target": a}) == SpysterRefusal.INVALID_TARGET


def test_votes_count_as_they_were_cast_when_somebody_leaves_in_the_reveal() -> None:
    game = voting()
    a = innocents(game)[0]
    cast(game, all_against(game, a))
    game.leave(a)
    to_verdict(game)
    assert (verdict(game)["outcome"], verdict(game)["convicted"]) == ("innocent_convicted", a)


def test_who_has_left_cannot_act() -> None:
    game = questioning()
    gone = innocents(game)[0]
    game.leave(gone)
    assert refusal(game, gone, {"type": "call_vote"}) == CommonRefusal.NOT_IN_GAME
    assert not game.offers(gone)
    assert not game.private_view(gone)


def test_leaving_twice_changes_nothing() -> None:
    game = questioning(6)
    game.leave(innocents(game)[0])
    before = game.public_view()
    assert [*game.leave(SeatId("s99"))] == []
    assert game.public_view() == before


def test_the_game_goes_on_with_three() -> None:
    game = questioning(4)
    game.leave(innocents(game)[0])
    assert game.result is None


def test_the_game_ends_when_fewer_than_three_remain_and_says_why() -> None:
    game = questioning(4)
    game.leave(innocents(game)[0])
    events = game.leave(innocents(game)[0])
    assert game.phase is Phase.END
    assert game.result is not None
    assert game.result.ended_by == "too_few_players"
    assert events[-1].data["ended_by"] == "too_few_players"


@pytest.mark.parametrize("clocks", range(4))
def test_the_round_ends_without_points_when_the_spy_leaves(clocks: int) -> None:
    game = started(rounds=2)
    for _ in range(clocks):
        game.expire()
    spy, place = spy_of(game), here(game)
    events = [*game.leave(spy)]
    assert told(events) == ["verdict"]
    assert (verdict(game)["outcome"], verdict(game)["spy"]) == ("spy_left", spy)
    assert verdict(game)["location"]["id"] == place
    game.expire()
    assert (game.phase, {*game.scores().values()}) == (Phase.SCORING, {0})


@pytest.mark.parametrize("phase", [Phase.ROLES, Phase.QUESTIONING, Phase.VOTE, Phase.SCORING])
def test_the_game_ends_in_any_phase_when_too_few_remain(phase: Phase) -> None:
    game = at(phase, 4)
    for seat in innocents(game)[:2]:
        assert game.result is None
        game.leave(seat)
    assert game.result is not None
    assert game.result.ended_by == "too_few_players"


def test_a_reveal_is_shown_to_its_end_before_too_few_end_the_game() -> None:
    game = at(Phase.REVEAL, 4)
    for seat in innocents(game)[:2]:
        game.leave(seat)
    to_verdict(game)
    assert game.result is None
    events = [*game.expire()]
    assert (told(events), events[-1].data["ended_by"]) == (["game_over"], "too_few_players")


def test_the_next_round_is_played_by_those_who_are_still_there() -> None:
    game = questioning(6, rounds=2)
    gone = innocents(game)[0]
    game.leave(gone)
    play_round(game)
    assert {*game.round.order} == {*game.seats} == {*game.players} - {gone}


def test_the_next_round_has_a_spy_who_is_still_there() -> None:
    game = questioning(rounds=2)
    game.leave(spy_of(game))
    play_round(game)
    assert spy_of(game) in game.seats


def test_no_vote_is_shown_when_the_spy_leaves_before_the_reveal() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    vote(game, a, b, 3)
    game.leave(spy_of(game))
    assert (shown(game)["votes"], shown(game)["bets"]) == ([], None)
    assert game.public_view()["caller"] is None


def test_votes_bring_no_points_when_the_spy_leaves_before_all_are_in() -> None:
    game = voting()
    spy, framed, *others = spy_of(game), *innocents(game)
    for seat in others:
        vote(game, seat, spy, 3)
    vote(game, spy, framed, 3)
    game.leave(spy)
    game.expire()
    assert (game.phase, {*game.scores().values()}) == (Phase.SCORING, {0})


def test_a_spy_who_leaves_once_the_votes_are_in_keeps_the_loss() -> None:
    game = voting()
    spy, framed = spy_of(game), innocents(game)[0]
    cast(game, {**dict.fromkeys(innocents(game), (spy, 3)), spy: (framed, 3)})
    before = game.public_view()
    assert [*game.leave(spy)] == []
    assert game.public_view() == before | {"order": game.round.order} | {
        "vote_calls_left": {seat: game.calls_left(seat) for seat in game.seats}
    }
    to_points(game)
    assert verdict(game)["outcome"] == "spy_caught"
    assert (game.scores()[spy], game.scores()[framed]) == (-3, 6)


@pytest.mark.parametrize(
    ("where", "outcome", "points"), [(here, "guess_right", 10), (elsewhere, "guess_wrong", -5)]
)
def test_a_guess_is_scored_as_it_stands_when_the_spy_leaves_after_it(
    where: Callable[[Spyster], str], outcome: str, points: int
) -> None:
    game = voting()
    spy = spy_of(game)
    guess(game, where(game))
    game.leave(spy)
    to_points(game)
    assert (verdict(game)["outcome"], game.scores()[spy]) == (outcome, points)


def test_nobody_asks_on_after_a_tie_without_a_spy() -> None:
    game = voting()
    cast(game, {})
    game.leave(spy_of(game))
    to_verdict(game)
    assert (verdict(game)["outcome"], verdict(game)["resumes"]) == ("no_conviction", False)
    game.expire()
    assert game.phase is Phase.SCORING


def test_the_loss_counts_although_too_few_remain_to_play_on() -> None:
    game = voting(4)
    game.leave(innocents(game)[1])
    spy = spy_of(game)
    cast(game, {**dict.fromkeys(innocents(game), (spy, 1)), spy: (innocents(game)[0], 2)})
    game.leave(spy)
    assert game.result is None
    to_points(game)
    assert game.result is not None
    assert (game.result.ended_by, game.result.scores[spy]) == ("too_few_players", -2)


def test_the_points_stand_when_the_spy_leaves_after_the_verdict() -> None:
    game = voting()
    spy = spy_of(game)
    cast(game, all_against(game, spy))
    to_verdict(game)
    game.leave(spy)
    game.expire()
    assert game.scores()[game.seats[0]] == 2


def test_the_round_ends_when_the_spy_leaves_after_a_tie() -> None:
    game = voting()
    cast(game, {})
    to_verdict(game)
    game.leave(spy_of(game))
    assert (verdict(game)["outcome"], verdict(game)["resumes"]) == ("spy_left", False)


def test_the_round_goes_on_when_an_innocent_leaves() -> None:
    game = questioning(6)
    game.leave(innocents(game)[0])
    assert game.phase is Phase.QUESTIONING


def test_who_has_left_keeps_the_score_but_cannot_win() -> None:
    game = voting(rounds=2)
    spy = spy_of(game)
    guess(game, here(game))
    play_round(game)
    game.leave(spy)
    while game.result is None:
        game.expire()
    assert game.result.scores[spy] == 10
    assert spy not in game.result.winners
    assert game.result.winners
