"""How fast Cascade Tiles is: `python -m bench.cascade`.

A click is what a plain player does: click somewhere on the frame, and get the frame of what it has
come to; when a level is over, the next begins. The plain reference engine of these rules does 2,721
of them a second on such a machine. Prints that for all levels, with and without the frame, what a
tap at a table costs (an action, the view and all offers), what the picture costs, how long the
solver takes for every level, and how long a puzzle of the day takes to make. Of several runs the
fastest counts: the machine may have other things to do.
"""

from collections.abc import Callable, Iterator
from functools import partial
import gc
from itertools import cycle
from random import Random
from statistics import fmean
from time import perf_counter

from custom_components.parlor.games.cascade import Board, Cascade, Level
from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.games.cascade.daily import puzzle_of
from custom_components.parlor.games.cascade.picture import paint
from custom_components.parlor.games.cascade.solver import solve
from custom_components.parlor.games.content import Day
from tests.games.contract.playout import seat_ids

REFERENCE = 2_721
CLICKS = 20_000
TAPS = 2_000
RUNS = 5
DAYS = [Day(2027, month, day) for month in range(1, 13) for day in range(1, 29)]


def fastest(run: Callable[[], int]) -> float:
    """Return how many times a second something is done, in the fastest of some runs."""
    return max(_per_second(run) for _ in range(RUNS))


def _per_second(run: Callable[[], int]) -> float:
    began = perf_counter()
    times = run()
    return times / (perf_counter() - began)


def boards() -> Iterator[Board]:
    """Give boards of all levels that ship, again and again."""
    return (Board(level) for level in cycle(PACKS.shipped["first_firing"].levels))


def click(clicks: int, *, frame: bool) -> int:
    """Click on tiles by chance, and look at what has come of it."""
    rng, following = Random(1), boards()  # noqa: S311
    board = next(following)
    for _ in range(clicks):
        x, y = board.level.tiles[int(rng.random() * len(board.level.tiles))]
        board.click(2 * x, 2 * y)
        if frame:
            board.frame()
        if board.solved or board.lost:
            board = next(following)
    return clicks


def at_a_table(mode: str, players: int) -> int:
    """Tap by turns, with what a table does after each tap: the view, and all offers."""
    rng, seats = Random(1), seat_ids(players)  # noqa: S311
    game = Cascade.start(seats, {"mode": mode}, seed=1)
    for number in range(TAPS):
        seat = seats[number % players]
        for offer in game.offers(seat)[:1]:
            game.apply(seat, offer.sample(rng))
        game.public_view()
        for other in seats:
            game.offers(other)
    return TAPS


def painted() -> int:
    """Draw the table's picture."""
    view = Cascade.start(seat_ids(8), {"mode": "race"}, seed=1).public_view()
    for _ in range(200):
        paint(view)
    return 200


def to_solve(level: Level) -> float:
    """Return the milliseconds that the solver takes, without what it remembers."""
    start = (0,) * len(level.tiles)

    def once() -> int:
        solve(level, start)
        return 1

    return 1000 / fastest(once)


def to_make(day: Day) -> float:
    """Return the milliseconds that the puzzle of a day takes; made once, as in a house."""
    began = perf_counter()
    puzzle_of(day)
    return 1000 * (perf_counter() - began)


def main() -> None:
    """Measure and print."""
    # What was imported is not the game's to look through again and again.
    gc.freeze()
    clicks = fastest(partial(click, CLICKS, frame=True))
    print(f"clicks with frame:     {clicks:9,.0f} a second", end="")
    print(f", {clicks / REFERENCE:.1f} times the reference")
    print(f"clicks without frame:  {fastest(partial(click, CLICKS, frame=False)):9,.0f} a second")
    for mode, players in (("together", 1), ("together", 8), ("race", 8)):
        taps = fastest(partial(at_a_table, mode, players))
        print(f"at a table, {mode}, {players}: {taps:9,.0f} taps a second")
    print(f"pictures:              {fastest(painted):9,.0f} a second")
    for pack in PACKS.shipped.values():
        times = [to_solve(level) for level in pack.levels]
        print(f"solving {pack.id}: {', '.join(f'{time:.2f}' for time in times)} ms")
    made = [to_make(day) for day in DAYS]
    print(f"a puzzle of the day: {fmean(made):.1f} ms, at the most {max(made):.1f} ms", end="")
    print(f", of {len(made)} days")


if __name__ == "__main__":
    main()
