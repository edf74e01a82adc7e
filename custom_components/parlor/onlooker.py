"""Those of the house who look on: they have no seat and are told what everyone may know."""

from collections.abc import Callable, Sequence
from typing import override

from .games.events import Event
from .table.table import Listener


class Onlooker(Listener):
    """Passes on what it is told but chatter; without a seat nobody can replace or remove it."""

    def __init__(
        self,
        *,
        changed: Callable[[], None] = lambda: None,
        happened: Callable[[Sequence[Event]], None] = lambda _: None,
        closed: Callable[[], None] = lambda: None,
    ) -> None:
        """Pass on to these, as far as they are given."""
        self._changed = changed
        self._happened = happened
        self._closed = closed

    @override
    def changed(self) -> None:
        self._changed()

    @override
    def happened(self, events: Sequence[Event]) -> None:
        if heard := [event for event in events if not event.chatter]:
            self._happened(heard)

    @override
    def replaced(self) -> None:
        pass

    @override
    def removed(self) -> None:
        pass

    @override
    def renewed(self) -> None:
        pass

    @override
    def dismissed(self) -> None:
        pass

    @override
    def closed(self) -> None:
        self._closed()
