"""Spelling: words as they are compared, and how far one is from another."""

from collections.abc import Mapping
import re
from typing import Final
import unicodedata

_UMLAUTS: Final = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss"})
_APOSTROPHES: Final = re.compile("['\u2019`\u00b4]")
_WORD: Final = re.compile(r"[a-z0-9]+")
# How many letters may be wrong in a word of this length; short words must be right.
_MOST_WRONG: Final = ((9, 3), (6, 2), (4, 1))


def words(text: str) -> list[str]:
    """Return the words of a text without cases, accents and marks."""
    plain = _APOSTROPHES.sub("", text.casefold()).translate(_UMLAUTS)
    return _WORD.findall(_without_accents(plain))


def spellings(phrase: str) -> set[str]:
    """Return how a phrase may be written: an umlaut as two letters, or as one without dots."""
    plain = _APOSTROPHES.sub("", phrase.casefold())
    ways = (plain.translate(_UMLAUTS), plain.replace("ß", "ss"))
    return {"".join(_WORD.findall(_without_accents(way))) for way in ways}


def distance(one: str, other: str) -> int:
    """Return how many letters must be changed, added, left out or swapped with their neighbour."""
    before: list[int] = []
    above: list[int] = [*range(len(other) + 1)]
    for i, left in enumerate(one):
        row: list[int] = [i + 1]
        for j, right in enumerate(other):
            cost = min(above[j] + (left != right), above[j + 1] + 1, row[j] + 1)
            if i and j and left == other[j - 1] and one[i - 1] == right:
                cost = min(cost, before[j - 1] + 1)
            row.append(cost)
        before, above = above, row
    return above[-1]


def nearest(word: str, known: Mapping[str, frozenset[str]]) -> tuple[str, int] | None:
    """Return what a misspelt word may have been, and how far from it that is.

    What is known comes with its letters: where too many of them are others, nothing is compared.
    """
    most = next((wrong for length, wrong in _MOST_WRONG if len(word) >= length), 0)
    if not most:
        return None
    letters = frozenset(word)
    close = [
        other
        for other, own in known.items()
        if abs(len(other) - len(word)) <= most and len(letters ^ own) <= 2 * most
    ]
    found = min(((distance(word, other), other) for other in close), default=None)
    if found is None or not 0 < found[0] <= most:
        return None
    return found[1], found[0]


def _without_accents(text: str) -> str:
    return "".join(
        mark for mark in unicodedata.normalize("NFKD", text) if not unicodedata.combining(mark)
    )
