"""How strong somebody is likely to be, and how sure that is."""

from itertools import pairwise
from random import Random

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.parlor.table.rating import (
    SPREAD,
    Comparison,
    Side,
    Skill,
    against_each_other,
    against_the_game,
    skills,
)

PEOPLE = ("anna", "ben", "cleo", "dora")
# Games in which some of four people take places, sometimes the same.
PLACES = st.dictionaries(st.sampled_from(PEOPLE), st.integers(0, 3), min_size=2)
EVENINGS = st.lists(PLACES, min_size=1, max_size=12)


def played(games: list[dict[str, int]]) -> dict[object, Skill]:
    """Return the skills after games in which everyone took these places."""
    return skills(
        [
            one
            for game in games
            for one in against_each_other([Side(who, game[who], by_points=True) for who in game])
        ]
    )


def duel(winner: str | None, loser: str | None) -> list[Comparison]:
    """Return what a game of two says."""
    return against_each_other([Side(winner, 0, by_points=True), Side(loser, 1, by_points=True)])


@given(EVENINGS, st.randoms(use_true_random=False))
@settings(deadline=None)
def test_the_order_of_games_does_not_count(games: list[dict[str, int]], rng: Random) -> None:
    mixed = [*games]
    rng.shuffle(mixed)
    one, other = played(games), played(mixed)
    for who, skill in one.items():
        assert other[who].mean == pytest.approx(skill.mean, abs=1e-6)
        assert other[who].deviation == pytest.approx(skill.deviation, abs=1e-6)


@given(EVENINGS)
@settings(deadline=None)
def test_whoever_changes_places_changes_skills(games: list[dict[str, int]]) -> None:
    swap = {"anna": "ben", "ben": "anna"}
    swapped = [{swap.get(who, who): place for who, place in game.items()} for game in games]
    one, other = played(games), played(swapped)
    for who, skill in one.items():
        assert other[swap.get(str(who), who)].mean == pytest.approx(skill.mean, abs=1e-6)


@given(EVENINGS)
@settings(deadline=None)
def test_what_was_lost_instead_of_won_turns_skills_around(games: list[dict[str, int]]) -> None:
    turned = [{who: -place for who, place in game.items()} for game in games]
    one, other = played(games), played(turned)
    for who, skill in one.items():
        assert other[who].mean == pytest.approx(-skill.mean, abs=1e-6)
        assert other[who].deviation == pytest.approx(skill.deviation, abs=1e-6)


@given(EVENINGS)
@settings(deadline=None)
def test_games_make_surer_and_never_less_sure_than_nothing(games: list[dict[str, int]]) -> None:
    assert all(0 < skill.deviation < SPREAD + 1e-9 for skill in played(games).values())


@given(EVENINGS, PLACES)
@settings(deadline=None)
def test_one_more_win_never_makes_weaker(games: list[dict[str, int]], last: dict[str, int]) -> None:
    before = played([*games, {**last, "anna": 4}])["anna"]
    after = played([*games, {**last, "anna": -1}])["anna"]
    assert after.mean > before.mean


def test_one_win_says_little() -> None:
    found = skills(duel("anna", "ben"))
    assert 0 < found["anna"].mean == pytest.approx(-found["ben"].mean)
    assert found["anna"].mean < 0.5
    assert found["anna"].deviation > 0.85


def test_more_of_the_same_makes_stronger_and_surer() -> None:
    found = [skills(duel("anna", "ben") * count)["anna"] for count in (1, 5, 25, 125)]
    assert all(one.mean < other.mean for one, other in pairwise(found))
    assert all(one.deviation > other.deviation for one, other in pairwise(found))


def test_a_draw_says_that_two_are_as_good_as_each_other() -> None:
    draw = against_each_other([Side(who, 0, by_points=True) for who in ("anna", "ben")])
    found = skills([*duel("anna", "cleo") * 5, *draw * 40])
    assert found["ben"].mean == pytest.approx(found["anna"].mean, abs=0.15)
    assert found["ben"].mean > 0.2


def test_those_of_one_team_are_not_compared() -> None:
    teams = [
        Side(who, place, by_points=False) for who, place in zip(PEOPLE, (0, 0, 1, 1), strict=True)
    ]
    pairs = [{*map(str, one.parts)} for one in against_each_other(teams)]
    assert pairs == [{"anna", "cleo"}, {"anna", "dora"}, {"ben", "cleo"}, {"ben", "dora"}]


def test_a_game_of_many_says_as_much_of_each_as_a_game_of_two() -> None:
    for count in (2, 3, 4):
        sides = [Side(who, place, by_points=True) for place, who in enumerate(PEOPLE[:count])]
        weights = [one.weight for one in against_each_other(sides) if "anna" in one.parts]
        assert sum(weights) == pytest.approx(1.0)


def test_beating_a_stranger_says_less_than_beating_somebody_known() -> None:
    stranger = skills(duel("anna", None) * 5)["anna"]
    known = skills(duel("anna", "ben") * 5 + duel("ben", "cleo") * 5 + duel("cleo", "ben") * 5)
    assert stranger.mean > 0
    assert known["anna"].mean > 0
    assert duel("anna", None)[0].parts["anna"] < 1
    assert [one.parts for one in duel(None, None)] == []


def test_who_wins_together_is_compared_with_the_game() -> None:
    won = [against_the_game(["anna", "ben"], "game", won=True)] * 6
    lost = [against_the_game(["anna", "cleo"], "game", won=False)] * 6
    found = skills([*won, *lost])
    assert found["ben"].mean > found["anna"].mean > found["cleo"].mean
    assert found["game"].mean == pytest.approx(0, abs=1e-6)


def test_a_game_that_is_always_lost_is_hard_and_nobody_s_fault_alone() -> None:
    found = skills([against_the_game(["anna", "ben"], "game", won=False)] * 20)
    assert found["game"].mean > -found["anna"].mean > 0


def test_with_many_games_skills_come_close_to_the_truth() -> None:
    truth = {"anna": 0.9, "ben": 0.3, "cleo": -0.3, "dora": -0.9}
    rng = Random(4)  # noqa: S311

    def one_game() -> list[Comparison]:
        one, other = rng.sample(PEOPLE, 2)
        chance = 1 / (1 + 2.718281828 ** (truth[other] - truth[one]))
        return duel(one, other) if rng.random() < chance else duel(other, one)

    errors = []
    for count in (40, 4000):
        found = skills([one for _ in range(count) for one in one_game()])
        errors.append(max(abs(found[who].mean - skill) for who, skill in truth.items()))
        assert all(
            abs(found[who].mean - skill) < 3 * found[who].deviation for who, skill in truth.items()
        )
    assert errors[1] < 0.2 < errors[0]


def test_without_games_nobody_has_a_skill() -> None:
    assert skills([]) == {}
