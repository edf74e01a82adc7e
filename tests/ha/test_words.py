"""The games' own words, in Home Assistant."""

from enum import StrEnum
import json
from typing import Any

import pytest

from custom_components.parlor.event import EVENT
from custom_components.parlor.games import GAMES
from custom_components.parlor.sensor import PHASES
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.words import Words
from scripts.translations import render, translation

LANGUAGES = ("de", "en")
CODES: set[StrEnum] = {*TableRefusal, *(code for game in GAMES.values() for code in game.refusals)}


def words(language: str) -> dict[str, Any]:
    """Return what Home Assistant reads."""
    found: dict[str, Any] = json.loads(translation(language).read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_assistant_cannot_have_other_words_than_the_games(language: str) -> None:
    assert translation(language).read_text("utf-8") == render(language), "run scripts/words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    exceptions = words(language)["exceptions"]
    assert exceptions.keys() == {*map(str, CODES), "cannot_open", "no_games"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_words(language: str) -> None:
    entity = words(language)["entity"]
    events = entity["event"]["event"]["state_attributes"]["event_type"]["state"]
    assert entity["sensor"]["phase"]["state"].keys() == {*PHASES}
    assert entity["sensor"]["game"]["state"].keys() == GAMES.keys()
    assert entity["select"]["game"]["state"].keys() == GAMES.keys()
    assert events.keys() == {*(EVENT.event_types or ())}


@pytest.fixture(scope="module")
def spoken() -> Words:
    """Return the games' words."""
    return Words.read()


VERDICT = {
    "outcome": "spy_caught",
    "location": {"id": "beach", "name": {"en": "Beach", "de": "Strand"}},
}


@pytest.mark.parametrize(
    ("language", "event", "data", "sentence"),
    [
        ("en", "round_started", {"round": 1, "rounds": 5}, "Round 1 of 5 begins."),
        ("de-CH", "round_started", {"round": 1, "rounds": 5}, "Runde 1 von 5 beginnt."),
        ("fr", "round_started", {"round": 1, "rounds": 5}, "Round 1 of 5 begins."),
        ("de", "verdict", VERDICT, "Das Urteil: Spion gefasst."),
        (
            "en",
            "turn_changed",
            {
                "questioner": "s1",
                "questioner_name": "Anna",
                "answerer": "s2",
                "answerer_name": "Ben",
            },
            "Anna asks Ben.",
        ),
        ("en", "round_started", {"round": 1}, "Round 1 of {rounds} begins."),
        ("en", "moonrise", {}, None),
    ],
)
def test_events_are_told_in_the_language_of_the_house(
    spoken: Words, language: str, event: str, data: dict[str, Any], sentence: str | None
) -> None:
    assert spoken.event(language, "spyster", event, data) == sentence


def test_a_game_that_is_gone_leaves_no_words(spoken: Words) -> None:
    assert spoken.event("en", "halma", "round_started", {}) is None


TEXTS: dict[str, Any] = {
    "events": {
        "found": {"one": "{count} card in {place}", "other": "{count} cards in {place}"},
        "won": "{winners} won: {scores}.",
    }
}


@pytest.mark.parametrize(
    ("event", "data", "sentence"),
    [
        ("found", {"count": 1, "place": {"id": "x", "name": "the attic"}}, "1 card in the attic"),
        ("found", {"count": 2, "place": {"name": {"en": "a box"}}}, "2 cards in a box"),
        (
            "won",
            {
                "winners": ["s1", "s2"],
                "winners_names": ["Anna", "Ben"],
                "scores": {"s1": 2},
                "scores_names": {"Anna": 2},
            },
            "Anna, Ben won: Anna: 2.",
        ),
    ],
)
def test_numbers_things_and_lists_have_words(
    event: str, data: dict[str, Any], sentence: str
) -> None:
    assert Words({"en": {"halma": TEXTS}}).event("en", "halma", event, data) == sentence
