"""What a playthrough plays: game, seats, seed, options and moves, and how a file names them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import takewhile
from pathlib import Path
import re
from typing import Self

import orjson

from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import Habits, Playout
from tests.games.contract.steps import Step
from tests.games.proved import PROVED

from .variety import options_of, wanted

FOLDER = Path(__file__).parent
HABITS = Habits(expire=0.12, repeat=0.3)
STEP = "--- "


@dataclass(frozen=True, slots=True)
class Script:
    """All that is needed to play a game again."""

    game: type[GameState]
    seats: list[SeatId]
    seed: int
    options: Mapping[str, object]
    moves: list[Step] = field(default_factory=list)

    @classmethod
    def composed(
        cls, game: type[GameState], players: int, seed: int, options: Mapping[str, object]
    ) -> Self:
        """Return a whole game, played by chance from the seed."""
        playout = Playout(game, players, seed, habits=HABITS, options=options)
        playout.to_the_end()
        return cls(game, playout.seats, seed, options, playout.log)

    @classmethod
    def read(cls, text: str, games: Mapping[str, type[GameState]] = PROVED) -> Self:
        """Return the script that a playthrough's text holds."""
        lines = text.split("\n")
        head = dict(line.split(": ", 1) for line in takewhile(bool, lines))
        return cls(
            games[head["game"]],
            [SeatId(seat) for seat in head["seats"].split()],
            int(head["seed"]),
            orjson.loads(head["options"]),
            [
                Step.from_text(line.partition(". ")[2])
                for line in lines
                if line.startswith(STEP) and ". " in line
            ],
        )

    def played(self) -> GameState:
        """Return the game as it stands after all moves."""
        state = self.game.start(self.seats, self.options, seed=self.seed)
        for move in self.moves:
            move.take(state)
        return state

    @property
    def head(self) -> list[str]:
        """Return the lines from which it can be composed again."""
        return [
            f"game: {self.game.id}",
            f"seats: {' '.join(self.seats)}",
            f"seed: {self.seed}",
            f"options: {orjson.dumps(self.options).decode()}",
        ]


def planned(game: type[GameState]) -> dict[Path, tuple[int, int]]:
    """Return the files that a game should have, each with its players and its number."""
    plan = [*wanted(game)]
    tables = len({players for players, _ in plan})
    return {_file(game, players, number // tables): (players, number) for players, number in plan}


def _file(game: type[GameState], players: int, before: int) -> Path:
    """Return the file of a playthrough, with so many before it at the same table."""
    return FOLDER / f"{game.id}_{players}{f'_{before + 1}' if before else ''}.txt"


def files_of(game: type[GameState]) -> list[Path]:
    """Return the files that a game should have, and those that it has beside them."""
    own = re.compile(rf"{game.id}_\d+(_\d+)?")
    there = {file for file in FOLDER.glob("*.txt") if own.fullmatch(file.stem)}
    return sorted(there | planned(game).keys())


def composed_anew(game: type[GameState], file: Path) -> Script:
    """Return a new script, with seats, seed and options of the file where there is one."""
    if not file.exists():
        players, number = planned(game)[file]
        options = options_of(game, players, number)
        return Script.composed(game, players, seed=players, options=options)
    old = Script.read(file.read_text(encoding="utf-8"), {game.id: game})
    return Script.composed(game, len(old.seats), old.seed, old.options)
