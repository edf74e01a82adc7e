"""A bot that plays a sensible game, from what its seat may see."""

from collections.abc import Callable, Mapping
from typing import Any, Final, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json

from .abilities import ability_after_building, ability_before_building
from .choosing import lay_aside, pick_character
from .means import build, collect_income, gather, keep, lab_discard, rescue, smithy_draw
from .sight import Sight

type Thought = Callable[[Sight, Chance], Chosen | None]

THOUGHTS: Final[tuple[Thought, ...]] = (
    lay_aside,
    pick_character,
    rescue,
    keep,
    collect_income,
    ability_before_building,
    gather,
    lab_discard,
    build,
    smithy_draw,
    ability_after_building,
)


TURN_PACE: Final = 1.4


class CitadelsBot(Bot):
    """Thinks of one thing after the other, and does the first that seems a good idea."""

    @classmethod
    @override
    def pace(cls, public: Mapping[str, Any]) -> float:
        """Take the time that people need to follow a turn on the TV."""
        return TURN_PACE if public["current_turn"] is not None else 1.0

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        if not glimpse.offers:
            return None
        sight = Sight.of(glimpse)
        for thought in THOUGHTS:
            if (move := thought(sight, chance)) is not None and sight.offered(move):
                return move
        return _go_on(sight, chance)


def _go_on(sight: Sight, chance: Chance) -> Chosen:
    """End the turn, or do anything where that is not possible."""
    end: Mapping[str, Json] = {"type": "end_turn"}
    if sight.offered(end):
        return {**end}
    return chance.pick(sight.offers).sample(chance)
