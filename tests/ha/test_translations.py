"""Words for people: complete in every language."""

import json
from pathlib import Path
import re

import pytest

from custom_components.parlor.trouble import Issue
from tests.differences import differences

FOLDER = Path(__file__).parents[2] / "custom_components/parlor/translations"
LANGUAGES = sorted(path.stem for path in FOLDER.glob("*.json"))


def sentences(language: str) -> dict[str, str]:
    """Return every sentence under its path."""

    def walk(part: object, path: str) -> dict[str, str]:
        match part:
            case dict():
                return {k: v for key in part for k, v in walk(part[key], f"{path}.{key}").items()}
            case _:
                return {path.removeprefix("."): str(part)}

    return walk(json.loads((FOLDER / f"{language}.json").read_text("utf-8")), "")


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


def test_english_and_german_are_there() -> None:
    assert LANGUAGES == ["de", "en"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_things(language: str) -> None:
    words, english = sentences(language), sentences("en")
    assert not differences(f"translations/{language}.json", words, english)
    gaps, wanted = (
        [f"{key} {{{name}}}" for key, text in texts.items() for name in placeholders(text)]
        for texts in (words, english)
    )
    assert not differences(f"translations/{language}.json", gaps, wanted)


@pytest.mark.parametrize("issue", Issue)
def test_every_issue_has_words(issue: Issue) -> None:
    own = {key for key in sentences("en") if key.startswith(f"issues.{issue}.")}
    flow = {key for key in own if key.startswith(f"issues.{issue}.fix_flow.")}
    needed = {f"issues.{issue}.title", *(flow or {f"issues.{issue}.description"})}
    assert not differences("translations/en.json", own, needed)
    assert not flow or any(key.endswith(".description") for key in flow), f"{issue}: say why"


REFUSED = {
    "an address": r"(?:https?://|www\.)[a-z0-9]+(?:[-.][a-z0-9]+)*\.[a-z]{2,5}",
    "a tag": r"<[a-z].*?>",
    "a quoted placeholder": r"'\{\w+\}'",
    "a space at its end": r"^\s|\s$",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", REFUSED)
def test_no_text_holds_what_hassfest_refuses(language: str, what: str) -> None:
    texts = sentences(language).items()
    assert not {path for path, text in texts if re.search(REFUSED[what], text, re.IGNORECASE)}
