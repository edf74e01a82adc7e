"""Levels drawn with letters, for tests: hash marks are tiles, four apart."""

from collections.abc import Iterable, Mapping
from itertools import product
from typing import Any

from custom_components.parlor.games.cascade import Board, Level
from custom_components.parlor.games.cascade.grid import APART

type Pixels = list[list[int]]

CENTRE = "000/010/000"
PLUS = "010/111/010"
FULL = "111/111/111"
ROW = "000/111/000"


def rows(pattern: str) -> Pixels:
    """Return a pattern, written in three parts, as packs hold it."""
    return [[int(one) for one in row] for row in pattern.split("/")]


def tiles(*drawn: str, at: tuple[int, int] = (2, 2)) -> list[list[int]]:
    """Return where the tiles of a drawing are."""
    x, y = at
    return [
        [x + APART * across, y + APART * down]
        for down, row in enumerate(drawn)
        for across, mark in enumerate(row)
        if mark == "#"
    ]


def constraint(across: int, down: int, pixels: Pixels, at: tuple[int, int] = (2, 2)) -> Any:
    """Return a constraint on the tile of this column and row."""
    return {"x": at[0] + APART * across, "y": at[1] + APART * down, "pixels": pixels}


def data(**other: object) -> dict[str, Any]:
    """Return a level of nine tiles as a pack holds it, with something else about it."""
    return {
        "name": "Nine",
        "tiles": tiles("###", "###", "###"),
        "pattern": rows(CENTRE),
        "colors": [14, 8],
        "budget": 5,
        "constraints": [constraint(1, 1, [[0, 2, 2], [2, 8, 2], [2, 2, 2]])],
        **other,
    }


def level(**other: object) -> Level:
    """Return a level of nine tiles, whose upper left one must be red."""
    return Level.from_dict(data(**other))


def by_hand(level: Level) -> int | None:
    """Return the fewest taps that solve a level, found by trying all that there are."""
    times = range(len(level.colors))
    every = product(times, repeat=len(level.tiles))
    solving = (sum(often) for often in every if tapped(level, often).solved)
    return min(solving, default=None)


def tapped(level: Level, often: Iterable[int]) -> Board:
    """Return a board on which every tile was tapped so often, whatever happened on the way."""
    board = Board(level)
    for tile, times in enumerate(often):
        for _ in range(times):
            board.advance(tile)
    return board


def colours(board: Board) -> Mapping[tuple[int, int], int]:
    """Return the colour of every tile, by its column and row."""
    (left, top) = (min(spot[way] for spot in board.level.tiles) for way in (0, 1))
    return {
        ((x - left) // APART, (y - top) // APART): board.colour(tile)
        for tile, (x, y) in enumerate(board.level.tiles)
    }
