"""Trek: the smallest game that is won together, without turns, rounds, scores or clocks."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from enum import StrEnum
from typing import Any, ClassVar, Self, TypedDict, override

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.refused import COMMON_REFUSALS, CommonRefusal, Refused
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.shapes import PublicView
from custom_components.parlor.games.state import Cause, GameState, Painter, Skip
from custom_components.parlor.games.vocabulary import GAME_OVER, Json, Rng, SeatId

from .picture import bar

OMENS = (1, 2, 3, 4, 5, 6, 7, 8, 9)


class Phase(StrEnum):
    WALKING = "walking"
    OVER = "over"


class Happening(StrEnum):
    STEPPED = "stepped"
    CAMPED = "camped"
    TREK_OVER = "trek_over"


class No(StrEnum):
    NO_SUCH_OMEN = "no_such_omen"
    WAY_BLOCKED = "way_blocked"


class Way(StrEnum):
    ON = "on"
    BACK = "back"


class Role(StrEnum):
    SCOUT = "scout"
    GUIDE = "guide"
    COOK = "cook"
    SMITH = "smith"


class Ending(StrEnum):
    HUNGER = "hunger"


class Walker(Bot):
    """Goes on."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        return {"type": "step", "way": Way.ON.value} if glimpse.offers else None


class TrekView(PublicView):
    """What everyone may see."""

    at: int
    food: int
    roles: dict[SeatId, str]


class TrekOwnView(TypedDict):
    """What only one seat may see."""

    omen: int


class Trek(GameState):
    """Everyone steps when they like; each place shows each seat an omen of its own."""

    id = "trek"
    min_seats = 1
    max_seats = 4
    phases = Phase
    public_shape: ClassVar[type] = TrekView
    private_shape: ClassVar[type] = TrekOwnView
    options: ClassVar[Sequence[Option]] = (
        Option("length", Kind.NUMBER, 4, 2, 9),
        Option("role", Kind.CHOICE, Role.SCOUT, choices=(*Role,), each=True, unique=True),
        Option("brave", Kind.CHOICE, "no", choices=("no", "yes"), each=True),
    )
    event_types: ClassVar[type[StrEnum]] = Happening
    unheard: ClassVar[frozenset[StrEnum]] = frozenset({Happening.STEPPED})
    chapters: ClassVar[Mapping[StrEnum, str]] = {Phase.OVER: GAME_OVER}
    refusals = COMMON_REFUSALS | frozenset(No)
    bot: ClassVar[type[Bot]] = Walker
    paint: ClassVar[Painter | None] = staticmethod(bar)
    envelope = 512

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.phase = Phase.WALKING
        self.began = tuple(seats)
        self.at = 0
        self.food = 3 * options["length"]
        self.omens = {seat: chance.pick(OMENS) for seat in seats}

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        if self.result is not None or seat not in self.seats:
            return []
        return [Offer("step", {"way": Param.one(self._ways())})]

    def _ways(self) -> list[str]:
        return [Way.ON.value, Way.BACK.value] if self.at else [Way.ON.value]

    @action(Phase.WALKING, anytime=True)
    def step(self, seat: SeatId, way: object) -> Sequence[Event]:
        if way not in self._ways():
            raise Refused(No.WAY_BLOCKED)
        self.at += 1 if way == Way.ON else -1
        self.omens = {other: self.chance.pick(OMENS) for other in self.omens}
        stepped = Event(Happening.STEPPED, {"seat": seat, "at": self.at}, chatter=True)
        return [stepped, *self._eat()]

    @query(Phase.WALKING)
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        """Tell whether one's own omen is higher."""
        if type(than) is not int or than not in OMENS:
            raise Refused(No.NO_SUCH_OMEN)
        return {"higher": self.omens[seat] > than}

    @property
    @override
    def skip(self) -> Skip:
        if self.result is not None or self.at == 0:
            return Skip.NOTHING
        return Skip.ENDS if self.food == 1 else Skip.GOES_ON

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        """Let all camp; at the start there is nothing to camp for."""
        if self.skip is Skip.NOTHING:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        return [Event(Happening.CAMPED, {"food": self.food - 1}), *self._eat()]

    @override
    def leave(self, seat: SeatId) -> Sequence[Event]:
        if self.result is not None or seat not in self.seats:
            return []
        self.seats.remove(seat)
        return [] if self.seats else self._over(won=False, ended_by="too_few_players")

    @override
    def end(self) -> Sequence[Event]:
        return self._over(won=False, ended_by="host")

    def _eat(self) -> Sequence[Event]:
        self.food -= 1
        if self.at == self.settings["length"]:
            return self._over(won=True, ended_by="played")
        return [] if self.food else self._over(won=False, ended_by=Ending.HUNGER)

    def _over(self, *, won: bool, ended_by: str) -> Sequence[Event]:
        self.phase = Phase.OVER
        self.result = Result.as_one(self.began, won=won, ended_by=ended_by)
        return [Event(Happening.TREK_OVER, {"ended_by": ended_by})]

    @override
    def public_view(self) -> dict[str, Json]:
        return {
            "phase": self.phase,
            "turn": None,
            "round": None,
            "waiting_for": [] if self.result is not None else [*self.seats],
            "scores": {},
            "at": self.at,
            "food": self.food,
            "roles": {str(seat): role for seat, role in self.settings["role"].items()},
        }

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return {"omen": self.omens[seat]} if seat in self.seats else {}

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world, chance = deepcopy(self), Chance(rng)
        world.omens = {
            other: omen if other == seat else chance.pick(OMENS)
            for other, omen in self.omens.items()
        }
        world.chance = chance.fork()
        return world
