"""Games that do not end, or cannot be played again."""

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from enum import StrEnum
from itertools import count
from typing import Any, ClassVar, Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import SeatId

from .whisper import CARDS, Whisper


class Hangs(Whisper):
    """The clock runs out and nothing goes on."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return []


class StandsAtZero(Whisper):
    """A clock that rings for the first time is not heard."""

    rang = False

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        self.rang = cause is Cause.CLOCK and not self.rang
        return [] if self.rang else super().expire(cause, by)


class HangsWhenSomebodyLeaves(Whisper):
    """Once somebody has left, the clock runs out and nothing goes on."""

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return super().expire(cause, by) if len(self.seats) == len(self.points) else []


class HasNoEnd(Whisper):
    """The host cannot end it."""

    @override
    def end(self) -> Sequence[Event]:
        return []


class IsWonWhenBrokenOff(Whisper):
    """Whoever is ahead has won when the host ends it."""

    @override
    def end(self) -> Sequence[Event]:
        events = super().end()
        self.result = replace(self.result, winners=(self.seats[0],)) if self.result else None
        return events


class IsPlayedWhenBrokenOff(Whisper):
    """It counts as played when the host ends it."""

    @override
    def end(self) -> Sequence[Event]:
        events = super().end()
        self.result = replace(self.result, ended_by="played") if self.result else None
        return events


class EndsUnnoticed(Whisper):
    """The house has another name for its end than for everyone's."""

    chapters: ClassVar[Mapping[StrEnum, str]] = {}


class ReadsAGlobal(Whisper):
    """How the cards are dealt depends on how many games there have been."""

    games = count()

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        shift = next(self.games) % len(CARDS)
        self.deck = self.deck[shift:] + self.deck[:shift]
        for seat in seats:
            self.cards[seat], self.deck[0] = self.deck[0], self.cards[seat]


class ReplaysInAnotherOrder(Whisper):
    """The cards are dealt in the order of a set, which is another in every process."""

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        names = {f"card {card}": card for card in CARDS}
        deck = chance.shuffled(names[name] for name in {*names})
        self.cards = {seat: deck.pop() for seat in seats}
        self.deck = deck


class SharesWithItsCopies(Whisper):
    """A copy has the same deck, not its own."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        memo[id(self.points)] = self.points
        other = object.__new__(type(self))
        other.__dict__ = deepcopy(self.__dict__, memo)
        return other
