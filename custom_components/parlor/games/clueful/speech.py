"""Speech: the sentences with which the house answers, in every language it speaks."""

from collections.abc import Mapping
from importlib.resources import files
import json
from typing import Any, Final

LANGUAGES: Final = ("en", "de")
# The sentences by language, and in them by what they are for.
SPEECH: Final[Mapping[str, Any]] = {
    language: json.loads((files(__package__) / "speech" / f"{language}.json").read_text("utf-8"))
    for language in LANGUAGES
}


def spoken(language: str) -> str:
    """Return the language in which somebody is answered: theirs, or English."""
    plain = language.replace("_", "-").split("-", 1)[0].casefold()
    return plain if plain in LANGUAGES else LANGUAGES[0]
