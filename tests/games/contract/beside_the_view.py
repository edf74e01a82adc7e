"""Check 5: events and refusals tell nobody more than the views do."""

from collections.abc import Callable
from copy import deepcopy
from dataclasses import dataclass
from functools import partial
from typing import NoReturn

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Action, SeatId

from .broken import ContractBroken
from .fuzz import admitted, fuzzer_of
from .playout import Habits, Playout
from .sights import all_sights, as_bytes, heard
from .steps import Step

HABITS = Habits(expire=0.15, leave=0.005, repeat=0.2)
# Fewer comparisons than this prove nothing.
ENOUGH = 100
TRIES = 4
OBSERVERS = 2
ACTORS = 2

type Sights = dict[SeatId | None, bytes]
type Worlds = tuple[GameState, GameState]


@dataclass(slots=True)
class Comparisons:
    """How often events, and how often refusals, were compared."""

    events: int = 0
    refusals: int = 0

    @property
    def enough(self) -> bool:
        """Return whether that many prove anything."""
        return min(self.events, self.refusals) >= ENOUGH


def check_beside_the_view(game: type[GameState], players: int, playouts: int = 6) -> Comparisons:
    """Do the same in the states of some playouts and in their twins; in more, if they are short."""
    made = Comparisons()
    for seed in range(5 * playouts):
        if seed < playouts or not made.enough:
            Pairs(Playout(game, players, seed, habits=HABITS), made).compare()
    if not made.enough:
        raise ContractBroken(
            f"{game.__name__} with {players} players: fewer than {ENOUGH} comparisons: {made}"
        )
    return made


class Pairs:
    """The states of one playout, each beside a twin."""

    def __init__(self, playout: Playout, made: Comparisons) -> None:
        self.playout = playout
        self.made = made
        self.chance = playout.chance.fork()
        self.fuzzer = fuzzer_of(playout.game, len(playout.seats))

    def compare(self) -> None:
        """Play to the end, and compare on the way."""
        for state in self.playout.moments():
            if state.result is None:
                for seat in self.chance.sample(state.seats, OBSERVERS):
                    self.compare_with(state.resample(seat, self.chance), seat)
                self.compare_choices()

    def compare_with(self, twin: GameState, seat: SeatId) -> None:
        """Do the same in this state and in its twin."""
        state, seats = self.playout.state, self.playout.seats
        before = all_sights(state, seats), all_sights(twin, seats)
        for step in self.steps(twin, seat):
            self.compare_events(twin, step, before, seat)
        copies = deepcopy(state), deepcopy(twin)
        for _ in range(TRIES):
            self.compare_refusals(copies, seat, self.fuzzer.action(self.chance))
        self.compare_answers(copies, seat, self.fuzzer.action(self.chance))

    def steps(self, twin: GameState, seat: SeatId) -> list[Step]:
        """Return some steps that are possible in both worlds, of this seat and of others."""
        state = self.playout.state
        others = [other for other in state.seats if other != seat and state.offers(other)]
        steps = [Step.expire(), Step.leave(self.chance.pick(state.seats))]
        for actor in [seat, *self.chance.sample(others, ACTORS)]:
            for offer in self.chance.sample(state.offers(actor), 1):
                action = offer.sample(self.chance)
                if admitted(twin, actor, action):
                    steps.append(Step.act(actor, action))
        return steps

    def compare_events(
        self, twin: GameState, step: Step, before: tuple[Sights, Sights], seat: SeatId
    ) -> None:
        """Take a step in both worlds; who sees no difference may hear none."""
        real, other = deepcopy(self.playout.state), deepcopy(twin)
        try:
            events, others = step.take(real), step.take(other)
        except Refused:
            return
        after = all_sights(real, self.playout.seats), all_sights(other, self.playout.seats)
        for who in (None, *self.playout.seats):
            if not (looks_same(before, who) and looks_same(after, who)):
                continue
            self.made.events += 1
            here, there = heard(events, who), heard(others, who)
            if here != there:
                self.tell_apart(f"then {step}: what {who or 'everyone'} hears", here, there, seat)

    def compare_choices(self) -> None:
        """Let a seat choose one thing or another; others who see no difference may hear none.

        What is secret about an action itself, as the target of a hidden vote, is the same in a
        state and its twin, so only this finds an event that tells it.
        """
        state = self.playout.state
        able = [seat for seat in state.seats if state.offers(seat)]
        for actor in self.chance.sample(able, 1):
            one, other = (self.chance.pick(state.offers(actor)).sample(self.chance) for _ in "12")
            if one != other:
                self.compare_choice(actor, one, other)

    def compare_choice(self, actor: SeatId, one: Action, other: Action) -> None:
        """Take one action and the other, each on a copy."""
        copies = deepcopy(self.playout.state), deepcopy(self.playout.state)
        try:
            events, others = copies[0].apply(actor, one), copies[1].apply(actor, other)
        except Refused:
            return
        seats = self.playout.seats
        after = all_sights(copies[0], seats), all_sights(copies[1], seats)
        for who in (None, *(seat for seat in seats if seat != actor)):
            if looks_same(after, who):
                self.made.events += 1
                here, there = heard(events, who), heard(others, who)
                if here != there:
                    what = f"{actor} does {one} or {other}: what {who or 'everyone'} hears"
                    self.tell_apart(what, here, there, actor)

    def compare_refusals(self, worlds: Worlds, seat: SeatId, action: Action) -> None:
        """Try what is not offered in both worlds; the seat must be refused alike."""
        if any(admitted(world, seat, action) for world in worlds):
            return
        self.made.refusals += 1
        here, there = (answer(partial(world.apply, seat, action)) for world in worlds)
        if here != there:
            self.tell_apart(f"the refusal of {action}", here, there, seat)

    def compare_answers(self, worlds: Worlds, seat: SeatId, request: Action) -> None:
        """Ask both worlds a free question; the seat must be answered alike."""
        here, there = (answer(partial(world.query, seat, request)) for world in worlds)
        if here != there:
            self.tell_apart(f"the answer to {request}", here, there, seat)

    def tell_apart(self, what: str, here: bytes, there: bytes, seat: SeatId) -> NoReturn:
        """Say what tells worlds apart."""
        alike = "tells worlds apart that look the same"
        self.playout.fail(f"{what} {alike}: {here.decode()} or {there.decode()}", seat)


def looks_same(worlds: tuple[Sights, Sights], who: SeatId | None) -> bool:
    """Return whether somebody, or the public (None), sees the same in both worlds."""
    one, other = worlds
    return one[None] == other[None] and one[who] == other[who]


def answer(ask: Callable[[], object]) -> bytes:
    """Return what a game answers."""
    try:
        return as_bytes(ask())
    except Refused as refused:
        return as_bytes((refused.code, refused.details))
    except Exception as error:  # noqa: BLE001
        # That it raises is for the check of offers to find.
        return as_bytes(f"raised {type(error).__name__}")
