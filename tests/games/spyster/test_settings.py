"""Options: what can be set, and what is refused before the game starts."""

import pytest

from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.spyster import PACKS, Spyster

from .play import seats

NUMBERS = {
    "round_minutes": (7, 1, 30),
    "rounds": (5, 1, 20),
    "vote_calls": (1, 0, 10),
    "win_1": (2, 0, 20),
    "win_2": (4, 0, 20),
    "win_3": (6, 0, 20),
    "lose_1": (1, 0, 20),
    "lose_2": (2, 0, 20),
    "lose_3": (3, 0, 20),
    "double_agent": (10, 0, 50),
    "guess_right": (10, 0, 50),
    "guess_wrong": (5, 0, 50),
}


def test_numbers_have_the_defaults_and_bounds_of_the_rules() -> None:
    found = {
        option.key: (option.default, option.min, option.max)
        for option in Spyster.options
        if option.kind is Kind.NUMBER
    }
    assert found == NUMBERS


def test_only_the_points_are_fine_points() -> None:
    points = {*NUMBERS} - {"round_minutes", "rounds", "vote_calls"}
    assert {option.key for option in Spyster.options if option.advanced} == points


def test_the_pack_is_classic_unless_another_is_chosen() -> None:
    option = next(option for option in Spyster.options if option.key == "pack")
    assert (option.kind, option.default, option.choices[0]) == (Kind.CONTENT, "classic", "classic")
    assert option.choices == tuple(PACKS.shipped)


@pytest.mark.parametrize("key", NUMBERS)
@pytest.mark.parametrize("wrong", ["low", 99, -1, True, 1.5, None])
def test_a_bad_number_is_refused_naming_the_option_and_its_bounds(key: str, wrong: object) -> None:
    with pytest.raises(Refused) as refused:
        Spyster.start(seats(4), {key: wrong}, seed=1)
    _, least, most = NUMBERS[key]
    assert refused.value.code == CommonRefusal.INVALID_OPTION
    assert refused.value.details == {"option": key, "min": least, "max": most}


@pytest.mark.parametrize("wrong", ["atlantis", 1, None, True, ["classic"], {}, {"id": "mine"}])
def test_a_bad_pack_is_refused_naming_the_option(wrong: object) -> None:
    with pytest.raises(Refused) as refused:
        Spyster.start(seats(4), {"pack": wrong}, seed=1)
    assert refused.value.code == CommonRefusal.INVALID_OPTION
    assert refused.value.details["option"] == "pack"


@pytest.mark.parametrize("pack", PACKS.shipped)
def test_every_pack_that_ships_can_be_played(pack: str) -> None:
    game = Spyster.start(seats(10), {"pack": pack}, seed=1)
    assert game.pack is PACKS.shipped[pack]


@pytest.mark.parametrize(("players", "code"), [(3, "not_enough_players"), (11, "too_many_players")])
def test_four_to_ten_can_play(players: int, code: str) -> None:
    with pytest.raises(Refused) as refused:
        Spyster.start(seats(players), seed=1)
    assert refused.value.code == code
