"""Tally: a tiny game for trying the table. In turn, everyone adds to a common sum."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, override

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import (
    About,
    Body,
    Complaint,
    ContentKind,
    Day,
    Fault,
)
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.state import Cause, GameState
from custom_components.parlor.games.vocabulary import Json, SeatId


class Phase(StrEnum):
    ADDING = "adding"


class Happened(StrEnum):
    ADDED = "added"
    HINTED = "hinted"


class TallyRefusal(StrEnum):
    NOT_YOUR_TURN = "not_your_turn"


class Thoughtful(Bot):
    """Adds one; waits for someone else first when it is told to."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        history = glimpse.public["history"]
        assert isinstance(history, list)
        if glimpse.public["shy"] and not history:
            return None
        return {"type": "add", "amount": 1} if glimpse.offers else None


class Packs(ContentKind[Body]):
    """Takes whatever has an id; makes one for each day."""

    @override
    def check(self, body: Body) -> Sequence[Complaint]:
        return () if "id" in body else (Complaint(Fault.MISSING, details={"key": "id"}),)

    @override
    def read(self, body: Body) -> Body:
        return body

    @override
    def about(self, thing: Body) -> About:
        name = thing.get("name", thing["id"])
        return About(str(thing["id"]), str(name), str(thing.get("description", "")))

    @override
    def make(self, day: Day) -> Sequence[Body]:
        return ({"id": "daily", "name": f"Of {day}", "places": [day.seed]},)


PACKS = Packs(Path(__file__).parent / "packs", default="plain")


class Tally(GameState):
    id = "tally"
    min_seats = 2
    max_seats = 4
    phases = Phase
    event_types = Happened
    options: ClassVar[Sequence[Option]] = (
        Option("length", Kind.NUMBER, 6, 1, 5000),
        Option("shy", Kind.BOOLEAN, default=False),
        Option("pack", Kind.CONTENT, PACKS.default, choices=(*PACKS.shipped,)),
    )
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {"pack": PACKS}
    refusals = COMMON_REFUSALS | frozenset(TallyRefusal)
    bot: ClassVar[type[Bot]] = Thoughtful

    def __init__(self, seats: Sequence[SeatId], options: Any, chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.phase = Phase.ADDING
        self.secrets = {seat: chance.below(1000) for seat in seats}
        self.history: list[Json] = []
        self.points: dict[SeatId, list[Points]] = {seat: [] for seat in seats}
        self.turn = 0
        self._start_clock("turn", 30.0)

    @property
    def current(self) -> SeatId:
        return self.seats[self.turn % len(self.seats)]

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.result is not None or seat not in self.seats:
            return []
        if seat != self.current:
            return [Offer("hint", repeatable=True)]
        return [
            Offer("add", {"amount": Param.one((1, 2, 3))}),
            Offer("ponder", repeatable=True),
            Offer("go_on", repeatable=True),
        ]

    @action(Phase.ADDING)
    def add(self, seat: SeatId, amount: object) -> Sequence[Event]:
        self._need_turn(seat)
        if not Param.one((1, 2, 3)).admits(amount) or not isinstance(amount, int):
            raise Refused(CommonRefusal.INVALID_PARAMS)
        return self._add(seat, amount)

    @action(Phase.ADDING)
    def hint(self, seat: SeatId) -> Sequence[Event]:
        return [Event(Happened.HINTED, {"secret": self.secrets[seat]}, frozenset({seat}))]

    @action(Phase.ADDING)
    def ponder(self, seat: SeatId) -> Sequence[Event]:
        """Let another clock run."""
        self._need_turn(seat)
        self._start_clock("ponder", 20.0)
        return []

    @action(Phase.ADDING)
    def go_on(self, seat: SeatId) -> Sequence[Event]:
        """Let the first clock go on where it stopped."""
        self._need_turn(seat)
        self._resume_clock("turn", 30.0)
        return []

    @action(Phase.ADDING)
    def stop(self, seat: SeatId) -> Sequence[Event]:
        """Have added enough: the game is played."""
        self._need_turn(seat)
        self._finish("played")
        return []

    @action(Phase.ADDING)
    def stumble(self, seat: SeatId) -> Sequence[Event]:
        """Break in the middle, as a rule with a mistake in it would."""
        self.history.append("half done")
        raise ZeroDivisionError

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return self._add(self.current, 1)

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        if seat in self.seats:
            self.seats.remove(seat)
            if len(self.seats) < self.min_seats:
                self._finish("too_few_players")
        return []

    @override
    def end(self) -> Sequence[Event]:
        self._finish("host")
        return []

    @query()
    def secret(self, seat: SeatId) -> dict[str, Json]:
        return {"secret": self.secrets[seat]}

    @override
    def public_view(self) -> dict[str, Json]:
        waiting: list[Json] = [] if self.result is not None else [self.current]
        return {
            "phase": self.phase.value,
            "turn": None if self.result is not None else self.current,
            "round": 1,
            "waiting_for": waiting,
            "scores": {seat: sum(p.points for p in parts) for seat, parts in self.points.items()},
            "history": self.history,
            "shy": self.settings["shy"],
        }

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return {"secret": self.secrets[seat]} if seat in self.secrets else {}

    def _need_turn(self, seat: SeatId) -> None:
        if seat != self.current:
            raise Refused(TallyRefusal.NOT_YOUR_TURN)

    def _add(self, seat: SeatId, amount: int) -> Sequence[Event]:
        self.history.append([seat, amount])
        self.points[seat].append(Points("added", amount))
        self.turn += 1
        self._start_clock("turn", 30.0)
        if len(self.history) >= self.settings["length"]:
            self._finish("played")
        return [Event(Happened.ADDED, {"seat": seat, "amount": amount})]

    def _finish(self, ended_by: str) -> None:
        self._stop_clock()
        points = {seat: tuple(parts) for seat, parts in self.points.items()}
        left = [seat for seat in points if seat not in self.seats]
        self.result = Result.by_points(points, ended_by, left=left)


class Solo(Tally):
    """The same for up to eight, to change games with."""

    id = "solo"
    min_seats = 1
    max_seats = 8
    options: ClassVar[Sequence[Option]] = (
        Option("length", Kind.NUMBER, 3, 1, 100),
        Option("shy", Kind.BOOLEAN, default=False),
    )
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {}


GAMES: dict[str, type[GameState]] = {Tally.id: Tally, Solo.id: Solo}
