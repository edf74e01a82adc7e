"""Packs: levels as content with a schema; some ship, people draw their own, every day has one."""

from collections.abc import Sequence
from dataclasses import dataclass
import re
from typing import Any, Final, Self, override
import unicodedata
import zlib

from custom_components.parlor.games.content import (
    About,
    BadContent,
    Body,
    Complaint,
    Day,
    text_json,
)
from custom_components.parlor.games.drawn import DrawnKind, ReviewInfo
from custom_components.parlor.games.passage import Passage
from custom_components.parlor.games.vocabulary import Json, Wording

from .board import Board
from .checking import check_level
from .daily import puzzle_of
from .drawing import looked_through
from .level import Level
from .solver import par_of
from .strokes import written_out
from .sweep import TooLarge
from .terms import CascadeFault

MOST_LEVELS: Final = 60
# What the house's own pack is called, once somebody has drawn a level.
HOUSE_PACK: Final[Body] = {
    "id": "house",
    "name": {"en": "Our own kiln", "de": "Unser eigener Ofen"},
    "description": {
        "en": "Levels drawn in this house.",
        "de": "Level, die in diesem Haus entstanden.",
    },
}
_DAY: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


@dataclass(frozen=True, slots=True)
class Pack:
    """Nothing can change it, so a copy of a game shares it."""

    id: str
    name: Wording
    description: Wording
    # The date that a puzzle was made for.
    day: str | None
    levels: tuple[Level, ...]
    pars: tuple[int, ...]

    def __deepcopy__(self, memo: object) -> Self:
        """Return the pack itself."""
        return self


class Packs(DrawnKind[Pack]):
    """What a pack must hold: levels that can be solved, with the steps that they give."""

    complaints = frozenset(CascadeFault)

    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        whole = Passage(body)
        fields = whole.fields("name", "levels", maybe=("id", "description", "day"))
        for key, part in fields.items():
            match key:
                case "id":
                    part.name()
                case "day":
                    if not isinstance(part.data, str) or not _DAY.fullmatch(part.data):
                        part.complain(CascadeFault.NO_DAY)
                case "levels":
                    _check_levels(part)
                case _:
                    part.text()
        return whole.complaints

    @override
    def read(self, body: Body) -> Pack:
        data: Any = body
        levels = tuple(Level.read(level) for level in data["levels"])
        return Pack(
            data.get("id") or _id_of(data["name"]),
            text_json(data["name"]),
            text_json(data.get("description", "")),
            data.get("day"),
            levels,
            # They have been checked, so each has one.
            tuple(par_of(level) or 0 for level in levels),
        )

    @override
    def about(self, thing: Pack) -> About:
        return About(thing.id, thing.name, thing.description)

    @override
    def make(self, day: Day) -> Sequence[Body]:
        return [puzzle_of(day)]

    @override
    def review(self, drawn: Body) -> ReviewInfo:
        return looked_through(drawn)

    @override
    def add(self, own: Body | None, drawn: Body) -> Body:
        level: Any = written_out(drawn)
        whole = Passage(level)
        _check_level(whole)
        if whole.complaints:
            raise BadContent(*whole.complaints)
        if own is None:
            return {**HOUSE_PACK, "levels": [level]}
        self.take(own)
        return {**own, "levels": _with(own["levels"], level)}


def in_english(name: Wording) -> str:
    """Return a name for whoever mends a file: in English, or in whatever language there is."""
    return name if isinstance(name, str) else name.get("en", next(iter(name.values())))


def _with(levels: Any, drawn: Any) -> list[Json]:
    """Return the levels with one that was drawn, in place of the first that has its name."""
    names = [in_english(one["name"]).casefold() for one in (*levels, drawn)]
    at = names.index(names[-1])
    return [*levels[:at], drawn, *levels[at + 1 :]]


def _check_levels(part: Passage) -> None:
    for level in part.entries(1, MOST_LEVELS):
        _check_level(level)


def _check_level(part: Passage) -> None:
    known = len(part.complaints)
    check_level(part)
    if len(part.complaints) == known:
        _check_solvable(part)


def _check_solvable(part: Passage) -> None:
    """See that a level is not solved as it begins, and can be with the steps that it gives."""
    level = Level.read(part.data)
    name = in_english(level.name)
    if Board(level).solved:
        part.complain(CascadeFault.SOLVED_AT_THE_START, level=name)
        return
    try:
        par = par_of(level)
    except TooLarge:
        part.complain(CascadeFault.TOO_HARD_TO_TELL, level=name)
        return
    if par is None:
        part.complain(CascadeFault.UNSOLVABLE, level=name)
    elif 0 < level.budget < par:
        part.complain(CascadeFault.BUDGET_TOO_SMALL, level=name, par=par, budget=level.budget)


def _id_of(name: Wording) -> str:
    """Return an id for a pack that has none: its name in plain letters, or something like it."""
    words = in_english(name)
    plain = unicodedata.normalize("NFKD", words).encode("ascii", "ignore").decode().lower()
    plain = re.sub(r"[^a-z0-9]+", "_", plain).strip("_")[:40]
    return plain if plain[:1].isalpha() else f"pack_{zlib.crc32(words.encode()):08x}"
