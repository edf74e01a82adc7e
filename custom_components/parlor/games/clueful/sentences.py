"""Sentences: by which a house knows that somebody speaks to this game, and not to its lamps."""

from collections.abc import Mapping
from importlib.resources import files
import json
from typing import Any, Final

from custom_components.parlor.games.talking import Talk

from .cards import BY_KIND
from .parsing.lexicon import PHRASES

_DATA: Final[Any] = json.loads((files(__package__) / "sentences.json").read_text("utf-8"))


def _named() -> Mapping[str, str]:
    """Return what stands for the cards of a kind: all that they can be called."""
    return {
        f"<{kind}>": f"({'|'.join(phrase for card in cards for phrase in PHRASES[card])})"
        for kind, cards in BY_KIND.items()
    }


def _filled(sentence: str) -> str:
    for gap, names in _named().items():
        sentence = sentence.replace(gap, names)
    return sentence


TALK: Final = Talk(
    "say",
    "outcome",
    {language: tuple(map(_filled, sentences)) for language, sentences in _DATA.items()},
)
