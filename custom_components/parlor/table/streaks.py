"""Streaks: on how many days running somebody has solved the puzzle of the day."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import date
from typing import TypedDict

from custom_components.parlor.games.content import Day
from custom_components.parlor.games.result import OF_THE_DAY
from custom_components.parlor.games.vocabulary import SeatId

from .journal.finished import FinishedGame
from .persons import PersonId


@dataclass(frozen=True, slots=True)
class Calendar:
    """Which day it is in the house, and which it was at some moment."""

    today: Day
    day_of: Callable[[float], Day]


class DailyInfo(TypedDict):
    """On how many `days` somebody has solved the puzzle of the day, with which `stars` in all.

    `streak`: days running, up to today or yesterday; `longest`: ever.
    """

    days: int
    stars: int
    streak: int
    longest: int


def streaks(
    games: Iterable[FinishedGame], calendar: Calendar
) -> Mapping[tuple[PersonId, str], DailyInfo]:
    """Return what everyone has come to with the puzzles of the day, by person and game."""
    # The best of each day, by its number.
    solved: defaultdict[tuple[PersonId, str], dict[int, int]] = defaultdict(dict)
    for game in games:
        if not (stars := _stars(game)):
            continue
        # A puzzle belongs to the day on which it was begun.
        day = _number(calendar.day_of(game.started))
        for one in game.players:
            if one.person is not None and one.seat in stars:
                days = solved[one.person, game.game]
                days[day] = max(days.get(day, 0), stars[one.seat])
    today = _number(calendar.today)
    return {whose: _counted(days, today) for whose, days in solved.items()}


def _stars(game: FinishedGame) -> Mapping[SeatId, int]:
    """Return who has solved the puzzle of the day in a game, and with how many stars."""
    return {
        seat: award["number"] or 0
        for award in game.result.get("awards", ())
        if award["id"] == OF_THE_DAY
        for seat in award["seats"]
    }


def _counted(days: Mapping[int, int], today: int) -> DailyInfo:
    streak = longest = 0
    for day in sorted(days):
        streak = streak + 1 if day - 1 in days else 1
        longest = max(longest, streak)
    # Who has not played yet today can still go on.
    lasts = today - 1 in days or today in days
    return {
        "days": len(days),
        "stars": sum(days.values()),
        "streak": streak if lasts else 0,
        "longest": longest,
    }


def _number(day: Day) -> int:
    return date(*day).toordinal()
