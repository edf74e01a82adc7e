"""Options: what can be set before a game starts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from .refused import Refusal, Refused
from .vocabulary import Json, Value


class Kind(StrEnum):
    """What kind of value an option takes."""

    BOOLEAN = "boolean"
    CHOICE = "choice"
    CONTENT = "content"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class Option:
    """One thing that can be set before a game starts.

    A content option takes the id of content that ships with the game, or content itself,
    which the game checks; so a record stays whole when a user's file changes.
    """

    key: str
    kind: Kind
    default: Value
    min: int | None = None
    max: int | None = None
    choices: tuple[str, ...] = ()

    def accepts(self, value: object) -> bool:
        """Return whether the value may be set."""
        match self.kind:
            case Kind.BOOLEAN:
                return isinstance(value, bool)
            case Kind.CHOICE:
                return isinstance(value, str) and value in self.choices
            case Kind.CONTENT:
                return isinstance(value, Mapping) or (
                    isinstance(value, str) and value in self.choices
                )
            case Kind.NUMBER:
                return (
                    type(value) is int
                    and (self.min is None or value >= self.min)
                    and (self.max is None or value <= self.max)
                )

    def refusal(self) -> Refused:
        """Return the refusal of a bad value, with what would be accepted."""
        details: dict[str, Value] = {"option": self.key}
        if self.min is not None:
            details["min"] = self.min
        if self.max is not None:
            details["max"] = self.max
        return Refused(Refusal.INVALID_OPTION, **details)

    def to_json(self) -> dict[str, Json]:
        """Return the option as lobby forms need it."""
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "min": self.min,
            "max": self.max,
            "choices": [*self.choices],
        }


def settle(options: Sequence[Option], given: Mapping[str, object] | None) -> dict[str, object]:
    """Return a value for every option.

    Refuses with `unknown_option` or `invalid_option`, naming the option.
    """
    chosen = dict(given or {})
    settled: dict[str, object] = {}
    for option in options:
        value = chosen.pop(option.key, option.default)
        if not option.accepts(value):
            raise option.refusal()
        settled[option.key] = value
    for key in chosen:
        raise Refused(Refusal.UNKNOWN_OPTION, option=str(key))
    return settled
