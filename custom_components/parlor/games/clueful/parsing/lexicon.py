"""The lexicon: all that can be said in this house, and what it stands for."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib.resources import files
import json
from typing import Any, Final, Self

from custom_components.parlor.games.clueful.exploring import ROOMS
from custom_components.parlor.games.clueful.terms import RoomId

from .spelling import spellings


class Part(StrEnum):
    """What part a phrase has in a command."""

    VERB = "verb"
    CARD = "card"
    THING = "thing"
    PLAYER = "player"
    ELSEWHERE = "elsewhere"
    FILLER = "filler"


@dataclass(frozen=True, slots=True, order=True)
class Sense:
    """What a phrase stands for; fillers stand for nothing."""

    part: Part
    value: str = ""


FILLER: Final = Sense(Part.FILLER)
# A thing of another room; which one, whoever looks for it has to find out.
_ELSEWHERE: Final = Sense(Part.ELSEWHERE)


@dataclass(frozen=True, slots=True)
class Lexicon:
    """Phrases, written as one word each, with all that they may stand for.

    `letters` are those of each phrase that one may have meant who has misspelt it.
    """

    senses: Mapping[str, frozenset[Sense]]
    letters: Mapping[str, frozenset[str]]

    @classmethod
    def of(cls, phrases: Iterable[tuple[str, Sense]]) -> Self:
        """Return the lexicon of these phrases, however they are spelt."""
        senses: dict[str, frozenset[Sense]] = {}
        for phrase, sense in phrases:
            for spelt in spellings(phrase):
                senses[spelt] = senses.get(spelt, frozenset()) | {sense}
        senses.pop("", None)
        meant = (spelt for spelt, found in senses.items() if found - {FILLER, _ELSEWHERE})
        return cls(senses, {spelt: frozenset(spelt) for spelt in meant})

    def with_more(self, phrases: Iterable[tuple[str, Sense]]) -> Lexicon:
        """Return this lexicon with more phrases."""
        added = Lexicon.of(phrases)
        both = {
            spelt: self.senses.get(spelt, frozenset()) | found
            for spelt, found in added.senses.items()
        }
        return Lexicon({**self.senses, **both}, {**self.letters, **added.letters})


_DATA: Final[Any] = json.loads((files(__package__) / "lexicon.json").read_text("utf-8"))
# What each card can be called.
PHRASES: Final[Mapping[str, list[str]]] = _DATA["cards"]


def _of_room(here: RoomId) -> Lexicon:
    """Return what can be said in a room, with what can be examined there."""
    own = ROOMS[here].words
    others = {word for room in RoomId for word in ROOMS[room].words} - own.keys()
    return _COMMON.with_more(
        [
            *((word, Sense(Part.THING, thing)) for word, thing in own.items()),
            *((word, _ELSEWHERE) for word in others),
        ]
    )


# What is the same in every room.
_COMMON: Final = Lexicon.of(
    [
        *(
            (phrase, Sense(Part.VERB, verb))
            for verb, phrases in _DATA["verbs"].items()
            for phrase in phrases
        ),
        *(
            (phrase, Sense(Part.CARD, card))
            for card, phrases in PHRASES.items()
            for phrase in phrases
        ),
        *((phrase, FILLER) for phrase in _DATA["fillers"]),
    ]
)

LEXICONS: Final = {room: _of_room(room) for room in RoomId}
