"""The steps of a game's log: what the table can do to a game."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Self, override

import orjson

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause, GameState
from custom_components.parlor.games.vocabulary import Action, SeatId


class StepKind(StrEnum):
    """The kinds of steps that a log can hold."""

    ACTION = "action"
    CLOCK = "clock"
    NEXT = "next"
    AWAY = "away"
    LEAVE = "leave"
    END = "end"


@dataclass(frozen=True, slots=True)
class Step:
    """One entry of a log."""

    kind: StepKind
    seat: SeatId | None = None
    action: Action = field(default_factory=dict)

    @classmethod
    def act(cls, seat: SeatId, action: Action) -> Self:
        """Return the step in which a seat takes an action."""
        return cls(StepKind.ACTION, seat, action)

    @classmethod
    def expire(cls, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Self:
        """Return the step in which nobody waits any longer; `by` is who says "next"."""
        return cls(StepKind(cause), by)

    @classmethod
    def leave(cls, seat: SeatId) -> Self:
        """Return the step in which a seat is gone for good."""
        return cls(StepKind.LEAVE, seat)

    @classmethod
    def end(cls) -> Self:
        """Return the step in which the host ends the game."""
        return cls(StepKind.END)

    @classmethod
    def from_json(cls, entry: dict[str, Any]) -> Self:
        """Return the step that a log entry holds."""
        return cls(StepKind(entry["kind"]), entry.get("seat"), entry.get("action", {}))

    def to_json(self) -> dict[str, object]:
        """Return the step as a log entry."""
        entry: dict[str, object] = {"kind": self.kind.value}
        if self.seat is not None:
            entry["seat"] = self.seat
        if self.kind is StepKind.ACTION:
            entry["action"] = dict(self.action)
        return entry

    def take(self, state: GameState) -> Sequence[Event]:
        """Do to the game what this step says, and return what happened."""
        match self.kind, self.seat:
            case StepKind.ACTION, str() as seat:
                return state.apply(seat, self.action)
            case StepKind.LEAVE, str() as seat:
                return state.leave(seat)
            case StepKind.NEXT, by:
                return state.expire(Cause.NEXT, by)
            case StepKind.CLOCK | StepKind.AWAY as cause, None:
                return state.expire(Cause(cause))
            case StepKind.END, None:
                return state.end()
        raise ValueError(f"not a step: {self!r}")

    @override
    def __str__(self) -> str:
        if self.kind is not StepKind.ACTION:
            return f"{self.kind.value} {self.seat or ''}".rstrip()
        params = {key: value for key, value in self.action.items() if key != "type"}
        words = orjson.dumps(params, default=repr).decode() if params else ""
        return f"{self.seat} {self.action.get('type')} {words}".rstrip()

    @classmethod
    def from_text(cls, text: str) -> Self:
        """Return the step that its text names."""
        first, _, rest = text.partition(" ")
        match first:
            case StepKind.CLOCK | StepKind.AWAY | StepKind.END:
                return cls(StepKind(first))
            case StepKind.NEXT:
                return cls(StepKind.NEXT, SeatId(rest) if rest else None)
            case StepKind.LEAVE:
                return cls.leave(SeatId(rest))
        name, _, params = rest.partition(" ")
        return cls.act(SeatId(first), {"type": name, **orjson.loads(params or "{}")})
