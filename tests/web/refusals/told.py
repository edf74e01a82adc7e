"""What people are told who are refused something: the words of the pages and of the games."""

from collections.abc import Iterator, Mapping
import json
import re
from typing import Any

from custom_components.parlor.games.state import GameState
from tests.games.alone import ROOT
from tests.games.contract.words import LANGUAGES, words_of


def sentences(language: str, code: str, game: type[GameState] | None = None) -> list[str]:
    """Return the words for a code, in all their plural forms; a game's own come first."""
    own: Mapping[str, Any] = words_of(game)[language]["refusals"] if game else {}
    file = ROOT / "frontend" / "src" / "text" / f"{language}.json"
    words = own.get(code) or json.loads(file.read_text("utf-8"))["refusals"][code]
    return [words] if isinstance(words, str) else [*words.values()]


def blanks(answer: Mapping[str, Any], game: type[GameState] | None = None) -> Iterator[str]:
    """Give what the words for a refusal leave open and it does not say, in any language."""
    details: Mapping[str, Any] = answer.get("details", {})
    for language in sorted(LANGUAGES):
        for sentence in sentences(language, answer["code"], game):
            for name in re.findall(r"\{(\w+)\}", sentence):
                if name not in details:
                    yield f"{language}: {name}"
