"""How well Spyster's bots play: `python -m bench.spyster`.

Bots and players who vote for anyone with any bet sit at the same table, in games of five rounds.
Every deal is played with the bots in other seats, so that both are the spy equally often. Prints
the points a round of both, how far the bots are ahead with the standard error of that, and how
many games a bot wins for each that a uniform voter wins.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from math import sqrt
from statistics import fmean, variance
from typing import override

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.bot import SpysterBot
from custom_components.parlor.games.spyster.terms import Phase
from custom_components.parlor.games.vocabulary import Json, SeatId

ROUNDS = 500
ROUNDS_OF_A_GAME = 5


class UniformVoter(Bot):
    """Votes for anyone with any bet, the spy as well, and does nothing else."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        votes = [offer for offer in glimpse.offers if offer.type == "vote"]
        return votes[0].sample(chance) if votes else None


@dataclass
class Side:
    """What the seats of one kind have won: by round as innocents and as the spy, and by game."""

    innocent: list[int] = field(default_factory=list)
    spy: list[int] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    @property
    def points(self) -> list[int]:
        """Return the points of every seat in every round."""
        return [*self.innocent, *self.spy]


@dataclass
class Comparison:
    """Bots and uniform voters at the same tables."""

    bots: Side = field(default_factory=Side)
    uniform: Side = field(default_factory=Side)

    @property
    def ahead(self) -> float:
        """Return how many points a round a bot wins more than a uniform voter."""
        return fmean(self.bots.points) - fmean(self.uniform.points)

    @property
    def error(self) -> float:
        """Return the standard error of that."""
        return sqrt(sum(variance(s.points) / len(s.points) for s in (self.bots, self.uniform)))

    @property
    def wins(self) -> float:
        """Return how many games a bot wins for each that a uniform voter wins."""
        return fmean(self.bots.wins) / fmean(self.uniform.wins)


def compare(players: int, bots: int, rounds: int = ROUNDS) -> Comparison:
    """Play that many rounds; every deal comes once for each way to turn the table."""
    found = Comparison()
    seats = [SeatId(f"s{number}") for number in range(1, players + 1)]
    for seed in range(rounds // ROUNDS_OF_A_GAME):
        deal, turned = divmod(seed, players)
        thinking = [*seats[turned:], *seats[:turned]][:bots]
        game = Spyster.start(seats, {"rounds": ROUNDS_OF_A_GAME}, seed=deal)
        for spy, points in _rounds(game, thinking, Chance.seeded(seed)):
            for seat in seats:
                side = found.bots if seat in thinking else found.uniform
                (side.spy if seat == spy else side.innocent).append(points[seat])
        winners = game.result.winners if game.result is not None else ()
        for seat in seats:
            won = (seat in winners) / len(winners)
            (found.bots if seat in thinking else found.uniform).wins.append(won)
    return found


def _rounds(
    game: Spyster, thinking: Collection[SeatId], chance: Chance
) -> Iterator[tuple[SeatId, dict[SeatId, int]]]:
    """Play a game; give the spy of every round and what each seat has won in it."""
    before = game.scores()
    while game.result is None:
        match game.phase:
            case Phase.VOTE:
                _vote(game, thinking, chance)
            case Phase.QUESTIONING:
                _call(game, chance)
            case Phase.SCORING:
                now = game.scores()
                yield game.round.deal.spy, {seat: now[seat] - before[seat] for seat in now}
                before = now
                game.expire()
            case _:
                game.expire()


def _call(game: Spyster, chance: Chance) -> None:
    """Let the clock call the vote as often as anyone; only a player's call may come again."""
    able = [seat for seat in game.seats if game.calls_left(seat) != 0]
    if able and chance.random() < 0.5:
        game.apply(chance.pick(able), {"type": "call_vote"})
    else:
        game.expire()


def _vote(game: Spyster, thinking: Collection[SeatId], chance: Chance) -> None:
    """Let everyone vote in any order, until all have or the spy guesses."""
    for seat in chance.shuffled(game.seats):
        player = SpysterBot() if seat in thinking else UniformVoter()
        choice = player.choose(Glimpse.of(game, seat, chance), chance)
        if game.phase is Phase.VOTE and choice is not None:
            game.apply(seat, choice)


def main() -> None:
    """Measure and print."""
    print(f"points a round, over {ROUNDS} rounds each:")
    for players, bots in ((4, 2), (6, 3), (8, 4), (10, 5), (6, 1), (6, 5)):
        found = compare(players, bots)
        print(
            f"{bots} of {players} are bots: ahead by {found.ahead:.2f} ± {found.error:.2f},",
            end=" ",
        )
        print(f"{found.wins:.1f} games won for each of a uniform voter")
        for name, side in (("bots", found.bots), ("uniform", found.uniform)):
            innocent, spy = fmean(side.innocent), fmean(side.spy)
            print(f"  {name:8} {fmean(side.points):+.2f}", end=" ")
            print(f"(innocent {innocent:+.2f}, as the spy {spy:+.2f})")


if __name__ == "__main__":
    main()
