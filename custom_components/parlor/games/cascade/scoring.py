"""Points: together stars for everyone, in a race one for each level; and who has won the race."""

from __future__ import annotations

from typing import TYPE_CHECKING

from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.vocabulary import SeatId

from .awards import awards
from .run import Run
from .stars import REASONS
from .terms import EndedBy, Mode, Reason, Tie

if TYPE_CHECKING:
    from .cascade import Cascade


def breakdown_of(run: Run, mode: Mode) -> tuple[Points, ...]:
    """Return where the points of a board come from."""
    if mode is Mode.RACE:
        return tuple(Points(Reason.SOLVED, 1, past.leg.number) for past in run.solved)
    return tuple(Points(REASONS[past.stars], past.stars, past.leg.number) for past in run.solved)


def stars_of(game: Cascade) -> dict[SeatId, dict[str, int]]:
    """Return the stars of everyone who stayed, by level; nobody meets the day's puzzle again."""
    return {
        seat: {f"{game.pack.id}/{past.leg.number}": past.stars for past in run.solved}
        for run in (game.runs if game.pack.day is None else ())
        for seat in run.seats
    }


def team_result(game: Cascade, ended_by: EndedBy) -> Result:
    """Return the result of all as one: the game is won when every level was solved."""
    (run,) = game.runs
    won = ended_by is EndedBy.PLAYED and len(run.solved) == len(run.course)
    return Result(
        tuple(run.seats) if won else (),
        game.scores(),
        game.breakdown(),
        ended_by,
        together=won,
        awards=awards(game, ended_by),
        stars=stars_of(game),
    )


def race_result(game: Cascade, ended_by: EndedBy) -> Result:
    """Return who got furthest: the most levels, and among equals whoever had them sooner.

    Nobody wins without a level, unless nobody else is left.
    """
    first, *others = game.ranked()
    alone = ended_by is EndedBy.TOO_FEW_PLAYERS
    won = ended_by is not EndedBy.HOST and bool(first.solved or alone)
    equals = won and any(len(other.solved) == len(first.solved) for other in others)
    return Result(
        tuple(first.seats) if won else (),
        game.scores(),
        game.breakdown(),
        ended_by,
        awards=awards(game, ended_by),
        left=tuple(seat for run in game.gone for seat in run.seats),
        tie=Tie.SOONER if equals else None,
        stars=stars_of(game),
    )
