"""Sections: what everyone may see in parts, so that only what has changed is made and sent."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Self, cast

import orjson

from .public import Public


@dataclass(frozen=True)
class Section:
    """A part: what it was made of, its bytes, and the version in which they last changed."""

    source: object
    data: bytes
    version: int

    @cached_property
    def value(self) -> object:
        """Return what the bytes say; it is shared, and not to be changed."""
        return orjson.loads(self.data)


@dataclass(frozen=True)
class Sections:
    """All that everyone may see in one version, in bytes, so a game that plays on cannot change it.

    A part that is made of the same thing as before is not even serialised again.
    """

    parts: Mapping[str, Section]
    _since: dict[int | None, bytes] = field(default_factory=dict, compare=False)

    @classmethod
    def of(cls, public: Public, version: int, before: Sections | None) -> Self:
        """Return the parts as of a version."""
        known = before.parts if before is not None else {}
        return cls({key: _part(known.get(key), one, version) for key, one in public.items()})

    @cached_property
    def value(self) -> Public:
        """Return all of it; it is shared between versions, and not to be changed."""
        return cast(Public, {key: part.value for key, part in self.parts.items()})

    def since(self, version: int | None) -> bytes:
        """Return what has changed after a version, or everything; serialised once for all."""
        data = self._since.get(version)
        if data is None:
            data = self._since[version] = orjson.dumps(
                {
                    key: orjson.Fragment(part.data)
                    for key, part in self.parts.items()
                    if version is None or part.version > version
                }
            )
        return data


def _part(known: Section | None, source: object, version: int) -> Section:
    if known is not None and known.source is source:
        return known
    data = orjson.dumps(source)
    if known is not None and known.data == data:
        return known
    return Section(source, data, version)
