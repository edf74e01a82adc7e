"""Wording: which of several sentences fits what has happened, and how names stand in it."""

from collections.abc import Mapping, Sequence
from string import Formatter
from typing import Final

from .vocabulary import Json

HOW_MANY: Final = ("none", "one", "other")


type Sentences = Mapping[str, str | Sentences]


def fitting(sentences: Sentences, data: Mapping[str, Json]) -> str | None:
    """Return the sentence for what an event holds: by a value of it, or by how many there are."""
    for value in data.values():
        if isinstance(value, str) and value not in HOW_MANY and value in sentences:
            found = sentences[value]
            return found if isinstance(found, str) else fitting(found, data)
    return _counted({form: str(sentences[form]) for form in HOW_MANY if form in sentences}, data)


def _counted(sentences: Mapping[str, str], data: Mapping[str, Json]) -> str | None:
    other = sentences.get("other")
    named = [key for _, key, _, _ in Formatter().parse(other or "") if key]
    if "none" in sentences and any(not data.get(key, True) for key in named):
        return sentences["none"]
    return sentences.get("one", other) if data.get("count") == 1 else other


def listed(names: Sequence[str], before_last: str) -> str:
    """Return names as one says them, with "and" before the last in the words of some language."""
    *others, last = names or ("",)
    return f"{', '.join(others)} {before_last} {last}" if others else last
