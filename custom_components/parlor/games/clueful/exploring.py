"""Exploring: the seven rooms, and what there is to find in each of them."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib.resources import files
import json
from typing import Any, Final, Self

from .terms import Phase, RoomId

# A text in every language that the house speaks.
type Said = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Thing:
    """Something to look at, and perhaps to open; what is behind another thing lies hidden.

    Its names are as they stand after a verb; its words are all that it is called.
    """

    id: str
    behind: str | None
    names: Said
    words: frozenset[str]
    looks: Said
    opens: Said

    @classmethod
    def read(cls, data: Any) -> Self:
        """Return a thing as it is written down."""
        said = {language: data[language] for language in ("en", "de")}
        return cls(
            data["id"],
            data.get("behind"),
            {language: own["name"] for language, own in said.items()},
            frozenset(word for own in said.values() for word in own["words"]),
            {language: own["look"] for language, own in said.items()},
            {language: own["open"] for language, own in said.items() if "open" in own},
        )


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room in its own words: how it looks, at which hour, and what is in it."""

    looks: Said
    hours: Mapping[str, Said]
    things: Mapping[str, Thing]

    @classmethod
    def read(cls, room: RoomId) -> Self:
        """Read a room from its file."""
        data = json.loads((files(__package__) / "rooms" / f"{room}.json").read_text("utf-8"))
        things = [Thing.read(thing) for thing in data["things"]]
        return cls(data["look"], data["hours"], {thing.id: thing for thing in things})

    @property
    def words(self) -> dict[str, str]:
        """Return which thing each word stands for."""
        return {word: thing.id for thing in self.things.values() for word in thing.words}

    def hour(self, phase: Phase) -> Said:
        """Return how the room is at an hour; the last one stays."""
        return self.hours.get(phase, self.hours[Phase.SMALL_HOURS])

    def behind(self, thing: str | None) -> list[Thing]:
        """Return what lies behind a thing, or in plain sight (None)."""
        return [other for other in self.things.values() if other.behind == thing]


ROOMS: Final = {room: Chamber.read(room) for room in RoomId}
# How many things there are to find in each room.
TO_FIND: Final = {room: len(chamber.things) for room, chamber in ROOMS.items()}
