"""What is shared of a game: squares, from which nobody learns where to tap."""

from typing import Any

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.vocabulary import SeatId

from .drawn import constraint, data
from .played import S1, S2, WRONG, body, race, solve_level, start, tap

FOUR = [constraint(1, 1, [[0, 2, 0], [2, 8, 2], [0, 2, 0]])]
CORNERS = [(2, 2), (10, 2), (2, 10), (10, 10)]


def shared(game: Cascade, seat: SeatId = S1) -> dict[str, Any]:
    """Return what a seat can share."""
    return game.query(seat, {"type": "share"})


def test_nothing_can_be_shared_of_a_level_that_is_not_over() -> None:
    game = start()
    tap(game, S1, WRONG)
    assert shared(game) == {"day": None, "stars": 0, "of": 9, "levels": []}


def test_every_tap_is_a_square_the_greener_the_fewer_tiles_are_wrong() -> None:
    game = start(1, pack=body(data(constraints=FOUR, budget=0), day="2026-11-18"))
    # Four of the eight tiles around the sign are wrong as it begins.
    for spot in [(6, 2), (6, 10), (6, 10), (6, 2), *CORNERS]:
        tap(game, S1, spot)
    assert shared(game) == {
        "day": "2026-11-18",
        "stars": 1,
        "of": 3,
        "levels": [{"level": 1, "taps": 8, "par": 4, "stars": 1, "rows": ["🟧🟥🟧🟧🟧🟨🟨🟩"]}],
    }


def test_squares_stand_in_rows_of_eight_and_only_the_last_are_shared() -> None:
    game = start(1, pack=body(data(budget=0)))
    for _ in range(50):
        tap(game, S1, WRONG)
    solve_level(game, S1)
    (level,) = shared(game)["levels"]
    assert [len(row) for row in level["rows"]] == [8] * 5
    assert (level["rows"][-1][-1], level["taps"]) == ("🟩", 51)


def test_what_was_tapped_before_starting_over_is_not_shared() -> None:
    game = start(1)
    tap(game, S1, WRONG)
    game.apply(S1, {"type": "reset"})
    solve_level(game, S1)
    assert shared(game)["levels"][0]["rows"] == ["🟩"]


def test_a_level_that_was_given_up_has_no_stars() -> None:
    game = start()
    game.expire()
    (level,) = shared(game)["levels"]
    assert (level["stars"], level["rows"]) == (0, [])


def test_in_a_race_everyone_shares_their_own_board() -> None:
    game = race()
    solve_level(game, S1)
    assert (len(shared(game, S1)["levels"]), len(shared(game, S2)["levels"])) == (1, 0)


def test_a_game_that_is_over_can_be_shared() -> None:
    game = start(1)
    for _ in range(3):
        solve_level(game, S1)
    assert (shared(game)["stars"], shared(game)["of"]) == (9, 9)
