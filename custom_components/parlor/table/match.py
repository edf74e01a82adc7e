"""A match: the running game together with the record that it came from."""

from collections.abc import Mapping, Sequence
from typing import Self

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId

from .journal.record import Entry, Record


class Match:
    """One game at the table; `saved` says how much of its log is in the journal."""

    def __init__(self, number: int, record: Record, state: GameState) -> None:
        """Go on with the game that the record leads to."""
        self.number = number
        self.record = record
        self.state = state
        self.saved = len(record.log)

    @classmethod
    def start(
        cls,
        number: int,
        game: type[GameState],
        seats: Sequence[SeatId],
        options: Mapping[str, Json],
        seed: int,
        memory: Mapping[str, Json] | None = None,
    ) -> Self:
        """Begin a new game. Refuses as the game does."""
        record = Record(game.id, game.rules_version, seed, options, [*seats], memory=memory or {})
        return cls(number, record, game.start(seats, options, seed=seed, memory=memory))

    @property
    def length(self) -> int:
        """Return how many things were done so far."""
        return len(self.record.log)

    @property
    def clock(self) -> tuple[str, int, float] | None:
        """Return the clock that the game wants to run: its name, its run and how long it lasts."""
        state = self.state
        if state.result is not None or state.clock is None or state.deadline is None:
            return None
        # Games name their clocks by enums, which no journal takes as keys.
        return str(state.clock), state.clock_run, state.deadline

    def waiting_for(self) -> list[SeatId]:
        """Return the seats whose decision holds the game up."""
        waited = self.state.public_view()["waiting_for"]
        return [SeatId(str(seat)) for seat in waited] if isinstance(waited, list) else []

    def take(self, entry: Entry) -> Sequence[Event]:
        """Do something to the game and note it. Refuses as the game does, and notes nothing."""
        events = entry.apply(self.state)
        self.record.log.append(entry)
        return events

    def back_to(self, length: int, games: Mapping[str, type[GameState]]) -> None:
        """Forget what was done after that many entries; raises `CannotReplay`."""
        del self.record.log[length:]
        self.state = self.record.replay(games)
