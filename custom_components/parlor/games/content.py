"""Content: what a game is played with beside its rules, such as packs, puzzles or houses.

It ships with the game, people write it themselves, or it is made for a day; it is checked alike.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from importlib.resources.abc import Traversable
import json
from typing import Any, ClassVar, Final, NamedTuple, override

from .refused import CommonRefusal, Refused
from .vocabulary import Json, Value, Wording

type Body = Mapping[str, Json]
# The keys and places in lists that lead to what is meant.
type Whereabouts = tuple[str | int, ...]

# By how many weekdays the months are off, from March on.
_MONTH_BEGINS: Final = (0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4)


class Fault(StrEnum):
    """What can be wrong with content of any kind; a game adds codes of its own."""

    BAD_ID = "bad_id"
    BAD_LANGUAGE = "bad_language"
    CANNOT_READ = "cannot_read"
    ID_TAKEN = "id_taken"
    MISSING = "missing"
    NO_FILE = "no_file"
    NO_JSON = "no_json"
    NO_LANGUAGE = "no_language"
    NO_LIST = "no_list"
    NO_NUMBER = "no_number"
    NO_OBJECT = "no_object"
    NO_TEXT = "no_text"
    NOT_UNDERSTOOD = "not_understood"
    TOO_LARGE = "too_large"
    TOO_LONG = "too_long"
    TOO_MANY_FILES = "too_many_files"
    TWICE = "twice"
    UNKNOWN = "unknown"
    WRONG_COUNT = "wrong_count"


def text_json(text: Wording) -> Wording:
    """Return a text as views carry it; a copy, so that nobody can write into content."""
    return text if isinstance(text, str) else {**text}


@dataclass(frozen=True, slots=True)
class Complaint:
    """What is wrong, and where: keys as the file has them, and places in lists from 1 on."""

    code: StrEnum
    place: Whereabouts = ()
    details: Mapping[str, Value] = field(default_factory=dict)


class BadContent(Exception):  # noqa: N818
    """Content cannot be played with; it holds all complaints at once."""

    def __init__(self, *complaints: Complaint) -> None:
        """Complain."""
        super().__init__(*complaints)
        self.complaints = complaints


@dataclass(frozen=True, slots=True)
class About:
    """What people choose content by; a text is a string, or an object by language."""

    id: str
    name: Wording
    description: Wording = ""


class Day(NamedTuple):
    """A date in the house, for games without a calendar."""

    year: int
    month: int
    day: int

    @property
    def seed(self) -> int:
        """Return a number that is this day's alone, to draw chance from."""
        return self.year * 10_000 + self.month * 100 + self.day

    @property
    def weekday(self) -> int:
        """Return the day of the week, from 0 for Monday to 6 for Sunday."""
        # January and February count as the end of the year before, which has the leap day.
        year = self.year - (self.month < 3)
        leaps = year // 4 - year // 100 + year // 400
        return (year + leaps + _MONTH_BEGINS[self.month - 1] + self.day + 6) % 7

    @override
    def __str__(self) -> str:
        return f"{self.year:04}-{self.month:02}-{self.day:02}"


class ContentKind[T](ABC):
    """One kind of content: where it lies, what it must hold, and what the game makes of it."""

    complaints: ClassVar[frozenset[StrEnum]] = frozenset()

    def __init__(self, folder: Traversable, default: str) -> None:
        """Read what ships now: with the code, before an update can replace the folder.

        The default is the id of what is played with unless something else is chosen; it ships.
        """
        self.folder = folder.name
        self.default = default
        self.shipped: dict[str, T] = {}
        self.bad: dict[str, Sequence[Complaint]] = {}
        for file in _files(folder):
            try:
                thing = self.take(json.loads(file.read_text("utf-8")))
                self.shipped[self.about(thing).id] = thing
            except BadContent as bad:
                self.bad[file.name] = bad.complaints
            except OSError, ValueError, RecursionError:
                self.bad[file.name] = (Complaint(Fault.CANNOT_READ),)
        if default in self.shipped:
            self.shipped = {default: self.shipped[default], **self.shipped}

    @abstractmethod
    def check(self, body: Body) -> Sequence[Complaint]:
        """Return all that is wrong with some content; a `Passage` helps to look through it."""

    @abstractmethod
    def read(self, body: Body) -> T:
        """Return what the game plays with, made of content that has been checked."""

    @abstractmethod
    def about(self, thing: T) -> About:
        """Return what people choose this content by; the id is its own within its kind."""

    def make(self, day: Day) -> Sequence[Body]:
        """Return content that is made for a day; the same for the same day."""
        return ()

    def take(self, body: object) -> T:
        """Check some content and return what the game plays with; raises `BadContent`."""
        if not isinstance(body, Mapping):
            raise BadContent(Complaint(Fault.NO_OBJECT))
        if complaints := self.check(body):
            raise BadContent(*complaints)
        return self.read(body)

    def find(self, chosen: object) -> T:
        """Return what an option's value stands for: something that ships, or content itself.

        Raises `BadContent`.
        """
        if not isinstance(chosen, str):
            return self.take(chosen)
        if chosen not in self.shipped:
            raise BadContent(Complaint(Fault.MISSING, details={"key": chosen[:40]}))
        return self.shipped[chosen]


def with_content(
    kinds: Mapping[str, ContentKind[Any]], settled: Mapping[str, object]
) -> dict[str, object]:
    """Return the options with content in place of what stood for it.

    Refuses with `invalid_option`, naming the option.
    """
    found = dict(settled)
    for key, kind in kinds.items():
        try:
            found[key] = kind.find(settled[key])
        except BadContent as bad:
            raise Refused(CommonRefusal.INVALID_OPTION, option=key) from bad
    return found


def _files(folder: Traversable) -> list[Traversable]:
    """Return the files of a folder; none where there is no such folder."""
    if not folder.is_dir():
        return []
    files = (file for file in folder.iterdir() if file.name.endswith(".json"))
    return sorted(files, key=lambda file: file.name)
