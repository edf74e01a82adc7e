"""How fast Citadels is: `python -m bench.citadels`.

Prints random games per second, and the microseconds that one action takes: by itself, and with all
views and offers after it, measured in turns and held against each other. Of every action the
fastest of several runs counts: the machine may have other things to do.
"""

from collections.abc import Callable
import gc
from time import perf_counter

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.citadels import Citadels
from custom_components.parlor.games.vocabulary import Action, SeatId

GAMES = 10
RUNS = 15
# What a typical action may take with all views and offers, in microseconds.
LIMIT = 100

# Nobody acts where what is shown goes on.
type Record = tuple[int, int, list[tuple[SeatId, Action] | None]]
type Then = Callable[[Citadels], object]


def seats(players: int) -> list[SeatId]:
    """Return ids for this many seats."""
    return [SeatId(f"s{number}") for number in range(1, players + 1)]


def random_game(players: int, seed: int) -> Record:
    """Play a game by chance and return its record."""
    game, chance = Citadels.start(seats(players), seed=seed), Chance.seeded(seed)
    log: list[tuple[SeatId, Action] | None] = []
    while game.result is None:
        seat = game.decider
        act = seat and (seat, chance.pick(game.offers(seat)).sample(chance))
        log.append(act or None)
        _go_on(game, act or None)
    return players, seed, log


def _go_on(game: Citadels, act: tuple[SeatId, Action] | None) -> None:
    """Let somebody act, or what is shown go on."""
    if act is None:
        game.expire()
    else:
        game.apply(*act)


def replayed(record: Record, then: Then) -> list[float]:
    """Play a game again; return the seconds of every action and what is done after it."""
    players, seed, log = record
    game, times = Citadels.start(seats(players), seed=seed), []
    for act in log:
        began = perf_counter()
        _go_on(game, act)
        then(game)
        times.append(perf_counter() - began)
    return times


def look(game: Citadels) -> None:
    """Do what a table does after every action: all views and all offers."""
    game.public_view()
    for seat in game.seats:
        game.private_view(seat)
        game.offers(seat)


def resample(game: Citadels) -> None:
    """Imagine another world for one seat."""
    game.resample(game.seats[0], Chance.seeded(1))


def think(game: Citadels) -> None:
    """Let a bot choose."""
    if game.decider is not None and game.result is None:
        chance = Chance.seeded(1)
        Citadels.bot().choose(Glimpse.of(game, game.decider, chance), chance)


def side_by_side(players: int, *thens: Then, runs: int = RUNS) -> list[float]:
    """Return the microseconds of one action with each thing done after it, measured in turns."""
    fastest: list[list[float]] = [[] for _ in thens]
    for seed in range(GAMES):
        record = random_game(players, seed)
        played = [[replayed(record, then) for then in thens] for _ in range(runs)]
        for times, those in zip(fastest, zip(*played, strict=True), strict=True):
            times += [min(each) for each in zip(*those, strict=True)]
    return [sum(times) / len(times) * 1e6 for times in fastest]


def per_action(players: int, then: Then, runs: int = RUNS) -> float:
    """Return the microseconds of one action and what is done after it."""
    return side_by_side(players, then, runs=runs)[0]


def per_second(players: int) -> float:
    """Return how many games are played by chance in a second, offers included."""

    def play(game: Citadels) -> None:
        if game.decider is not None and game.result is None:
            chance.pick(game.offers(game.decider)).sample(chance)

    chance = Chance.seeded(1)
    actions = [len(random_game(players, seed)[2]) for seed in range(GAMES)]
    return 1e6 / per_action(players, play) / (sum(actions) / GAMES)


def main() -> None:
    """Measure and print."""
    # What was imported is not the game's to look through again and again.
    gc.freeze()
    print(f"random games of four:            {per_second(4):7.0f} a second")
    for players in (2, 4, 7):
        alone, all_in_all = side_by_side(players, lambda game: None, look)
        print(f"an action, {players} players:            {alone:7.1f} µs")
        print(f"  with all views and all offers: {all_in_all:7.1f} µs")
        print(f"    that is, times the action:   {all_in_all / alone:7.1f}")
        print(f"    and of the limit:            {all_in_all / LIMIT:7.0%}")
    print(f"another world, 4 players:        {per_action(4, resample, 2) / 1000:7.2f} ms")
    print(f"a bot's choice, 4 players:       {per_action(4, think, 3):7.1f} µs")


if __name__ == "__main__":
    main()
