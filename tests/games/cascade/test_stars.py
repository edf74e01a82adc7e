"""Stars: kept level by level, for everyone who was there at the end."""

from custom_components.parlor.games.cascade import Cascade

from .played import S1, S2, S3, WRONG, body, race, solve_level, start, tap


def kept(game: Cascade) -> dict[str, dict[str, int]]:
    """Return the stars that are kept of a game."""
    assert game.result is not None
    return {seat: {**levels} for seat, levels in game.result.stars.items()}


def test_together_everyone_has_the_stars_of_every_level() -> None:
    game = start()
    for _ in range(2):
        solve_level(game, S1)
    tap(game, S2, WRONG)
    tap(game, S2, WRONG)
    solve_level(game, S2)
    levels = {"mine/1": 3, "mine/2": 3, "mine/3": 1}
    assert kept(game) == {S1: levels, S2: levels}


def test_in_a_race_everyone_has_the_stars_of_the_own_board() -> None:
    game = race(3)
    solve_level(game, S2)
    game.leave(S3)
    for _ in range(3):
        solve_level(game, S1)
    assert kept(game) == {S1: {"mine/1": 3, "mine/2": 3, "mine/3": 3}, S2: {"mine/1": 3}}


def test_the_puzzle_of_a_day_is_no_level_that_anybody_meets_again() -> None:
    game = start(pack=body(day="2026-11-18"))
    for _ in range(3):
        solve_level(game, S1)
    assert kept(game) == {}
