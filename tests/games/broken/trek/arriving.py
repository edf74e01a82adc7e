"""Treks that do not end as they should, or do not say how."""

from collections.abc import Sequence
from dataclasses import replace
from enum import StrEnum
from typing import ClassVar, override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Points
from custom_components.parlor.games.vocabulary import Json

from .trek import Happening, Trek


class LosesWithWinners(Trek):
    """All have lost, but somebody has won."""

    @override
    def _over(self, *, won: bool, ended_by: str) -> Sequence[Event]:
        events = super()._over(won=won, ended_by=ended_by)
        assert self.result is not None
        # Of what the host breaks off, the endings know that nobody has won it.
        winners = self.result.winners or self.began[: not self.result.broken_off]
        self.result = replace(self.result, winners=winners)
        return events


class WinsForOne(Trek):
    """All have won, but only one of them."""

    @override
    def _over(self, *, won: bool, ended_by: str) -> Sequence[Event]:
        events = super()._over(won=won, ended_by=ended_by)
        assert self.result is not None
        self.result = replace(self.result, winners=self.result.winners[:1])
        return events


class CountsWithoutScores(Trek):
    """There are points, but no scores."""

    @override
    def _over(self, *, won: bool, ended_by: str) -> Sequence[Event]:
        events = super()._over(won=won, ended_by=ended_by)
        assert self.result is not None
        self.result = replace(
            self.result, breakdown=dict.fromkeys(self.began, (Points("steps", 1),))
        )
        return events


class ScoresOnTheWay(Trek):
    """There are scores on the way, and none in the end."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "scores": {str(seat): self.at for seat in self.began}}


class EndsInChatter(Trek):
    """The house does not hear that it is over."""

    @override
    def _over(self, *, won: bool, ended_by: str) -> Sequence[Event]:
        events = super()._over(won=won, ended_by=ended_by)
        return [replace(event, chatter=True) for event in events]


class KeepsQuietOnThePaper(Trek):
    """Camping is declared unheard, but the house hears of it."""

    unheard: ClassVar[frozenset[StrEnum]] = frozenset({Happening.STEPPED, Happening.CAMPED})


class ForgetsWhatIsUnheard(Trek):
    """Steps are chatter, and the house is told to expect them."""

    unheard: ClassVar[frozenset[StrEnum]] = frozenset()


class ChattersInWords(Trek):
    """Whether an event is chatter is not said by yes or no."""

    @override
    def _eat(self) -> Sequence[Event]:
        return [replace(event, chatter="a little") for event in super()._eat()]  # type: ignore[arg-type]
