"""A bot that plays a sensible game, from what its seat may see."""

from collections.abc import Callable, Mapping
from typing import Final, override

from custom_components.parlor.games.bots import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json

from .abilities import ability_after_building, ability_before_building
from .building import build, gather, keep, lab_discard, rescue, smithy_draw
from .choosing import pick_character
from .sight import Sight

type Move = dict[str, Json]
type Thought = Callable[[Sight, Chance], Move | None]

THOUGHTS: Final[tuple[Thought, ...]] = (
    pick_character,
    rescue,
    keep,
    ability_before_building,
    gather,
    lab_discard,
    build,
    smithy_draw,
    ability_after_building,
)


class CitadelsBot(Bot):
    """Thinks of one thing after the other, and does the first that seems a good idea."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        if not glimpse.offers:
            return None
        sight = Sight.of(glimpse)
        for thought in THOUGHTS:
            if (move := thought(sight, chance)) is not None and sight.offered(move):
                return move
        return _go_on(sight, chance)


def _go_on(sight: Sight, chance: Chance) -> Move:
    """End the turn, or do anything where that is not possible."""
    end: Mapping[str, Json] = {"type": "end_turn"}
    if sight.offered(end):
        return {**end}
    return chance.pick(sight.offers).sample(chance)
