"""Secrecy in volume, and how games end: `python -m tests.games.contract --game <id>`."""

from argparse import ArgumentParser, Namespace
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from tests.games.proved import PROVED

from .companies import Endings, played_by_bots, told
from .secrecy import Tally, secrecy_from_seed_to_seed
from .sizes import all_sizes

BATCH = 50


def main() -> None:
    """Run it and say how much was looked at."""
    asked = _asked()
    began = perf_counter()
    total = Tally()
    with ProcessPoolExecutor(asked.processes) as pool:
        for tally in pool.map(secrecy_from_seed_to_seed, *zip(*_batches(asked), strict=True)):
            total += tally
    print(  # noqa: T201
        f"{asked.game}: {total.playouts} playouts, {total.states} states,"
        f" {total.twins} resampled worlds compared, in {perf_counter() - began:.0f} s"
    )
    print(f"by chance: {told(total.endings)}")  # noqa: T201
    for players in all_sizes(PROVED[asked.game]):
        endings = endings_of(asked.game, players, asked.by_bots)
        print(f"{players} bots: {told(endings)}")  # noqa: T201


def endings_of(name: str, players: int, games: int) -> Endings:
    """Return how games of so many bots end."""
    played = (played_by_bots(PROVED[name], players, seed) for seed in range(games))
    return sum(played, Counter())


def _asked() -> Namespace:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=sorted(PROVED), required=True)
    parser.add_argument("--playouts", type=int, default=1000)
    parser.add_argument("--by-bots", type=int, default=20)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--first-seed", type=int, default=0)
    return parser.parse_args()


def _batches(asked: Namespace) -> Iterator[tuple[str, int, int]]:
    """Give each process a row of seeds at a time."""
    last = asked.first_seed + asked.playouts
    for first in range(asked.first_seed, last, BATCH):
        yield asked.game, first, min(first + BATCH, last)


if __name__ == "__main__":
    main()
