"""The game: everybody gropes about at once, until all lamps are lit or the candle is out."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from enum import StrEnum
from typing import Any, ClassVar, Self, override

from custom_components.parlor.games.bot import Bot
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.content import ContentKind
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import Cause, GameState, Painter, Skip
from custom_components.parlor.games.vocabulary import GAME_OVER, Json, Rng, SeatId

from .bot import CellarBot
from .picture import paint
from .plan import FLOOR, LAMP, STAIRS, WALL, WAYS, Plan, Spot
from .plans import PLANS
from .shapes import CellarOwnView, CellarView
from .terms import CellarRefusal, Direction, EndedBy, EventType, Lantern, Phase

CANDLE = "candle"
THINGS = {WALL: "wall", FLOOR: "floor", LAMP: "lamp", STAIRS: "stairs"}


class Cellar(GameState):
    """Light all lamps together before the candle burns down; mind the trapdoors."""

    id = "cellar"
    min_seats = 1
    max_seats = 6
    phases = Phase
    options: ClassVar[Sequence[Option]] = (
        Option("seconds", Kind.NUMBER, 180, 10, 3600),
        Option(
            "lantern", Kind.CHOICE, Lantern.AMBER, choices=tuple(Lantern), each=True, unique=True
        ),
        Option("cellar", Kind.CONTENT, PLANS.default, choices=tuple(PLANS.shipped)),
    )
    contents: ClassVar[Mapping[str, ContentKind[Any]]] = {"cellar": PLANS}
    event_types = EventType
    unheard: ClassVar[frozenset[StrEnum]] = frozenset({EventType.STEPPED})
    told: ClassVar[frozenset[StrEnum]] = frozenset({EventType.FELL, EventType.LIT})
    chapters: ClassVar[Mapping[StrEnum, str]] = {Phase.OVER: GAME_OVER}
    refusals = COMMON_REFUSALS | frozenset(CellarRefusal)
    bot: ClassVar[type[Bot]] = CellarBot
    public_shape = CellarView
    private_shape = CellarOwnView
    paint: ClassVar[Painter | None] = staticmethod(paint)
    # The trapdoor, and four directions to step in.
    envelope = 256

    phase: Phase

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        """Let everyone come down the stairs, each knowing of one trapdoor."""
        super().__init__(seats, options, chance)
        self.phase = Phase.GROPING
        self.plan: Plan = options["cellar"]
        self.lanterns: Mapping[SeatId, str] = options["lantern"]
        self.spots: dict[SeatId, Spot] = dict.fromkeys(seats, self.plan.stairs)
        self.lit: list[Spot] = []
        self.trodden: list[Spot] = []
        self.mended: list[Spot] = []
        self.steps = 0
        hidden = chance.sample(self.plan.spots(FLOOR), len(seats))
        self.trapdoors: dict[SeatId, Spot] = dict(zip(seats, hidden, strict=True))
        self._start_clock(CANDLE, options["seconds"])

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.result is not None or seat not in self.seats:
            return ()
        ways = [way.value for way, _ in self.plan.beside(self.spots[seat])]
        return [Offer("step", {"direction": Param.one(ways)})]

    @action(Phase.GROPING, anytime=True)
    def step(self, seat: SeatId, direction: object) -> Sequence[Event]:
        """Take a step. Refuses with `invalid_direction` or `wall`."""
        if not isinstance(direction, str) or direction not in Direction:
            raise Refused(CellarRefusal.INVALID_DIRECTION)
        (x, y), (dx, dy) = self.spots[seat], WAYS[Direction(direction)]
        there = (x + dx, y + dy)
        if self.plan.tile(there) == WALL:
            raise Refused(CellarRefusal.WALL)
        self.steps += 1
        if there in self.trapdoors.values():
            return [self._fall(seat, there)]
        return self._arrive(seat, there)

    @query(Phase.GROPING)
    def look(self, seat: SeatId) -> dict[str, Json]:
        """Say what is around me, and how far it is to the next dark lamp."""
        mine, here = self.trapdoors.get(seat), self.spots[seat]
        around: dict[str, Json] = {str(way): THINGS[WALL] for way in Direction}
        for way, there in self.plan.beside(here):
            around[way.value] = "trapdoor" if there == mine else THINGS[self.plan.tile(there)]
        away = self.plan.distances(self._dark(), frozenset({mine} if mine is not None else ()))
        return {"around": around, "steps": away.get(here)}

    @property
    @override
    def skip(self) -> Skip:
        return Skip.NOTHING

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        if cause is not Cause.CLOCK:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        return self._finish(EndedBy.DARK) if self.result is None else ()

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        """Take a seat out; nobody knows of its trapdoor any more."""
        if self.result is not None or seat not in self.seats:
            return ()
        self.seats.remove(seat)
        del self.spots[seat]
        return () if self.seats else self._finish(EndedBy.TOO_FEW_PLAYERS)

    @override
    def end(self) -> Sequence[Event]:
        return self._finish(EndedBy.HOST) if self.result is None else ()

    @override
    def public_view(self) -> CellarView:
        return {
            "phase": self.phase,
            "turn": None,
            "round": None,
            "waiting_for": [],
            "scores": {},
            "name": self.plan.name,
            "rows": [*self.plan.rows],
            "spots": {seat: [*spot] for seat, spot in self.spots.items()},
            "lanterns": {seat: str(self.lanterns[seat]) for seat in self.spots},
            "lit": [[*spot] for spot in self.lit],
            "lamps": len(self.plan.spots(LAMP)),
            "trodden": [[*spot] for spot in self.trodden],
            "mended": [[*spot] for spot in self.mended],
            "steps": self.steps,
        }

    @override
    def private_view(self, seat: SeatId) -> CellarOwnView | dict[str, Json]:
        if seat not in self.seats:
            return {}
        mine = self.trapdoors.get(seat)
        return {"trapdoor": None if mine is None else [*mine]}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        """Return a world in which the trapdoors of the others are where nobody has been."""
        world, chance = deepcopy(self), Chance(rng)
        mine = self.trapdoors.get(seat) if seat in self.seats else None
        others = [other for other, spot in self.trapdoors.items() if spot != mine]
        gone = {*self.trodden, *self.mended, mine}
        free = [spot for spot in self.plan.spots(FLOOR) if spot not in gone]
        hidden = zip(others, chance.sample(free, len(others)), strict=True)
        world.trapdoors |= dict(hidden)
        world.chance = chance.fork()
        return world

    def _dark(self) -> list[Spot]:
        """Return the lamps that nobody has lit."""
        return [spot for spot in self.plan.spots(LAMP) if spot not in self.lit]

    def _fall(self, seat: SeatId, there: Spot) -> Event:
        """Fall in, and climb out by the stairs; the trapdoor is boarded up."""
        self.trapdoors = {who: spot for who, spot in self.trapdoors.items() if spot != there}
        self.mended.append(there)
        self.spots[seat] = self.plan.stairs
        return Event(EventType.FELL, {"seat": seat, "spot": [*there]})

    def _arrive(self, seat: SeatId, there: Spot) -> Sequence[Event]:
        """Stand at a spot, and light its lamp."""
        self.spots[seat] = there
        if there not in self.trodden:
            self.trodden.append(there)
        stepped = Event(EventType.STEPPED, {"seat": seat, "spot": [*there]}, chatter=True)
        if there not in self._dark():
            return [stepped]
        self.lit.append(there)
        lit = Event(EventType.LIT, {"seat": seat, "count": len(self.lit)})
        return [stepped, lit, *([] if self._dark() else self._finish(EndedBy.PLAYED))]

    def _finish(self, ended_by: EndedBy) -> Sequence[Event]:
        """End the game for all as one."""
        won = ended_by is EndedBy.PLAYED
        self.phase = Phase.OVER
        self._stop_clock()
        self.result = Result.as_one(self.seats, won=won, ended_by=ended_by)
        return [Event(EventType.GAME_OVER, {"won": won, "ended_by": ended_by})]
