"""The story: the last things that happened, for whoever comes to look."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final, Self, cast

from custom_components.parlor.games.vocabulary import Json

from .shapes import Line
from .terms import EventType

LENGTH: Final = 8

# What is too small to be told, or is told by what follows.
UNTOLD: Final = frozenset(
    {
        EventType.DRAFT_PICK,
        EventType.DRAFT_ASIDE,
        EventType.DRAFT_DONE,
        EventType.CARD_KEPT,
        EventType.TURN_END,
        EventType.ROUND_END,
        EventType.COUNTED,
        EventType.GAME_OVER,
    }
)
FACTS: Final = Line.__optional_keys__


@dataclass(slots=True)
class Story:
    """The last lines, each with its number, so that none is told twice."""

    lines: list[Line] = field(default_factory=list)
    length: int = 0

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        """Return a copy that can be changed by itself; its lines never change."""
        return replace(self, lines=[*self.lines])

    def add(self, event: EventType, data: Mapping[str, Json]) -> None:
        """Note what has happened, and forget what is long ago."""
        if event in UNTOLD:
            return
        self.length += 1
        facts = {key: value for key, value in data.items() if key in FACTS}
        line = cast(Line, {"number": self.length, "event": event.value, **facts})
        self.lines = [*self.lines[1 - LENGTH :], line]
