"""With how many players a game is looked at."""

from collections.abc import Iterable

from custom_components.parlor.games.state import GameState


def all_sizes(game: type[GameState]) -> Iterable[int]:
    """Return every number of players that a game allows."""
    return range(game.min_seats, game.max_seats + 1)


def some_sizes(game: type[GameState]) -> Iterable[int]:
    """Return the smallest, the middle and the largest number of players."""
    middle = (game.min_seats + game.max_seats) // 2
    return sorted({game.min_seats, middle, game.max_seats})
