"""How fast OCCLUEdo is: `python -m bench.occluedo`.

A step is what a plain player of these rules does: list what is offered, and use one of it by
chance. Games begin from a deal, without a stage, and a new one follows each that is won; dealing is
part of the time. The plain reference implementation of these rules does 45,600 steps a second on
such a machine. Prints the steps by number and by the wire's names, with and without what a table
does after each (all views and all offers), what one resampled world and one choice of a bot cost,
and how often the game's own bots win how soon. Of several runs the fastest counts: the machine may
have other things to do.
"""

from collections.abc import Callable
import gc
from random import Random
from statistics import fmean
from time import perf_counter

from custom_components.parlor.games.bot import Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.bot import OccluedoBot
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.dealing import Deal
from custom_components.parlor.games.vocabulary import SeatId

REFERENCE = 45_600
STEPS = 20_000
RUNS = 7
BOT_GAMES = 20

type Step = Callable[[Occluedo, Random], object]


def fresh(players: int, seed: int) -> Occluedo:
    """Return a game from a deal by chance, in which every operator is done at once."""
    deal = Deal.by_chance(range(players), Chance.seeded(seed))
    suspect, room, weapon = deal.crime
    hands = {role: [*map(written, hand)] for role, hand in deal.hands.items()}
    return Occluedo.from_deal(range(players), (suspect, room - 6, weapon - 15), hands)


def written(card: Card) -> tuple[str, int]:
    """Return a card as deals are written down."""
    return ("p", int(card)) if card < 6 else ("r", card - 6) if card < 15 else ("w", card - 15)


def by_number(game: Occluedo, rng: Random) -> None:
    """List the operators, and use one."""
    offered = game.applicable()
    game.apply_operator(offered[int(rng.random() * len(offered))])


def by_name(game: Occluedo, rng: Random) -> None:
    """Read the offers, and take one."""
    seat = game.decider
    if seat is not None:
        offers = game.offers(seat)
        game.apply(seat, offers[int(rng.random() * len(offers))].sample(rng))


def at_a_table(game: Occluedo, rng: Random) -> None:
    """Do what a table does: an action, then all views and all offers."""
    by_name(game, rng)
    game.public_view()
    for seat in game.seats:
        game.private_view(seat)
        game.offers(seat)


def per_second(players: int, step: Step, steps: int = STEPS) -> float:
    """Return how many steps are done in a second, in the fastest of some runs."""
    return max(_run(players, step, steps, run) for run in range(RUNS))


def _run(players: int, step: Step, steps: int, seed: int) -> float:
    rng, games = Random(seed), seed * steps  # noqa: S311
    began = perf_counter()
    game = fresh(players, games)
    for _ in range(steps):
        step(game, rng)
        if game.result is not None:
            games += 1
            game = fresh(players, games)
    return steps / (perf_counter() - began)


def imagined(game: Occluedo, rng: Random) -> None:
    """Imagine another world, and go on in the real one."""
    game.resample(game.seats[0], rng)
    by_number(game, rng)


def bots_play(players: int) -> tuple[float, float]:
    """Return how many suggestions bots need until one wins, and the milliseconds of a choice."""
    asked, times = [], []
    for seed in range(BOT_GAMES):
        game, chance, bot = fresh(players, seed), Chance.seeded(seed), OccluedoBot()
        while game.result is None and game.decider is not None:
            seat: SeatId = game.decider
            glimpse = Glimpse.of(game, seat, chance)
            began = perf_counter()
            chosen = bot.choose(glimpse, chance)
            times.append(perf_counter() - began)
            if chosen is not None:
                game.apply(seat, chosen)
        asked.append(len(game.ledger.entries))
    return fmean(asked), 1000 * fmean(times)


def main() -> None:
    """Measure and print."""
    # What was imported is not the game's to look through again and again.
    gc.freeze()
    for players in (2, 4, 6):
        steps = per_second(players, by_number)
        print(f"steps by number, {players} players: {steps:9,.0f} a second", end="")
        print(f", {steps / REFERENCE:.2f} times the reference")
    print(f"steps by name, 4 players:   {per_second(4, by_name):9,.0f} a second")
    print(f"  with all views and offers:{per_second(4, at_a_table, STEPS // 10):9,.0f} a second")
    worlds = per_second(6, imagined, STEPS // 10)
    print(f"another world, 6 players:   {1e3 / worlds:9.2f} ms")
    for players in (2, 4, 6):
        asked, thought = bots_play(players)
        print(f"bots alone, {players} players:      {asked:9.1f} suggestions", end="")
        print(f", {thought:.2f} ms a choice")


if __name__ == "__main__":
    main()
