"""Presence: which devices are there, and who is told what is published."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
import logging
from typing import Protocol

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import SeatId

from .house import House
from .party import Party

_LOGGER = logging.getLogger(__name__)


class Listener(Protocol):
    """Someone who is told what is published; none of this may block."""

    def changed(self) -> None:
        """Learn that a new version is published."""

    def happened(self, events: Sequence[Event]) -> None:
        """Learn of events; they all reach the listener's seat."""

    def replaced(self) -> None:
        """Learn that another device has taken over the seat."""

    def removed(self) -> None:
        """Learn that the seat was taken away."""

    def renewed(self) -> None:
        """Learn that there are new codes for others to come in by."""

    def dismissed(self) -> None:
        """Learn that there are new codes: whoever came by an old one has to go."""

    def closed(self) -> None:
        """Learn that the table is closed."""


class Presence:
    """The listeners: one for each seat that is played from, and any number without a seat.

    Users of the house who look at the table are there, too, also with their seat put away.
    """

    def __init__(self, house: House, changed: Callable[[], None]) -> None:
        """Begin with everyone away; `changed` is called when someone comes or goes."""
        self._house = house
        self._changed = changed
        self._seated: dict[SeatId, Listener] = {}
        self._others: list[Listener] = []
        self._looking: Counter[str] = Counter()
        self._near: frozenset[SeatId] = frozenset()
        self._away_since: dict[SeatId, float] = {}

    def seats(self, party: Party) -> frozenset[SeatId]:
        """Return the seats that are present, and note which of them are only looked from."""
        near = self._of_users(party)
        left = self._near - near - {*self._seated}
        self._away_since |= dict.fromkeys(left, self._house.now())
        for seat in near:
            self._away_since.pop(seat, None)
        self._near = near
        return near | {*self._seated}

    @property
    def spectators(self) -> int:
        """Return how many listen without a seat."""
        return len(self._others)

    def away_for(self, seat: SeatId) -> float:
        """Return for how many seconds a seat has been away."""
        if seat in self._seated or seat in self._near:
            return 0.0
        now = self._house.now()
        return now - self._away_since.setdefault(seat, now)

    def attach(self, seat: SeatId | None, listener: Listener) -> Callable[[], None]:
        """Let someone listen, in place of whoever listened for the seat; return how to stop."""
        if seat is None:
            self._others.append(listener)
            return lambda: self._leave(listener)
        replaced = self._seated.get(seat)
        self._seated[seat] = listener
        self._away_since.pop(seat, None)
        if replaced is not None:
            tell(replaced.replaced)
        self._changed()
        return lambda: self._go(seat, listener)

    def look(self, user: str) -> Callable[[], None]:
        """Let a user of the house look at the table; return how to stop."""
        self._looking[user] += 1
        self._changed()
        return partial(self._look_away, user)

    def publish(self, events: Sequence[Event]) -> None:
        """Tell everyone what happened, as far as it reaches them, and that there is news."""
        for seat, listener in self._listeners():
            reaching = [event for event in events if event.reaches(seat)]
            if reaching:
                tell(partial(listener.happened, reaching))
            tell(listener.changed)

    def renew(self) -> None:
        """Tell everyone that the codes they came by open nothing any more; who is seated stays."""
        for seat, listener in self._listeners():
            tell(listener.dismissed if seat is None else listener.renewed)

    def follow(self, party: Party) -> None:
        """Let go of seats that are no more, and note since when the others are away."""
        known = {seat.id for seat in party.sitting}
        for seat in [seat for seat in self._seated if seat not in known]:
            tell(self._seated.pop(seat).removed)
        for seat in known:
            self.away_for(seat)
        for seat in [seat for seat in self._away_since if seat not in known]:
            del self._away_since[seat]
        if self._of_users(party) != self._near:
            self._changed()  # somebody who looks on has just sat down

    def close(self) -> None:
        """Tell everyone that it is over."""
        listeners = [*self._listeners()]
        self._seated.clear()
        self._others.clear()
        for _, listener in listeners:
            tell(listener.closed)

    def _listeners(self) -> Iterator[tuple[SeatId | None, Listener]]:
        yield from [*self._seated.items()]
        yield from [(None, listener) for listener in self._others]

    def _of_users(self, party: Party) -> frozenset[SeatId]:
        """Return the seats of users who look at the table."""
        return frozenset(seat.id for seat in party.sitting if seat.user in self._looking)

    def _look_away(self, user: str) -> None:
        self._looking -= Counter({user: 1})
        self._changed()

    def _go(self, seat: SeatId, listener: Listener) -> None:
        if self._seated.get(seat) is listener:
            del self._seated[seat]
            self._away_since[seat] = self._house.now()
            self._changed()

    def _leave(self, listener: Listener) -> None:
        self._others = [other for other in self._others if other is not listener]


def tell(tell: Callable[[], None]) -> None:
    """Tell one listener; if that fails the others are still told."""
    try:
        tell()
    except Exception:
        _LOGGER.exception("A listener of the table failed")
