"""Options: what can be set before a game starts."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from .chance import Chance
from .refused import CommonRefusal, Refused
from .vocabulary import Json, SeatId, Value

# Beside its options a game gets under this key what the last game of its kind has left.
MEMORY: Final = "memory"
# As people write it in a file.
_ON_OR_OFF: Final = ("true", "false")


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
    which the game checks; so a record stays whole when a user's file changes. With `each`,
    every seat chooses its own; with `unique`, no two seats the same. What few people ever set is
    `advanced`.
    """

    key: str
    kind: Kind
    default: Value
    min: int | None = None
    max: int | None = None
    choices: tuple[str, ...] = ()
    each: bool = False
    unique: bool = False
    advanced: bool = False

    def accepts(self, value: object) -> bool:
        """Return whether the value may be set; with `each`, whether a seat may choose it."""
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

    def refusal(self, known: Iterable[str] = ()) -> Refused:
        """Return the refusal of a bad value, with what would be accepted; content that is known."""
        details: dict[str, Value] = {"option": self.key}
        if self.min is not None:
            details["min"] = self.min
        if self.max is not None:
            details["max"] = self.max
        choices = _ON_OR_OFF if self.kind is Kind.BOOLEAN else (*known,) or self.choices
        if choices:
            details["choices"] = ", ".join(choices)
        return Refused(CommonRefusal.INVALID_OPTION, **details)

    def to_json(self) -> dict[str, Json]:
        """Return the option as lobby forms need it."""
        return {
            "key": self.key,
            "kind": self.kind,
            "default": self.default,
            "min": self.min,
            "max": self.max,
            "choices": [*self.choices],
            "each": self.each,
            "unique": self.unique,
            "advanced": self.advanced,
        }


def settle(
    options: Sequence[Option],
    given: Mapping[str, object] | None,
    seats: Sequence[SeatId],
    chance: Chance,
) -> dict[str, object]:
    """Return a value for every option; where every seat chooses, one for each of the seats.

    Refuses with `unknown_option` or `invalid_option`, naming the option.
    """
    chosen = dict(given or {})
    settled: dict[str, object] = {}
    for option in options:
        if option.each:
            settled[option.key] = _each(option, chosen.pop(option.key, {}), seats, chance)
            continue
        value = chosen.pop(option.key, option.default)
        if not option.accepts(value):
            raise option.refusal()
        settled[option.key] = value
    for key in chosen:
        raise unknown(key, options)
    return settled


def unknown(key: object, options: Iterable[Option]) -> Refused:
    """Return the refusal of an option that there is not, with those that there are."""
    known = ", ".join(option.key for option in options)
    return Refused(CommonRefusal.UNKNOWN_OPTION, option=str(key)[:40], known=known)


def _each(
    option: Option, given: object, seats: Sequence[SeatId], chance: Chance
) -> dict[SeatId, object]:
    """Return what every seat has chosen; who has chosen nothing gets what is left."""
    if not isinstance(given, Mapping) or not given.keys() <= {*seats}:
        raise option.refusal()
    taken = [*given.values()]
    if not all(map(option.accepts, taken)) or (option.unique and len({*taken}) < len(taken)):
        raise option.refusal()
    left = chance.shuffled(_left(option, taken)) if option.unique else []
    return {
        seat: given[seat] if seat in given else left.pop() if option.unique else option.default
        for seat in seats
    }


def _left(option: Option, taken: Collection[object]) -> list[str]:
    return [choice for choice in option.choices if choice not in taken]
