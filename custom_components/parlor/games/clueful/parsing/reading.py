"""Reading: which phrases of the lexicon stand in a text, and how sure that is."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from .lexicon import FILLER, Lexicon, Part, Sense
from .spelling import nearest, words

# No phrase has more words than this.
MOST_WORDS: Final = 7
# So many words may have been one that was torn apart.
MOST_TORN: Final = 2
# After so many words that nobody knows, no more are guessed at: that takes time.
MOST_STRAYS: Final = 4


@dataclass(frozen=True, slots=True)
class Phrase:
    """A phrase that was read, with all that it may stand for; `exact` unless it is misspelt."""

    senses: frozenset[Sense]
    exact: bool = True

    def values(self, part: Part) -> list[str]:
        """Return what it may stand for, as this part of a command."""
        return sorted(sense.value for sense in self.senses if sense.part is part)


@dataclass(frozen=True, slots=True)
class Reading:
    """What was read; strays are the words that nobody knows."""

    phrases: tuple[Phrase, ...]
    strays: tuple[str, ...]
    asks: bool

    @property
    def exact(self) -> bool:
        """Return whether all that was read is spelt as it should be."""
        return all(phrase.exact for phrase in self.phrases)

    @property
    def parts(self) -> set[Part]:
        """Return the parts of a command that were read."""
        return {sense.part for phrase in self.phrases for sense in phrase.senses}

    def values(self, part: Part) -> list[str]:
        """Return all that is named as this part of a command, each once."""
        return [*dict.fromkeys(value for phrase in self.phrases for value in phrase.values(part))]


def read(text: str, lexicon: Lexicon) -> Reading:
    """Read a text from its beginning, always taking the longest phrase that is known."""
    phrases: list[Phrase] = []
    strays: list[str] = []
    left = words(text)
    while left:
        guesses = len(strays) < MOST_STRAYS
        found, taken = _next(left, lexicon, guesses=guesses)
        if found is None:
            strays.append(left[0])
        elif found.senses != {FILLER}:
            phrases.append(found)
        left = left[taken:]
    return Reading(tuple(phrases), tuple(strays), asks="?" in text)


def _next(left: Sequence[str], lexicon: Lexicon, *, guesses: bool) -> tuple[Phrase | None, int]:
    """Return the phrase with which the rest begins, and how many words it takes."""
    for taken in range(min(MOST_WORDS, len(left)), 0, -1):
        if known := lexicon.senses.get("".join(left[:taken])):
            return Phrase(known), taken
    close = min(_misspelt(left, lexicon), default=None) if guesses else None
    if close is None:
        return None, 1
    _, fewer, spelt = close
    taken = -fewer
    return Phrase(lexicon.senses[spelt], exact=False), taken


def _misspelt(left: Sequence[str], lexicon: Lexicon) -> Iterator[tuple[int, int, str]]:
    """Give what the next words may have been, and how wrong; among equals, more of them count."""
    for taken in range(1, min(MOST_TORN, len(left)) + 1):
        if (found := nearest("".join(left[:taken]), lexicon.letters)) is not None:
            spelt, wrong = found
            yield wrong, -taken, spelt
