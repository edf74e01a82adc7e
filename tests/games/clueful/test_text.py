"""The words of Clueful: everything that can be chosen, awarded or learnt has some."""

import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.games.clueful import clueful
from custom_components.parlor.games.clueful.cards import CARDS
from custom_components.parlor.games.clueful.terms import CardKind, Deed, EndedBy, Honour, RoomId

FOLDER = Path(clueful.__file__).parent / "text"
LANGUAGES = pytest.mark.parametrize("language", ["de", "en"])
MOST_WORDS = 22


def words(language: str) -> dict[str, Any]:
    """Return the words in a language."""
    found: dict[str, Any] = json.loads((FOLDER / f"{language}.json").read_text("utf-8"))
    return found


@LANGUAGES
def test_everything_that_can_be_named_has_a_name(language: str) -> None:
    assert {*words(language)["choices"]} == {*CARDS, *CardKind, *Deed}


@LANGUAGES
def test_every_award_and_every_ending_has_words(language: str) -> None:
    texts = words(language)
    assert {*texts["awards"]} == {*Honour}
    assert {*texts["ended_by"]} == {*EndedBy}


@LANGUAGES
def test_the_lesson_is_three_short_texts_one_with_an_exchange(language: str) -> None:
    lesson = words(language)["lesson"]
    assert len(lesson) == 3
    assert all(len(page["text"].split()) <= MOST_WORDS for page in lesson)
    assert [len(page["exchange"]) for page in lesson if "exchange" in page] == [3]


@LANGUAGES
def test_the_game_is_introduced_in_two_sentences(language: str) -> None:
    assert words(language)["about"].replace("Mr.", "Mr").count(".") == 2


@LANGUAGES
def test_every_journey_is_told_in_a_sentence_of_its_own(language: str) -> None:
    assert {*words(language)["events"]["travelled"]} == {*RoomId}


def test_the_words_of_the_rules_are_used() -> None:
    events = words("en")["events"]
    assert events["travelled"]["ballroom"].format(by="Ron") == "Ron travelled to the ballroom."
    assert events["forfeited"] == "The guess involved an invalid room. Turn forfeited!"
    assert events["won"].startswith("{by} wins")
