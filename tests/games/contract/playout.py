"""Playouts: whole games, played by chance from a seed, so that each can be played again."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from copy import copy, deepcopy
from dataclasses import dataclass
from typing import NoReturn

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import Cause, GameState, Skip
from custom_components.parlor.games.vocabulary import SeatId

from .broken import ContractBroken
from .steps import Step

# No game that people finish in an evening takes more steps than this.
BOUND = 10_000
# How many steps are told before one that raised.
LAST = 5


def seat_ids(players: int) -> list[SeatId]:
    """Return ids for this many seats."""
    return [SeatId(f"s{number}") for number in range(1, players + 1)]


def _value(option: Option, chance: Chance) -> object:
    """Return a value for an option; numbers lean to the small, so that playouts stay short."""
    if option.kind is Kind.BOOLEAN:
        return chance.random() < 0.5
    if option.kind is not Kind.NUMBER:
        return chance.pick(option.choices) if option.choices else option.default
    least = option.default if option.min is None else option.min
    between = int(least) + chance.below(max(1, int(option.default) - int(least) + 1))
    return chance.pick([least, least, least, option.default, between])


def _of_each(option: Option, seats: Sequence[SeatId], chance: Chance) -> dict[SeatId, object]:
    """Return what some of the seats choose for themselves."""
    choosing = chance.sample(seats, chance.below(len(seats) + 1))
    if option.unique:
        return dict(zip(choosing, chance.shuffled(option.choices), strict=False))
    return {seat: _value(option, chance) for seat in choosing}


def some_options(
    game: type[GameState], seats: Sequence[SeatId], chance: Chance
) -> dict[str, object]:
    """Return options for a game of these seats, by chance."""
    return {
        option.key: _of_each(option, seats, chance) if option.each else _value(option, chance)
        for option in game.options
    }


@dataclass(frozen=True, slots=True)
class Habits:
    """How often a playout waits no longer, lets a seat leave, or repeats the repeatable."""

    expire: float = 0.15
    leave: float = 0.0
    repeat: float = 0.0

    @property
    def only_expires(self) -> bool:
        """Return whether nobody ever does anything."""
        return self.expire >= 1


class Playout:
    """One game played by chance; its record is what is needed to play it again."""

    def __init__(
        self,
        game: type[GameState],
        players: int,
        seed: int,
        *,
        habits: Habits | None = None,
        options: Mapping[str, object] | None = None,
        chance: Chance | None = None,
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seat_ids(players)
        self.habits = habits or Habits()
        self.chance = chance or Chance.seeded(seed).fork()
        self.options = some_options(game, self.seats, self.chance) if options is None else options
        self.log: list[Step] = []
        self.state = game.start(self.seats, self.options, seed=seed)
        # What the last step has told; before the first one, what the start tells.
        self.events: Sequence[Event] = self.state.opening

    def moments(self) -> Iterator[GameState]:
        """Play to the end and give every state on the way, the first and the last too."""
        yield self.state
        while self.state.result is None:
            if len(self.log) >= BOUND:
                self.fail(f"play did not end within {BOUND} steps")
            self.take(self.next_step())
            yield self.state

    def to_the_end(self) -> GameState:
        """Play to the end and return the last state."""
        for _ in self.moments():
            pass
        return self.state

    def next_step(self) -> Step:
        """Return what is done next."""
        dice = self.chance.random()
        if dice < self.habits.leave:
            return Step.leave(self.chance.pick(self.state.seats))
        patience_ends = self.patience_ends()
        if dice < self.habits.leave + self.habits.expire and patience_ends is not None:
            return patience_ends
        repeat = self.chance.random() < self.habits.repeat
        offered = [(seat, self.state.offers(seat)) for seat in self.state.seats]
        able = [
            (seat, usable)
            for seat, offers in offered
            if (usable := [offer for offer in offers if repeat or not offer.repeatable])
        ]
        if not able or self.habits.only_expires:
            # Where nobody can go on and nobody waits, the host gives up.
            return patience_ends or Step.end()
        seat, usable = self.chance.pick(able)
        return Step.act(seat, self.chance.pick(usable).sample(self.chance))

    def take(self, step: Step) -> None:
        """Take a step; an offer that turns out to be refused is for the check of offers to find."""
        for attempt in (step, self.patience_ends(), Step.end()):
            with suppress(Refused):
                if attempt is not None:
                    self.events = self._taken(attempt)
                    self.log.append(attempt)
                    return

    def _taken(self, step: Step) -> Sequence[Event]:
        """Return what happened; whatever but a refusal an engine raises shows where."""
        try:
            return step.take(self.state)
        except Refused:
            raise
        except Exception as error:
            before = "; ".join(map(str, self.log[-LAST:]))
            raise ContractBroken(
                f"{self._where()}: {step} raised {error!r}; the last steps were: {before}"
            ) from error

    def patience_ends(self) -> Step | None:
        """Return the step in which nobody waits any longer, or None where nothing can be skipped.

        A clock rings more often than the host says "next", or only those are left who are away.
        """
        clock = [Cause.CLOCK, Cause.CLOCK] if self.state.clock is not None else []
        skipped = {Skip.NOTHING: [], Skip.NOT_YET: [Cause.AWAY]}
        causes = [*clock, *skipped.get(self.state.skip, [Cause.NEXT, Cause.AWAY])]
        if not causes:
            return None
        cause = self.chance.pick(causes)
        # The house says "next", or a seat does, also one that has left the game and only watches.
        by = self.chance.pick([None, *self.seats]) if cause is Cause.NEXT else None
        return Step.expire(cause, by)

    def branch(self, habits: Habits | None = None, state: GameState | None = None) -> Playout:
        """Return a playout that goes its own way from here, on a copy or on the given state."""
        other = copy(self)
        other.habits = habits or self.habits
        other.chance = self.chance.fork()
        other.state = deepcopy(self.state) if state is None else state
        other.log = [*self.log]
        return other

    def fail(self, what: str, seat: SeatId | None = None) -> NoReturn:
        """Say what is wrong, and how to see it again."""
        last = f" after {self.log[-1]}" if self.log else ""
        who = f", seat {seat}" if seat is not None else ""
        raise ContractBroken(f"{self._where()}{last}{who}: {what}")

    def _where(self) -> str:
        players = len(self.seats)
        return (
            f"{self.game.__name__} with {players} players, seed {self.seed}, step {len(self.log)}"
        )

    def again(self, steps: int | None = None) -> GameState:
        """Return the state that the record gives, up to that many steps."""
        state = self.game.start(self.seats, self.options, seed=self.seed)
        for step in self.log[:steps]:
            step.take(state)
        return state
