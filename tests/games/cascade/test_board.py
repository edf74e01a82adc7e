"""A board: what a tap changes and costs, when a level is solved, and when it is lost."""

from copy import deepcopy

import pytest

from custom_components.parlor.games.cascade import Board

from .drawn import CENTRE, FULL, PLUS, ROW, colours, constraint, level, rows, tapped, tiles

ALL_RED = [[0, 0, 0], [0, 8, 0], [0, 0, 0]]
NO_GREEN = [[2, 2, 2], [2, 14, 2], [2, 2, 2]]


def test_all_tiles_begin_in_the_first_colour() -> None:
    board = Board(level(colors=[9, 14, 8]))
    assert {*colours(board).values()} == {9}
    assert (board.steps_left, board.taps, board.solved, board.lost) == (5, 0, False, False)


@pytest.mark.parametrize(
    ("pattern", "changed"),
    [
        (CENTRE, {(1, 1)}),
        (PLUS, {(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)}),
        (ROW, {(0, 1), (1, 1), (2, 1)}),
        ("100/000/001", {(0, 0), (2, 2)}),
        (FULL, {(x, y) for x in range(3) for y in range(3)}),
    ],
)
def test_a_tap_advances_every_tile_under_a_one(pattern: str, changed: set[tuple[int, int]]) -> None:
    board = Board(level(pattern=rows(pattern)))
    assert board.tap(6, 6)
    assert {place for place, colour in colours(board).items() if colour == 8} == changed


def test_a_tap_at_the_edge_changes_only_what_is_there() -> None:
    board = Board(level(pattern=rows(PLUS)))
    board.tap(2, 2)
    assert {place for place, colour in colours(board).items() if colour == 8} == {
        (0, 0),
        (1, 0),
        (0, 1),
    }


def test_colours_go_round() -> None:
    board = Board(level(colors=[14, 8, 9], budget=0))
    seen = []
    for _ in range(4):
        board.tap(10, 10)
        seen.append(colours(board)[2, 2])
    assert seen == [8, 9, 14, 8]


def test_a_special_tile_replaces_the_pattern_when_it_is_tapped_and_only_then() -> None:
    board = Board(level(specials=[{"x": 2, "y": 6, "pattern": rows("010/000/010")}]))
    board.tap(2, 6)
    assert {place for place, colour in colours(board).items() if colour == 8} == {(0, 0), (0, 2)}
    other = Board(level(specials=[{"x": 2, "y": 6, "pattern": rows("010/000/010")}]))
    other.tap(6, 6)
    assert {place for place, colour in colours(other).items() if colour == 8} == {(1, 1)}


def test_a_tile_can_be_tapped_on_each_of_its_nine_places_and_on_no_other() -> None:
    there = set()
    for x in range(-2, 34):
        for y in range(-2, 34):
            if Board(level()).tap(x, y):
                there.add((x, y))
    assert there == {
        (x + dx, y + dy) for x, y in level().tiles for dx in range(3) for dy in range(3)
    }


def test_a_tap_on_nothing_changes_and_costs_nothing() -> None:
    board = Board(level())
    assert not board.tap(0, 0)
    assert not board.tap(5, 5)
    assert (board.steps_left, board.taps) == (5, 0)
    assert {*colours(board).values()} == {14}


def test_a_tap_on_nothing_is_a_step_where_the_level_says_so() -> None:
    board = Board(level(empty_costs=True))
    for _ in range(4):
        assert not board.tap(0, 0)
    assert (board.steps_left, board.taps, board.lost) == (1, 4, False)
    board.tap(31, 31)
    assert (board.steps_left, board.lost) == (0, True)
    assert {*colours(board).values()} == {14}


def test_a_tap_beyond_the_grid_is_none() -> None:
    board = Board(level(empty_costs=True))
    for x, y in [(-1, 0), (0, -1), (32, 0), (0, 32)]:
        board.tap(x, y)
    assert board.steps_left == 5


def test_a_step_that_does_not_win_uses_one() -> None:
    board = Board(level())
    board.tap(10, 10)
    assert (board.steps_left, board.taps) == (4, 1)


def test_the_win_is_checked_before_the_step_is_counted() -> None:
    board = Board(level(budget=1))
    board.tap(2, 2)
    assert (board.solved, board.lost, board.steps_left, board.taps) == (True, False, 1, 1)


def test_the_last_step_can_win() -> None:
    board = Board(level(budget=3))
    board.tap(10, 10)
    board.tap(10, 10)
    assert (board.steps_left, board.lost) == (1, False)
    board.tap(2, 2)
    assert (board.solved, board.lost, board.steps_left) == (True, False, 1)


@pytest.mark.parametrize("budget", [1, 2, 7, 40])
def test_the_level_is_lost_with_exactly_the_last_step(budget: int) -> None:
    board = Board(level(budget=budget))
    for used in range(budget):
        assert (board.steps_left, board.lost) == (budget - used, False)
        board.tap(10, 10)
    assert (board.steps_left, board.lost, board.solved) == (0, True, False)


def test_nobody_can_tap_a_level_that_is_lost() -> None:
    board = Board(level(budget=1))
    board.tap(10, 10)
    assert not board.tap(2, 2)
    assert (colours(board)[0, 0], board.taps, board.solved) == (14, 1, False)


def test_nobody_can_tap_a_level_that_is_solved() -> None:
    board = Board(level())
    board.tap(2, 2)
    assert not board.tap(2, 2)
    assert (colours(board)[0, 0], board.taps) == (8, 1)


def test_without_a_budget_there_is_no_limit() -> None:
    board = Board(level(budget=0))
    for _ in range(1000):
        board.tap(10, 10)
    assert (board.steps_left, board.lost, board.taps) == (None, False, 1000)


def test_a_reset_gives_the_level_from_its_start_with_its_full_budget() -> None:
    board = Board(level(budget=2))
    board.tap(2, 6)
    board.tap(10, 10)
    assert board.lost
    board.reset()
    assert (board.steps_left, board.taps, board.lost, board.solved) == (2, 0, False, False)
    assert {*colours(board).values()} == {14}
    board.tap(2, 2)
    assert board.solved


def test_a_reset_forgets_that_a_level_was_solved() -> None:
    board = Board(level())
    board.tap(2, 2)
    board.reset()
    assert not board.solved


def test_a_rule_wants_the_target_colour_or_forbids_it() -> None:
    board = Board(level())
    assert board.holds(0) == {0: False, **dict.fromkeys([1, 2, 3, 5, 6, 7, 8], True)}
    board.tap(2, 2)
    board.reset()
    board.tap(10, 10)
    assert board.holds(0) == {0: False, **dict.fromkeys([1, 2, 3, 5, 6, 7], True), 8: False}


def test_the_tile_below_a_constraint_does_not_matter() -> None:
    ring = Board(level(constraints=[constraint(1, 1, ALL_RED)], budget=0))
    for x, y in ring.level.tiles:
        assert not ring.solved
        ring.tap(x, y)
        if (x, y) == (6, 6):
            ring.tap(x, y)
    assert ring.solved
    assert colours(ring)[1, 1] == 14


def test_the_tile_below_a_constraint_matters_where_the_level_says_so() -> None:
    board = Board(level(constraints=[constraint(1, 1, ALL_RED)], budget=0, check_centre=True))
    for x, y in board.level.tiles[:4] + board.level.tiles[5:]:
        board.tap(x, y)
    assert (board.solved, board.holds(0)[4]) == (False, False)
    board.tap(6, 6)
    assert (board.solved, board.holds(0)[4]) == (True, True)


@pytest.mark.parametrize("times", [1, 2])
def test_with_three_colours_any_other_will_do_where_one_is_forbidden(times: int) -> None:
    forbidden = level(
        tiles=tiles("##"), colors=[14, 8, 9], constraints=[constraint(0, 0, NO_GREEN)]
    )
    assert not Board(forbidden).solved
    assert tapped(forbidden, [0, times]).solved


def test_all_constraints_must_hold() -> None:
    two = [constraint(0, 0, ALL_RED), constraint(2, 2, ALL_RED)]
    board = Board(level(constraints=two, budget=0))
    for x, y in [(6, 2), (2, 6), (6, 6)]:
        board.tap(x, y)
    assert all(board.holds(0).values())
    assert not board.solved
    for x, y in [(10, 6), (6, 10)]:
        board.tap(x, y)
    assert board.solved


def test_a_board_can_be_copied_and_goes_on_by_itself() -> None:
    board = Board(level())
    board.tap(10, 10)
    other = deepcopy(board)
    assert other.frame() == board.frame()
    other.tap(2, 2)
    assert (board.taps, other.taps) == (1, 2)
    other.tap(10, 10)
    assert (board.solved, other.solved) == (False, True)
