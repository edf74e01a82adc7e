"""Drawn content: pieces that people draw one by one, and keep in content of the house's own."""

from abc import abstractmethod
from collections.abc import Mapping
from typing import Any, TypedDict

from .content import Body, Complaint, ContentKind
from .refused import CommonRefusal, Refused
from .vocabulary import Value


class ComplaintInfo(TypedDict):
    """What is wrong with a drawing, and where: keys, and places in lists from 1 on."""

    code: str
    place: list[str | int]
    details: dict[str, Value]


class ReviewInfo(TypedDict):
    """What is wrong with a drawing; or whether it can be solved, and in how few moves.

    Neither is known where nobody can tell so soon.
    """

    complaints: list[ComplaintInfo]
    solvable: bool | None
    par: int | None


class DrawnKind[T](ContentKind[T]):
    """Content whose pieces people can draw themselves, as flat as the wire needs them."""

    @abstractmethod
    def review(self, drawn: Body) -> ReviewInfo:
        """Return what there is to say of a drawing, after some hundredths of a second."""

    @abstractmethod
    def add(self, own: Body | None, drawn: Body) -> Body:
        """Return the house's own content with a drawing in it, in place of what has its name.

        Where there is none yet, it is begun. Raises `BadContent`.
        """


def drawn_kind(kinds: Mapping[str, ContentKind[Any]], option: str) -> DrawnKind[Any]:
    """Return what can be drawn for an option. Refuses with `unknown_option`."""
    kind = kinds.get(option)
    if not isinstance(kind, DrawnKind):
        raise Refused(CommonRefusal.UNKNOWN_OPTION, option=option)
    return kind


def complaint_info(complaint: Complaint) -> ComplaintInfo:
    """Return a complaint as the wire carries it."""
    return {
        "code": complaint.code,
        "place": [*complaint.place],
        "details": {**complaint.details},
    }
