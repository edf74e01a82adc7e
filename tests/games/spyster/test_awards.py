"""Awards and the story of the evening: what really happened, told when the game is over."""

from custom_components.parlor.games.result import Award
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase

from .play import (
    cast,
    elsewhere,
    guess,
    here,
    innocents,
    play_round,
    spy_of,
    to_points,
    vote,
    voting,
)


def awards_of(game: Spyster) -> dict[str, Award]:
    """End the game and return its awards by id."""
    game.end()
    assert game.result is not None
    return {award.id: award for award in game.result.awards}


def test_who_sees_through_the_spy_has_the_sharpest_eye() -> None:
    game = voting()
    spy, a, b, c, d = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (spy, 1), c: (d, 1)})
    to_points(game)
    assert awards_of(game)["sharpest_eye"] == Award("sharpest_eye", tuple(sorted((a, b))), 1)


def test_who_is_accused_and_innocent_is_most_suspected() -> None:
    game = voting()
    spy, a, b, c, d = spy_of(game), *innocents(game)
    cast(game, {a: (d, 1), b: (d, 1), c: (spy, 1)})
    to_points(game)
    assert awards_of(game)["most_suspected"] == Award("most_suspected", (d,), 2)


def test_a_spy_who_gets_away_is_the_best_liar() -> None:
    game = voting()
    spy, a, b, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (b, 1)})
    to_points(game)
    assert awards_of(game)["best_liar"] == Award("best_liar", (spy,), 1)


def test_a_spy_who_is_caught_is_no_liar() -> None:
    game = voting()
    spy = spy_of(game)
    cast(game, dict.fromkeys(innocents(game), (spy, 1)))
    to_points(game)
    assert "best_liar" not in awards_of(game)


def test_who_goes_all_in_bets_boldly() -> None:
    game = voting()
    spy, a, b, *_ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 3), b: (spy, 2)})
    to_points(game)
    assert awards_of(game)["boldest_bet"] == Award("boldest_bet", (a,), 1)


def test_a_spy_who_finds_out_the_place_is_a_pathfinder() -> None:
    game = voting()
    spy = spy_of(game)
    guess(game, here(game))
    to_points(game)
    assert awards_of(game)["pathfinder"] == Award("pathfinder", (spy,), 1)


def test_what_more_than_two_have_done_alike_is_no_award() -> None:
    game = voting()
    cast(game, dict.fromkeys(innocents(game), (spy_of(game), 3)))
    to_points(game)
    assert awards_of(game) == {}


def test_a_vote_that_nobody_has_seen_brings_no_award() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    vote(game, a, b, 3)
    assert awards_of(game) == {}


def test_a_tied_vote_counts_for_awards() -> None:
    game = voting()
    spy, a, b, c, _ = spy_of(game), *innocents(game)
    cast(game, {a: (spy, 1), b: (c, 3)})
    to_points(game)
    assert game.phase is Phase.QUESTIONING
    game.leave(spy)
    to_points(game)
    assert awards_of(game)["boldest_bet"] == Award("boldest_bet", (b,), 1)


def test_who_has_left_gets_no_award() -> None:
    game = voting()
    spy = spy_of(game)
    guess(game, here(game))
    to_points(game)
    game.leave(spy)
    assert awards_of(game) == {}


def test_the_rounds_are_told_when_the_game_is_over_and_not_before() -> None:
    game = voting(rounds=2)
    spy, place, wrong = spy_of(game), here(game), elsewhere(game)
    guess(game, wrong)
    play_round(game)
    assert game.public_view()["played"] == []
    game.end()
    (played,) = game.public_view()["played"]
    assert (played["round"], played["spy"], played["location"]["id"]) == (1, spy, place)
    assert (played["outcome"], played["convicted"]) == ("guess_wrong", None)
    assert played["guess"] is not None
    assert played["guess"]["id"] == wrong


def test_a_round_that_the_host_has_ended_in_the_middle_keeps_its_secret() -> None:
    game = voting()
    game.end()
    assert game.public_view()["played"] == []


def test_a_spy_sees_what_framing_pays_and_everyone_else_what_finding_the_spy_does() -> None:
    game = voting()
    odds = {seat: game.private_view(seat)["odds"] or [] for seat in game.seats}
    pays = {seat: [(stake["win"], stake["lose"]) for stake in odds[seat]] for seat in odds}
    assert pays.pop(spy_of(game)) == [(0, 1), (0, 2), (10, 3)]
    assert [*pays.values()] == [[(2, 1), (4, 2), (6, 3)]] * 4


def test_odds_have_the_same_shape_for_everyone() -> None:
    game = voting()
    shapes = {str([[*stake] for stake in game.private_view(s)["odds"] or []]) for s in game.seats}
    assert len(shapes) == 1


def test_votes_that_a_guess_has_cut_off_are_no_reason_for_an_award() -> None:
    game = voting()
    a, b, *_ = innocents(game)
    vote(game, a, b, 3)
    guess(game, here(game))
    to_points(game)
    assert {*awards_of(game)} == {"pathfinder"}
