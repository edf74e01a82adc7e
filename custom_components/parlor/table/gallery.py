"""The gallery: those who look on are told after everyone at the table, and never hold up a move."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, Protocol

from custom_components.parlor.games.events import Event

from .house import Cancel, House
from .presence import tell

# Long enough for every phone to be told first; too short for a lamp to seem late.
BREATH_SECONDS: Final = 0.02


class Watcher(Protocol):
    """Someone who looks on; none of this may block."""

    def changed(self) -> None:
        """Learn that a new version is published."""

    def happened(self, events: Sequence[Event]) -> None:
        """Learn of public events."""

    def closed(self) -> None:
        """Learn that the table is closed."""


class Gallery:
    """Watchers, who hear of every public event, in order, and of the newest version."""

    def __init__(self, house: House) -> None:
        """Begin with nobody there."""
        self._house = house
        self._watchers: list[Watcher] = []
        self._events: list[Event] = []
        self._cancel: Cancel | None = None

    def attach(self, watcher: Watcher) -> Callable[[], None]:
        """Let someone look on; return how to stop."""
        self._watchers.append(watcher)
        return lambda: self._leave(watcher)

    def publish(self, events: Sequence[Event]) -> None:
        """Have everyone told in a moment; what is published until then is told together."""
        self._events += [event for event in events if event.reaches(None)]
        if self._cancel is None:
            self._cancel = self._house.call_later(BREATH_SECONDS, self.catch_up)

    def catch_up(self) -> None:
        """Tell everyone now what they have not been told."""
        if self._cancel is None:
            return
        self._cancel()
        self._cancel = None
        events, self._events = self._events, []
        for watcher in [*self._watchers]:
            if events:
                tell(partial(watcher.happened, events))
            tell(watcher.changed)

    def close(self) -> None:
        """Tell everyone what is left, and that it is over."""
        self.catch_up()
        watchers, self._watchers = self._watchers, []
        for watcher in watchers:
            tell(watcher.closed)

    def _leave(self, watcher: Watcher) -> None:
        self._watchers = [other for other in self._watchers if other is not watcher]
