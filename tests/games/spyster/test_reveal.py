"""The reveal: staged in steps, so that nothing arrives early."""

import pytest

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase, Step
from custom_components.parlor.games.state import Cause

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
    nothing = dict.fromkeys(
        ("act", "accused", "needed", "bets", "spy", "places", "guess", "verdict")
    )
    assert shown(game) == {**nothing, "step": "votes_in", "votes": [], "tally": {}}


def test_votes_are_shown_one_by_one_and_the_highest_pile_grows_last() -> None:
    game = voting(6)
    spy, a, b, c, d, e = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (spy, 1), d: (e, 1), e: (d, 1)})
    piles = []
    for _ in game.seats:
        game.expire()
        piles.append([*shown(game)["tally"].values()])
    assert piles == [[], [1], [1, 1], [1, 1, 1], [1, 1, 2], [1, 1, 3]]
    assert shown(game)["votes"][0] == {"seat": spy, "target": None}
    assert {*shown(game)["tally"]} == {spy, d, e}


def test_the_accused_is_named_with_the_tally_and_not_before() -> None:
    game = closed()
    for _ in game.seats:
        game.expire()
    assert (shown(game)["step"], shown(game)["accused"]) == ("votes", None)
    game.expire()
    assert (shown(game)["step"], shown(game)["accused"]) == ("tally", spy_of(game))


def test_nobody_is_accused_on_a_tie() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 2), other: (seat, 3)})
    to_verdict(game)
    assert shown(game)["accused"] is None


def test_each_vote_is_shown_for_half_a_second() -> None:
    game = closed()
    game.expire()
    assert (shown(game)["step"], game.deadline) == ("votes", 0.5)


def test_bets_are_shown_all_at_once_after_a_breath_of_silence() -> None:
    game = closed()
    while shown(game)["step"] != "silence":
        assert shown(game)["bets"] is None
        game.expire()
    assert shown(game)["bets"] is None
    game.expire()
    assert (shown(game)["step"], {*shown(game)["bets"]}) == ("bets", {*game.seats})


def test_no_bet_is_shown_for_who_abstains() -> None:
    game = voting()
    seat, other, *_ = innocents(game)
    cast(game, {seat: (other, 3)})
    to_verdict(game)
    assert shown(game)["bets"] == {seat: 3}


def test_the_verdict_follows_the_count_where_nobody_has_bet() -> None:
    game = voting()
    cast(game, {})
    steps = []
    while verdict(game) is None:
        steps.append(shown(game)["step"])
        game.expire()
    assert steps == ["votes_in", *["votes"] * len(game.seats), "tally"]
    assert (shown(game)["bets"], shown(game)["step"]) == (None, "verdict")


def test_spy_and_location_are_shown_with_the_verdict_and_not_before() -> None:
    game = closed()
    seen = []
    for _ in range(len(game.seats) + 4):
        seen.append(verdict(game))
        game.expire()
    assert seen == [None] * 9
    assert verdict(game) == {
        "outcome": "spy_caught",
        "convicted": spy_of(game),
        "spy": spy_of(game),
        "location": {"id": here(game), "name": game.round.deal.location.name},
        "guess": None,
        "resumes": False,
    }


@pytest.mark.parametrize("players", range(4, 11))
def test_a_verdict_comes_after_eight_to_twelve_seconds_and_stays_for_eight(players: int) -> None:
    game = closed(players)
    seconds = []
    while verdict(game) is None:
        seconds.append(game.deadline or 0)
        game.expire()
    assert 8 <= sum(seconds) <= 12
    assert (min(seconds), game.deadline) == (0.5, 8)


def test_the_host_goes_on_from_a_verdict() -> None:
    game = closed()
    to_verdict(game)
    game.expire(Cause.NEXT, game.seats[0])
    assert game.phase is Phase.SCORING


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
    assert game.public_view()["caller"] == {"seat": innocents(game)[0], "clock": False}


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
    cast(game, {})
    to_verdict(game)
    assert (verdict(game)["spy"], verdict(game)["location"]["id"]) == (spy_of(game), here(game))
    game.expire()
    assert game.phase is Phase.SCORING


def test_votes_are_staged_in_an_act_of_their_own() -> None:
    game = closed()
    steps = [shown(game)["step"]]
    while verdict(game) is None:
        game.expire()
        steps.append(shown(game)["step"])
    assert steps == ["votes_in", *["votes"] * 5, "tally", "silence", "bets", "verdict"]
    assert shown(game)["act"] == "votes"


def test_a_guess_is_staged_in_an_act_of_its_own() -> None:
    game = voting()
    guess(game, here(game))
    steps = [shown(game)["step"]]
    while verdict(game) is None:
        game.expire()
        steps.append(shown(game)["step"])
    assert steps == ["votes_in", "halt", "spy", "places", "guess", "verdict"]
    assert (shown(game)["act"], shown(game)["votes"]) == ("guess", [])


def test_a_guess_is_shown_bit_by_bit() -> None:
    game = voting()
    guess(game, here(game))
    seen = []
    while verdict(game) is None:
        reveal = shown(game)
        seen.append([key for key in ("spy", "places", "guess") if reveal[key] is not None])
        game.expire()
    assert seen == [[], [], ["spy"], ["spy", "places"], ["spy", "places", "guess"]]
    reveal = shown(game)
    assert (reveal["spy"], reveal["guess"]["id"]) == (spy_of(game), here(game))
    # How many there are, and no more: the list is the spy's alone.
    assert reveal["places"] == len(game.pack.locations)
