"""What a game declares by its methods: the actions that change it, the queries that do not."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import StrEnum
from functools import wraps
from inspect import Parameter, signature
from typing import TYPE_CHECKING, Any, Concatenate, Final, override

from .events import Event
from .refused import CommonRefusal, Refused
from .vocabulary import Json, SeatId

if TYPE_CHECKING:
    from .state import GameState

# The wire uses these names itself, so no action may have a parameter called like them.
RESERVED: Final = frozenset({"id", "type", "version"})
_DECLARED: Final = "__declared__"


class Declared[T]:
    """A method that seats can name: the phases in which it exists and the parameters it takes."""

    def __init__(self, method: Callable[..., T], phases: Sequence[StrEnum]) -> None:
        """Read the parameters; raises `TypeError` where one has a reserved name."""
        self.method = method
        self.phases = frozenset(phases)
        params = list(signature(method).parameters.values())[2:]
        self.names = frozenset(param.name for param in params)
        self.required = frozenset(p.name for p in params if p.default is Parameter.empty)
        if self.names & RESERVED:
            raise TypeError(f"{method.__qualname__} takes a reserved name: {self.names & RESERVED}")

    def guard(self, state: GameState) -> None:
        """Refuse with `wrong_phase` where the method does not exist."""
        if self.phases and state.phase not in self.phases:
            raise Refused(CommonRefusal.WRONG_PHASE)

    def run(self, state: GameState, seat: SeatId, request: Mapping[str, object]) -> T:
        """Do what is asked. Refuses with `wrong_phase`, `invalid_params` or as the method does."""
        self.guard(state)
        params = {key: value for key, value in request.items() if key != "type"}
        if not self.required <= params.keys() <= self.names:
            raise Refused(CommonRefusal.INVALID_PARAMS)
        return self.method(state, seat, **params)


class ActionMethod(Declared[Sequence[Event]]):
    """An action of a game; at any time, it is judged by the state that it meets."""

    def __init__(
        self,
        method: Callable[..., Sequence[Event]],
        phases: Sequence[StrEnum],
        *,
        anytime: bool = False,
    ) -> None:
        """Note whether the action needs no fresh look at what is offered."""
        super().__init__(method, phases)
        self.anytime = anytime

    @override
    def guard(self, state: GameState) -> None:
        if state.result is not None or state.phase not in self.phases:
            raise Refused(CommonRefusal.WRONG_PHASE)


class QueryMethod(Declared[dict[str, Json]]):
    """A free question that changes nothing; without phases it can always be asked."""


def _declare[G: GameState, **P, T](
    known: Declared[T], method: Callable[Concatenate[G, SeatId, P], T]
) -> Callable[Concatenate[G, SeatId, P], T]:
    """Return the method with its guard, and with what it declares noted on it."""

    @wraps(method)
    def guarded(self: G, seat: SeatId, /, *args: P.args, **kwargs: P.kwargs) -> T:
        known.guard(self)
        return method(self, seat, *args, **kwargs)

    vars(guarded)[_DECLARED] = known
    return guarded


def declared[D: Declared[Any]](game: type, kind: type[D]) -> dict[str, D]:
    """Return what a class itself declares of this kind, under the names of its methods."""
    found = ((name, getattr(member, _DECLARED, None)) for name, member in vars(game).items())
    return {name: known for name, known in found if isinstance(known, kind)}


def action[G: GameState, **P](
    *phases: StrEnum, anytime: bool = False
) -> Callable[
    [Callable[Concatenate[G, SeatId, P], Sequence[Event]]],
    Callable[Concatenate[G, SeatId, P], Sequence[Event]],
]:
    """Make a method an action of its game that exists in these phases; refused elsewhere."""
    return lambda method: _declare(ActionMethod(method, phases, anytime=anytime), method)


def query[G: GameState, **P](
    *phases: StrEnum,
) -> Callable[
    [Callable[Concatenate[G, SeatId, P], dict[str, Json]]],
    Callable[Concatenate[G, SeatId, P], dict[str, Json]],
]:
    """Make a method a question that can be asked in these phases; without any, always."""
    return lambda method: _declare(QueryMethod(method, phases), method)
