"""Packs: the locations and roles of Spyster, as content with a schema.

Their texts would give a secret away, so they travel in private views and in a reveal only.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Final, Self, override

from custom_components.parlor.games.content import (
    About,
    Body,
    Complaint,
    ContentKind,
    text_json,
)
from custom_components.parlor.games.passage import Passage
from custom_components.parlor.games.vocabulary import Wording

from .shapes import Named

LEAST_LOCATIONS: Final = 2
LEAST_ROLES: Final = 6
MOST_LOCATIONS: Final = 60
MOST_ROLES: Final = 30
MOST_VERSIONS: Final = 1_000_000


class _Fixed:
    """Content: nothing can change it, so a copy of a game shares it."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Role(_Fixed):
    """Someone that a player can be at a location."""

    id: str
    name: Wording
    hint: Wording


@dataclass(frozen=True, slots=True)
class Location(_Fixed):
    """A place where a round can be set."""

    id: str
    name: Wording
    flavor: Wording
    roles: tuple[Role, ...]


@dataclass(frozen=True, slots=True)
class Pack(_Fixed):
    """A set of locations to play with."""

    id: str
    name: Wording
    description: Wording
    version: int
    locations: tuple[Location, ...]

    def location(self, location: object) -> Location | None:
        """Return the location with this id."""
        return next((known for known in self.locations if known.id == location), None)


class Packs(ContentKind[Pack]):
    """What a pack must hold, and how it becomes one."""

    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        whole = Passage(body)
        for key, part in whole.fields("id", "name", "description", "version", "locations").items():
            match key:
                case "id":
                    part.name()
                case "version":
                    part.number(1, MOST_VERSIONS)
                case "locations":
                    _check_locations(part)
                case _:
                    part.text()
        return whole.complaints

    @override
    def read(self, body: Body) -> Pack:
        data: Any = deepcopy(body)
        locations = tuple(
            Location(
                **{**location, "roles": tuple(Role(**role) for role in location["roles"])},
            )
            for location in data["locations"]
        )
        return Pack(**{**data, "locations": locations})

    @override
    def about(self, thing: Pack) -> About:
        return About(thing.id, thing.name, thing.description)


def named(thing: Location | Role) -> Named:
    """Return the id with the name that screens show for it."""
    return {"id": thing.id, "name": text_json(thing.name)}


def _check_locations(part: Passage) -> None:
    locations = part.entries(LEAST_LOCATIONS, MOST_LOCATIONS)
    part.distinct(locations)
    for location in locations:
        for key, field in location.fields("id", "name", "flavor", "roles").items():
            match key:
                case "id":
                    field.name()
                case "roles":
                    _check_roles(field)
                case _:
                    field.text()


def _check_roles(part: Passage) -> None:
    roles = part.entries(LEAST_ROLES, MOST_ROLES)
    part.distinct(roles)
    for role in roles:
        for key, field in role.fields("id", "name", "hint").items():
            if key == "id":
                field.name()
            else:
                field.text()
