"""Stars that people have collected: the best that they have made of every level."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from typing import TypedDict

from .journal.finished import FinishedGame
from .persons import PersonId


class StarsInfo(TypedDict):
    """How many levels somebody has solved, and with how many stars in all, the best of each."""

    levels: int
    stars: int


def collected(games: Iterable[FinishedGame]) -> Mapping[tuple[PersonId, str], StarsInfo]:
    """Return the stars of everyone who has some, by person and game."""
    best: defaultdict[tuple[PersonId, str], dict[str, int]] = defaultdict(dict)
    for game in games:
        for one in game.players:
            if one.person is None:
                continue
            for level, stars in game.stars(one.seat).items():
                levels = best[one.person, game.game]
                levels[level] = max(levels.get(level, 0), stars)
    return {
        whose: {"levels": len(levels), "stars": sum(levels.values())}
        for whose, levels in best.items()
    }
