"""Packs: their schema, and those that ship."""

from collections.abc import Callable
from copy import deepcopy
import json
import re
from typing import Any

import pytest

from custom_components.parlor.games.spyster import BUILT_IN, BadPack, Pack, Spyster
from custom_components.parlor.games.spyster.builtin import pack_of
from custom_components.parlor.games.spyster.pack import Location, Role, Text

from .play import innocents, seats

PACKS = pytest.mark.parametrize("pack", BUILT_IN.values(), ids=[*BUILT_IN])
type Data = dict[str, Any]


def mine() -> Data:
    """Return a small pack as somebody might write it."""
    roles = [{"id": f"role_{n}", "name": f"Role {n}", "hint": "Be it."} for n in range(6)]
    places = [
        {"id": f"place_{n}", "name": {"en": f"Place {n}"}, "flavor": "Nice.", "roles": roles}
        for n in range(2)
    ]
    return {
        "id": "mine",
        "name": "Mine",
        "description": "My own.",
        "version": 1,
        "locations": places,
    }


def reason(data: object) -> str:
    """Return why data is no pack."""
    with pytest.raises(BadPack) as bad:
        Pack.from_dict(data)
    return str(bad.value)


def with_value(path: str, value: object) -> Data:
    """Return the small pack with one thing in it replaced."""
    data = json.loads(json.dumps(mine()))
    *way, last = [int(key) if key.isdigit() else key for key in path.split(".")]
    target = data
    for key in way:
        target = target[key]
    target[last] = value
    return data  # type: ignore[no-any-return]


def without(path: str, key: str) -> Data:
    """Return the small pack with one thing missing."""
    data = json.loads(json.dumps(mine()))
    target = data
    for part in path.split():
        target = target[int(part) if part.isdigit() else part]
    del target[key]
    return data  # type: ignore[no-any-return]


def texts(pack: Pack) -> list[Text]:
    """Return all texts of a pack."""
    found = [pack.name, pack.description]
    for place in pack.locations:
        found += [place.name, place.flavor]
        found += [text for role in place.roles for text in (role.name, role.hint)]
    return found


def test_a_text_may_be_a_string_or_an_object_by_language() -> None:
    pack = Pack.from_dict(mine())
    assert (pack.name, pack.locations[0].name) == ("Mine", {"en": "Place 0"})


def test_somebodys_own_pack_can_be_played() -> None:
    game = Spyster.start(seats(10), {"pack": mine()}, seed=1)
    game.expire()
    roles = [game.round.deal.roles[seat].id for seat in innocents(game)]
    assert (game.pack.id, len({*roles})) == ("mine", 6)


def test_playing_does_not_depend_on_later_changes_to_the_content() -> None:
    data = mine()
    game = Spyster.start(seats(4), {"pack": data}, seed=1)
    data["locations"][0]["name"]["en"] = "Elsewhere"
    assert game.pack.locations[0].name == {"en": "Place 0"}


@pytest.mark.parametrize("data", [None, 1, "classic", [], [mine()], True])
def test_a_pack_must_be_an_object(data: object) -> None:
    assert reason(data) == "pack: must be an object"


@pytest.mark.parametrize("key", ["id", "name", "description", "version", "locations"])
def test_a_pack_lacks_nothing(key: str) -> None:
    assert reason(without("", key)) == f"pack: {key} is missing"


@pytest.mark.parametrize("key", ["id", "name", "flavor", "roles"])
def test_a_location_lacks_nothing(key: str) -> None:
    assert reason(without("locations 1", key)) == f"location 2: {key} is missing"


@pytest.mark.parametrize("key", ["id", "name", "hint"])
def test_a_role_lacks_nothing(key: str) -> None:
    data = without("locations 1 roles 2", key)
    assert reason(data) == f"location 2 (place_1), role 3: {key} is missing"


@pytest.mark.parametrize("path", ["rolls", "locations.0.rolls", "locations.0.roles.0.rolls"])
def test_a_pack_holds_nothing_unknown(path: str) -> None:
    assert reason(with_value(path, 1)).endswith("'rolls' is not known")


@pytest.mark.parametrize("wrong", ["", "Beach", "my beach", "1st", "ß", "a" * 41, 7, None, ["a"]])
@pytest.mark.parametrize("path", ["id", "locations.0.id", "locations.0.roles.0.id"])
def test_an_id_is_short_and_plain(path: str, wrong: object) -> None:
    assert "id must be" in reason(with_value(path, wrong))


def test_two_locations_cannot_have_the_same_id() -> None:
    data = with_value("locations.1.id", "place_0")
    assert reason(data) == "pack: the id 'place_0' is there twice"


def test_two_roles_of_a_location_cannot_have_the_same_id() -> None:
    data = with_value("locations.0.roles.1.id", "role_0")
    assert reason(data) == "location 1 (place_0): the id 'role_0' is there twice"


def test_a_location_has_at_least_six_roles() -> None:
    data = with_value("locations.0.roles", mine()["locations"][0]["roles"][:5])
    assert reason(data) == "location 1 (place_0): roles must be 6 to 30, not 5"


@pytest.mark.parametrize("count", [0, 1, 61])
def test_a_pack_has_at_least_two_locations_and_not_too_many(count: int) -> None:
    data = with_value("locations", mine()["locations"][:1] * count)
    assert reason(data) == f"pack: locations must be 2 to 60, not {count}"


@pytest.mark.parametrize("path", ["locations", "locations.0.roles"])
@pytest.mark.parametrize("wrong", [None, {}, "beach", 3])
def test_locations_and_roles_are_lists(path: str, wrong: object) -> None:
    assert reason(with_value(path, wrong)).endswith("must be a list")


@pytest.mark.parametrize("wrong", [0, -1, True, 1.0, "1", None])
def test_a_version_is_a_whole_number_from_one(wrong: object) -> None:
    assert reason(with_value("version", wrong)) == "pack: version must be a whole number from 1"


@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ("", "must be a string that is not empty"),
        ("  ", "must be a string that is not empty"),
        (1, "must be a string that is not empty"),
        (None, "must be a string that is not empty"),
        (["Beach"], "must be a string that is not empty"),
        ("x" * 301, "must not be longer than 300 letters"),
        ("\ud800", "holds half a letter"),
        ({}, "has no language"),
        ({"en": ""}, "in en must be a string that is not empty"),
        ({"en": {"en": "x"}}, "in en must be a string that is not empty"),
        ({"English": "x"}, ": 'English' is not a language"),
        ({1: "x"}, ": '1' is not a language"),
    ],
)
def test_a_text_is_a_text(wrong: object, why: str) -> None:
    data = mine()
    data["name"] = wrong
    assert reason(data).startswith("pack: name")
    assert reason(data).endswith(why)


@pytest.mark.parametrize(
    "path",
    [
        "description",
        "locations.0.name",
        "locations.0.flavor",
        "locations.0.roles.0.name",
        "locations.0.roles.0.hint",
    ],
)
def test_every_text_is_checked(path: str) -> None:
    assert reason(with_value(path, "")).endswith("must be a string that is not empty")


def test_a_pack_that_does_not_ship_is_not_found_by_its_id() -> None:
    with pytest.raises(BadPack, match="there is no pack 'atlantis'"):
        pack_of("atlantis")


def test_three_packs_ship() -> None:
    assert [*BUILT_IN] == ["classic", "around_the_corner", "tall_tales"]


def test_classic_has_the_ten_classic_locations() -> None:
    assert [place.name["en"] for place in BUILT_IN["classic"].locations] == [  # type: ignore[index]
        *("Beach", "Airplane", "Casino", "Hospital", "Restaurant"),
        *("School", "Theater", "Bank", "Police Station", "Space Station"),
    ]


@PACKS
def test_a_pack_that_ships_has_ten_locations_with_nine_roles(pack: Pack) -> None:
    assert len(pack.locations) >= 10
    assert min(len(place.roles) for place in pack.locations) >= 9


@PACKS
def test_a_pack_that_ships_uses_no_id_twice(pack: Pack) -> None:
    ids = [place.id for place in pack.locations]
    ids += [role.id for place in pack.locations for role in place.roles]
    assert len({*ids}) == len(ids)


@PACKS
def test_a_pack_that_ships_has_all_texts_in_all_languages(pack: Pack) -> None:
    assert {tuple(sorted(text)) for text in texts(pack)} == {("de", "en")}


@PACKS
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_pack_that_ships_says_nothing_twice(pack: Pack, language: str) -> None:
    said = [text[language] for text in texts(pack)]  # type: ignore[index]
    assert sorted({*said}) == sorted(said)


def longest(things: list[Location] | list[Role], part: Callable[[Any], Any]) -> int:
    """Return the length of the longest of some texts."""
    return max(len(words) for thing in things for words in part(thing).values())


@PACKS
def test_a_pack_that_ships_is_brief(pack: Pack) -> None:
    roles = [role for place in pack.locations for role in place.roles]
    assert longest(roles, lambda role: role.hint) <= 90
    assert longest(roles, lambda role: role.name) <= 32
    assert longest([*pack.locations], lambda place: place.flavor) <= 140


@PACKS
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_hint_or_flavour_names_its_location(pack: Pack, language: str) -> None:
    told = [
        place.id
        for place in pack.locations
        for text in (place.flavor, *(role.hint for role in place.roles))
        if re.search(rf"\b{re.escape(place.name[language])}\b", text[language], re.IGNORECASE)  # type: ignore[index]
    ]
    assert told == []


@PACKS
def test_a_copy_of_a_game_shares_its_pack(pack: Pack) -> None:
    assert deepcopy(pack) is pack
    assert deepcopy(pack.locations[0]) is pack.locations[0]
