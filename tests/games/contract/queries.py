"""Queries: a free question changes nothing, and its answer tells a seat what it may know."""

from collections.abc import Iterator, Mapping
from copy import deepcopy

import orjson

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.methods import RESERVED
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

from .broken import ContractBroken
from .fuzz import JUNK, Made
from .playout import Habits, Playout
from .sights import NOBODY, all_sights, as_bytes
from .views import check_plain

HABITS = Habits(expire=0.15, leave=0.005, repeat=0.2)
TRIES = 3


def check_queries(game: type[GameState], players: int, playouts: int = 4) -> None:
    """Ask all sorts of questions in every state of some playouts, and in their twins."""
    if not game.queries:
        return
    answered: set[str] = set()
    for seed in range(playouts):
        asking = Asking(Playout(game, players, seed, habits=HABITS))
        asking.ask_all_the_way()
        answered |= asking.answered
    if unproved := game.queries.keys() - answered:
        raise ContractBroken(
            f"{game.__name__} with {players} players: nobody was ever answered {sorted(unproved)};"
            " where a parameter can be seen nowhere, `questions` gives what to ask"
        )


class Asking:
    """One playout in which everybody asks."""

    def __init__(self, playout: Playout) -> None:
        self.playout = playout
        self.chance = playout.chance.fork()
        self.answered: set[str] = set()

    def ask_all_the_way(self) -> None:
        """Play to the end; one seat asks in every state, and somebody who is not in the game."""
        playout = self.playout
        undisturbed = deepcopy(playout.state)
        for state in playout.moments():
            if playout.log:
                playout.log[-1].take(undisturbed)
            before = all_sights(state, playout.seats)
            for request in self.requests(self.chance.pick(playout.seats)):
                self.check_stranger(request)
                for seat in self.chance.sample(playout.seats, 1):
                    self.check_question(seat, request)
                if all_sights(state, playout.seats) != before:
                    playout.fail(f"asking {request} changed a view")
            for seat in [*playout.seats, NOBODY]:
                self.check_named(seat)
        # What a question changes unseen comes to light later.
        if all_sights(undisturbed, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail("questions have changed how the game goes on")

    def check_named(self, seat: SeatId) -> None:
        """See that each question that the game names for a seat is answered, and gives no hint."""
        playout, state = self.playout, self.playout.state
        questions = state.questions(seat)
        if questions and seat not in state.seats:
            playout.fail("who is not in the game is given questions", seat)
        for question in questions:
            request: Made = {**question.sample(self.chance)}
            if not isinstance(answer := self.answer(state, seat, request), Mapping):
                playout.fail(f"names the question {request}, but refuses it: {answer}", seat)
            self.check_question(seat, request)
        if questions and state.resample(seat, self.chance).questions(seat) != questions:
            playout.fail("what can be asked tells worlds apart", seat)

    def requests(self, seat: SeatId) -> Iterator[Made]:
        """Give questions: those that the game names, of what this seat can see, or of junk."""
        state = self.playout.state
        for question in state.questions(seat):
            yield {**question.sample(self.chance)}
        seen = [*_values(state.public_view()), *_values(state.private_view(seat))]
        for name, query in self.playout.game.queries.items():
            for _ in range(TRIES):
                given: Made = {param: self._value(seen) for param in sorted(query.names)}
                yield {"type": name, **given}
            yield _twisted({"type": name, **given}, self.chance)

    def _value(self, seen: list[object]) -> object:
        return self.chance.pick(JUNK if self.chance.random() < 0.2 else seen)

    def check_question(self, seat: SeatId, request: Made) -> None:
        """Ask here and in a twin: both answer alike, plainly, and not too much."""
        playout, state = self.playout, self.playout.state
        here = self.answer(state, seat, request)
        if seat not in state.seats:
            return
        there = self.answer(state.resample(seat, self.chance), seat, request)
        if as_bytes(here) != as_bytes(there):
            playout.fail(f"the answer to {request} tells worlds apart: {here} or {there}", seat)
        if not isinstance(here, Mapping):
            return
        self.answered.add(str(request["type"]))
        check_plain(playout, f"the answer to {request}", here, seat)
        if taken := RESERVED & here.keys():
            playout.fail(f"the answer to {request} uses names of the wire: {sorted(taken)}", seat)
        size = len(orjson.dumps(here))
        if playout.game.has_secrets and size > state.envelope:
            playout.fail(
                f"{size} bytes of an answer do not fit the envelope {state.envelope}", seat
            )

    def answer(self, state: GameState, seat: SeatId, request: Made) -> object:
        """Return the answer, or the declared code with which it is refused."""
        try:
            return state.query(seat, request)
        except Refused as refused:
            if refused.code not in self.playout.game.refusals:
                self.playout.fail(f"refuses {request} with {refused.code}, not declared", seat)
            return refused.code, refused.details
        except Exception as error:  # noqa: BLE001
            self.playout.fail(f"{request} raised {error!r} instead of being refused", seat)

    def check_stranger(self, request: Made) -> None:
        """See that only a seat of the game is answered."""
        gone = [seat for seat in self.playout.seats if seat not in self.playout.state.seats]
        for seat in [NOBODY, *gone]:
            refused = self.answer(self.playout.state, seat, request)
            if not isinstance(refused, tuple) or refused[0] is not CommonRefusal.NOT_IN_GAME:
                self.playout.fail(f"who is not in the game is answered {request}", seat)


def _values(thing: object) -> Iterator[object]:
    """Give every value and every key in a view, however deep, and the view's own lists."""
    if isinstance(thing, Mapping):
        yield from thing
        for value in thing.values():
            yield from _values(value)
    elif isinstance(thing, list):
        yield thing
        for value in thing:
            yield from _values(value)
    else:
        yield thing


def _twisted(request: Made, chance: Chance) -> Made:
    """Return a question with one thing wrong."""
    key = chance.pick(["extra", "seat", "self", *sorted(request.keys() - {"type"})])
    if key in request:
        del request[key]
        return request
    return {**request, key: chance.pick(JUNK)}
