"""The course: which levels of a pack a game is played with, and what the next one begins with."""

from collections.abc import Mapping

import pytest

from custom_components.parlor.games.cascade import Cascade
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.course import course_of
from custom_components.parlor.games.vocabulary import Json

from .drawn import data, tiles
from .played import S1, S2, body, race, solve_level, start

ON_ONE = {"x": 10, "y": 10, "pixels": [[2, 2, 2], [2, 8, 2], [2, 2, 0]]}
KILN = PACKS.shipped["long_kiln"]


def numbers(game: Cascade) -> list[int]:
    """Return the numbers of the levels of a game."""
    return [leg["level"] for leg in game.public_view()["course"]]


def next_game(memory: Mapping[str, Json], **options: object) -> Cascade:
    """Return a game that knows what was before."""
    return Cascade.start([S1], {"pack": "long_kiln", **options}, seed=1, memory=memory)


@pytest.mark.parametrize(
    ("most", "solved", "expected"),
    [
        (6, [], [1, 2, 3, 4, 5, 6]),
        (3, [1, 2], [3, 4, 5]),
        (3, [2, 3], [1, 2, 3]),
        (3, range(1, 28), [28]),
        (2, range(1, 29), [1, 2]),
        (2, [99], [1, 2]),
        (30, [], [*range(1, 29)]),
    ],
)
def test_a_game_begins_with_the_first_level_that_is_not_solved(
    most: int, solved: list[int], expected: list[int]
) -> None:
    course = course_of(KILN, most, solved)
    assert [leg.number for leg in course] == expected
    assert [leg.par for leg in course] == [KILN.pars[number - 1] for number in expected]


def test_the_next_game_goes_on_where_the_last_one_stopped() -> None:
    game = next_game({}, levels=3)
    for _ in range(2):
        solve_level(game, S1)
    game.end()
    assert game.memory == {"solved": {"long_kiln": [1, 2]}}
    assert numbers(next_game(game.memory, levels=3)) == [3, 4, 5]
    assert numbers(next_game(game.memory, levels=3, begin="first")) == [1, 2, 3]


def test_what_was_given_up_comes_again() -> None:
    game = next_game({}, levels=3)
    solve_level(game, S1)
    game.expire()
    solve_level(game, S1)
    assert game.memory == {"solved": {"long_kiln": [1, 3]}}
    assert numbers(next_game(game.memory, levels=2)) == [2, 3]


def test_another_pack_has_a_memory_of_its_own() -> None:
    game = next_game({"solved": {"first_firing": [1]}})
    solve_level(game, S1)
    assert game.memory == {"solved": {"first_firing": [1], "long_kiln": [1]}}


def test_in_a_race_a_level_is_solved_when_anybody_has() -> None:
    game = race(3)
    solve_level(game, S1)
    game.leave(S1)
    assert game.memory == {"solved": {"mine": [1]}}


def test_the_puzzle_of_a_day_leaves_no_memory() -> None:
    game = start(1, pack=body(data(), day="2026-11-18"))
    solve_level(game, S1)
    assert game.memory == {"solved": {}}


def test_a_memory_of_levels_that_are_no_more_does_no_harm() -> None:
    memory: Mapping[str, Json] = {"solved": {"mine": [1, 2, 3, 4, 5]}}
    game = Cascade.start([S1], {"pack": body()}, seed=1, memory=memory)
    assert numbers(game) == [1, 2, 3]


def test_a_tap_is_offered_wherever_columns_and_rows_meet() -> None:
    shape = tiles("#...", "..#.", "...#", at=(2, 6))
    game = start(2, pack=body(data(tiles=shape, constraints=[ON_ONE])))
    (tap,) = game.offers(S2)
    assert {name: [*param.options] for name, param in tap.params.items()} == {
        "level": [1],
        "x": [2, 6, 10, 14],
        "y": [6, 10, 14],
    }
