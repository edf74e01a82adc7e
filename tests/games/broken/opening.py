"""Games that open too late, twice, for strangers, or with what nobody may know."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Self, override

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.state import Cause
from custom_components.parlor.games.vocabulary import Action, Rng, SeatId

from .acting import Surprise
from .whisper import CARDS, Happening, Whisper


class _Opening(Whisper):
    """Whisper, which opens with what `_opened` says."""

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.opening = (*self.opening, *self._opened())

    def _opened(self) -> Sequence[Event]:
        return ()


class OpensWithoutDeclaring(_Opening):
    """It opens with an event that is not declared."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Surprise.BOO)]


class OpensWithATuple(_Opening):
    """What it opens with does not survive JSON as it is."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Happening.SHOWN, {"card": (1, 2)}, frozenset(self.seats))]  # type: ignore[dict-item]


class OpensForStrangers(_Opening):
    """It opens for somebody who was never there."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Happening.SHOWN, {"card": 0}, frozenset({SeatId("Anna")}))]


class OpensInAnyOrder(_Opening):
    """It opens in the order of a set, which is another in every process."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Happening.ROUND_STARTED, {"round": 1, "of": [*{f"{n}." for n in CARDS}]})]


class OpensWithoutFacts(_Opening):
    """It does not say which round begins, though the words for it do."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Happening.ROUND_STARTED)]


class OpensWithASecret(_Opening):
    """Everyone is told the first card of the deck."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [Event(Happening.PEEKED, {"by": "", "target": self.deck[0]})]


class OpensWithSecretsOfOthers(_Opening):
    """Each seat is told the card of another."""

    @override
    def _opened(self) -> Sequence[Event]:
        return [
            Event(Happening.SHOWN, {"card": self.cards[other]}, frozenset({seat}))
            for seat, other in zip(self.seats, reversed(self.seats), strict=True)
        ]


class OpensOnlyHere(Whisper):
    """In every other world the start was silent."""

    @override
    def resample(self, seat: SeatId, rng: Rng) -> Self:
        world = super().resample(seat, rng)
        world.opening = ()
        return world


class _Later(Whisper):
    """Whisper, whose first step also tells what `_late` says."""

    begun = False

    def _late(self) -> Sequence[Event]:
        return ()

    def _first(self, events: Sequence[Event]) -> Sequence[Event]:
        late = [] if self.begun else self._late()
        self.begun = True
        return [*late, *events]

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        return self._first(super().apply(seat, action))

    @override
    def expire(self, cause: Cause = Cause.CLOCK, by: SeatId | None = None) -> Sequence[Event]:
        return self._first(super().expire(cause, by))


class OpensTwice(_Later):
    """The first step tells once more what the start has told."""

    @override
    def _late(self) -> Sequence[Event]:
        return self.opening


class OpensAgain(_Later):
    """The first step tells again that the first round begins, in other words."""

    @override
    def _late(self) -> Sequence[Event]:
        return [replace(event, data={**event.data, "now": True}) for event in self.opening]


class OpensWithTheFirstStep(_Later):
    """Nothing is told with the start, but with the first step."""

    def __init__(self, seats: Sequence[SeatId], options: Mapping[str, Any], chance: Chance) -> None:
        super().__init__(seats, options, chance)
        self.opening = ()

    @override
    def _late(self) -> Sequence[Event]:
        return [Event(Happening.ROUND_STARTED, {"round": 1})]


class OpensForEver(_Later):
    """What the first step tells is left in the opening, where nobody hears of it."""

    @override
    def _late(self) -> Sequence[Event]:
        self.opening = (*self.opening, Event(Happening.PEEKED, {"by": "", "target": ""}))
        return ()
