"""Offers: the actions that a seat may take now, with their choices."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import NotRequired, Self, TypedDict

from .chance import Chance
from .vocabulary import Action, Json, Rng, Value


class OfferedParam(TypedDict):
    """One of the options; a list of `min` to `max` of them where those are given."""

    options: list[Value]
    min: NotRequired[int]
    max: NotRequired[int]


class Offered(TypedDict):
    """An action that this seat may take now; every combination of parameters is legal."""

    type: str
    params: dict[str, OfferedParam]
    repeatable: bool


def _same(one: object, other: Value) -> bool:
    """Compare without taking True for 1."""
    return type(one) is type(other) and one == other


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter: exactly one of the options, or a list of some of them."""

    options: tuple[Value, ...]
    count: tuple[int, int] | None = None

    @classmethod
    def one(cls, options: Iterable[Value]) -> Self:
        """Return a parameter that takes exactly one of the options."""
        return cls(tuple(options))

    @classmethod
    def some(cls, options: Iterable[Value], least: int, most: int) -> Self:
        """Return a parameter that takes a list of least to most of the options, each once."""
        return cls(tuple(options), (least, most))

    def admits(self, value: object) -> bool:
        """Return whether the value is a legal choice."""
        if self.count is None:
            return any(_same(value, option) for option in self.options)
        if not isinstance(value, list) or not self.count[0] <= len(value) <= self.count[1]:
            return False
        distinct = all(not _same(one, other) for i, one in enumerate(value) for other in value[:i])
        return distinct and all(any(_same(v, o) for o in self.options) for v in value)

    def sample(self, chance: Chance) -> Json:
        """Return a legal choice."""
        if self.count is None:
            return chance.pick(self.options)
        least, most = self.count
        return [*chance.sample(self.options, least + chance.below(most - least + 1))]

    def to_json(self) -> OfferedParam:
        """Return the parameter as the wire carries it."""
        if self.count is None:
            return {"options": [*self.options]}
        return {"options": [*self.options], "min": self.count[0], "max": self.count[1]}


@dataclass(frozen=True, slots=True)
class Offer:
    """An action that a seat may take now; every combination of its parameters is legal."""

    type: str
    params: Mapping[str, Param] = field(default_factory=dict)
    repeatable: bool = False

    def admits(self, action: Action) -> bool:
        """Return whether the action is one that is offered here."""
        return (
            action.get("type") == self.type
            and action.keys() == {"type", *self.params}
            and all(param.admits(action[name]) for name, param in self.params.items())
        )

    def sample(self, rng: Rng) -> dict[str, Json]:
        """Return one of the offered actions."""
        chance = Chance(rng)
        return {
            "type": self.type,
            **{name: param.sample(chance) for name, param in self.params.items()},
        }

    def to_json(self) -> Offered:
        """Return the offer as the wire carries it."""
        return {
            "type": self.type,
            "params": {name: param.to_json() for name, param in self.params.items()},
            "repeatable": self.repeatable,
        }
