"""One person's games over time."""

from custom_components.parlor.table.career import MOST_POINTS, CareerInfo, career, is_known
from custom_components.parlor.table.journal.finished import FinishedGame
from custom_components.parlor.table.persons import PersonId
from custom_components.parlor.table.seats import SeatKind
from custom_components.parlor.table.statistics import GAMES_TO_RATE

from .test_statistics import counted, duels, game, of, player

ANNA = PersonId("guest:anna")


def annas(*tables: list[FinishedGame]) -> CareerInfo:
    (found,) = career(tables, ANNA)
    return found


def test_games_of_all_tables_are_told_the_oldest_first() -> None:
    attic = [game(2, player("Anna", 4), player("Ben", 9, won=True))]
    cellar = [game(1, player("Anna", 7, won=True), player("Ben", 3))]
    told = annas(attic, cellar)["outcomes"]
    assert [(one["at"], one["won"], one["score"]) for one in told] == [(1, True, 7), (2, False, 4)]


def test_games_of_others_are_none_of_ones_career() -> None:
    assert career([[game(1, player("Ben", won=True), player("Cleo"))]], ANNA) == []


def test_a_game_that_was_broken_off_is_no_outcome() -> None:
    broken_off = game(1, player("Anna", 9), player("Ben"), ended_by="host")
    assert career([[broken_off]], ANNA) == []
    assert is_known([[broken_off]], ANNA)
    assert not is_known([[broken_off]], PersonId("guest:cleo"))


def test_each_game_has_a_career_of_its_own() -> None:
    played = [
        game(1, player("Anna", won=True), player("Ben")),
        game(2, player("Anna"), player("Ben", won=True), game="trek"),
    ]
    assert [one["game"] for one in career([played], ANNA)] == ["tally", "trek"]


def test_practice_is_told_as_such_and_gives_no_rating() -> None:
    alone = [
        game(at, player("Anna", won=True), player("Bot", kind=SeatKind.BOT))
        for at in range(GAMES_TO_RATE)
    ]
    found = annas(alone)
    assert all(one["practice"] for one in found["outcomes"])
    assert found["ratings"] == []


def test_nothing_is_said_about_strength_before_there_are_enough_games() -> None:
    assert annas(duels(GAMES_TO_RATE - 1))["ratings"] == []
    assert len(annas(duels(GAMES_TO_RATE))["ratings"]) == 1


def test_who_wins_on_becomes_stronger_and_surer() -> None:
    ratings = annas(duels(12))["ratings"]
    values = [point["value"] for point in ratings]
    doubts = [point["uncertainty"] for point in ratings]
    assert [point["at"] for point in ratings] == [*range(GAMES_TO_RATE - 1, 12)]
    assert values == sorted(values)
    assert values[0] < values[-1]
    assert doubts[0] > doubts[-1]


def test_the_last_point_is_what_the_statistics_say() -> None:
    played = duels(40)
    (*_, last) = annas(played)["ratings"]
    now = of(counted([played]), "Anna")["rating"]
    assert {**last} == {**(now or {}), "at": 39}


def test_a_long_career_is_told_in_few_points_from_the_first_to_the_last() -> None:
    ratings = annas(duels(90))["ratings"]
    assert len(ratings) == MOST_POINTS
    assert (ratings[0]["at"], ratings[-1]["at"]) == (GAMES_TO_RATE - 1, 89)
