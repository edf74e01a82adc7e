"""A career: one person's games over time, and how strong they were found to be by then."""

from collections.abc import Iterable, Sequence
from typing import Final, TypedDict

from .journal.finished import FinishedGame, Participant
from .persons import PersonId
from .statistics import GAMES_TO_RATE, RatingInfo, by_game, in_order, is_practice, rated

# A line through more points looks no different, and every point asks for all games before it.
MOST_POINTS: Final = 24


class OutcomeInfo(TypedDict):
    """How one game ended for somebody; `practice`: against nobody but bots."""

    at: float
    won: bool
    score: int | None
    practice: bool


class RatingPoint(RatingInfo):
    """How strong somebody was found to be by then."""

    at: float


class CareerInfo(TypedDict):
    """Somebody's games of one kind, the oldest first."""

    game: str
    outcomes: list[OutcomeInfo]
    ratings: list[RatingPoint]


def career(tables: Iterable[Sequence[FinishedGame]], person: PersonId) -> list[CareerInfo]:
    """Return somebody's career in every game they have played; slow where much was played."""
    games = [game for game in in_order(tables) if not game.broken_off]
    rateable = by_game(games)
    outcomes: dict[str, list[OutcomeInfo]] = {}
    for game in games:
        for one in _played_by(game, person):
            outcomes.setdefault(game.game, []).append(
                OutcomeInfo(at=game.ended, won=one.won, score=one.score, practice=is_practice(game))
            )
    return [
        CareerInfo(game=game, outcomes=found, ratings=_ratings(rateable.get(game, []), person))
        for game, found in outcomes.items()
    ]


def is_known(tables: Iterable[Sequence[FinishedGame]], person: PersonId) -> bool:
    """Return whether somebody has played at one of these tables, if only what was broken off."""
    return any(_played_by(game, person) for table in tables for game in table)


def _ratings(games: Sequence[FinishedGame], person: PersonId) -> list[RatingPoint]:
    """Return what was found after some of their games, and after the last."""
    theirs = [at for at, game in enumerate(games) if _played_by(game, person)]
    return [
        RatingPoint(at=games[at].ended, **found)
        for at in _some(theirs[GAMES_TO_RATE - 1 :])
        if (found := rated(games[: at + 1]).get(person)) is not None
    ]


def _some(moments: Sequence[int]) -> list[int]:
    """Return evenly spread ones of these, always with the last."""
    if len(moments) <= MOST_POINTS:
        return [*moments]
    apart = (len(moments) - 1) / (MOST_POINTS - 1)
    return [moments[round(number * apart)] for number in range(MOST_POINTS)]


def _played_by(game: FinishedGame, person: PersonId) -> list[Participant]:
    return [one for one in game.players if one.person == person]
