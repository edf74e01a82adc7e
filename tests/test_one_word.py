"""One thing has one word, on every screen of every game and in Home Assistant."""

from collections.abc import Iterator
import json
import re
from typing import Final

import pytest

from tests.games.alone import PARLOR, ROOT
from tests.test_spelling import said

# The word that people read, and those that would make them wonder whether it is something else.
OTHER_WORDS: Final = {
    "en": {
        "host": r"game ?master|organi[sz]er|moderator",
        "place": r"locations?",
        "lay aside": r"set aside",
        "bot": r"computer player|AI",
    },
    "de": {
        "Gastgeber": r"Spielleit\w*|Moderator\w*",
        "Ort": r"Location\w*|Schauplatz\w*|Schauplätze\w*",
        "fertig": r"\w*vollende\w*",
        "Handy": r"Telefons?|Telefone\w*|Smartphone\w*",
        "Bot": r"Computerspieler\w*|KI",
    },
}
# Those who play are counted as persons; Home Assistant's own word for them is another.
ON_SCREENS: Final = {"en": {}, "de": {"Person": r"Spielern?"}}


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Give all that people read on screens, with its file."""
    pages = ROOT / "frontend/src/text" / f"{language}.json"
    for file in (pages, *sorted(PARLOR.glob(f"games/**/text/{language}.json"))):
        for line in said(json.loads(file.read_text("utf-8"))):
            yield str(file.relative_to(ROOT)), line


def in_the_house(language: str) -> Iterator[tuple[str, str]]:
    """Give all that Home Assistant says."""
    file = PARLOR / "translations" / f"{language}.json"
    for line in said(json.loads(file.read_text("utf-8"))):
        yield file.name, line


def wrong(pattern: str, lines: Iterator[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the lines in which a thing goes by one of these words."""
    other = re.compile(rf"\b(?:{pattern})\b")
    return [(file, line) for file, line in lines if other.search(line)]


@pytest.mark.parametrize(
    ("language", "word"),
    [(language, word) for language in OTHER_WORDS for word in OTHER_WORDS[language]],
)
def test_a_thing_goes_by_its_word_everywhere(language: str, word: str) -> None:
    other = OTHER_WORDS[language][word]
    assert not wrong(other, texts(language))
    assert not wrong(other, in_the_house(language))


def test_those_who_play_are_counted_as_persons_on_every_screen() -> None:
    assert not wrong(ON_SCREENS["de"]["Person"], texts("de"))


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Guess the location."),
        ("de", "Die Spielleitung ruft."),
        ("de", "Die Stadt ist vollendet."),
    ],
)
def test_another_word_is_found(language: str, line: str) -> None:
    found = [wrong(other, iter([("", line)])) for other in OTHER_WORDS[language].values()]
    assert any(found)


@pytest.mark.parametrize("language", OTHER_WORDS)
def test_the_word_itself_is_in_use(language: str) -> None:
    lines = [line for _, line in (*texts(language), *in_the_house(language))]
    for word in OTHER_WORDS[language]:
        assert any(word.split()[0].lower() in line.lower() for line in lines), word
