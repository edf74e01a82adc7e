"""Bots guess by elimination, and accuse when they are certain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, cast, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance

from .cards import BY_KIND
from .knowledge import Knowledge
from .terms import CardKind, Verb

if TYPE_CHECKING:
    from .investigation import Investigation

# Whatever a bot has in mind, it takes as long over it: people want to read what was said.
PACE: Final = 1.8
# So often a bot that could ask on where it is goes elsewhere, for rooms must be named too.
RESTLESS: Final = 0.3


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
        self.here: str = glimpse.public["locations"][glimpse.seat]
        self.adversary = adversary
        self.chance = chance

    def turn(self) -> Chosen:
        """Guess where it is worth while, or go where it is."""
        wanted = self._wanted(CardKind.ROOMS)
        elsewhere = [room for room in wanted if room != self.here]
        others = any(self._wanted(kind) for kind in (CardKind.SUSPECTS, CardKind.WEAPONS))
        leaves = not others or self.chance.random() < RESTLESS
        if elsewhere and self.here not in wanted and leaves:
            return {"type": Verb.TRAVEL.value, "room": self.chance.pick(elsewhere)}
        if self._is_known(self.here):
            # It would be shown again, and nothing learnt.
            quiet = [room for room in BY_KIND[CardKind.ROOMS] if not self._is_known(room)]
            return {"type": Verb.TRAVEL.value, "room": self.chance.pick(elsewhere or quiet)}
        named = {kind: self._question(kind) for kind in (CardKind.SUSPECTS, CardKind.WEAPONS)}
        return _naming(Verb.GUESS, {**named, CardKind.ROOMS: self.here})

    def _wanted(self, kind: CardKind) -> list[str]:
        """Return the cards whose place is open, before all those that the adversary may show."""
        unknown = [card for card in BY_KIND[kind] if self.known.is_open(card)]
        theirs = [card for card in unknown if self.known.may_hold(self.adversary, card)]
        return theirs or unknown

    def _question(self, kind: CardKind) -> str:
        """Return a card to ask for; where all are known, one that cannot be shown."""
        silent: Sequence[str] = [card for card in BY_KIND[kind] if not self._is_known(card)]
        return self.chance.pick(self._wanted(kind) or silent or BY_KIND[kind])

    def _is_known(self, card: str) -> bool:
        """Return whether the adversary holds a card for certain."""
        return self.known.places[card] == {self.adversary}


def _naming(verb: Verb, cards: Mapping[CardKind, str]) -> Chosen:
    return {
        "type": verb.value,
        "suspect": cards[CardKind.SUSPECTS],
        "room": cards[CardKind.ROOMS],
        "weapon": cards[CardKind.WEAPONS],
    }
