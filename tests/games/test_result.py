"""Results: who has won, and where every point came from."""

from custom_components.parlor.games.result import Award, Points, Result, ahead
from custom_components.parlor.games.vocabulary import SeatId

S1, S2, S3 = SeatId("s1"), SeatId("s2"), SeatId("s3")


def test_the_highest_total_wins() -> None:
    result = Result.by_points(
        {S1: (Points("vote", 4), Points("bet", -1)), S2: (Points("vote", 2),)}
    )
    assert result.winners == (S1,)
    assert result.scores == {S1: 3, S2: 2}


def test_ties_share_the_win() -> None:
    result = Result.by_points({S1: (Points("vote", 2),), S2: (), S3: (Points("vote", 2),)})
    assert result.winners == (S1, S3)


def test_everyone_wins_a_game_without_points() -> None:
    assert Result.by_points({S1: (), S2: ()}).winners == (S1, S2)


def test_nobody_wins_what_is_broken_off_but_somebody_may_be_ahead() -> None:
    points = {S1: (Points("vote", 2),), S2: (Points("vote", 5),), S3: ()}
    result = Result.by_points(points, "host", left=[S2])
    assert (result.broken_off, result.winners, result.tie) == (True, (), None)
    assert ahead(result.to_json()) == [S1]
    assert ahead(Result.by_points({S1: (), S2: ()}, "host").to_json()) == []
    assert ahead(Result.by_points(points).to_json()) == []


def test_the_best_of_the_negative_totals_wins() -> None:
    result = Result.by_points({S1: (Points("bet", -3),), S2: (Points("bet", -1),)})
    assert result.winners == (S2,)


def test_a_game_of_nobody_has_no_winner() -> None:
    assert Result.by_points({}).winners == ()


def test_the_wire_carries_every_point_with_its_reason() -> None:
    result = Result.by_points({S1: (Points("vote", 2, 1),)}, "too_few_players")
    carried: object = result.to_json()
    assert carried == {
        "winners": ["s1"],
        "together": None,
        "scores": {"s1": 2},
        "breakdown": {"s1": [{"reason": "vote", "points": 2, "round": 1}]},
        "ended_by": "too_few_players",
        "awards": [],
        "left": [],
        "tie": None,
    }


def test_a_shared_win_is_called_one() -> None:
    assert Result.by_points({S1: (), S2: ()}).tie == "shared"
    assert Result.by_points({S1: (Points("vote", 2),), S2: ()}).tie is None


def test_who_has_left_comes_last_and_cannot_win() -> None:
    result = Result.by_points({S1: (Points("vote", 9),), S2: (), S3: ()}, left=[S1])
    assert (result.winners, [*result.scores], result.left) == ((S2, S3), [S2, S3, S1], (S1,))


def test_the_wire_carries_awards_with_their_number() -> None:
    awards = (Award("liar", (S1, S2), 3), Award("fox", (S3,)))
    assert Result((), awards=awards).to_json()["awards"] == [
        {"id": "liar", "seats": ["s1", "s2"], "number": 3},
        {"id": "fox", "seats": ["s3"], "number": None},
    ]


def test_all_can_win_as_one_without_scores() -> None:
    won = Result.as_one([S1, S2], won=True)
    assert (won.winners, won.together, won.scores) == ((S1, S2), True, {})


def test_all_can_lose_as_one() -> None:
    lost = Result.as_one([S1, S2], won=False, ended_by="drowned")
    assert (lost.winners, lost.together, lost.ended_by) == ((), False, "drowned")
