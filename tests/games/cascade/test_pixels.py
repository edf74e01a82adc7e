"""The frame: every pixel of it, and what a click on each of them does."""

import pytest

from custom_components.parlor.games.cascade import Board
from custom_components.parlor.games.cascade.palette import GLAZES, PALETTE
from custom_components.parlor.games.cascade.pixels import WIDE, bar

from .drawn import FULL, PLUS, constraint, level, rows


def grid(board: Board) -> list[list[int]]:
    """Return the frame at half its size, having seen that it is drawn at scale 2."""
    frame = board.frame()
    assert (len(frame), {len(row) for row in frame}) == (64, {64})
    for y in range(0, 62, 2):
        assert frame[y] == frame[y + 1]
    for row in frame:
        assert row[::2] == row[1::2] or row is frame[63]
    return [row[::2] for row in frame[::2]]


def test_the_ground_is_darker_grey_wherever_nothing_is() -> None:
    shown = grid(Board(level()))
    drawn = {(x, y) for x in range(32) for y in range(32) if shown[y][x] != 4}
    tiles = {(x + dx, y + dy) for x, y in level().tiles for dx in range(3) for dy in range(3)}
    pattern = {(x, y) for x in (28, 29, 30) for y in (1, 2, 3)}
    swatches = {(x, y) for x in (29, 30) for y in (5, 6, 7, 8)}
    assert drawn == tiles | pattern | swatches


def test_the_pattern_is_yellow_where_it_is_active_and_dark_grey_where_not() -> None:
    shown = grid(Board(level(pattern=rows("110/010/001"))))
    assert [row[28:31] for row in shown[1:4]] == [[11, 11, 3], [3, 11, 3], [3, 3, 11]]


def test_there_are_as_many_swatches_as_colours_in_the_order_of_the_cycle() -> None:
    shown = grid(Board(level(colors=[15, 12, 8])))
    assert [row[29:31] for row in shown[5:12]] == [
        [15, 15],
        [15, 15],
        [12, 12],
        [12, 12],
        [8, 8],
        [8, 8],
        [4, 4],
    ]


def test_a_constraint_is_drawn_over_its_tile() -> None:
    pixels = [[0, 2, 3], [3, 8, 0], [2, 0, 3]]
    board = Board(level(constraints=[constraint(1, 1, pixels)]))
    assert [row[6:9] for row in grid(board)[6:9]] == pixels
    board.tap(6, 6)
    assert [row[6:9] for row in grid(board)[6:9]] == pixels


def test_whatever_forbids_is_one_of_two_greys() -> None:
    board = Board(level(constraints=[constraint(1, 1, [[0, 1, 3], [5, 8, 14], [2, 9, 15]])]))
    assert [row[6:9] for row in grid(board)[6:9]] == [[0, 2, 3], [2, 8, 2], [2, 2, 2]]


def test_a_tile_is_three_by_three_of_its_colour() -> None:
    board = Board(level(pattern=rows(PLUS), colors=[14, 8, 9], budget=0))
    board.tap(2, 2)
    board.tap(2, 2)
    board.tap(10, 2)
    shown = grid(board)
    for tile, (x, y) in enumerate(board.level.tiles):
        covered = (x, y) == (6, 6)
        block = {shown[y + dy][x + dx] for dx in range(3) for dy in range(3)}
        assert covered or block == {board.colour(tile)}


def test_every_click_taps_what_is_drawn_there() -> None:
    for y in range(64):
        for x in range(64):
            board = Board(level(pattern=rows(FULL), budget=0))
            board.click(x, y)
            other = Board(level(pattern=rows(FULL), budget=0))
            for tile in other.level.tiles:
                if 0 <= x // 2 - tile[0] < 3 and 0 <= y // 2 - tile[1] < 3:
                    other.tap(*tile)
            assert board.hues == other.hues, (x, y)


@pytest.mark.parametrize(("x", "y"), [(-1, 0), (64, 4), (4, 64), (-4, -4), (200, 200)])
def test_a_click_beyond_the_frame_is_none(x: int, y: int) -> None:
    board = Board(level(empty_costs=True))
    assert not board.click(x, y)
    assert board.steps_left == 5


def test_a_click_on_bar_and_legend_is_a_tap_on_nothing() -> None:
    board = Board(level(empty_costs=True))
    for x, y in [(0, 63), (56, 2), (58, 10)]:
        assert not board.click(x, y)
    assert board.steps_left == 2


def test_a_frame_shows_what_has_changed_since_the_last() -> None:
    board = Board(level(pattern=rows(PLUS), budget=30))
    for tap in range(20):
        board.tap(*board.level.tiles[tap % 9])
        fresh = Board(board.level)
        fresh.hues, fresh.steps_left = board.hues, board.steps_left
        assert board.frame() == fresh.frame()


def test_a_frame_is_the_callers() -> None:
    board = Board(level())
    board.frame()[10][10] = 99
    assert 99 not in board.frame()[10]


def test_after_a_reset_the_frame_is_that_of_the_start() -> None:
    board = Board(level())
    start = board.frame()
    board.tap(10, 10)
    assert board.frame() != start
    board.reset()
    assert board.frame() == start


@pytest.mark.parametrize("budget", range(1, 130))
def test_the_bar_shows_what_is_left_at_every_count(budget: int) -> None:
    for left in range(budget + 1):
        row = bar(left, budget)
        lit = row.count(12)
        assert row == [12] * lit + [11] * (WIDE - lit)
        twice = 2 * (64 * left - lit * budget)
        assert abs(twice) <= budget
        # Halves go to the even number.
        assert abs(twice) < budget or lit % 2 == 0


def test_the_bar_is_the_last_row_of_the_frame() -> None:
    board = Board(level(budget=5))
    for left in (5, 4, 3, 2, 1, 0):
        assert board.frame()[63] == bar(left, 5)
        assert board.frame()[62] == [4] * 64
        board.tap(10, 10)


def test_without_a_limit_there_is_no_bar() -> None:
    assert Board(level(budget=0)).frame()[63] == [4] * 64


def test_every_colour_of_the_palette_is_another_one() -> None:
    assert len({*PALETTE}) == 16
    assert {0, 5, 6, 8, 9, 11, 12, 14, 15} <= GLAZES
