"""Bots solve a level in at most twice its par: they know the way, and stray from it at times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, cast, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance

from .run import Run
from .solver import solve
from .sweep import TooLarge
from .terms import Mode

if TYPE_CHECKING:
    from .cascade import Cascade

STRAYING: Final = 0.2
# Together bots hold back, so that people solve something; who races thinks, and looks at a new
# level for longer.
_PACE: Final[Mapping[str, float]] = {Mode.TOGETHER: 3.0, Mode.RACE: 1.6}
_NEW_LEVEL: Final = 2.0


class CascadeBot(Bot):
    """Taps what a shortest way needs, in any order."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        offered = {offer.type for offer in glimpse.offers}
        if not offered:
            return None
        run = cast("Cascade", glimpse.imagine()).run_of(glimpse.seat)
        if "reset" in offered and not glimpse.people.isdisjoint(run.votes):
            return {"type": "reset"}
        tap = _tap(run, chance) if "tap" in offered else None
        if tap is not None:
            return tap
        return {"type": "reset"} if "reset" in offered else None

    @override
    @classmethod
    def pace(cls, public: Mapping[str, Any]) -> float:
        new = all(board["taps"] == 0 for board in public["boards"])
        return _PACE[public["mode"]] * (_NEW_LEVEL if new else 1.0)


def _tap(run: Run, chance: Chance) -> Chosen | None:
    """Return the next tap; nothing where it is better to begin again."""
    board, level = run.board, run.leg.level
    try:
        way = solve(level, board.hues)
    except TooLarge:
        way = None
    if way is None:
        return None
    spare = 2 * run.leg.par - board.taps - sum(way)
    if board.steps_left is not None:
        spare = min(spare, board.steps_left - sum(way))
    if spare < 0:
        return None
    needed = [tile for tile, often in enumerate(way) if often]
    # Whatever is tapped once too often has gone round after as many taps as there are colours.
    strays = spare >= len(level.colors) and chance.random() < STRAYING
    x, y = level.tiles[chance.pick([*range(len(level.tiles))] if strays else needed)]
    return {"type": "tap", "level": run.leg.number, "x": x, "y": y}
