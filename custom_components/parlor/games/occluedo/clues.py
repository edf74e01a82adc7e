"""What a bot makes of what it has seen."""

from collections.abc import Sequence

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .cards import ROOMS, SUSPECTS, WEAPONS, Card
from .deduction import Deduction, Questions, Worlds

KINDS = (SUSPECTS, ROOMS, WEAPONS)


class Clues:
    """Which cards may still be the crime, and which question leaves the least."""

    def __init__(self, sheet: Deduction, seat: SeatId) -> None:
        """Look at all that follows from what was seen."""
        self.sheet = sheet
        self.seat = seat

    @property
    def solved(self) -> bool:
        """Return whether only one answer is left."""
        return self.sheet.solution is not None

    def certain(self, kind: range) -> Card | None:
        """Return the crime's card of a kind, once all three are known."""
        solution = self.sheet.solution
        return None if solution is None else solution[KINDS.index(kind)]

    def worth_asking(self, kind: range) -> list[Card]:
        """Return what is open; once it is known, what nobody can answer with, or I hold myself."""
        holds = self.sheet.holds
        cards = [card for card in map(Card, kind) if holds(card, None) is not False]
        mine = [card for card in map(Card, kind) if holds(card, self.seat)]
        return cards if len(cards) > 1 else [*cards, *mine]

    def question(self, kind: range, named: Sequence[Card], chance: Chance) -> Card:
        """Return the card to ask for, with what is named already, that leaves the least."""
        asked = Questions(Worlds(self.sheet), self.seat, chance)
        (room, *suspects) = named
        people = suspects or map(Card, SUSPECTS)
        trios = [(suspect, room, Card(weapon)) for suspect in people for weapon in WEAPONS]
        return asked.best(chance.shuffled(trios))[KINDS.index(kind)]
