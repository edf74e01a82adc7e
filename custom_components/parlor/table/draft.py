"""A draft: the table as it will be once it is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .journal import ledger
from .journal.journal import Statement
from .journal.record import Entry, Happening
from .match import Match
from .party import Party, Stage
from .published import Published
from .room import Room
from .seats import Entered


@dataclass(slots=True)
class Draft:
    """What is done to the table between two publications; dropped where it cannot be saved."""

    room: Room
    before: Published
    party: Party
    match: Match | None
    writes: list[Statement] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    granted: dict[str, Entered] = field(default_factory=dict)
    shown: Published | None = None
    # Something around the table is new, so another version is due although nothing was done.
    renewed: bool = False

    @property
    def version(self) -> int:
        """Return the version that will show what is done here."""
        return self.before.version + 1

    @property
    def game(self) -> type[GameState]:
        """Return the game that is chosen."""
        return self.room.games[self.party.game]

    def change(self, **changes: object) -> None:
        """Replace parts of the party."""
        self.party = replace(self.party, **changes)  # type: ignore[arg-type]

    def renew(self) -> None:
        """Have the table published anew."""
        self.renewed = True

    def begin(self, seats: list[SeatId], options: Mapping[str, Json]) -> None:
        """Begin a game with these seats in turn order. Refuses as the game does."""
        number = self.party.match + 1
        match = Match.start(number, self.game, seats, options, self.room.house.new_seed())
        self.match = match
        self.change(match=number, stage=Stage.PLAYING, paused=False, frozen=False)
        self.writes.append(ledger.game_started(number, match.record, self.room.house.wall()))

    def play(
        self,
        kind: Happening,
        seat: SeatId | None = None,
        action: Mapping[str, Json] | None = None,
    ) -> None:
        """Do something to the running game and note it in its log. Refuses as the game does."""
        match = self.running()
        entry = Entry(kind, seat, action, self.room.house.wall())
        self.events += match.take(entry)
        self.writes.append(ledger.log_entry(match.number, match.length - 1, entry, self.version))
        if match.state.result is not None:
            self._finish(match)

    def running(self) -> Match:
        """Return the game that runs; the caller has made sure that one does."""
        if self.match is None:
            raise RuntimeError("no game runs")
        return self.match

    def absorb(self, other: Draft) -> None:
        """Take over what was done in another draft that began where this one stands."""
        self.party, self.match = other.party, other.match
        self.writes += other.writes
        self.events += other.events
        self.granted |= other.granted
        self.shown = other.shown or self.shown
        self.renewed |= other.renewed

    def _finish(self, match: Match) -> None:
        result = match.state.result
        if result is None:
            raise RuntimeError("the game is not over")
        players = [seat for seat in self.party.seats if seat.id in match.record.seats]
        at = self.room.house.wall()
        self.writes += ledger.game_finished(match.number, result, players, at)
        self.change(stage=Stage.OVER, paused=False)
