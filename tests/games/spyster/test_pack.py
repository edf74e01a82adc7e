"""Packs: their schema, and those that ship."""

from collections.abc import Callable
from copy import deepcopy
import json
import re
from typing import Any

import pytest

from custom_components.parlor.games.content import BadContent, Complaint, Whereabouts
from custom_components.parlor.games.spyster import PACKS, Pack, Spyster
from custom_components.parlor.games.spyster.pack import Location, Role
from custom_components.parlor.games.vocabulary import Wording

from .play import innocents, seats

SHIPPED = pytest.mark.parametrize("pack", PACKS.shipped.values(), ids=[*PACKS.shipped])
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


def complaints(data: object) -> list[Complaint]:
    """Return all that is wrong with data that is no pack."""
    with pytest.raises(BadContent) as bad:
        PACKS.take(data)
    return [*bad.value.complaints]


def complaint(data: object) -> tuple[str, Whereabouts, dict[str, Any]]:
    """Return the one thing that is wrong with data that is no pack."""
    (found,) = complaints(data)
    return str(found.code), found.place, dict(found.details)


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


def texts(pack: Pack) -> list[Wording]:
    """Return all texts of a pack."""
    found = [pack.name, pack.description]
    for place in pack.locations:
        found += [place.name, place.flavor]
        found += [text for role in place.roles for text in (role.name, role.hint)]
    return found


def test_a_text_may_be_a_string_or_an_object_by_language() -> None:
    pack = PACKS.take(mine())
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


@pytest.mark.parametrize("data", [None, 1, [], [mine()], True])
def test_a_pack_must_be_an_object(data: object) -> None:
    assert complaint(data) == ("no_object", (), {})


@pytest.mark.parametrize("key", ["id", "name", "description", "version", "locations"])
def test_a_pack_lacks_nothing(key: str) -> None:
    assert complaint(without("", key)) == ("missing", (), {"key": key})


@pytest.mark.parametrize("key", ["id", "name", "flavor", "roles"])
def test_a_location_lacks_nothing(key: str) -> None:
    assert complaint(without("locations 1", key)) == ("missing", ("locations", 2), {"key": key})


@pytest.mark.parametrize("key", ["id", "name", "hint"])
def test_a_role_lacks_nothing(key: str) -> None:
    place = ("locations", 2, "roles", 3)
    assert complaint(without("locations 1 roles 2", key)) == ("missing", place, {"key": key})


@pytest.mark.parametrize("path", ["rolls", "locations.0.rolls", "locations.0.roles.0.rolls"])
def test_a_pack_holds_nothing_unknown(path: str) -> None:
    code, _, details = complaint(with_value(path, 1))
    assert (code, details) == ("unknown", {"key": "rolls"})


@pytest.mark.parametrize("wrong", ["", "Beach", "my beach", "1st", "ß", "a" * 41, 7, None, ["a"]])
@pytest.mark.parametrize("path", ["id", "locations.0.id", "locations.0.roles.0.id"])
def test_an_id_is_short_and_plain(path: str, wrong: object) -> None:
    code, place, _ = complaint(with_value(path, wrong))
    assert (code, place[-1]) == ("bad_id", "id")


def test_two_locations_cannot_have_the_same_id() -> None:
    data = with_value("locations.1.id", "place_0")
    assert complaint(data) == ("twice", ("locations", 2), {"id": "place_0"})


def test_two_roles_of_a_location_cannot_have_the_same_id() -> None:
    data = with_value("locations.0.roles.1.id", "role_0")
    assert complaint(data) == ("twice", ("locations", 1, "roles", 2), {"id": "role_0"})


def test_a_location_has_at_least_six_roles() -> None:
    data = with_value("locations.0.roles", mine()["locations"][0]["roles"][:5])
    found = {"min": 6, "max": 30, "count": 5}
    assert complaint(data) == ("wrong_count", ("locations", 1, "roles"), found)


@pytest.mark.parametrize("count", [0, 1, 61])
def test_a_pack_has_at_least_two_locations_and_not_too_many(count: int) -> None:
    places = [{**mine()["locations"][0], "id": f"place_{n}"} for n in range(count)]
    found = {"min": 2, "max": 60, "count": count}
    assert complaint(with_value("locations", places)) == ("wrong_count", ("locations",), found)


@pytest.mark.parametrize("path", ["locations", "locations.0.roles"])
@pytest.mark.parametrize("wrong", [None, {}, "beach", 3])
def test_locations_and_roles_are_lists(path: str, wrong: object) -> None:
    assert complaint(with_value(path, wrong))[0] == "no_list"


@pytest.mark.parametrize("wrong", [None, [], "beach", 3])
def test_a_location_is_an_object(wrong: object) -> None:
    assert complaint(with_value("locations.1", wrong)) == ("no_object", ("locations", 2), {})


@pytest.mark.parametrize("wrong", [0, -1, True, 1.0, "1", None])
def test_a_version_is_a_whole_number_from_one(wrong: object) -> None:
    assert complaint(with_value("version", wrong))[:2] == ("no_number", ("version",))


@pytest.mark.parametrize(
    ("wrong", "code", "place"),
    [
        ("", "no_text", ()),
        ("  ", "no_text", ()),
        (1, "no_text", ()),
        (None, "no_text", ()),
        (["Beach"], "no_text", ()),
        ("\ud800", "no_text", ()),
        ("x" * 301, "too_long", ()),
        ({}, "no_language", ()),
        ({"en": ""}, "no_text", ("en",)),
        ({"en": {"en": "x"}}, "no_text", ("en",)),
        ({"English": "x"}, "bad_language", ()),
        ({1: "x"}, "bad_language", ()),
    ],
)
def test_a_text_is_a_text(wrong: object, code: str, place: Whereabouts) -> None:
    data = mine()
    data["name"] = wrong
    assert complaint(data)[:2] == (code, ("name", *place))


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
    assert complaint(with_value(path, ""))[0] == "no_text"


def test_everything_that_is_wrong_is_told_at_once() -> None:
    data = with_value("locations.1.roles.5", {"id": "role_0", "hint": 3})
    data |= {"id": "My own", "name": "", "rolls": 1}
    assert [(complaint.code.value, complaint.place) for complaint in complaints(data)] == [
        ("unknown", ()),
        ("bad_id", ("id",)),
        ("no_text", ("name",)),
        ("twice", ("locations", 2, "roles", 6)),
        ("missing", ("locations", 2, "roles", 6)),
        ("no_text", ("locations", 2, "roles", 6, "hint")),
    ]


def test_a_pack_that_does_not_ship_is_not_found_by_its_id() -> None:
    with pytest.raises(BadContent):
        PACKS.find("atlantis")


def test_three_packs_ship() -> None:
    assert [*PACKS.shipped] == ["classic", "around_the_corner", "tall_tales"]


def test_classic_has_the_ten_classic_locations() -> None:
    assert [place.name["en"] for place in PACKS.shipped["classic"].locations] == [  # type: ignore[index]
        *("Beach", "Aeroplane", "Casino", "Hospital", "Restaurant"),
        *("School", "Theatre", "Bank", "Police Station", "Space Station"),
    ]


@SHIPPED
def test_a_pack_that_ships_has_ten_locations_with_nine_roles(pack: Pack) -> None:
    assert len(pack.locations) >= 10
    assert min(len(place.roles) for place in pack.locations) >= 9


@SHIPPED
def test_a_pack_that_ships_uses_no_id_twice(pack: Pack) -> None:
    ids = [place.id for place in pack.locations]
    ids += [role.id for place in pack.locations for role in place.roles]
    assert len({*ids}) == len(ids)


@SHIPPED
def test_a_pack_that_ships_has_all_texts_in_all_languages(pack: Pack) -> None:
    assert {tuple(sorted(text)) for text in texts(pack)} == {("de", "en")}


@SHIPPED
@pytest.mark.parametrize("language", ["de", "en"])
def test_a_pack_that_ships_says_nothing_twice(pack: Pack, language: str) -> None:
    said = [text[language] for text in texts(pack)]  # type: ignore[index]
    assert sorted({*said}) == sorted(said)


def longest(things: list[Location] | list[Role], part: Callable[[Any], Any]) -> int:
    """Return the length of the longest of some texts."""
    return max(len(words) for thing in things for words in part(thing).values())


@SHIPPED
def test_a_pack_that_ships_is_brief(pack: Pack) -> None:
    roles = [role for place in pack.locations for role in place.roles]
    assert longest(roles, lambda role: role.hint) <= 90
    assert longest(roles, lambda role: role.name) <= 32
    assert longest([*pack.locations], lambda place: place.flavor) <= 140


@SHIPPED
@pytest.mark.parametrize("language", ["de", "en"])
def test_no_hint_or_flavour_names_its_location(pack: Pack, language: str) -> None:
    told = [
        place.id
        for place in pack.locations
        for text in (place.flavor, *(role.hint for role in place.roles))
        if re.search(rf"\b{re.escape(place.name[language])}\b", text[language], re.IGNORECASE)  # type: ignore[index]
    ]
    assert told == []


@SHIPPED
def test_a_copy_of_a_game_shares_its_pack(pack: Pack) -> None:
    assert deepcopy(pack) is pack
    assert deepcopy(pack.locations[0]) is pack.locations[0]
