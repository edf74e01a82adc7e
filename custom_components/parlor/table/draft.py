"""A draft: the table as it will be once it is saved."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .evening import Contender, Played
from .journal import ledger
from .journal.journal import Statement
from .journal.record import Entry, EntryKind
from .match import Match
from .party import Party, Stage
from .published import Published
from .refusals import TableRefusal
from .room import Room
from .seats import Entered, Seat


@dataclass(slots=True)
class Draft:
    """What is done to the table between two publications; dropped where it cannot be saved."""

    room: Room
    before: Published
    party: Party
    match: Match | None
    writes: list[Statement] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    # Whoever waited to be let in, and is neither in here nor in the party, was refused.
    decided: dict[str, Entered | TableRefusal] = field(default_factory=dict)
    shown: Published | None = None
    # Something around the table is new, so another version is due although nothing was done.
    renewed: bool = False
    clocks_due: bool = False

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

    def keep_clocks(self) -> None:
        """Have what the clocks show saved, although nobody has moved."""
        self.clocks_due = True

    def crowd_out(self, asking: str) -> None:
        """Let someone wait no longer to be let in, for too many do."""
        self.party = self.party.without(asking)
        self.decided[asking] = TableRefusal.CROWDED_OUT

    def begin(self, seats: list[SeatId], options: Mapping[str, Json]) -> None:
        """Begin a game with these seats in turn order. Refuses as the game does."""
        number = self.party.match + 1
        seed, memory = self.room.house.new_seed(), self.party.memories.get(self.game.id, {})
        match = Match.start(number, self.game, seats, options, seed, memory)
        self.match = match
        self.events += match.state.opening
        self.change(match=number, stage=Stage.PLAYING, paused=False, frozen=False)
        self.writes.append(ledger.game_started(number, match.record, self.room.house.wall()))

    def play(
        self,
        kind: EntryKind,
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
        self.decided |= other.decided
        self.shown = other.shown or self.shown
        self.renewed |= other.renewed
        self.clocks_due |= other.clocks_due

    def _finish(self, match: Match) -> None:
        result = match.state.result
        if result is None:
            raise RuntimeError("the game is not over")
        players = [seat for seat in self.party.seats if seat.id in match.record.seats]
        at = self.room.house.wall()
        self.writes += ledger.game_finished(
            match.number, self.party.evening_from, result, players, at
        )
        contenders = tuple(_contender(seat, result) for seat in players)
        played = Played(match.record.game, at, contenders, result.ended_by)
        memories = {**self.party.memories, match.record.game: match.state.memory}
        self.change(
            stage=Stage.OVER,
            paused=False,
            evening=(*self.party.evening, played),
            games_played=self.party.games_played + (not result.broken_off),
            memories=memories,
        )


def _contender(seat: Seat, result: Result) -> Contender:
    won = seat.id in result.winners
    return Contender(seat.id, seat.name, seat.kind, won, result.scores.get(seat.id), seat.user)
