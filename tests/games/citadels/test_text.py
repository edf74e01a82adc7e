"""Everything that comes with the game has words, in every language."""

from enum import StrEnum
import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.games import citadels
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.citadels.characters import CHARACTERS
from custom_components.parlor.games.citadels.districts.deck import DISTRICTS
from custom_components.parlor.games.citadels.terms import (
    Color,
    Default,
    Pointless,
    Spared,
    Trick,
    Twin,
)

FOLDER = Path(citadels.__file__).parent / "text"
LANGUAGES = ["de", "en"]


def words(language: str) -> dict[str, Any]:
    """Return the words of a language."""
    found: dict[str, Any] = json.loads((FOLDER / f"{language}.json").read_text(encoding="utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_power(language: str) -> None:
    texts = words(language)
    assert texts["characters"].keys() == {character.id for character in CHARACTERS}
    for character, about in texts["characters"].items():
        assert about.keys() == {"name", "power"}
        assert texts["choices"][character] == about["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_district_has_a_name_and_every_special_one_an_effect(language: str) -> None:
    texts = words(language)
    assert texts["districts"].keys() == {district.id for district in DISTRICTS}
    for district in DISTRICTS:
        about = texts["districts"][district.id]
        assert ("effect" in about) is (district.color is Color.SPECIAL)
        assert texts["choices"][district.id] == about["name"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_color_and_every_trick_has_a_name(language: str) -> None:
    texts = words(language)
    assert texts["colors"].keys() == {*Color}
    assert {*Color, *Trick} <= texts["choices"].keys()
    assert {*Trick, "assassin", "thief", "warlord"} == texts["abilities"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_color_has_the_same_name_everywhere_and_no_district_has_it(language: str) -> None:
    texts = words(language)
    names = {color: about["name"] for color, about in texts["colors"].items()}
    assert names == {color: texts["choices"][color] for color in Color}
    assert not {*names.values()} & {about["name"] for about in texts["districts"].values()}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("closed", "prefix"),
    [(Spared, "why_"), (Pointless, "why_"), (Default, "decided_"), (Twin, "in_")],
)
def test_the_screens_have_words_for_every_reason(
    language: str, closed: type[StrEnum], prefix: str
) -> None:
    assert {f"{prefix}{one}" for one in closed} <= words(language)["screens"].keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_which_the_house_hears_has_a_name(language: str) -> None:
    assert words(language)["event_names"].keys() == {*Citadels.heard()}
