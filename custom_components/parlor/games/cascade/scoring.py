"""Points: together stars for everyone, in a race one for each level; and who has won the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from custom_components.parlor.games.result import Points, Result

from .awards import awards
from .run import Run
from .stars import REASONS
from .terms import EndedBy, Mode, Reason, Tie

if TYPE_CHECKING:
    from .cascade import Cascade


def breakdown_of(run: Run, mode: Mode) -> tuple[Points, ...]:
    """Return where the points of a board come from."""
    if mode is Mode.RACE:
        return tuple(Points(Reason.SOLVED, 1, past.stage.number) for past in run.solved)
    return tuple(Points(REASONS[past.stars], past.stars, past.stage.number) for past in run.solved)


def race_result(game: Cascade, ended_by: EndedBy) -> Result:
    """Return who got furthest: the most levels, and among equals whoever had them sooner.

    Nobody wins without a level, unless nobody else is left.
    """
    ranked = game.ranked()
    order = [*ranked, *game.gone]
    parts = {run.seats[0]: breakdown_of(run, game.mode) for run in order}
    first, *others = ranked
    alone = ended_by is EndedBy.TOO_FEW_PLAYERS
    won = ended_by is not EndedBy.HOST and bool(first.solved or alone)
    equals = won and any(len(other.solved) == len(first.solved) for other in others)
    return Result(
        (first.seats[0],) if won else (),
        {seat: sum(p.points for p in points) for seat, points in parts.items()},
        parts,
        ended_by,
        awards=awards(game, ended_by),
        left=tuple(run.seats[0] for run in game.gone),
        tie=Tie.SOONER if equals else None,
    )
