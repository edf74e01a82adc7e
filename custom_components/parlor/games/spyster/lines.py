"""Lines: what can be said in a bubble, one list for all seats and places."""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from itertools import count
import json
from typing import Any, Final


@dataclass(frozen=True, slots=True)
class Phrase:
    """A line: what it is about, and what must be true of a place that it fits; often nothing.

    Its words are in `text/`, under its id.
    """

    id: str
    topic: str
    needs: frozenset[str] = frozenset()


_DATA: Final[Any] = json.loads((files(__package__) / "lines.json").read_text("utf-8"))


def _questions() -> Iterator[Phrase]:
    number = count(1)
    for topic, data in _DATA["topics"].items():
        yield from (Phrase(f"q{next(number)}", topic) for _ in range(data["questions"]))


def _answers() -> Iterator[Phrase]:
    number = count(1)
    for topic, data in _DATA["topics"].items():
        yield from (Phrase(f"a{next(number)}", topic, frozenset(n)) for n in data["answers"])


QUESTIONS: Final = {line.id: line for line in _questions()}
ANSWERS: Final = {line.id: line for line in _answers()}
# What answers any question.
DODGE: Final = "dodge"
# What is true of the places that ship, by pack and place; of others nothing is known.
FACTS: Final[dict[str, dict[str, frozenset[str]]]] = {
    pack: {place: frozenset(facts) for place, facts in places.items()}
    for pack, places in _DATA["places"].items()
}


def fits(line: str, pack: str, place: str) -> bool:
    """Return whether a line can be said at a place without giving oneself away."""
    known = ANSWERS.get(line)
    return known is None or known.needs <= FACTS.get(pack, {}).get(place, frozenset())
