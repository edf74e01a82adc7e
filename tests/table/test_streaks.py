"""Streaks: the puzzle of the day, day after day."""

from collections.abc import Sequence
from datetime import date, timedelta

import pytest

from custom_components.parlor.games.content import Day
from custom_components.parlor.games.result import OF_THE_DAY
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.journal.finished import FinishedGame, Participant
from custom_components.parlor.table.seats import SeatKind
from custom_components.parlor.table.statistics import statistics
from custom_components.parlor.table.streaks import Calendar, DailyInfo

from .test_statistics import of, player

HOURS_OF_A_DAY = 24.0
FIRST = date(2028, 2, 27)


def day_of(hours: float) -> Day:
    """Return the day of a moment, which is told in hours after a first midnight."""
    then = FIRST + timedelta(hours=hours)
    return Day(then.year, then.month, then.day)


def solved(day: float, *players: Participant, stars: int = 3, hours: float = 1) -> FinishedGame:
    """Return a game that was begun at noon of a day, and whose puzzle was solved by all."""
    at = (day + 0.5) * HOURS_OF_A_DAY
    award = {"id": OF_THE_DAY, "seats": [one.seat for one in players], "number": stars}
    result = {"together": True, "left": [], "awards": [award]}
    return FinishedGame(int(day), "tiles", 0, at, at + hours, "played", result, 1, players)


def daily(games: Sequence[FinishedGame], today: int, name: str = "Anna") -> DailyInfo | None:
    """Return what somebody has come to with the puzzles of the day."""
    calendar = Calendar(day_of(today * HOURS_OF_A_DAY), day_of)
    return of(statistics([games], calendar), name, "tiles")["daily"]


def running(days: Sequence[int], today: int) -> tuple[int, int]:
    """Return how many days running, now and at most, somebody has solved it who did on these."""
    found = daily([solved(day, player("Anna")) for day in days], today)
    assert found is not None
    return found["streak"], found["longest"]


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        ([0], 0, (1, 1)),
        # Over the leap day, and into another month.
        ([0, 1, 2, 3, 4], 4, (5, 5)),
        ([0, 1, 2], 3, (3, 3)),
        ([0, 1, 2], 4, (0, 3)),
        ([0, 1, 3], 3, (1, 2)),
        ([0, 2, 3, 4, 6], 6, (1, 3)),
    ],
)
def test_a_streak_lasts_until_a_day_was_missed(
    days: list[int], today: int, expected: tuple[int, int]
) -> None:
    assert running(days, today) == expected


def test_a_day_counts_once_with_its_best() -> None:
    games = [solved(0, player("Anna"), stars=stars) for stars in (1, 3, 2)]
    assert daily(games, 0) == {"days": 1, "stars": 3, "streak": 1, "longest": 1}


def test_a_puzzle_belongs_to_the_day_on_which_it_was_begun() -> None:
    late = solved(0, player("Anna"), hours=20)
    assert daily([late, solved(1, player("Anna"))], 1) == {
        "days": 2,
        "stars": 6,
        "streak": 2,
        "longest": 2,
    }


def test_everyone_who_has_solved_it_together_has_a_streak() -> None:
    games = [solved(0, player("Anna"), player("Ben")), solved(1, player("Anna"))]
    once, twice = ({"days": days, "stars": 3 * days, "longest": days} for days in (1, 2))
    assert daily(games, 1, "Anna") == {**twice, "streak": 2}
    assert daily(games, 1, "Ben") == {**once, "streak": 1}


def test_whoever_has_not_solved_it_has_no_streak() -> None:
    anna, ben = player("Anna"), player("Ben")
    game = solved(0, anna)
    both = FinishedGame(1, "tiles", 0, 0, 1, "played", game.result, 1, (anna, ben))
    assert daily([both], 0, "Ben") is None


def test_a_bot_solves_it_for_nobody() -> None:
    bot = player("Ada", kind=SeatKind.BOT)
    assert daily([solved(0, player("Anna"), bot)], 0) is None


def test_nobody_keeps_the_streak_of_one_who_was_forgotten() -> None:
    forgotten = Participant(SeatId("s1"), "", SeatKind.PHONE, None, {}, won=True, score=3)
    games = [solved(0, forgotten), solved(1, forgotten, player("Anna"))]
    assert daily(games, 1) == {"days": 1, "stars": 3, "streak": 1, "longest": 1}
    found = statistics([games], Calendar(day_of(0), day_of))
    assert [one["name"] for one in found["persons"]] == ["Anna"]
