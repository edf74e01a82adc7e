"""Treks whose pictures are none, or tell more than the view."""

from collections.abc import Mapping
from itertools import count
from typing import Any, ClassVar

from custom_components.parlor.games.state import Painter

from .picture import bar
from .trek import Trek

PAINTED = count()


def _no_picture(view: Mapping[str, Any]) -> bytes:
    return str(view["at"]).encode()


def _another_each_time(view: Mapping[str, Any]) -> bytes:
    return bar(view) + bytes(next(PAINTED) % 7)


def _over_the_view(view: Mapping[str, Any]) -> bytes:
    view["roles"].clear()
    return bar(view)


def _only_some(view: Mapping[str, Any]) -> bytes:
    return bar({"at": [0, 1][view["at"]]})


class PaintsNoPicture(Trek):
    """What it paints is text."""

    paint: ClassVar[Painter | None] = staticmethod(_no_picture)


class PaintsByChance(Trek):
    """The same view is never painted alike."""

    paint: ClassVar[Painter | None] = staticmethod(_another_each_time)


class PaintsOverTheView(Trek):
    """Painting takes the roles away."""

    paint: ClassVar[Painter | None] = staticmethod(_over_the_view)


class PaintsOnlySome(Trek):
    """The second place cannot be painted."""

    paint: ClassVar[Painter | None] = staticmethod(_only_some)
