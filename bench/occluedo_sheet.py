"""How fast and how good the sheet of OCCLUEdo thinks: `python -m bench.occluedo_sheet`.

First, what one event costs a sheet that goes on, and one that begins anew, over games of 60
suggestions: of a seat that asks by chance when it is its turn, and of one that only listens, which
knows least and so has most to search. Then what a reason, a count of all deals and a draw cost.
Last, tables at which some choose the best of all 324 suggestions and others ask by chance: all use
the same sheet, and accuse when they are certain. Everyone may ask in any room.
"""

from collections.abc import Callable, Iterator, Sequence
import gc
from itertools import groupby, product
from random import Random
from statistics import fmean, median
from time import perf_counter

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from custom_components.parlor.games.occluedo.dealing import Trio
from custom_components.parlor.games.occluedo.deduction import Deduction, Questions, Worlds, why
from custom_components.parlor.games.occluedo.observations import (
    Held,
    How,
    Observation,
    ShowedOneOf,
    Sorry,
    When,
)
from tests.games.occluedo.deduction.small import Secret, dealt, seen_by

SUGGESTIONS = 60
GAMES = 20
# What one event may cost, in milliseconds.
LIMIT = 20
EVERY: Sequence[Trio] = [
    (Card(s), Card(r), Card(w)) for s, r, w in product(SUSPECTS, ROOMS, WEAPONS)
]
# An even judge of questions, beside the deals that a player draws itself.
JUDGE = 600


def milliseconds[**P](work: Callable[P, object], *args: P.args, **kwargs: P.kwargs) -> float:
    """Return what something takes."""
    gc.disable()
    begun = perf_counter()
    work(*args, **kwargs)
    took = (perf_counter() - begun) * 1000
    gc.enable()
    return took


def told(times: Sequence[float]) -> str:
    """Return the middle and the worst of some times."""
    return f"p50 {median(times):6.2f} ms, max {max(times):6.2f} ms"


def events(seen: Sequence[Observation]) -> Iterator[list[Observation]]:
    """Give what is seen at once: the start, then turn by turn."""
    for _, group in groupby(seen, key=lambda one: one.seen):
        yield [*group]


def listened(secret: Secret, seed: int) -> list[Observation]:
    """Return what a seat sees that never asks: the turns are those of the others."""
    seen = seen_by(Random(seed), secret, SUGGESTIONS * 2)  # noqa: S311
    others = [one for one in seen if getattr(one, "to", None) != secret.seats[0]]
    return [one for one in others if not isinstance(one, Held) or one.how is How.DEALT]


def asked(secret: Secret, seed: int) -> list[Observation]:
    """Return what a seat sees that asks by chance."""
    return seen_by(Random(seed), secret, SUGGESTIONS)  # noqa: S311


def sheets(players: int, look: Callable[[Secret, int], list[Observation]]) -> None:
    """Measure every event of some games."""
    going, anew = [], []
    for seed in range(GAMES):
        seen = look(dealt(Random(seed), players), seed)  # noqa: S311
        first, *later = events(seen)
        sheet, so_far = Deduction(first), [*first]
        for event in later[:SUGGESTIONS]:
            so_far += event
            going.append(milliseconds(sheet.see, event))
            anew.append(milliseconds(Deduction, so_far))
    print(f"  {players} players, {look.__name__:8}: {told(going)}; anew {told(anew)}")
    if late := [time for time in going if time > LIMIT]:
        print(f"    over {LIMIT} ms: {len(late)} of {len(going)}")


def thoughts(players: int) -> None:
    """Measure reasons, counts and draws."""
    reasons, counts, draws = [], [], []
    for seed in range(GAMES):
        seen = asked(dealt(Random(seed), players), seed)  # noqa: S311
        so_far: list[Observation] = []
        for number, event in enumerate(events(seen)):
            so_far += event
            if number % 6:
                continue
            sheet, chance = Deduction(so_far), Chance.seeded(seed)
            counts.append(milliseconds(Worlds, sheet))
            worlds = Worlds(sheet)
            assert worlds.exact
            draws.append(milliseconds(worlds.draw, chance))
            reasons += [milliseconds(why, sheet, card, None) for card in Card]
    print(f"  {players} players: reason {told(reasons)}; count {told(counts)}; draw {told(draws)}")


class Player:
    """Asks the best question, or any, and keeps a sheet."""

    def __init__(self, secret: Secret, seat: int, *, thinks: bool) -> None:
        """Look at the own hand."""
        self.name = secret.seats[seat]
        self.thinks = thinks
        self.sheet = Deduction(seen_by(Random(0), secret, 0, seat))  # noqa: S311
        self.asked = 0

    def question(self, chance: Chance) -> Trio:
        """Return what to ask for."""
        self.asked += 1
        if not self.thinks:
            return chance.pick(EVERY)
        return Questions(Worlds(self.sheet), self.name, chance).best(EVERY)


class Evening:
    """A game in which everyone asks in turn, until somebody is certain."""

    def __init__(self, thinking: Sequence[bool], seed: int) -> None:
        """Deal."""
        self.secret = dealt(Random(seed), len(thinking))  # noqa: S311
        self.players = [Player(self.secret, at, thinks=it) for at, it in enumerate(thinking)]
        self.chance = Chance.seeded(seed)
        self.judged: list[tuple[float, float]] = []

    def play(self, *, judge: bool = False) -> tuple[Player, int]:
        """Return who has won, and how many suggestions were made at the table."""
        turn = 0
        while True:
            player = self.players[turn % len(self.players)]
            if player.sheet.solution is not None:
                assert {*player.sheet.solution} == self.secret.holders[0]
                return player, turn
            question = player.question(self.chance)
            if judge:
                self.judge(player, question)
            self.answer(turn % len(self.players), question, When(0, turn + 1))
            turn += 1

    def judge(self, player: Player, question: Trio) -> None:
        """Hold a question against the best of all and the mean of all, by other deals."""
        even = Questions(Worlds(player.sheet), player.name, self.chance, JUDGE)
        shares = [even.share_left(other) for other in EVERY]
        best = min(shares)
        self.judged.append((even.share_left(question) / best, fmean(shares) / best))

    def answer(self, by: int, cards: Trio, when: When) -> None:
        """Let the others answer, and everyone see what they may."""
        names, count = self.secret.seats, len(self.players)
        for at in ((by + step) % count for step in range(1, count)):
            held = sorted({*cards} & self.secret.holders[at + 1])
            if not held:
                for player in self.players:
                    player.sheet.see([Sorry(names[at], cards, names[by], when)])
                continue
            shown = Held(names[at], Card(self.chance.pick(held)), when, How.SHOWN)
            for number, player in enumerate(self.players):
                if number == by:
                    player.sheet.see([shown])
                elif number != at:
                    player.sheet.see([ShowedOneOf(names[at], cards, names[by], when)])
            return


def tables(players: int, games: int) -> None:
    """Play with one who thinks among those who do not, with none, and with all."""
    wins, needed = 0, {}
    for seed in range(games):
        thinking = [at == seed % players for at in range(players)]
        wins += Evening(thinking, seed).play()[0].thinks
    for name, thinks in (("chance", False), ("thought", True)):
        ended = [Evening([thinks] * players, seed).play() for seed in range(games)]
        needed[name] = (fmean(who.asked for who, _ in ended), fmean(turns for _, turns in ended))
    judged: list[tuple[float, float]] = []
    for seed in range(max(1, games // 10)):
        evening = Evening([True] * players, seed)
        evening.play(judge=True)
        judged += evening.judged
    print(f"  {players} players: who thinks wins {wins} of {games} (fair: {games / players:.0f})")
    for name, (own, table) in needed.items():
        print(f"    all by {name}: the winner asked {own:.1f} times, the table {table:.1f} times")
    chosen, mean = (fmean(one[at] for one in judged) for at in (0, 1))
    print(f"    expected worlds left / least possible: {chosen:.3f} chosen, {mean:.2f} by chance")


def main() -> None:
    """Print all of it."""
    print(f"An event of {SUGGESTIONS} suggestions, {GAMES} games each:")
    for players in range(2, 7):
        sheets(players, asked)
        sheets(players, listened)
    print("Thoughts:")
    for players in (3, 6):
        thoughts(players)
    print("Tables:")
    for players in (3, 4, 6):
        tables(players, 60)


if __name__ == "__main__":
    main()
