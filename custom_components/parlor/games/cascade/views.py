"""What everyone may see: all there is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from custom_components.parlor.games.content import text_json

from . import shapes
from .course import Leg
from .grid import Nine, Spot
from .run import Run, Tap

if TYPE_CHECKING:
    from .cascade import Cascade


def public_view(game: Cascade) -> shapes.CascadeView:
    """Return what everyone may see."""
    ranked = game.ranked()
    shown = dict.fromkeys(run.leg for run in ranked)
    return {
        "phase": game.phase,
        "turn": None,
        "round": game.round,
        "waiting_for": [],
        "scores": game.scores(),
        "mode": game.mode,
        "pack": text_json(game.pack.name),
        "day": game.pack.day,
        "course": [_leg(leg) for leg in game.course],
        "levels": [_level(leg) for leg in shown],
        "boards": [_board(run) for run in ranked],
    }


def _leg(leg: Leg) -> shapes.LegView:
    return {"level": leg.number, "name": text_json(leg.level.name), "par": leg.par}


def _level(leg: Leg) -> shapes.LevelView:
    level = leg.level
    return {
        "level": leg.number,
        "name": text_json(level.name),
        "note": text_json(level.note),
        "par": leg.par,
        "tiles": [[*spot] for spot in level.tiles],
        "pattern": [*level.pattern],
        "colors": [*level.colors],
        "budget": level.budget,
        "check_centre": level.check_centre,
        "empty_costs": level.empty_costs,
        "specials": [_standing(spot, pattern) for spot, pattern in level.specials],
        "constraints": [_standing(one.spot, one.pixels) for one in level.constraints],
    }


def _standing(spot: Spot, nine: Nine) -> shapes.StandingView:
    return {"x": spot[0], "y": spot[1], "nine": [*nine]}


def _board(run: Run) -> shapes.BoardView:
    board = run.board
    return {
        "seats": [*run.seats],
        "level": run.leg.number,
        "hues": [*board.hues],
        "taps": board.taps,
        "steps_left": board.steps_left,
        "resets": run.resets,
        "solved": board.solved,
        "lost": board.lost,
        "through": run.through,
        "last": None if run.last is None else _tap(run.last),
        "votes": [*run.votes],
        "needed": run.needed,
        "tapped": dict(run.tapped),
        "past": [
            {
                "level": past.leg.number,
                "taps": past.taps,
                "resets": past.resets,
                "stars": past.stars,
            }
            for past in run.past
        ],
    }


def _tap(tap: Tap) -> shapes.TapView:
    x, y = tap.spot
    return {"seat": tap.seat, "level": tap.level, "x": x, "y": y}
