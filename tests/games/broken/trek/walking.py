"""Treks whose bots do not play as they should."""

from typing import ClassVar, override

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json

from .trek import Trek, Walker


class Dancer(Walker):
    """Goes back and forth."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        chosen = super().choose(glimpse, chance)
        return {**chosen, "way": "back"} if chosen and glimpse.public["at"] else chosen


class Cheat(Bot):
    """Goes where no way is."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        return {"type": "step", "way": "up"}


class Sleeper(Bot):
    """Waits for others, all of whom sleep."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        return None


class NeverWon(Trek):
    """Its bots never arrive."""

    bot: ClassVar[type[Bot]] = Dancer


class PlayedByCheats(Trek):
    """Its bots do what is not offered."""

    bot: ClassVar[type[Bot]] = Cheat


class PlayedBySleepers(Trek):
    """Its bots wait, and nothing else goes on."""

    bot: ClassVar[type[Bot]] = Sleeper
