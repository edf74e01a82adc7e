"""Watches: what happens by itself when people are away."""

from collections.abc import Callable

from custom_components.parlor.games.vocabulary import SeatId

from .clocks import Clocks
from .deeds.claims import grant_due
from .draft import Draft
from .host import host_is_there, successor
from .house import Cancel
from .journal import ledger
from .journal.record import Happening
from .party import Party, Stage
from .presence import Presence
from .published import Published
from .room import Room
from .vouching import due

type Tell = Callable[[Callable[[Draft], None]], None]


class Timer:
    """Something that will happen unless it is called off."""

    def __init__(self, room: Room) -> None:
        """Begin with nothing set."""
        self._house = room.house
        self._cancel: Cancel | None = None

    @property
    def set(self) -> bool:
        """Return whether it will happen."""
        return self._cancel is not None

    def start(self, seconds: float, then: Callable[[], None]) -> None:
        """Let it happen after that time, and not at an earlier one."""
        self.stop()

        def ring() -> None:
            self._cancel = None
            then()

        self._cancel = self._house.call_later(max(0.0, seconds), ring)

    def stop(self) -> None:
        """Call it off."""
        if self._cancel is not None:
            self._cancel()
            self._cancel = None


def only_away_are_waited_for(party: Party, waiting_for: list[SeatId]) -> bool:
    """Return whether someone who is there is kept waiting by people who are not.

    With nobody there nobody waits: a house whose Wi-Fi is out for a minute loses no move.
    """
    waited = [seat for seat in map(party.find, waiting_for) if seat is not None]
    away = all(seat.human and not seat.bot and not seat.present for seat in waited)
    return party.running and bool(waited) and away and bool(party.present)


class AwayWatch:
    """Makes the default move when only people who are away are waited for."""

    def __init__(self, room: Room, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._seconds = room.settings.away_seconds
        self._tell = tell
        self._timer = Timer(room)
        self._waited: frozenset[SeatId] = frozenset()

    def follow(self, published: Published) -> None:
        """Begin to wait, go on waiting or wait no longer."""
        waiting = [*published.waiting_for]
        if not only_away_are_waited_for(published.party, waiting):
            self._timer.stop()
            return
        if not self._timer.set or not self._waited >= set(waiting):
            self._waited = frozenset(waiting)
            self._timer.start(self._seconds, lambda: self._tell(_go_on_without))

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
        self._timer = Timer(room)
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
        self._timer = Timer(room)

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


class ClockWatch:
    """Has what the clocks show saved from time to time, and whenever they stop."""

    def __init__(self, room: Room, clocks: Clocks, tell: Tell) -> None:
        """Tell the table when it is time."""
        self._seconds = room.settings.save_seconds
        self._clocks = clocks
        self._tell = tell
        self._timer = Timer(room)

    def follow(self) -> None:
        """Begin to save, or save for the last time."""
        if self._clocks.running and not self._timer.set:
            self._timer.start(self._seconds, self._again)
        elif self._timer.set and not self._clocks.running:
            self._timer.stop()
            self._tell(self._save)

    def stop(self) -> None:
        """Save no more."""
        self._timer.stop()

    def _again(self) -> None:
        self._tell(self._save)
        self.follow()

    def _save(self, draft: Draft) -> None:
        if draft.match is not None and draft.party.stage is Stage.PLAYING:
            draft.writes.append(ledger.clocks_saved(draft.match.number, self._clocks.left()))


def _go_on_without(draft: Draft) -> None:
    if draft.party.stage is Stage.PLAYING and only_away_are_waited_for(
        draft.party, draft.running().waiting_for()
    ):
        draft.play(Happening.AWAY)


def _pass_from(host: SeatId) -> Callable[[Draft], None]:
    def pass_on(draft: Draft) -> None:
        if draft.party.host == host and not host_is_there(draft.party) and draft.party.present:
            draft.change(host=successor(draft.party))

    return pass_on
