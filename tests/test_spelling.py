"""English is British wherever people read it."""

from collections.abc import Iterable
import json
from pathlib import Path
import re
from typing import Final, TypeGuard

import pytest

from tests.games.alone import PARLOR, ROOT

AMERICAN: Final = re.compile(
    r"\b(?:(?:col|neighb|harb|hon|fav|rum)or(?!ous)\w*"
    r"|airplanes?|center\w*|theaters?|gray|traveler\w*|jewelry|practic(?:ed|ing)"
    r"|(?:organ|recogn|real|apolog|memor)iz\w*)\b",
    re.IGNORECASE,
)
TEXTS: Final = [
    ROOT / "frontend/src/text/en.json",
    PARLOR / "translations/en.json",
    *sorted(PARLOR.glob("games/*/text/en.json")),
]
# Here each text stands in several languages, beside ids that nobody reads.
PACKS: Final = sorted(PARLOR.glob("games/spyster/packs/*.json"))
# What stands in braces is filled in, and no word.
PLACEHOLDER: Final = re.compile(r"\{\w+\}")


def said(text: object) -> list[str]:
    """Return all that a file of words says; keys are names, and nobody reads them."""
    if isinstance(text, str):
        return [PLACEHOLDER.sub("", text)]
    parts = text.values() if isinstance(text, dict) else text if isinstance(text, list) else ()
    return [line for part in parts for line in said(part)]


def said_in_english(content: object) -> list[str]:
    """Return what content says where it is said in English."""
    if isinstance(content, dict) and "en" in content:
        return said(content["en"])
    parts = content.values() if isinstance(content, dict) else content
    return [line for part in parts for line in said_in_english(part)] if _holds(parts) else []


def _holds(parts: object) -> TypeGuard[Iterable[object]]:
    return not isinstance(parts, str) and isinstance(parts, Iterable)


@pytest.mark.parametrize("file", TEXTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_nobody_reads_american_english(file: Path) -> None:
    lines = said(json.loads(file.read_text("utf-8")))
    assert lines
    assert not [line for line in lines if AMERICAN.search(line)]


@pytest.mark.parametrize("file", PACKS, ids=lambda file: file.stem)
def test_nobody_plays_at_an_american_place(file: Path) -> None:
    lines = said_in_english(json.loads(file.read_text("utf-8")))
    assert lines
    assert not [line for line in lines if AMERICAN.search(line)]


@pytest.mark.parametrize("word", ["Harbor", "five colors", "neighbors", "Recognized", "Airplane"])
def test_an_american_word_is_found(word: str) -> None:
    assert AMERICAN.search(word)


@pytest.mark.parametrize("word", ["Harbour", "colours", "Humorous", "horizon", "{color}"])
def test_a_british_word_is_left_alone(word: str) -> None:
    assert not AMERICAN.search(PLACEHOLDER.sub("", word))
