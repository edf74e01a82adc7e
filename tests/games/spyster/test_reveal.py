"""The reveal: staged in steps, so that nothing arrives early."""

import pytest

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.words import Phase, Step

from .play import (
    cast,
    guess,
    here,
    innocents,
    questioning,
    shown,
    spy_of,
    to_points,
    to_verdict,
    told,
    verdict,
    voting,
)


def closed(players: int = 5) -> Spyster:
    """Return a game in which everyone has voted for the spy, who frames somebody."""
    game = voting(players)
    spy, framed = spy_of(game), innocents(game)[0]
    cast(game, {**dict.fromkeys(innocents(game), (spy, 2)), spy: (framed, 1)})
    return game


def test_a_reveal_begins_with_the_votes_being_in() -> None:
    game = closed()
    assert shown(game) == {"step": "votes_in", "votes": [], "bets": None, "verdict": None}


def test_votes_are_shown_one_by_one_in_the_order_of_the_seats() -> None:
    game = closed()
    counts = []
    for _ in game.seats:
        game.expire()
        counts.append([part["seat"] for part in shown(game)["votes"]])
    assert counts == [game.seats[:count] for count in range(1, 6)]


def test_each_vote_is_shown_for_half_a_second() -> None:
    game = closed()
    game.expire()
    assert (shown(game)["step"], game.deadline) == ("votes", 0.5)


def test_bets_are_announced_and_then_shown_all_at_once() -> None:
    game = closed()
    for _ in game.seats:
        game.expire()
    game.expire()
    assert (shown(game)["step"], shown(game)["bets"]) == ("bets_next", None)
    game.expire()
    assert (shown(game)["step"], {*shown(game)["bets"]}) == ("bets", {*game.seats})


def test_no_bet_is_shown_for_who_abstains() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 3)})
    to_verdict(game)
    assert shown(game)["bets"] == {seat: 3}


def test_spy_and_location_are_shown_with_the_verdict_and_not_before() -> None:
    game = closed()
    seen = []
    for _ in range(len(game.seats) + 3):
        seen.append(verdict(game))
        game.expire()
    assert seen == [None] * 8
    assert verdict(game) == {
        "outcome": "spy_caught",
        "convicted": spy_of(game),
        "spy": spy_of(game),
        "location": {"id": here(game), "name": game.round.deal.location.name},
        "guess": None,
        "resumes": False,
    }


@pytest.mark.parametrize("players", range(4, 11))
def test_a_reveal_lasts_eight_to_twelve_seconds(players: int) -> None:
    game = closed(players)
    seconds = []
    while game.phase is Phase.REVEAL:
        seconds.append(game.deadline or 0)
        game.expire()
    assert 8 <= sum(seconds) <= 12
    assert min(seconds) == 0.5


def test_a_reveal_lasts_as_long_when_only_three_are_left() -> None:
    game = questioning(4)
    game.leave(innocents(game)[0])
    game.expire()
    game.expire()
    seconds = []
    while game.phase is Phase.REVEAL:
        seconds.append(game.deadline or 0)
        game.expire()
    assert 8 <= sum(seconds) <= 12


def test_the_clock_of_every_step_starts_anew() -> None:
    game = closed()
    run = game.clock_run
    game.expire()
    assert (game.clock, game.clock_run) == ("reveal", run + 1)


def test_nobody_is_waited_for_or_may_act_in_a_reveal() -> None:
    game = closed()
    assert game.public_view()["waiting_for"] == []
    assert [game.offers(seat) for seat in game.seats] == [()] * 5


def test_the_reveal_is_told_in_its_order() -> None:
    assert told(to_points(closed())) == ["votes_revealed", "bets_revealed", "verdict", "scores"]


def test_the_caller_stays_shown_in_the_reveal() -> None:
    game = closed()
    assert game.public_view()["caller"] == {"seat": innocents(game)[0]}


def test_own_votes_can_still_be_seen_in_the_reveal() -> None:
    game = closed()
    seat = innocents(game)[0]
    assert game.private_view(seat)["my_vote"] == {"target": spy_of(game), "bet": 2}


def test_spy_and_location_stay_secret_after_a_tie_that_a_player_called_for() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 2), other: (seat, 3)})
    events = to_verdict(game)
    assert verdict(game) == {
        "outcome": "no_conviction",
        "convicted": None,
        "spy": None,
        "location": None,
        "guess": None,
        "resumes": True,
    }
    assert events[-1].data == {"outcome": "no_conviction", "resumes": True}


def test_the_questioning_resumes_after_such_a_tie_where_it_stopped() -> None:
    game = voting()
    pair, run = game.round.pair, game._clock_runs["round"]
    cast(game, {})
    to_points(game)
    assert (game.phase, game.clock, game.clock_run) == (Phase.QUESTIONING, "round", run)
    assert game.round.pair == pair


def test_everyone_can_look_up_the_votes_of_such_a_tie() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 2), other: (seat, 3)})
    to_points(game)
    last = game.public_view()["last_vote"]
    assert isinstance(last, dict)
    assert last["bets"] == {seat: 2, other: 3}
    assert shown(game) is None


def test_everyone_may_vote_again_after_such_a_tie() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 2)} | {other: (seat, 3)})
    to_points(game)
    game.apply(other, {"type": "call_vote"})
    assert game.public_view()["waiting_for"] == game.seats
    assert game.private_view(seat)["my_vote"] is None


@pytest.mark.parametrize("step", [Step.VOTES_IN, Step.BETS])
def test_no_score_changes_before_the_points_are_shown(step: Step) -> None:
    game = closed()
    while shown(game)["step"] != step:
        game.expire()
    assert {*game.scores().values()} == {0}


def test_the_round_ends_after_a_tie_that_the_clock_called_for() -> None:
    game = questioning()
    game.expire()
    game.expire()
    to_verdict(game)
    assert (verdict(game)["spy"], verdict(game)["location"]["id"]) == (spy_of(game), here(game))
    game.expire()
    assert game.phase is Phase.SCORING


def test_a_guess_is_staged_like_votes() -> None:
    game = voting()
    guess(game, here(game))
    steps = [shown(game)["step"]]
    while verdict(game) is None:
        game.expire()
        steps.append(shown(game)["step"])
    assert steps == ["votes_in", *["votes"] * 5, "bets_next", "bets", "verdict"]
