"""Conviction and points."""

from collections.abc import Callable
from typing import Any

import pytest

from custom_components.parlor.games.result import Points
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase

from .play import (
    all_against,
    cast,
    elsewhere,
    guess,
    here,
    innocents,
    play_round,
    questioning,
    spy_of,
    to_points,
    to_verdict,
    told,
    verdict,
    voting,
)


def changes(game: Spyster) -> dict[str, list[tuple[str, int]]]:
    """Return the points of the round with their reasons, of those who have any."""
    points: Any = game.public_view()["round_points"]
    return {
        seat: [(part["reason"], part["points"]) for part in parts]
        for seat, parts in points.items()
        if parts
    }


def test_most_votes_convict_even_when_they_are_not_the_majority() -> None:
    game = voting(7)
    spy, a, b, c, d, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (a, 1), d: (b, 1), spy: (c, 1)})
    to_verdict(game)
    assert (verdict(game)["outcome"], verdict(game)["convicted"]) == ("spy_caught", spy)


def test_a_tie_for_most_votes_convicts_nobody() -> None:
    game = voting(7)
    spy, a, b, c, d, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (a, 1), d: (a, 1), spy: (b, 1)})
    to_verdict(game)
    assert (verdict(game)["outcome"], verdict(game)["convicted"]) == ("no_conviction", None)


def test_a_tie_below_the_most_votes_does_not_matter() -> None:
    game = voting(7)
    spy, a, b, c, d, e, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (a, 1), d: (b, 1), e: (spy, 1)})
    to_verdict(game)
    assert verdict(game)["convicted"] == spy


def test_without_votes_nobody_is_convicted() -> None:
    game = voting()
    cast(game, {})
    to_verdict(game)
    assert verdict(game)["outcome"] == "no_conviction"


def test_bets_do_not_weigh_in_a_conviction() -> None:
    game = voting()
    spy, a, b, c, _ = spy_of(game), *innocents(game)
    cast(game, {a: (b, 3), b: (spy, 1), c: (spy, 1)})
    to_verdict(game)
    assert verdict(game)["convicted"] == spy


def test_a_round_without_conviction_brings_no_points() -> None:
    game = questioning()
    game.expire()
    spy, a, b, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 3), b: (a, 3), spy: (b, 3)})
    to_points(game)
    assert changes(game) == {}


@pytest.mark.parametrize(("bet", "points"), [(1, 2), (2, 4), (3, 6)])
def test_each_voter_for_the_spy_wins_by_the_bet(bet: int, points: int) -> None:
    game = voting()
    cast(game, all_against(game, spy_of(game), bet))
    to_points(game)
    assert changes(game) == {seat: [("found_spy", points)] for seat in innocents(game)}


@pytest.mark.parametrize("bet", [1, 2, 3])
def test_each_other_voter_loses_the_bet(bet: int) -> None:
    game = voting()
    spy, a, b, c, d = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (spy, 1), d: (a, bet)})
    to_points(game)
    assert changes(game)[d] == [("wrong_vote", -bet)]


def test_a_voter_for_the_spy_wins_even_when_an_innocent_is_convicted() -> None:
    game = voting()
    spy, a, b, c, d = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 3), b: (a, 1), c: (a, 2), d: (a, 3)})
    to_points(game)
    assert changes(game) == {
        a: [("found_spy", 6)],
        b: [("wrong_vote", -1)],
        c: [("wrong_vote", -2)],
        d: [("wrong_vote", -3)],
    }


def test_abstaining_neither_wins_nor_loses() -> None:
    game = voting()
    spy, a, b, c, _ = spy_of(game), *innocents(game)
    cast(game, dict.fromkeys((a, b), (spy, 1)))
    to_points(game)
    assert game.scores() == {**dict.fromkeys(game.seats, 0), a: 2, b: 2}
    assert c not in changes(game)


@pytest.mark.parametrize("bet", [1, 2])
def test_the_spy_loses_nothing_when_the_framed_player_is_convicted(bet: int) -> None:
    game = voting()
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**all_against(game, a), spy: (a, bet)})
    to_verdict(game)
    assert verdict(game)["outcome"] == "innocent_convicted"
    game.expire()
    assert spy not in changes(game)


def test_a_spy_who_goes_all_in_on_a_convicted_player_is_a_double_agent() -> None:
    game = voting()
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**all_against(game, a), spy: (a, 3)})
    events = to_verdict(game)
    assert verdict(game)["outcome"] == "double_agent"
    assert (events[-1].type, events[-1].data) == ("double_agent", {"seat": spy})
    game.expire()
    assert changes(game)[spy] == [("double_agent", 10)]


@pytest.mark.parametrize("bet", [1, 2, 3])
def test_the_spy_loses_the_bet_when_another_innocent_is_convicted(bet: int) -> None:
    game = voting()
    spy, a, b, *_ = spy_of(game), *innocents(game)
    cast(game, {**all_against(game, a), spy: (b, bet)})
    to_points(game)
    assert changes(game)[spy] == [("frame_failed", -bet)]


@pytest.mark.parametrize("bet", [1, 2, 3])
def test_the_spy_loses_the_bet_when_caught(bet: int) -> None:
    game = voting()
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**all_against(game, spy), spy: (a, bet)})
    to_points(game)
    assert changes(game)[spy] == [("frame_failed", -bet)]


def test_a_right_guess_wins_ten_and_nobody_else_anything() -> None:
    game = voting()
    guess(game, here(game))
    to_points(game)
    assert changes(game) == {spy_of(game): [("guess_right", 10)]}


def test_a_wrong_guess_loses_five_and_nobody_else_anything() -> None:
    game = voting()
    guess(game, elsewhere(game))
    to_points(game)
    assert changes(game) == {spy_of(game): [("guess_wrong", -5)]}


def test_spy_and_location_are_revealed_when_an_innocent_is_convicted() -> None:
    game = voting()
    cast(game, all_against(game, innocents(game)[0]))
    to_verdict(game)
    assert (verdict(game)["spy"], verdict(game)["location"]["id"]) == (spy_of(game), here(game))
    game.expire()
    assert game.phase is Phase.SCORING


def test_points_are_options() -> None:
    game = voting(win_2=7, lose_3=9)
    spy, a, b, c, d = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 2), b: (spy, 2), c: (spy, 2), d: (a, 3)})
    to_points(game)
    assert (changes(game)[a], changes(game)[d]) == ([("found_spy", 7)], [("wrong_vote", -9)])


@pytest.mark.parametrize(("where", "points"), [(here, 3), (elsewhere, -1)])
def test_points_of_a_guess_are_options(where: Callable[[Spyster], str], points: int) -> None:
    game = voting(guess_right=3, guess_wrong=1)
    guess(game, where(game))
    to_points(game)
    assert game.scores()[spy_of(game)] == points


def test_points_of_a_double_agent_are_an_option() -> None:
    game = voting(double_agent=50)
    spy, a, *_ = spy_of(game), *innocents(game)
    cast(game, {**all_against(game, a), spy: (a, 3)})
    to_points(game)
    assert game.scores()[spy] == 50


def test_scoring_lasts_ten_seconds() -> None:
    game = voting()
    guess(game, here(game))
    to_points(game)
    assert (game.phase, game.clock, game.deadline) == (Phase.SCORING, "scoring", 10)


def test_the_verdict_stays_in_sight_with_the_points() -> None:
    game = voting()
    guess(game, here(game))
    to_points(game)
    assert verdict(game)["spy"] == spy_of(game)


def test_the_next_round_follows_the_points() -> None:
    game = voting(rounds=2)
    guess(game, here(game))
    to_points(game)
    events = game.expire()
    assert [(event.type, event.data) for event in events] == [
        ("round_started", {"round": 2, "rounds": 2})
    ]
    assert (game.phase, game.public_view()["round"]) == (Phase.ROLES, 2)


def test_points_add_up_over_the_rounds() -> None:
    game = voting(rounds=2)
    first = spy_of(game)
    guess(game, here(game))
    play_round(game)
    game.expire()
    game.expire()
    second = spy_of(game)
    guess(game, elsewhere(game))
    play_round(game)
    assert game.result is not None
    assert sum(game.result.scores.values()) == 5
    assert game.result.breakdown[first][0] == Points("guess_right", 10, 1)
    assert game.result.breakdown[second][-1] == Points("guess_wrong", -5, 2)


def test_the_highest_total_wins() -> None:
    game = voting(rounds=1)
    guess(game, here(game))
    events = [*to_points(game), *game.expire()]
    assert game.phase is Phase.END
    assert game.result is not None
    assert game.result.winners == (spy_of(game),)
    assert game.result.ended_by == "played"
    assert (told(events)[-1], events[-1].data["winners"]) == ("game_over", [spy_of(game)])


def test_ties_share_the_win() -> None:
    game = voting(rounds=1)
    cast(game, dict.fromkeys(innocents(game), (spy_of(game), 2)))
    play_round(game)
    assert game.result is not None
    assert [*game.result.winners] == innocents(game)


def test_the_result_is_in_the_last_public_view() -> None:
    game = voting(rounds=1)
    play_round(game)
    assert game.result is not None
    assert game.public_view()["result"] == game.result.to_json()


def test_nothing_private_is_left_at_the_end() -> None:
    game = voting(rounds=1)
    play_round(game)
    assert {str(game.private_view(seat)["card"]) for seat in game.seats} == {"None"}
    assert [game.offers(seat) for seat in game.seats] == [()] * 5


def test_nothing_happens_after_the_end() -> None:
    game = voting(rounds=1)
    play_round(game)
    before = game.public_view()
    assert ([*game.expire()], [*game.end()], [*game.leave(game.seats[0])]) == ([], [], [])
    assert game.public_view() == before
