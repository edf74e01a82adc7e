"""Memory: places do not come again within an evening, until the pack is used up."""

from itertools import pairwise

import pytest

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.vocabulary import Json

from .play import card, here, questioning, seats, spy_of, started


def evening(games: int, rounds: int, seed: int = 0) -> list[str]:
    """Return the places of some games, one after the other."""
    memory: dict[str, Json] = {}
    places = []
    for number in range(games):
        game = Spyster.start(seats(4), {"rounds": rounds}, seed=seed + number, memory=memory)
        while game.result is None:
            if game.phase == "questioning":
                places.append(here(game))
            game.expire()
        memory = {**game.memory}
    return places


@pytest.mark.parametrize("seed", range(5))
def test_no_place_comes_again_before_the_pack_is_used_up(seed: int) -> None:
    places = evening(5, 2, 10 * seed)
    assert len({*places}) == len(places) == 10


@pytest.mark.parametrize("seed", range(5))
def test_no_place_comes_twice_running_when_the_pack_begins_anew(seed: int) -> None:
    places = evening(9, 3, 10 * seed)
    assert all(one != other for one, other in pairwise(places))


def test_a_place_that_people_have_seen_is_remembered_when_the_host_ends_the_game() -> None:
    game = questioning()
    game.end()
    assert game.memory == {"seen": {"classic": [here(game)]}}


def test_a_place_that_nobody_has_seen_is_not_remembered() -> None:
    game = started()
    game.end()
    assert game.memory == {"seen": {"classic": []}}


def test_every_pack_is_remembered_for_itself() -> None:
    memory: dict[str, Json] = {"seen": {"tall_tales": ["pirate_ship"], "classic": ["beach"]}}
    game = Spyster.start(seats(4), seed=1, memory=memory)
    game.end()
    assert game.memory == memory
    assert "beach" not in [place.id for place in game.possible()]


def test_a_pack_whose_places_have_other_names_now_is_played_all_the_same() -> None:
    game = Spyster.start(seats(4), seed=1, memory={"seen": {"classic": ["atlantis"]}})
    assert len(game.possible()) == 10


def test_the_spy_sees_which_places_were_played_this_evening() -> None:
    memory: dict[str, Json] = {"seen": {"classic": ["beach", "bank"]}}
    game = Spyster.start(seats(5), seed=1, memory=memory)
    game.expire()
    seen = {place["id"] for place in card(game, spy_of(game))["locations"] if place["seen"]}
    assert seen == {"beach", "bank"}
