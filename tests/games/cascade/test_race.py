"""A race: the same levels, each on the own board."""

import pytest

from custom_components.parlor.games.cascade.terms import (
    CascadeRefusal,
    EndedBy,
    EventType,
    Phase,
    Tie,
)
from custom_components.parlor.games.state import Cause, Skip

from .played import RIGHT, S1, S2, S3, WRONG, race, refusal, solve_level, tap, types, use_up


def test_everyone_taps_on_a_board_of_their_own() -> None:
    game = race(3)
    tap(game, S1, WRONG)
    boards = {board["seats"][0]: board for board in game.public_view()["boards"]}
    assert {seat: board["taps"] for seat, board in boards.items()} == {S1: 1, S2: 0, S3: 0}


def test_everyone_goes_on_alone() -> None:
    game = race()
    solve_level(game, S1)
    assert [game.run_of(seat).leg.number for seat in (S1, S2)] == [2, 1]
    assert [level["level"] for level in game.public_view()["levels"]] == [2, 1]
    assert game.public_view()["round"] == 2


def test_whoever_leads_is_shown_first() -> None:
    game = race(3)
    solve_level(game, S3)
    solve_level(game, S2)
    assert [board["seats"] for board in game.public_view()["boards"]] == [[S3], [S2], [S1]]


def test_whoever_solves_all_levels_first_wins_at_once() -> None:
    game = race(3)
    solve_level(game, S2)
    for _ in range(3):
        told = solve_level(game, S1)
    assert types(told)[-2:] == [EventType.LEVEL_SOLVED, EventType.WON]
    assert told[-1].data == {"seat": S1, "stars": 9}
    assert game.result is not None
    assert (game.result.winners, game.result.together, game.result.tie) == ((S1,), None, None)
    assert game.result.scores == {S1: 3, S2: 1, S3: 0}


def test_the_house_hears_only_who_solves_a_level_first() -> None:
    game = race()
    (_, first, begun), (_, second) = tap(game, S1, RIGHT), tap(game, S2, RIGHT)
    assert (begun.type, begun.data) == (EventType.LEVEL_BEGUN, {"level": 2})
    assert (first.data["seat"], first.chatter) == (S1, False)
    assert (second.data["seat"], second.chatter) == (S2, True)


def test_whoever_loses_a_level_stops_nobody_else() -> None:
    game = race()
    told = use_up(game, S1)
    assert (told[-1].type, told[-1].data) == (EventType.LOST, {"level": 1, "seat": S1})
    assert game.phase is Phase.SOLVING
    assert [offer.type for offer in game.offers(S1)] == ["reset"]
    assert [offer.type for offer in game.offers(S2)] == ["tap"]


def test_with_next_only_the_last_give_their_level_up() -> None:
    game = race(3)
    solve_level(game, S1)
    assert game.skip is Skip.CUTS_SHORT
    game.expire(Cause.NEXT)
    assert [len(game.run_of(seat).past) for seat in (S1, S2, S3)] == [1, 1, 1]
    assert [len(game.run_of(seat).solved) for seat in (S1, S2, S3)] == [1, 0, 0]


def test_the_clock_is_that_of_the_last() -> None:
    game = race(3, minutes=2)
    solve_level(game, S1)
    assert game.clock_run == 1
    solve_level(game, S2)
    solve_level(game, S3)
    assert (game.clock_run, game.deadline) == (2, 120)
    game.expire()
    assert [game.run_of(seat).leg.number for seat in (S1, S2, S3)] == [3, 3, 3]
    assert game.clock_run == 3


def test_the_clock_goes_on_for_others_when_the_last_has_left() -> None:
    game = race(3, minutes=2)
    solve_level(game, S1)
    solve_level(game, S2)
    game.leave(S3)
    assert game.clock_run == 2


def test_a_race_is_over_when_the_others_could_only_draw_level() -> None:
    game = race()
    game.expire(Cause.NEXT)
    solve_level(game, S1)
    solve_level(game, S1)
    # The other can still solve as many, but no more, and was slower.
    assert game.result is not None
    assert game.result.winners == (S1,)


def test_whoever_is_through_waits_for_those_who_may_get_ahead() -> None:
    game = race(3)
    solve_level(game, S2)
    game.expire(Cause.NEXT)
    solve_level(game, S1)
    solve_level(game, S1)
    assert game.run_of(S1).through
    assert game.result is None
    assert game.offers(S1) == ()
    assert refusal(game, S1, type="reset") is CascadeRefusal.THROUGH
    assert refusal(game, S1, type="tap", level=3, x=2, y=2) is CascadeRefusal.THROUGH
    solve_level(game, S2)
    told = solve_level(game, S2)
    assert types(told)[-1] is EventType.WON
    assert game.result is not None
    assert game.result.winners == (S2,)


def test_among_equals_whoever_was_sooner_wins() -> None:
    game = race()
    solve_level(game, S2)
    solve_level(game, S1)
    for _ in range(2):
        game.expire(Cause.NEXT)
    assert game.result is not None
    assert (game.result.winners, game.result.tie) == ((S2,), Tie.SOONER)
    assert [*game.result.scores] == [S2, S1]


def test_nobody_wins_without_a_level() -> None:
    game = race()
    for _ in range(3):
        told = game.expire()
    assert types(told) == [EventType.GIVEN_UP, EventType.GAME_OVER]
    assert game.result is not None
    assert (game.result.winners, game.result.tie) == ((), None)


def test_next_asks_first_where_it_would_decide_the_race() -> None:
    game = race(3)
    solve_level(game, S1)
    solve_level(game, S2)
    game.expire(Cause.NEXT)
    solve_level(game, S1)
    before = game.skip
    game.expire(Cause.NEXT)
    assert (before, game.skip) == (Skip.CUTS_SHORT, Skip.ENDS)


def test_the_board_of_whoever_leaves_stops_counting() -> None:
    game = race(3)
    solve_level(game, S1)
    game.leave(S1)
    assert [board["seats"] for board in game.public_view()["boards"]] == [[S2], [S3]]
    for _ in range(3):
        solve_level(game, S3)
    assert game.result is not None
    assert (game.result.winners, game.result.left) == ((S3,), (S1,))
    assert game.result.scores == {S3: 3, S2: 0, S1: 1}


def test_the_last_one_left_wins() -> None:
    game = race(2)
    solve_level(game, S1)
    assert types(game.leave(S1)) == [EventType.WON]
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((S2,), EndedBy.TOO_FEW_PLAYERS)


def test_when_the_only_one_who_could_get_ahead_leaves_the_race_is_over() -> None:
    game = race(3)
    solve_level(game, S2)
    game.expire(Cause.NEXT)
    solve_level(game, S1)
    solve_level(game, S1)
    game.leave(S2)
    assert game.result is not None
    assert game.result.winners == (S1,)


@pytest.mark.parametrize("solved", [0, 2])
def test_a_race_that_the_host_ends_has_no_winner(solved: int) -> None:
    game = race()
    for _ in range(solved):
        solve_level(game, S1)
    game.end()
    assert game.result is not None
    assert (game.result.winners, game.result.ended_by) == ((), EndedBy.HOST)
    assert game.result.scores == {S1: solved, S2: 0}
