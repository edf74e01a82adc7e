"""Watches: what happens by itself when people are away."""

from collections.abc import Callable
from typing import Final

from custom_components.parlor.games.vocabulary import SeatId

from .clocks import Clocks
from .deeds.claims import grant_due
from .deeds.evenings import SECONDS_TO_ANOTHER_EVENING
from .deeds.forgetting import end_evening, has_guests_to_forget
from .deeds.play import go_on_without
from .draft import Draft
from .host import host_is_there, successor
from .party import Party
from .patience import with_absence
from .presence import Presence
from .published import Published
from .room import Room
from .timer import Timer
from .vouching import due

SECONDS_TO_GO_HOME: Final = 60 * 60.0

type Tell = Callable[[Callable[[Draft], None]], None]


class AwayWatch:
    """Makes the default move when only people who are away are waited for."""

    def __init__(self, room: Room, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._house = room.house
        self._tell = tell
        self._timer = Timer(room.house)
        self._until: float | None = None

    def follow(self, published: Published) -> None:
        """Begin to wait, go on waiting or wait no longer."""
        absence = published.party.absence
        until = None if absence is None else absence.until
        if until is None:
            self._timer.stop()
        elif not self._timer.set or until != self._until:
            self._timer.insist(until - self._house.now(), lambda: self._tell(_go_on_without))
        self._until = until

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()


class HostWatch:
    """Passes the host's role on when the host has been away for long and others are there."""

    def __init__(self, room: Room, presence: Presence, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._seconds = room.settings.host_seconds
        self._presence = presence
        self._tell = tell
        self._timer = Timer(room.house)
        self._host: SeatId | None = None

    def follow(self, published: Published) -> None:
        """Begin to wait, or wait no longer."""
        party = published.party
        if party.host is None or host_is_there(party) or not party.present:
            self._timer.stop()
        elif not self._timer.set or self._host != party.host:
            host = self._host = party.host
            away = self._presence.away_for(host)
            self._timer.start(self._seconds - away, lambda: self._tell(_pass_from(host)))

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()


class ClaimWatch:
    """Gives a seat to whoever claims it once the time to object has passed."""

    def __init__(self, room: Room, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._house = room.house
        self._tell = tell
        self._timer = Timer(room.house)

    def follow(self, published: Published) -> None:
        """Begin to wait, or wait no longer."""
        party = published.party
        moments = [when for claim in party.claims if (when := due(party, claim)) is not None]
        if moments:
            self._timer.start(min(moments) - self._house.now(), lambda: self._tell(grant_due))
        else:
            self._timer.stop()

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()


class EveningWatch:
    """Forgets what guests were called a while after all of them have gone home."""

    def __init__(self, room: Room, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._house = room.house
        self._keeps = room.settings.keep_guest_names
        self._tell = tell
        self._timer = Timer(room.house)

    def follow(self, published: Published) -> None:
        """Begin to wait, or wait no longer."""
        if self._keeps or not has_guests_to_forget(published.party):
            self._timer.stop()
        elif not self._timer.set:
            self._timer.start(self._left(published.party), lambda: self._tell(end_evening))

    def stop(self) -> None:
        """Wait no longer."""
        self._timer.stop()

    def _left(self, party: Party) -> float:
        """Return how long nobody may be there yet; a house whose Wi-Fi is out forgets nobody."""
        passed = self._house.wall() - party.evening[-1].at if party.evening else 0.0
        return max(SECONDS_TO_GO_HOME, SECONDS_TO_ANOTHER_EVENING - passed)


class ClockWatch:
    """Has what the clocks show saved between moves too, and whenever they stop."""

    def __init__(self, room: Room, clocks: Clocks, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._seconds = room.settings.save_seconds
        self._clocks = clocks
        self._tell = tell
        self._timer = Timer(room.house)

    def follow(self) -> None:
        """Begin to save, or save for the last time."""
        if self._clocks.running and not self._timer.set:
            self._timer.start(self._seconds, self._again)
        elif self._timer.set and not self._clocks.running:
            self._timer.stop()
            self._tell(Draft.keep_clocks)

    def stop(self) -> None:
        """Save no more."""
        self._timer.stop()

    def _again(self) -> None:
        self._tell(Draft.keep_clocks)
        self.follow()


def _go_on_without(draft: Draft) -> None:
    """Make the default move, unless somebody is back, or has said that it can wait."""
    absence = with_absence(draft.room, draft.party, draft.match).absence
    if absence is not None and absence == draft.party.absence and absence.until is not None:
        go_on_without(draft)


def _pass_from(host: SeatId) -> Callable[[Draft], None]:
    def pass_on(draft: Draft) -> None:
        if draft.party.host == host and not host_is_there(draft.party) and draft.party.present:
            draft.change(host=successor(draft.party))

    return pass_on
