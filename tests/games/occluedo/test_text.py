"""The words of the game, in both languages."""

import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.games.occluedo import occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.terms import (
    EndedBy,
    Hints,
    Honour,
    PlaceId,
    Response,
    Suspect,
    Weapon,
)

FOLDER = Path(occluedo.__file__).parent / "text"
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])


def words(language: str) -> dict[str, Any]:
    """Return the words in a language."""
    found: dict[str, Any] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return found


@LANGUAGES
def test_everything_that_can_be_chosen_has_a_name(language: str) -> None:
    closed = {*Suspect, *Weapon, *PlaceId, *Hints, *Response}
    assert {*words(language)["choices"]} == closed
    assert {card.id for card in Card} <= closed


@LANGUAGES
def test_the_settings_of_the_sheet_are_short_enough_for_a_small_phone(language: str) -> None:
    choices = words(language)["choices"]
    assert max(len(choices[hints]) for hints in Hints) <= 10


@LANGUAGES
def test_every_card_has_a_story_in_the_glossary(language: str) -> None:
    texts = words(language)
    told = {entry["title"]: entry["text"] for entry in texts["glossary"]}
    names = [texts["choices"][card.id] for card in Card]
    assert [name for name in names if name not in told] == []
    assert len({told[name] for name in names}) == len(Card)


@LANGUAGES
def test_every_award_and_every_ending_has_words(language: str) -> None:
    texts = words(language)
    assert {*texts["awards"]} == {*Honour}
    assert {*texts["ended_by"]} == {*EndedBy}


@LANGUAGES
def test_the_lesson_has_three_pictures(language: str) -> None:
    assert len(words(language)["lesson"]) == 3


@LANGUAGES
def test_the_game_is_introduced_in_two_sentences(language: str) -> None:
    assert words(language)["about"].count(".") == 2


def test_places_are_called_by_their_owners() -> None:
    choices = words("en")["choices"]
    assert choices["lounge_lobby"] == "Lounge’s Lobby"
    assert choices["miss_scarlet_start"] == "Miss Scarlet’s Start"
