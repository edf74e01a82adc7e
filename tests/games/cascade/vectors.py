"""Boards as the engine plays them, for pages that play a tap ahead of the table.

`python -m tests.games.cascade.vectors` writes them anew.
"""

from collections.abc import Iterator, Mapping
import json
from pathlib import Path
from typing import Any, Final

from custom_components.parlor.games.cascade.board import Board
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.cascade import Cascade
from custom_components.parlor.games.cascade.level import Level
from custom_components.parlor.games.cascade.pack import Pack
from custom_components.parlor.games.cascade.run import Run
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.options import MEMORY
from custom_components.parlor.games.vocabulary import SeatId

FILE: Final = Path(__file__).parents[3] / "frontend/test/games/cascade/vectors.json"
ME: Final = SeatId("s1")
STRAY_TAPS: Final = 5

type Spot = tuple[int, int]


def vectors() -> list[dict[str, Any]]:
    """Return levels of every kind, each with how its board stands after some taps."""
    first, long = PACKS.shipped["first_firing"], PACKS.shipped["long_kiln"]
    both = [*zip(first.levels, first.pars, strict=True), *_odd(long)]
    levels, pars = zip(*both, strict=True)
    pack = Pack("odd", "", "", None, levels, pars)
    usual = {option.key: option.default for option in Cascade.options}
    options: dict[str, Any] = {**usual, "pack": pack, "levels": len(pack.levels), MEMORY: {}}
    chance = Chance.seeded(7)
    return [*_played(Cascade([ME], options, chance), chance)]


def _odd(pack: Pack) -> list[tuple[Level, int]]:
    """Return the levels of a pack that have something of their own, with their pars."""
    every = zip(pack.levels, pack.pars, strict=True)
    return [(level, par) for level, par in every if level.specials or level.empty_costs]


def written() -> str:
    """Return the file, with a line for each level."""
    lines = ",\n".join(json.dumps(one, separators=(",", ":")) for one in vectors())
    return f"[\n{lines}\n]\n"


def _played(game: Cascade, chance: Chance) -> Iterator[dict[str, Any]]:
    (run,) = game.runs
    while game.result is None:
        (level,) = game.public_view()["levels"]
        board = run.board
        steps = [_step(board, spot) for spot in _spots(run, chance)]
        yield {"level": {**level, "name": "", "note": ""}, "steps": steps}
        game.expire()


def _spots(run: Run, chance: Chance) -> Iterator[Spot]:
    """Give some places by chance, gaps among them, and then those that solve the level."""
    offer = run.leg.tap.params
    for _ in range(STRAY_TAPS):
        yield int(chance.pick([*offer["x"].options])), int(chance.pick([*offer["y"].options]))
    level = run.leg.level
    for tile, often in enumerate(solve(level, run.board.hues) or ()):
        yield from [level.tiles[tile]] * often


def _step(board: Board, spot: Spot) -> Mapping[str, object]:
    board.tap(*spot)
    rules = [_held(board.holds(one)) for one in range(len(board.level.constraints))]
    standing = {"hues": [*board.hues], "taps": board.taps, "left": board.steps_left}
    return {"tap": [*spot], **standing, "solved": board.solved, "rules": rules}


def _held(holds: Mapping[int, bool]) -> str:
    """Return which of nine rules hold: 1 where one does, 0 where not, a dot where there is none."""
    return "".join(str(int(holds[at])) if at in holds else "." for at in range(9))


if __name__ == "__main__":
    FILE.write_text(written(), "utf-8")
