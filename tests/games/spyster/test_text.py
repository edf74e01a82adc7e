"""The words of the game: they give no secret away."""

import json
from pathlib import Path
import re

import pytest

from custom_components.parlor.games.spyster import PACKS, spyster
from custom_components.parlor.games.spyster.terms import EndedBy, Outcome, Reason, Step

FOLDER = Path(spyster.__file__).parent / "text"
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def words(language: str) -> dict[str, dict[str, str]]:
    """Return the words in a language."""
    found: dict[str, dict[str, str]] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return found


@LANGUAGES
def test_no_location_is_named_in_the_words_that_every_page_has(language: str) -> None:
    text = (FOLDER / f"{language}.json").read_text("utf-8")
    names = [
        str(place.name[language])  # type: ignore[index]
        for pack in PACKS.shipped.values()
        for place in pack.locations
    ]
    assert [name for name in names if re.search(rf"\b{re.escape(name)}\b", text)] == []


@LANGUAGES
def test_no_role_is_named_in_the_words_that_every_page_has(language: str) -> None:
    text = (FOLDER / f"{language}.json").read_text("utf-8")
    roles = [
        str(role.name[language])  # type: ignore[index]
        for pack in PACKS.shipped.values()
        for place in pack.locations
        for role in place.roles
    ]
    assert [name for name in roles if re.search(rf"\b{re.escape(name)}\b", text)] == []


@LANGUAGES
def test_every_outcome_has_a_name_and_a_sentence(language: str) -> None:
    assert {*words(language)["outcomes"]} == {*Outcome}
    assert {*words(language)["choices"]} == {*Outcome, *Step}


@LANGUAGES
def test_every_reason_and_every_ending_has_words(language: str) -> None:
    assert {*words(language)["reasons"]} == {*Reason}
    assert {*words(language)["ended_by"]} == {*EndedBy}


@LANGUAGES
def test_the_game_is_introduced_in_two_sentences(language: str) -> None:
    assert str(words(language)["about"]).count(".") == 2
