"""Games that show what is wrong, too much or not plain."""

from collections.abc import Sequence
from typing import override

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import Json, SeatId

from .acting import Surprise
from .whisper import Whisper


class ShowsATuple(Whisper):
    """A view that does not survive JSON as it is."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "order": tuple(self.seats)}  # type: ignore[dict-item]


class ShowsStrangers(Whisper):
    """Who is not in the game sees an empty list of what was seen."""

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return super().private_view(seat) if seat in self.points else {"card": None}


class WaitsForThoseWhoCanDoNothing(Whisper):
    """It says that it waits for everyone, on one seat's turn."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "waiting_for": [*self.seats]}


class GoesOnAfterTheEnd(Whisper):
    """Something is offered when the game is over; taking it is refused."""

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        return super().offers(seat) if self.result is None else [Offer("peek")]


class CountsWrong(Whisper):
    """Everyone gets a point that the breakdown does not know."""

    @override
    def _over(self, ended_by: str) -> Sequence[Event]:
        events = super()._over(ended_by)
        right = Result.by_points(self.points, ended_by)
        scores = {seat: score + 1 for seat, score in right.scores.items()}
        self.result = Result(right.winners, scores, right.breakdown, ended_by)
        return events


class TellsWithoutDeclaring(Whisper):
    """An event that is not declared."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK) -> Sequence[Event]:
        return [Event(Surprise.BOO), *super().expire(cause)]
