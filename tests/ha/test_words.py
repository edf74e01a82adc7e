"""The games' own words, in Home Assistant."""

from enum import StrEnum
import json
from pathlib import Path
from typing import Any

import pytest

from custom_components.parlor.event import EVENT
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.interpreter import TalkingRefusal
from custom_components.parlor.refusals import ActingRefusal
from custom_components.parlor.scene import NOBODY
from custom_components.parlor.sensor import CHAPTERS
from custom_components.parlor.table.happenings import TableEvent
from custom_components.parlor.table.refusals import ArchiveRefusal, TableRefusal
from custom_components.parlor.words import COMMON, Words
from scripts.forms import FORMS, render_forms
from scripts.translations import ICONS, render, render_icons, translation
from tests.differences import differences

LANGUAGES = ("de", "en")
CODES: set[StrEnum] = {
    *TableRefusal,
    *ActingRefusal,
    *TalkingRefusal,
    *ArchiveRefusal,
    *(code for game in GAMES.values() for code in game.refusals),
}

# What no table refuses, but the house around it.
HOUSE = {
    "cannot_open",
    "no_games",
    "no_line",
    "no_table",
    "one_table",
    "too_many_lines",
    "which_table",
}

# The words about an option that say what it takes.
LIMITS = {"invalid_option_choice", "invalid_option_range"}


def words(language: str) -> dict[str, Any]:
    """Return what Home Assistant reads."""
    found: dict[str, Any] = json.loads(translation(language).read_text("utf-8"))
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_home_assistant_cannot_have_other_words_than_the_games(language: str) -> None:
    assert translation(language).read_text("utf-8") == render(language), "run scripts/words"


def test_home_assistant_cannot_have_other_icons_than_the_games() -> None:
    assert ICONS.read_text("utf-8") == render_icons(), "run scripts/words"


@pytest.mark.parametrize("form", FORMS, ids=lambda form: form.stem)
def test_forms_cannot_ask_for_other_things_than_the_games(form: Path) -> None:
    assert form.read_text("utf-8") == render_forms(form), "run scripts/words"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    exceptions = words(language)["exceptions"]
    needed = {*CODES, *LIMITS, *HOUSE}
    assert not differences(f"translations/{language}.json, exceptions,", exceptions, needed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_state_has_words(language: str) -> None:
    file, entity = f"translations/{language}.json", words(language)["entity"]
    events = entity["event"]["event"]["state_attributes"]["event_type"]["state"]
    assert not differences(f"{file}, phases,", entity["sensor"]["phase"]["state"], CHAPTERS)
    games = entity["sensor"]["game"]["state"]
    assert not differences(f"{file}, games,", games, [NOBODY, *GAMES])
    assert not differences(f"{file}, games,", entity["select"]["game"]["state"], GAMES)
    assert not differences(f"{file}, event types,", events, EVENT.event_types or ())


@pytest.fixture(scope="module")
def spoken() -> Words:
    """Return the games' words."""
    return Words.read()


VERDICT = {
    "outcome": "spy_caught",
    "spy": "s3",
    "spy_name": "Cleo",
    "location": {"id": "beach", "name": {"en": "Beach", "de": "Strand"}},
}


@pytest.mark.parametrize(
    ("language", "event", "data", "sentence"),
    [
        ("en", "round_started", {"round": 1, "rounds": 5}, "Round 1 of 5 begins."),
        ("de-CH", "round_started", {"round": 1, "rounds": 5}, "Runde 1 von 5 beginnt."),
        ("fr", "round_started", {"round": 1, "rounds": 5}, "Round 1 of 5 begins."),
        ("de", "verdict", VERDICT, "Cleo war der Spion und wurde gefasst."),
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
        ("en", "vote_called", {"by": "s1", "by_name": "Anna"}, "Anna calls a vote."),
        ("en", "vote_called", {"by": "s1", "by_name": "none"}, "none calls a vote."),
        ("de", "vote_called", {"by": None}, "Es ist Zeit abzustimmen."),
        ("en", "moonrise", {}, None),
    ],
)
def test_events_are_told_in_the_language_of_the_house(
    spoken: Words, language: str, event: str, data: dict[str, Any], sentence: str | None
) -> None:
    assert spoken.event(language, "spyster", event, data) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_at_the_table_has_words(spoken: Words, language: str) -> None:
    events = spoken.by_language[language][COMMON]["events"]
    assert not differences(f"games/text/{language}.json, events,", events, TableEvent)


@pytest.mark.parametrize(
    ("winners", "sentence"),
    [
        ([], "Citadels is over. Nobody has won."),
        (["Anna"], "Citadels is over. Anna has won."),
        (["Anna", "Ben"], "Citadels is over. Anna and Ben have won."),
    ],
)
def test_the_end_of_a_game_says_who_has_won(
    spoken: Words, winners: list[Json], sentence: str
) -> None:
    data: dict[str, Json] = {"game": "citadels", "winners": winners, "count": len(winners)}
    assert spoken.event("en", None, "game_ended", data) == sentence
    assert spoken.event("en", "spyster", "game_ended", data) == sentence


def test_words_that_cannot_be_read_are_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.json").write_text("{", "utf-8")
    monkeypatch.setattr("custom_components.parlor.words.getfile", lambda game: tmp_path / "x.py")
    assert Words.read().by_language["en"].keys() == {""}
    assert "text/en.json cannot be read" in caplog.text


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
            "Anna and Ben won: Anna: 2.",
        ),
    ],
)
def test_numbers_things_and_lists_have_words(
    event: str, data: dict[str, Any], sentence: str
) -> None:
    assert (
        Words({"en": {COMMON: {"and": "and"}, "halma": TEXTS}}).event("en", "halma", event, data)
        == sentence
    )
