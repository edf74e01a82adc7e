"""Packs: the locations and roles of Spyster, as content with a schema.

Their texts would give a secret away, so they travel in private views and in a reveal only.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
import re
from typing import Final, Self

from custom_components.parlor.games.vocabulary import Json

type Text = str | Mapping[str, str]

LEAST_LOCATIONS: Final = 2
LEAST_ROLES: Final = 6
MOST_LOCATIONS: Final = 60
MOST_ROLES: Final = 30
MOST_LETTERS: Final = 300

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class BadPack(ValueError):  # noqa: N818
    """A pack does not keep the schema; the message says where and why."""


class _Fixed:
    """Content: nothing can change it, so a copy of a game shares it."""

    __slots__ = ()

    def __deepcopy__(self, memo: object) -> Self:
        return self


@dataclass(frozen=True, slots=True)
class Role(_Fixed):
    """Someone that a player can be at a location."""

    id: str
    name: Text
    hint: Text

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        """Return the role that the data holds, or raise `BadPack`."""
        fields = _fields(data, where, ("id", "name", "hint"))
        role = _id(fields["id"], where)
        where = f"{where} ({role})"
        return cls(role, _text(fields, "name", where), _text(fields, "hint", where))


@dataclass(frozen=True, slots=True)
class Location(_Fixed):
    """A place where a round can be set."""

    id: str
    name: Text
    flavor: Text
    roles: tuple[Role, ...]

    @classmethod
    def from_dict(cls, data: object, where: str) -> Self:
        """Return the location that the data holds, or raise `BadPack`."""
        fields = _fields(data, where, ("id", "name", "flavor", "roles"))
        location = _id(fields["id"], where)
        where = f"{where} ({location})"
        entries = _list(fields["roles"], f"{where}: roles", LEAST_ROLES, MOST_ROLES)
        roles = tuple(
            Role.from_dict(entry, f"{where}, role {number}")
            for number, entry in enumerate(entries, 1)
        )
        _unique((role.id for role in roles), where)
        return cls(location, _text(fields, "name", where), _text(fields, "flavor", where), roles)


@dataclass(frozen=True, slots=True)
class Pack(_Fixed):
    """A set of locations to play with."""

    id: str
    name: Text
    description: Text
    version: int
    locations: tuple[Location, ...]

    @classmethod
    def from_dict(cls, data: object) -> Self:
        """Return the pack that the data holds, or raise `BadPack`."""
        where = "pack"
        fields = _fields(data, where, ("id", "name", "description", "version", "locations"))
        version = fields["version"]
        if type(version) is not int or version < 1:
            raise BadPack(f"{where}: version must be a whole number from 1")
        entries = _list(fields["locations"], f"{where}: locations", LEAST_LOCATIONS, MOST_LOCATIONS)
        locations = tuple(
            Location.from_dict(entry, f"location {number}")
            for number, entry in enumerate(entries, 1)
        )
        _unique((location.id for location in locations), where)
        return cls(
            _id(fields["id"], where),
            _text(fields, "name", where),
            _text(fields, "description", where),
            version,
            locations,
        )

    def location(self, location: object) -> Location | None:
        """Return the location with this id."""
        return next((known for known in self.locations if known.id == location), None)


def text_json(text: Text) -> Json:
    """Return a text as views carry it; a copy, so that nobody can write into a pack."""
    return text if isinstance(text, str) else {**text}


def named(thing: Location | Role) -> dict[str, Json]:
    """Return the id with the name that screens show for it."""
    return {"id": thing.id, "name": text_json(thing.name)}


def _fields(data: object, where: str, keys: tuple[str, ...]) -> Mapping[str, object]:
    """Return the data as an object with exactly these keys."""
    if not isinstance(data, Mapping):
        raise BadPack(f"{where}: must be an object")
    for key in keys:
        if key not in data:
            raise BadPack(f"{where}: {key} is missing")
    for key in data:
        if key not in keys:
            raise BadPack(f"{where}: {str(key)[:40]!r} is not known")
    return data


def _list(data: object, where: str, least: int, most: int) -> list[object]:
    """Return the data as a list of least to most entries."""
    if not isinstance(data, list):
        raise BadPack(f"{where} must be a list")
    if not least <= len(data) <= most:
        raise BadPack(f"{where} must be {least} to {most}, not {len(data)}")
    return data


def _id(data: object, where: str) -> str:
    """Return the data as an id."""
    if not isinstance(data, str) or not _ID.fullmatch(data):
        raise BadPack(f"{where}: id must be 1 to 40 of a-z, 0-9 and _, and start with a letter")
    return data


def _unique(ids: Iterable[str], where: str) -> None:
    """Refuse an id that is there twice."""
    known: set[str] = set()
    for one in ids:
        if one in known:
            raise BadPack(f"{where}: the id {one!r} is there twice")
        known.add(one)


def _text(fields: Mapping[str, object], key: str, where: str) -> Text:
    """Return a field as a text: a string, or an object by language."""
    data = fields[key]
    where = f"{where}: {key}"
    if not isinstance(data, Mapping):
        return _string(data, where)
    if not data:
        raise BadPack(f"{where} has no language")
    for language in data:
        if not isinstance(language, str) or not _LANGUAGE.fullmatch(language):
            raise BadPack(f"{where}: {str(language)[:40]!r} is not a language")
    return {language: _string(words, f"{where} in {language}") for language, words in data.items()}


def _string(data: object, where: str) -> str:
    """Return the data as a string with something in it."""
    if not isinstance(data, str) or not data.strip():
        raise BadPack(f"{where} must be a string that is not empty")
    if len(data) > MOST_LETTERS:
        raise BadPack(f"{where} must not be longer than {MOST_LETTERS} letters")
    if any("\ud800" <= letter <= "\udfff" for letter in data):
        raise BadPack(f"{where} holds half a letter")
    return data
