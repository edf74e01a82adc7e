"""Records: a game is its seed, options, seats, memory and log; a replay gives the same game."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Self

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause, GameState
from custom_components.parlor.games.vocabulary import Json, SeatId


class CannotReplay(Exception):  # noqa: N818
    """The record does not lead to a game: other rules, or damaged."""


class OtherRules(CannotReplay):
    """The game is no longer played by the rules of the record, or not at all."""


class EntryKind(StrEnum):
    """What an entry of the log stands for."""

    ACTION = "action"
    CLOCK = "clock"
    NEXT = "next"
    AWAY = "away"
    LEAVE = "leave"
    END = "end"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log: what was done to the game, and when."""

    kind: EntryKind
    seat: SeatId | None = None
    action: Mapping[str, Json] | None = None
    at: float = 0.0

    def apply(self, state: GameState) -> Sequence[Event]:
        """Do it to a game and return what happened; refuses as the game does."""
        match self.kind, self.seat, self.action:
            case EntryKind.ACTION, str() as seat, Mapping() as action:
                return state.apply(SeatId(seat), action)
            case EntryKind.LEAVE, str() as seat, None:
                return state.leave(SeatId(seat))
            case EntryKind.NEXT, by, None:
                return state.expire(Cause.NEXT, by)
            case EntryKind.CLOCK | EntryKind.AWAY as cause, None, None:
                return state.expire(Cause(cause))
            case EntryKind.END, None, None:
                return state.end()
        raise CannotReplay(f"an entry of kind {self.kind} that makes no sense")

    def to_json(self) -> dict[str, Json]:
        """Return the entry as plain data."""
        return {
            "kind": self.kind.value,
            "seat": self.seat,
            "action": None if self.action is None else dict(self.action),
            "at": self.at,
        }

    @classmethod
    def from_json(cls, data: Json) -> Self:
        """Return the entry that the data stands for; raises `ValueError`."""
        match data:
            case {
                "kind": str(kind),
                "seat": str() | None as seat,
                "action": dict() | None as action,
                "at": int() | float() as at,
            }:
                return cls(
                    EntryKind(kind), None if seat is None else SeatId(seat), action, float(at)
                )
        raise ValueError("not an entry of a log")


@contextmanager
def _record_at_fault() -> Iterator[None]:
    """Whatever a rule says, it is the record that is wrong."""
    try:
        yield
    except Exception as error:
        raise CannotReplay(repr(error)) from error


@dataclass(slots=True)
class Record:
    """Everything that a game came from."""

    game: str
    rules_version: int
    seed: int
    options: Mapping[str, Json]
    seats: Sequence[SeatId]
    log: list[Entry] = field(default_factory=list)
    # What the game before has left for this one.
    memory: Mapping[str, Json] = field(default_factory=dict)

    def replay(self, games: Mapping[str, type[GameState]]) -> GameState:
        """Return the game as it stands at the end of the log; raises `CannotReplay`."""
        for state, _ in self.steps(games):
            last = state
        return last

    def steps(
        self, games: Mapping[str, type[GameState]]
    ) -> Iterator[tuple[GameState, Sequence[Event]]]:
        """Give the game as it began and after every line of the log, with what happened.

        It is one and the same that plays on. Raises `CannotReplay`, or `OtherRules`.
        """
        game = games.get(self.game)
        if game is None:
            raise OtherRules(f"there is no game {self.game}")
        if game.rules_version != self.rules_version:
            raise OtherRules(f"{self.game} is played by rules {game.rules_version} now")
        with _record_at_fault():
            state = game.start(self.seats, self.options, seed=self.seed, memory=self.memory)
            opening = state.opening
        yield state, opening
        for entry in self.log:
            with _record_at_fault():
                events = entry.apply(state)
            yield state, events

    def to_json(self) -> dict[str, Json]:
        """Return the record as plain data."""
        return {
            "game": self.game,
            "rules_version": self.rules_version,
            "seed": str(self.seed),
            "options": dict(self.options),
            "seats": [*self.seats],
            "log": [entry.to_json() for entry in self.log],
            "memory": dict(self.memory),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Json]) -> Self:
        """Return the record that the data stands for; raises `ValueError`."""
        match data:
            case {
                "game": str(game),
                "rules_version": int(rules_version),
                "seed": str(seed),
                "options": dict(options),
                "seats": list(seats),
                "log": list(log),
                "memory": dict(memory),
            }:
                return cls(
                    game,
                    rules_version,
                    int(seed),
                    options,
                    [SeatId(str(seat)) for seat in seats],
                    [Entry.from_json(entry) for entry in log],
                    memory,
                )
        raise ValueError("not a record")
