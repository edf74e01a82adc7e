"""What persons have come to over all evenings."""

from collections.abc import Sequence
from itertools import groupby, permutations

from hypothesis import given, strategies as st
import pytest

from custom_components.parlor.games.content import Day
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.journal.finished import FinishedGame, Participant
from custom_components.parlor.table.persons import PersonId
from custom_components.parlor.table.seats import SeatKind
from custom_components.parlor.table.statistics import (
    GAMES_TO_RATE,
    GameCountInfo,
    PersonInfo,
    StatisticsInfo,
    statistics,
)
from custom_components.parlor.table.streaks import Calendar

PHONE, USER, BOT = SeatKind
CALENDAR = Calendar(Day(2026, 11, 18), lambda _: Day(2026, 11, 18))


def player(
    name: str,
    score: int | None = None,
    *,
    won: bool = False,
    kind: SeatKind = PHONE,
    user: str | None = None,
) -> Participant:
    """Return somebody who has played, on a seat of that name."""
    return Participant(SeatId(name or "nobody"), name, kind, user, {}, won, score)


def game(
    at: float,
    *players: Participant,
    game: str = "tally",
    together: bool | None = None,
    left: Sequence[str] = (),
    ended_by: str = "played",
) -> FinishedGame:
    """Return a game that ended then."""
    result = {"together": together, "left": [*left]}
    return FinishedGame(int(at), game, 0, at - 1, at, ended_by, result, 1, players)


def counted(tables: Sequence[Sequence[FinishedGame]]) -> StatisticsInfo:
    """Return the statistics on a day on which nobody asks for the day."""
    return statistics(tables, CALENDAR)


def duels(count: int, winner: str = "Anna", loser: str = "Ben") -> list[FinishedGame]:
    """Return games of two, all won by the same."""
    return [game(at, player(winner, 5, won=True), player(loser, 3)) for at in range(count)]


def person(found: StatisticsInfo, name: str) -> PersonInfo:
    return next(one for one in found["persons"] if one["name"] == name)


def of(found: StatisticsInfo, name: str, game: str = "tally") -> GameCountInfo:
    return next(one for one in person(found, name)["games"] if one["game"] == game)


def test_without_games_there_is_nobody() -> None:
    assert counted([]) == {"persons": [], "bots": [], "games_to_rate": GAMES_TO_RATE}


def test_games_wins_and_the_best_score_are_counted_game_by_game() -> None:
    found = counted(
        [
            [
                game(1, player("Anna", 7, won=True), player("Ben", 3)),
                game(2, player("Anna", 4), player("Ben", 9, won=True)),
                game(3, player("Anna", won=True), player("Ben"), game="trek"),
            ]
        ]
    )
    anna, tally = person(found, "Anna"), of(found, "Anna")
    assert (tally["played"], tally["won"], tally["best"]) == (2, 1, 7)
    assert of(found, "Anna", "trek")["best"] is None
    assert (anna["all"]["played"], anna["all"]["won"], anna["all"]["best"]) == (3, 2, None)
    assert anna["all"]["last"] == 3
    assert [one["name"] for one in found["persons"]] == ["Anna", "Ben"]


def test_a_game_that_was_broken_off_counts_for_nobody() -> None:
    played = [game(1, player("Anna", 7, won=True), player("Ben", 3))]
    broken_off = game(2, player("Anna", 9), player("Cleo", 1), ended_by="host")
    found = counted([[*played, broken_off]])
    assert (of(found, "Anna"), of(found, "Ben")) == (
        of(counted([played]), "Anna"),
        of(counted([played]), "Ben"),
    )
    assert person(found, "Anna")["all"]["streak"] == 1
    assert (person(found, "Cleo")["all"]["played"], person(found, "Cleo")["games"]) == (0, [])


@given(st.lists(st.booleans(), min_size=1))
def test_streaks_are_wins_in_a_row(wins: list[bool]) -> None:
    games = [game(at, player("Anna", won=won), player("Ben")) for at, won in enumerate(wins)]
    anna = person(counted([games]), "Anna")["all"]
    runs = [(won, len([*run])) for won, run in groupby(wins)]
    assert anna["longest"] == max((length for won, length in runs if won), default=0)
    assert anna["streak"] == (runs[-1][1] if wins[-1] else 0)


@given(st.lists(st.tuples(st.integers(0, 2), st.booleans()), min_size=1))
def test_tables_count_together_in_the_order_of_time(evenings: list[tuple[int, bool]]) -> None:
    games = [
        game(at, player("Anna", won=won), player("Ben")) for at, (_, won) in enumerate(evenings)
    ]
    tables = [
        [one for one, (at, _) in zip(games, evenings, strict=True) if at == table]
        for table in range(3)
    ]
    expected = counted([games])
    for order in permutations(tables):
        assert counted(order) == expected


def test_a_guest_is_known_again_by_the_name_however_it_is_written() -> None:
    found = counted([[game(1, player("ANNA "), player("Ben")), game(2, player("Anna"))]])
    assert person(found, "Anna")["all"]["played"] == 2
    assert person(found, "Anna")["person"] == PersonId("guest:anna")


def test_a_user_is_known_again_by_the_id_and_nobody_else_by_the_name() -> None:
    found = counted(
        [
            [
                game(1, player("Robin", kind=USER, user="r1"), player("Ben")),
                game(2, player("Bobbie", kind=USER, user="r1"), player("Robin")),
            ]
        ]
    )
    assert person(found, "Bobbie")["all"]["played"] == 2
    assert person(found, "Robin")["person"] == "guest:robin"


def test_whoever_was_forgotten_is_nobody_but_was_there() -> None:
    games = [game(at, player("Anna", 5, won=True), player("", 3)) for at in range(GAMES_TO_RATE)]
    found = counted([games])
    assert [one["name"] for one in found["persons"]] == ["Anna"]
    rating = of(found, "Anna")["rating"]
    assert rating is not None
    assert rating["value"] > 1500


def test_bots_are_kept_apart() -> None:
    found = counted(
        [
            [
                game(1, player("Anna", 1), player("Ben", 2), player("Ada", 9, won=True, kind=BOT)),
                game(2, player("Anna", 8, won=True), player("Ben", 2), player("Ada", 3, kind=BOT)),
            ]
        ]
    )
    assert {one["name"] for one in found["persons"]} == {"Anna", "Ben"}
    assert found["bots"] == [{"game": "tally", "played": 2, "won": 1, "best": 9}]


def test_whoever_plays_bots_alone_practises() -> None:
    alone = [
        game(at, player("Anna", 9, won=True), player("Ada", kind=BOT))
        for at in range(GAMES_TO_RATE)
    ]
    anna = of(counted([alone]), "Anna")
    assert (anna["practised"], anna["played"], anna["won"], anna["streak"]) == (5, 0, 0, 0)
    assert (anna["best"], anna["rating"]) == (None, None)


def test_a_game_for_one_is_no_practice_and_says_nothing_of_strength() -> None:
    alone = [game(at, player("Anna", 9, won=True)) for at in range(GAMES_TO_RATE)]
    anna = of(counted([alone]), "Anna")
    assert (anna["practised"], anna["played"], anna["rating"]) == (0, 5, None)


def test_too_few_games_give_no_rating() -> None:
    assert of(counted([duels(GAMES_TO_RATE - 1)]), "Anna")["rating"] is None
    rating = of(counted([duels(GAMES_TO_RATE)]), "Anna")["rating"]
    assert rating is not None
    assert rating["games"] == GAMES_TO_RATE


def test_a_rating_tells_how_unsure_it_is_and_becomes_surer() -> None:
    few, many = (of(counted([duels(count)]), "Anna")["rating"] for count in (5, 100))
    assert few is not None
    assert many is not None
    assert few["value"] - few["uncertainty"] < 1500 < few["value"]
    assert many["uncertainty"] < few["uncertainty"]
    loser = of(counted([duels(100)]), "Ben")["rating"]
    assert loser is not None
    assert loser["value"] == 3000 - many["value"]


def test_whoever_wins_more_against_the_same_people_is_rated_higher() -> None:
    games = [
        game(at, *(player(name, 9 - place, won=place == 0) for place, name in enumerate(order)))
        for at, order in enumerate([("Anna", "Ben", "Cleo")] * 8 + [("Ben", "Anna", "Cleo")] * 3)
    ]
    found = counted([games])
    values = [
        rating["value"] for name in ("Anna", "Ben", "Cleo") if (rating := of(found, name)["rating"])
    ]
    assert values == sorted(values, reverse=True)
    assert len({*values}) == 3


def test_whoever_leaves_comes_last_whatever_the_points() -> None:
    games = [
        game(at, player("Anna", 9), player("Ben", 2, won=True), player("Cleo", 1), left=["Anna"])
        for at in range(6)
    ]
    found = counted([games])
    ratings = {name: of(found, name)["rating"] for name in ("Anna", "Cleo")}
    assert ratings["Anna"] is not None
    assert ratings["Cleo"] is not None
    assert ratings["Anna"]["value"] < ratings["Cleo"]["value"]


def test_games_that_are_won_together_rate_people_by_the_company_that_wins() -> None:
    games = [
        game(at, player("Anna", won=won), player(other, won=won), together=won)
        for at, (other, won) in enumerate([("Ben", True), ("Cleo", False)] * 6)
    ]
    found = counted([games])
    values = [
        rating["value"] for name in ("Ben", "Anna", "Cleo") if (rating := of(found, name)["rating"])
    ]
    assert values == sorted(values, reverse=True)
    assert values[0] > 1500 > values[2]


@pytest.mark.parametrize("game_count", [GAMES_TO_RATE, 40])
def test_teams_without_scores_rate_winners_above_losers(game_count: int) -> None:
    games = [
        game(
            at,
            *(
                player(name, won=name in ("Anna", "Ben"))
                for name in ("Anna", "Ben", "Cleo", "Dora")
            ),
        )
        for at in range(game_count)
    ]
    found = counted([games])
    values = {name: of(found, name)["rating"] for name in ("Anna", "Ben", "Cleo", "Dora")}
    assert values["Anna"] == values["Ben"] != values["Cleo"] == values["Dora"]
