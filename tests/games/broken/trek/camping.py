"""Treks that skip what they should not, or do not go on."""

from collections.abc import Sequence
from enum import StrEnum
from typing import ClassVar, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.methods import action
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.state import Cause, Skip
from custom_components.parlor.games.vocabulary import Json, SeatId

from .trek import Happening, Phase, Trek, Way


class SkipsTheUnskippable(Trek):
    """At the start there is nothing to camp for, but all camp."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return super().expire(cause, by) if self.skip is not Skip.NOTHING else self._eat()


class RefusesToSkip(Trek):
    """It says that it goes on, but only by itself."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        if cause is Cause.NEXT:
            raise Refused(CommonRefusal.NOTHING_TO_SKIP)
        return super().expire(cause, by)


class HurriesAlong(Trek):
    """It says that it is too early to go on, and goes on all the same."""

    @property
    @override
    def skip(self) -> Skip:
        return Skip.NOT_YET if super().skip is Skip.GOES_ON else super().skip


class EndsWithoutWarning(Trek):
    """It says that it goes on, but there is no food left."""

    @property
    @override
    def skip(self) -> Skip:
        return Skip.GOES_ON if super().skip is Skip.ENDS else super().skip


class HungryWhenRefusing(Trek):
    """Nothing can be skipped at the start, but asking for it costs food."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        if self.skip is Skip.NOTHING and self.result is None and self.food > 1:
            self.food -= 1
        return super().expire(cause, by)


class GetsStuck(Trek):
    """Once somebody has stepped back to the start, nobody can do anything."""

    lost = False

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return [] if self.lost else super().offers(seat)

    @action(Phase.WALKING, anytime=True)
    @override
    def step(self, seat: SeatId, way: object) -> Sequence[Event]:
        if self.lost:
            raise Refused(CommonRefusal.WRONG_PHASE)
        events = super().step(seat, way)
        self.lost = self.at == 0
        return events

    @override
    def public_view(self) -> dict[str, Json]:
        view = super().public_view()
        return {**view, "waiting_for": []} if self.lost else view


class StumblesWhenLate(Trek):
    """Who steps back when others did so before falls down."""

    @action(Phase.WALKING, anytime=True)
    @override
    def step(self, seat: SeatId, way: object) -> Sequence[Event]:
        if way == Way.BACK and self.at == 0:
            raise IndexError("beyond the start")
        return super().step(seat, way)


class TiresWhenLate(Trek):
    """Who steps back when others did so before eats."""

    @action(Phase.WALKING, anytime=True)
    @override
    def step(self, seat: SeatId, way: object) -> Sequence[Event]:
        try:
            return super().step(seat, way)
        except Refused:
            if way == Way.BACK and self.food > 1:
                self.food -= 1
            raise


class CallsAnActionMove(Trek):
    """The table moves seats by this name."""

    @action(Phase.OVER)
    def move(self, seat: SeatId) -> Sequence[Event]:
        return [Event(Happening.CAMPED, {"food": self.food})]


class Departure(StrEnum):
    """What can happen on a trek, with a name that the table has taken."""

    STEPPED = Happening.STEPPED.value
    CAMPED = Happening.CAMPED.value
    TREK_OVER = Happening.TREK_OVER.value
    GAME_STARTED = "game_started"


class CallsAnEventGameStarted(Trek):
    """The table tells by this name that a game has started."""

    event_types: ClassVar[type[StrEnum]] = Departure
