"""The gallery: those who look on are told after everyone at the table, and never hold up a move."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from custom_components.parlor.games.events import Event

from .house import Cancel, House
from .presence import Listener, tell

# Long enough for every phone to be told first; too short for a lamp to seem late.
BREATH_SECONDS: Final = 0.02


class Gallery:
    """Those who look on: they hear of every public event, in order, and of the newest version."""

    def __init__(self, house: House) -> None:
        """Begin with nobody there."""
        self._house = house
        self._onlookers: list[Listener] = []
        self._events: list[Event] = []
        self._cancel: Cancel | None = None

    def attach(self, onlooker: Listener) -> Callable[[], None]:
        """Let someone look on; return how to stop."""
        self._onlookers.append(onlooker)
        return lambda: self._leave(onlooker)

    def publish(self, events: Sequence[Event]) -> None:
        """Have everyone told in a moment; what is published until then is told together."""
        self._events += [event for event in events if event.reaches(None)]
        if self._cancel is None:
            self._cancel = self._house.call_later(BREATH_SECONDS, self.catch_up)

    def renew(self) -> None:
        """Tell everyone that there are new codes."""
        for onlooker in [*self._onlookers]:
            tell(onlooker.renewed)

    def catch_up(self) -> None:
        """Tell everyone now what they have not been told."""
        if self._cancel is None:
            return
        self._cancel()
        self._cancel = None
        events, self._events = self._events, []
        for onlooker in [*self._onlookers]:
            if events:
                tell(partial(onlooker.happened, events))
            tell(onlooker.changed)

    def close(self) -> None:
        """Tell everyone what is left, and that it is over."""
        self.catch_up()
        onlookers, self._onlookers = self._onlookers, []
        for onlooker in onlookers:
            tell(onlooker.closed)

    def _leave(self, onlooker: Listener) -> None:
        self._onlookers = [other for other in self._onlookers if other is not onlooker]
