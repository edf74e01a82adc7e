"""Stars: the best that somebody has made of every level."""

from collections.abc import Mapping

from custom_components.parlor.table.collected import StarsInfo
from custom_components.parlor.table.journal.finished import FinishedGame, Participant
from custom_components.parlor.table.seats import SeatKind

from .test_statistics import counted, of, player


def played(
    stars: Mapping[str, int], *players: Participant, ended_by: str = "played"
) -> FinishedGame:
    """Return a game in which all have solved these levels with so many stars."""
    result = {"together": True, "left": [], "stars": {one.seat: stars for one in players}}
    return FinishedGame(1, "tiles", 0, 0, 1, ended_by, result, 1, players)


def stars(*games: FinishedGame) -> StarsInfo | None:
    return of(counted([games]), "Anna", "tiles")["stars"]


def test_the_best_of_every_level_counts() -> None:
    first = played({"kiln/1": 3, "kiln/2": 1}, player("Anna"))
    second = played({"kiln/1": 2, "kiln/2": 2, "house/1": 1}, player("Anna"))
    assert stars(first, second) == {"levels": 3, "stars": 6}


def test_what_a_game_without_levels_leaves_is_no_star() -> None:
    assert stars(played({}, player("Anna"))) is None


def test_stars_of_practice_and_of_what_was_broken_off_do_not_count() -> None:
    anna, bot = player("Anna"), player("Ada", kind=SeatKind.BOT)
    practised = played({"kiln/1": 3}, anna, bot)
    broken_off = played({"kiln/2": 3}, anna, ended_by="host")
    assert stars(practised, broken_off, played({}, anna)) is None


def test_nobody_has_the_stars_of_one_who_was_forgotten() -> None:
    forgotten = player("")
    assert stars(played({"kiln/1": 3}, forgotten), played({"kiln/1": 1}, player("Anna"))) == {
        "levels": 1,
        "stars": 1,
    }
