"""Bots guess by elimination, and accuse when they are certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance

from .cards import BY_KIND
from .knowledge import Knowledge
from .terms import CardKind, RoomId, Verb

if TYPE_CHECKING:
    from .investigation import Investigation

# Whatever a bot has in mind, it takes as long over it: people want to read what was said.
PACE: Final = 1.8
# So often a bot that could ask on where it is goes elsewhere, for rooms must be named too.
RESTLESS: Final = 0.3
# From this round on, bots also ask about what they know: others may not, and nobody gets stuck.
LATE: Final = 13


class CluefulBot(Bot):
    """Thinks with what its seat has seen, as a world that looks the same to it tells."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        if not glimpse.offers:
            return None
        world = cast("Investigation", glimpse.imagine())
        known = Knowledge.of(world, glimpse.seat)
        if (solution := known.solution) is not None:
            return _naming(Verb.ACCUSE, solution)
        return _Asking(known, glimpse, world.world.get_adversary(glimpse.seat), chance).turn()

    @override
    @classmethod
    def pace(cls, public: Mapping[str, Any]) -> float:
        return PACE


class _Asking:
    """A turn of somebody who does not know yet."""

    def __init__(self, known: Knowledge, glimpse: Glimpse, adversary: str, chance: Chance) -> None:
        self.known = known
        self.here = RoomId(glimpse.public["locations"][glimpse.seat]).value
        self.adversary = adversary
        self.chance = chance
        self.late = glimpse.public["round"] >= LATE

    def turn(self) -> Chosen:
        """Guess where it is worth while, or go where it is."""
        wanted = self._wanted(CardKind.ROOMS)
        elsewhere = [room for room in wanted if room != self.here]
        others = any(self._wanted(kind) for kind in (CardKind.SUSPECTS, CardKind.WEAPONS))
        restless = self.chance.random() < RESTLESS
        worth = bool(elsewhere) and self.here not in wanted and (restless or not others)
        if self._is_theirs(self.here) or worth or (self.late and restless):
            room = self.chance.pick(elsewhere or self._silent(CardKind.ROOMS))
            return {"type": Verb.TRAVEL.value, "room": room}
        named = {kind: self._question(kind) for kind in (CardKind.SUSPECTS, CardKind.WEAPONS)}
        return _naming(Verb.GUESS, {**named, CardKind.ROOMS: self.here})

    def _wanted(self, kind: CardKind) -> list[str]:
        """Return the cards whose place is open, before all those that the adversary may show."""
        unknown = [card for card in BY_KIND[kind] if self.known.is_open(card)]
        theirs = [card for card in unknown if self.known.may_hold(self.adversary, card)]
        return theirs or unknown

    def _question(self, kind: CardKind) -> str:
        """Return a card to ask for; where all are known, one that cannot be shown."""
        tells = self.late and self.chance.random() < RESTLESS
        wanted = [] if tells else self._wanted(kind)
        return self.chance.pick(wanted or self._silent(kind) or BY_KIND[kind])

    def _silent(self, kind: CardKind) -> Sequence[str]:
        """Return the cards that do not make the adversary show what is known."""
        return [card for card in BY_KIND[kind] if not self._is_theirs(card)]

    def _is_theirs(self, card: str) -> bool:
        """Return whether the adversary holds a card for certain."""
        return self.known.places[card] == {self.adversary}


def _naming(verb: Verb, cards: Mapping[CardKind, str]) -> Chosen:
    return {
        "type": verb.value,
        "suspect": cards[CardKind.SUSPECTS],
        "room": cards[CardKind.ROOMS],
        "weapon": cards[CardKind.WEAPONS],
    }
