"""Bots walk to the nearest lamp, around the trapdoor that they know of."""

from typing import override

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json

from .plan import LAMP, Plan


class CellarBot(Bot):
    """Lights what is nearest."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        view, known = glimpse.public, glimpse.private["trapdoor"]
        plan = Plan("", "", tuple(view["rows"]))
        lit = {tuple(spot) for spot in view["lit"]}
        x, y = view["spots"][glimpse.seat]
        dark = [spot for spot in plan.spots(LAMP) if spot not in lit]
        shunned = frozenset() if known is None else frozenset({(known[0], known[1])})
        away = plan.distances(dark, shunned - {(x, y)})
        # Where only the trapdoor leads on, falling in is how one gets past it.
        away = away if (x, y) in away else plan.distances(dark)
        ways = [(away[there], str(way)) for way, there in plan.beside((x, y)) if there in away]
        return {"type": "step", "direction": min(ways)[1]} if ways else None
