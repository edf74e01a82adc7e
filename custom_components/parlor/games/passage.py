"""Passages: looking through content place by place, and collecting what is wrong."""

from collections.abc import Collection, Iterable, Mapping
from enum import StrEnum
import re
from typing import Final

from .content import Complaint, Fault, Whereabouts
from .vocabulary import Value

MOST_LETTERS: Final = 300

_ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
# Half a letter beyond the first 65,536, which nothing can show or keep.
_HALF: Final = re.compile(r"[\ud800-\udfff]")
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")


class Passage:
    """One place in content; what is wrong with it goes into the same list as for all others."""

    def __init__(
        self, data: object, place: Whereabouts = (), complaints: list[Complaint] | None = None
    ) -> None:
        """Look at this place."""
        self.data = data
        self.place = place
        self.complaints: list[Complaint] = [] if complaints is None else complaints

    def complain(self, code: StrEnum, **details: Value) -> None:
        """Note what is wrong here."""
        self.complaints.append(Complaint(code, self.place, details))

    def fields(self, *keys: str, maybe: Collection[str] = ()) -> dict[str, Passage]:
        """Return the places of an object that must have these keys, and may have some more."""
        if not isinstance(self.data, Mapping):
            self.complain(Fault.NO_OBJECT)
            return {}
        for key in keys:
            if key not in self.data:
                self.complain(Fault.MISSING, key=key)
        for key in self.data:
            if key not in keys and key not in maybe:
                self.complain(Fault.UNKNOWN, key=str(key)[:40])
        known = (key for key in (*keys, *maybe) if key in self.data)
        return {key: self._at(key, self.data[key]) for key in known}

    def entries(self, least: int, most: int) -> list[Passage]:
        """Return the places of a list that must have so many of them."""
        if not isinstance(self.data, list):
            self.complain(Fault.NO_LIST)
            return []
        if not least <= len(self.data) <= most:
            self.complain(Fault.WRONG_COUNT, min=least, max=most, count=len(self.data))
        return [self._at(number, data) for number, data in enumerate(self.data[:most], 1)]

    def number(self, least: int, most: int) -> None:
        """See that this is a whole number between these."""
        if type(self.data) is not int or not least <= self.data <= most:
            self.complain(Fault.NO_NUMBER, min=least, max=most)

    def name(self) -> None:
        """See that this is an id: short and plain."""
        if not isinstance(self.data, str) or not _ID.fullmatch(self.data):
            self.complain(Fault.BAD_ID)

    def text(self, most: int = MOST_LETTERS) -> None:
        """See that this is a text: a string, or an object by language."""
        if not isinstance(self.data, Mapping):
            self._string(most)
            return
        if not self.data:
            self.complain(Fault.NO_LANGUAGE)
        for language, words in self.data.items():
            if not isinstance(language, str) or not _LANGUAGE.fullmatch(language):
                self.complain(Fault.BAD_LANGUAGE, key=str(language)[:40])
            else:
                self._at(language, words)._string(most)

    def distinct(self, entries: Iterable[Passage], key: str = "id") -> None:
        """See that no two entries have the same id."""
        known: set[str] = set()
        for entry in entries:
            one = entry.data.get(key) if isinstance(entry.data, Mapping) else None
            if isinstance(one, str) and one in known:
                entry.complain(Fault.TWICE, id=one[:40])
            elif isinstance(one, str):
                known.add(one)

    def _at(self, key: str | int, data: object) -> Passage:
        return Passage(data, (*self.place, key), self.complaints)

    def _string(self, most: int) -> None:
        if not isinstance(self.data, str) or not self.data.strip() or _HALF.search(self.data):
            self.complain(Fault.NO_TEXT)
        elif len(self.data) > most:
            self.complain(Fault.TOO_LONG, max=most)
