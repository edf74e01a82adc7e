"""Games that show what is wrong, too much or not plain."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, ClassVar, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.options import MEMORY
from custom_components.parlor.games.result import Award, Result
from custom_components.parlor.games.shapes import NoPrivateView
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import Json, SeatId

from .acting import Surprise
from .open_hands import NoSecrets
from .whisper import Reason, Whisper


class ShowsATuple(Whisper):
    """A view that does not survive JSON as it is."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "order": tuple(self.seats)}  # type: ignore[dict-item]


class ShowsTheUndeclared(Whisper):
    """A public view with more in it than its shape says."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "deck_size": len(self.deck)}


class ShowsAnotherShape(Whisper):
    """A private view in which a number is a text."""

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        view = super().private_view(seat)
        return {**view, "card": str(view["card"])} if view else {}


class DeclaresTooLittle(Whisper):
    """A shape that lacks what every public view has."""

    public_shape = NoPrivateView


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
        assert self.result is not None
        scores = {seat: score + 1 for seat, score in self.result.scores.items()}
        self.result = replace(self.result, scores=scores)
        return events


class HonoursStrangers(Whisper):
    """An award goes to somebody who was never there."""

    @override
    def _over(self, ended_by: str) -> Sequence[Event]:
        events = super()._over(ended_by)
        assert self.result is not None
        self.result = replace(self.result, awards=(Award(Reason.RIGHT, (SeatId("Anna"),)),))
        return events


class HonoursWithoutWords(Whisper):
    """An award that has no name."""

    @override
    def _over(self, ended_by: str) -> Sequence[Event]:
        events = super()._over(ended_by)
        assert self.result is not None
        self.result = replace(self.result, awards=(Award(Reason.RIGHT, (*self.seats[:1],)),))
        return events


class LetsThoseWinWhoHaveLeft(Whisper):
    """Whoever has left may win all the same."""

    @override
    def _over(self, ended_by: str) -> Sequence[Event]:
        events = super()._over(ended_by)
        self.result = Result.by_points(self.points, ended_by)
        return events


class RemembersATuple(Whisper):
    """What is left for the next game does not survive JSON as it is."""

    @property
    @override
    def memory(self) -> dict[str, Json]:
        return {"cards": (1, 2)}  # type: ignore[dict-item]


class StumblesOverItsMemory(Whisper):
    """The next game cannot make anything of what is left for it."""

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        if options[MEMORY]:
            raise ValueError("what was that?")

    @property
    @override
    def memory(self) -> dict[str, Json]:
        return {"cards": [1, 2]}


class SharesInSilence(Whisper):
    """Several have won, and nothing says that they share the win."""

    @override
    def _over(self, ended_by: str) -> Sequence[Event]:
        events = super()._over(ended_by)
        assert self.result is not None
        self.result = replace(self.result, tie=None)
        return events


class TellsWithoutDeclaring(Whisper):
    """An event that is not declared."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return [Event(Surprise.BOO), *super().expire(cause, by)]


class HidesTheTurn(Whisper):
    """Whose turn it is has to be guessed."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {key: part for key, part in super().public_view().items() if key != "turn"}


class GivesAStrangerTheTurn(Whisper):
    """It is the turn of somebody by name, not of a seat."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "turn": "Anna"}


class KeepsTheTurn(Whisper):
    """It is still somebody's turn when the game is over."""

    @override
    def public_view(self) -> dict[str, Json]:
        view = super().public_view()
        return {**view, "turn": self.seats[0] if self.result is not None else view["turn"]}


class RoundsAreTrue(Whisper):
    """There is a round, but not which."""

    @override
    def public_view(self) -> dict[str, Json]:
        return {**super().public_view(), "round": True}


class ScoresForStrangers(Whisper):
    """The house has points, too."""

    @override
    def public_view(self) -> dict[str, Json]:
        view = super().public_view()
        scores = view["scores"]
        assert isinstance(scores, dict)
        return {**view, "scores": {**scores, "house": 0}}


class HidesWithoutSecrets(NoSecrets):
    """It says that it has no secrets, but shows every seat its own card."""

    private_shape: ClassVar[type] = Whisper.private_shape

    @override
    def private_view(self, seat: SeatId) -> dict[str, Json]:
        return Whisper.private_view(self, seat)
