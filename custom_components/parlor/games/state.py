"""The contract that every game keeps."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from enum import StrEnum
from functools import wraps
from inspect import Parameter, signature
from typing import Any, ClassVar, Concatenate, Final, Self, override

from .bots import Bot, RandomBot
from .chance import Chance
from .events import Event
from .offers import Offer
from .options import Option, settle
from .refused import COMMON_REFUSALS, Refusal, Refused
from .result import Result
from .vocabulary import Action, Json, Rng, SeatId

# The wire uses these names itself, so no action may have a parameter called like them.
RESERVED: Final = frozenset({"id", "type", "version"})


class _ActionMethod:
    """An action of a game: the phases in which it exists and the parameters it takes."""

    def __init__(self, method: Callable[..., Sequence[Event]], phases: frozenset[StrEnum]) -> None:
        self.method = method
        self.phases = phases
        params = list(signature(method).parameters.values())[2:]
        self.names = frozenset(param.name for param in params)
        self.required = frozenset(p.name for p in params if p.default is Parameter.empty)
        if self.names & RESERVED:
            raise TypeError(f"{method.__qualname__} takes a reserved name: {self.names & RESERVED}")

    def guard(self, state: GameState) -> None:
        """Refuse with `wrong_phase` where the action does not exist."""
        if state.result is not None or state.phase not in self.phases:
            raise Refused(Refusal.WRONG_PHASE)


def action[G: GameState, **P](
    *phases: StrEnum,
) -> Callable[
    [Callable[Concatenate[G, SeatId, P], Sequence[Event]]],
    Callable[Concatenate[G, SeatId, P], Sequence[Event]],
]:
    """Make a method an action of its game that exists in these phases; refused elsewhere."""

    def decorate(
        method: Callable[Concatenate[G, SeatId, P], Sequence[Event]],
    ) -> Callable[Concatenate[G, SeatId, P], Sequence[Event]]:
        known = _ActionMethod(method, frozenset(phases))

        @wraps(method)
        def guarded(self: G, seat: SeatId, /, *args: P.args, **kwargs: P.kwargs) -> Sequence[Event]:
            known.guard(self)
            return method(self, seat, *args, **kwargs)

        vars(guarded)["__action__"] = known
        return guarded

    return decorate


class GameState(ABC):
    """One running match: no I/O, no clock, and all chance from its seed."""

    id: ClassVar[str]
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    phases: ClassVar[type[StrEnum]]
    options: ClassVar[Sequence[Option]] = ()
    event_types: ClassVar[type[StrEnum]]
    refusals: ClassVar[frozenset[StrEnum]] = COMMON_REFUSALS
    has_secrets: ClassVar[bool] = True
    rules_version: ClassVar[int] = 1
    bot: ClassVar[type[Bot]] = RandomBot
    actions: ClassVar[Mapping[str, _ActionMethod]] = {}

    phase: StrEnum
    # The bytes in which every private view with its offers fits, told by public things alone: the
    # wire fills each up to it, so that nobody learns anything from how long a message is.
    envelope: int = 4096
    clock: str | None = None
    deadline: float | None = None
    result: Result | None = None

    @override
    def __init_subclass__(cls, **kwargs: Any) -> None:
        """Collect the actions, under the names of their methods."""
        super().__init_subclass__(**kwargs)
        own = {
            name: vars(member)["__action__"]
            for name, member in vars(cls).items()
            if callable(member) and "__action__" in getattr(member, "__dict__", {})
        }
        cls.actions = {**cls.actions, **own}

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Set the game up; the options are complete and checked."""
        self.seats: list[SeatId] = [*seats]
        self.settings = options
        self.chance = chance
        self._clock_runs: dict[str, int] = {}

    @classmethod
    def start(
        cls, seats: Sequence[SeatId], options: Mapping[str, object] | None = None, *, seed: int
    ) -> Self:
        """Return a new game; the seats are in turn order.

        Refuses with `not_enough_players`, `too_many_players`, `unknown_option` or `invalid_option`.
        """
        if len(seats) < cls.min_seats:
            raise Refused(Refusal.NOT_ENOUGH_PLAYERS, min=cls.min_seats)
        if len(seats) > cls.max_seats:
            raise Refused(Refusal.TOO_MANY_PLAYERS, max=cls.max_seats)
        if len(set(seats)) != len(seats):
            raise ValueError("a seat is named twice")
        return cls(seats, settle(cls.options, options), Chance.seeded(seed))

    @abstractmethod
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        """Return what this seat may do now: the single truth about legal actions."""

    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        """Take an action and return what happened.

        Refuses with a declared code, and then nothing has changed.
        """
        if seat not in self.seats:
            raise Refused(Refusal.NOT_IN_GAME)
        name = action.get("type")
        known = self.actions.get(name) if isinstance(name, str) else None
        if known is None:
            raise Refused(Refusal.UNKNOWN_ACTION)
        known.guard(self)
        params = {key: value for key, value in action.items() if key != "type"}
        if not known.required <= params.keys() <= known.names:
            raise Refused(Refusal.INVALID_PARAMS)
        return known.method(self, seat, **params)

    @abstractmethod
    def expire(self) -> Sequence[Event]:
        """Make the documented default move for whoever is waited for.

        The clock ran out, or the host says "next". Legal whenever there is no result.
        """

    @abstractmethod
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out for good; a seat that is not in the game changes nothing."""

    @abstractmethod
    def end(self) -> Sequence[Event]:
        """End the game early: what has been scored so far is final."""

    def query(self, seat: SeatId, request: Mapping[str, object]) -> dict[str, Json]:
        """Answer a free question that changes nothing. Refuses with `unknown_query`."""
        raise Refused(Refusal.UNKNOWN_QUERY)

    @abstractmethod
    def public_view(self) -> dict[str, Json]:
        """Return what everyone may see; always with `phase, round, waiting_for, scores`."""

    @abstractmethod
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        """Return what only this seat may see; nothing for a seat that is not in the game."""

    def resample(self, seat: SeatId, rng: Rng) -> Self:
        """Return another possible world that this seat could not tell from the real one.

        A copy where nothing is hidden.
        """
        return deepcopy(self)

    @property
    def clock_run(self) -> int:
        """Return the run of the current clock: the same name and run goes on where it stopped."""
        return self._clock_runs.get(self.clock, 0) if self.clock is not None else 0

    def _start_clock(self, name: str, seconds: float) -> None:
        """Let a clock of this name run from its beginning."""
        self._clock_runs[name] = self._clock_runs.get(name, 0) + 1
        self.clock, self.deadline = name, seconds

    def _resume_clock(self, name: str, seconds: float) -> None:
        """Let the clock of this name go on where it stopped."""
        self.clock, self.deadline = name, seconds

    def _stop_clock(self) -> None:
        """Let no clock run."""
        self.clock = self.deadline = None
