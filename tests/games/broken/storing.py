"""Cellars whose content is not what it should be."""

from collections.abc import Mapping, Sequence
from itertools import count
from typing import Any, ClassVar, override

from custom_components.parlor.games.content import (
    BadContent,
    Body,
    Complaint,
    ContentKind,
    Day,
    Fault,
)
from custom_components.parlor.games.drawn import DrawnKind, ReviewInfo, complaint_info
from custom_components.parlor.games.options import Kind, Option
from tests.games.cellar import Cellar
from tests.games.cellar.plan import Plan
from tests.games.cellar.plans import PLANS, Plans

from .acting import Surprise


class _Stored(Plans):
    """Cellars that ship as those of Cellar do."""

    def __init__(self) -> None:
        """Take what ships from there."""
        self.folder, self.default, self.bad = PLANS.folder, PLANS.default, {}
        self.shipped = {**PLANS.shipped}


def _of(kind: ContentKind[Any]) -> dict[str, ContentKind[Any]]:
    return {"cellar": kind}


class _ByChance(_Stored):
    made = count(1)

    @override
    def make(self, day: Day) -> Sequence[Body]:
        return super().make(Day(day.year, day.month, next(self.made) % 28 + 1))


class MakesNowThisNowThat(Cellar):
    """Everybody has another cellar of the day."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_ByChance())


class _Tiny(_Stored):
    @override
    def make(self, day: Day) -> Sequence[Body]:
        return [{"id": "daily", "name": "Tiny", "rows": ["#####", "#s.o#", "#####"]}]


class MakesTheUnplayable(Cellar):
    """The cellar of the day is too small."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Tiny())


class _Namesake(_Stored):
    @override
    def make(self, day: Day) -> Sequence[Body]:
        return [{**body, "id": self.default} for body in super().make(day)]


class MakesANamesake(Cellar):
    """The cellar of the day hides one that ships."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Namesake())


class _Trusting(_Stored):
    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        return ()


class TrustsWhoeverWrites(Cellar):
    """A file that is nonsense is not complained about: it raises."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Trusting())


class _Surprised(_Stored):
    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        found = super().check(body)
        return [Complaint(Surprise.BOO)] if found else found


class ComplainsWithoutDeclaring(Cellar):
    """There are no words for what it complains about."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Surprised())


class _Sketched(_Stored, DrawnKind[Plan]):
    """Cellars of which nobody can draw a sound one."""

    @override
    def review(self, drawn: Body) -> ReviewInfo:
        complaints = [complaint_info(Complaint(Fault.NOT_UNDERSTOOD))]
        return {"complaints": complaints, "solvable": None, "par": None}

    @override
    def add(self, own: Body | None, drawn: Body) -> Body:
        raise BadContent(Complaint(Fault.NOT_UNDERSTOOD))


class _Stumbling(_Sketched):
    @override
    def review(self, drawn: Body) -> ReviewInfo:
        return {"complaints": [], "solvable": "rows" in drawn, "par": len(str(drawn["rows"]))}


class StumblesOverADrawing(Cellar):
    """A drawing that is nonsense is not complained about: it raises."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Stumbling())


class _Polite(_Sketched):
    @override
    def review(self, drawn: Body) -> ReviewInfo:
        return {"complaints": [], "solvable": None, "par": None}


class ComplainsAboutNoDrawing(Cellar):
    """Nobody is told that a drawing is nonsense."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Polite())


class _Hoarding(_Sketched):
    @override
    def add(self, own: Body | None, drawn: Body) -> Body:
        return {**(own or {}), **drawn}


class KeepsAnyDrawing(Cellar):
    """A drawing that is nonsense is kept in the house."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = _of(_Hoarding())


class ShipsWhatNobodyCanChoose(Cellar):
    """One of the cellars is not among the choices."""

    options: ClassVar[Sequence[Option]] = (
        *Cellar.options[:-1],
        Option("cellar", Kind.CONTENT, PLANS.default, choices=(PLANS.default,)),
    )


class AsksForNoContent(Cellar):
    """There is a kind of content that no option asks for."""

    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {"cellar": PLANS, "attic": PLANS}
