"""The stories of the nineteen cards: none of them knows who did it."""

from collections.abc import Mapping
from importlib.resources import files
import json
from typing import Any, Final

_DATA: Final[Any] = json.loads((files(__package__) / "stories.json").read_text("utf-8"))

# The story of each card, in every language.
STORIES: Final[Mapping[str, Mapping[str, str]]] = {
    card: {language: story[language] for language in ("en", "de")} for card, story in _DATA.items()
}
