"""What a step of a replay costs: `python -m bench.replay`.

A whole game of Citadels, played by its bots, lies open as the panel has it. Prints what it takes to
open it, to go on one step, to go back one, to jump anywhere, and, beside it, to play the game from
its start to the same step: what a frame would cost if nothing lay open.
"""

from collections.abc import Callable
from random import Random
from statistics import median
from time import perf_counter

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.table.house import NoLibrary, Settings
from custom_components.parlor.table.journal.finished import FinishedGame
from custom_components.parlor.table.journal.record import Entry, EntryKind, Record
from custom_components.parlor.table.match import Match
from custom_components.parlor.table.replay import Replay
from custom_components.parlor.table.room import Room
from tests.table.evening import ManualHouse

PLAYERS = 4
LOOKS = 40


def played() -> Record:
    """Return the record of a whole game."""
    seats = [SeatId(f"s{number}") for number in range(1, PLAYERS + 1)]
    match, chance = Match.start(1, Citadels, seats, {}, 8), Chance.seeded(8)
    bots = {seat: Citadels.bot() for seat in seats}
    while match.state.result is None:
        for seat in match.waiting_for():
            move = bots[seat].choose(Glimpse.of(match.state, seat, chance), chance)
            if move is not None:
                match.take(Entry(EntryKind.ACTION, seat, move))
                break
        else:
            match.take(Entry(EntryKind.CLOCK))
    return match.record


def milliseconds(work: Callable[[], object]) -> float:
    """Return what something takes."""
    begun = perf_counter()
    work()
    return (perf_counter() - begun) * 1000


def main() -> None:
    """Look at a game in several ways."""
    record = played()
    room = Room(ManualHouse(), Settings(), GAMES, NoLibrary())
    game = FinishedGame(1, record.game, 0, 0.0, 1.0, "", {}, record.rules_version, ())
    names = {seat: str(seat) for seat in record.seats}
    opening = milliseconds(lambda: Replay(room, "Bench", game, record))
    replay, seat, rng = Replay(room, "Bench", game, record), record.seats[0], Random(1)  # noqa: S311

    def frame(step: int) -> float:
        return milliseconds(lambda: replay.frame(step, seat, names))

    def from_the_start(step: int) -> float:
        part = Record(
            record.game,
            record.rules_version,
            record.seed,
            record.options,
            record.seats,
            record.log[:step],
        )
        return milliseconds(lambda: part.replay(GAMES)) + frame(step)

    last = replay.length
    jumps = [rng.randrange(last) for _ in range(LOOKS)]
    print(f"{PLAYERS} players, {last} moves; opening takes {opening:.1f} ms")
    for name, times in {
        "one step on": [frame(step) for step in range(LOOKS + 1)][1:],
        "one step back": [frame(step) for step in range(last, last - LOOKS, -1)],
        "anywhere": [frame(step) for step in jumps],
        "played from the start": [from_the_start(step) for step in jumps],
        "the last, from the start": [from_the_start(last) for _ in range(5)],
    }.items():
        print(f"{name:26} {median(times):7.2f} ms, at most {max(times):7.2f} ms")


if __name__ == "__main__":
    main()
