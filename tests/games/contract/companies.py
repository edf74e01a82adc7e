"""Companies of bots: a game's own bot plays it to the end, and wins what is won together."""

from collections import Counter

from custom_components.parlor.games.bot import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.state import Cause, GameState
from custom_components.parlor.games.vocabulary import SeatId

from .broken import ContractBroken
from .fuzz import admitted
from .playout import BOUND, Playout
from .steps import Step

type Endings = Counter[str]

# How long a bot takes for a move, while a clock runs.
SECONDS = 1


def check_companies(game: type[GameState], players: int, playouts: int = 2) -> Endings:
    """Let bots play alone; who wins only together must win at least once in so many games."""
    endings: Endings = Counter()
    for seed in range(playouts):
        endings += played_by_bots(game, players, seed)
    if won_together(endings, won=False) and not won_together(endings, won=True):
        raise ContractBroken(
            f"{game.__name__} with {players} players: its bots never win: {told(endings)}"
        )
    return endings


def played_by_bots(game: type[GameState], players: int, seed: int) -> Endings:
    """Return how a game ends in which the game's own bot sits at every seat."""
    company = Company(Playout(game, players, seed, options={}))
    while company.playout.state.result is None:
        company.go_on()
    return ending_of(company.playout)


def ending_of(playout: Playout) -> Endings:
    """Return how a playout has ended, as one of so many."""
    result = playout.state.result
    if result is None:
        return Counter()
    together = {None: "", True: ", won together", False: ", lost together"}[result.together]
    return Counter([f"{result.ended_by}{together}"])


def won_together(endings: Endings, *, won: bool) -> int:
    """Return how many games were won, or lost, by all as one."""
    words = ", won together" if won else ", lost together"
    return sum(count for ending, count in endings.items() if ending.endswith(words))


def told(endings: Endings) -> str:
    """Return how often a game ended in which way."""
    return "; ".join(f"{ending}: {count}" for ending, count in sorted(endings.items()))


class Company:
    """Bots at every seat of a playout."""

    def __init__(self, playout: Playout) -> None:
        self.playout = playout
        self.bots: dict[SeatId, Bot] = {seat: playout.game.bot() for seat in playout.seats}
        self.chance: Chance = playout.chance.fork()
        # What the clocks have run so far, by name and run.
        self.gone: Counter[tuple[str | None, int]] = Counter()

    def go_on(self) -> None:
        """Let the clock ring when its time has come, or else somebody act."""
        playout, state = self.playout, self.playout.state
        if len(playout.log) >= BOUND:
            playout.fail(f"bots did not end the game within {BOUND} steps")
        clock = (state.clock, state.clock_run)
        if state.deadline is not None and self.gone[clock] >= state.deadline:
            playout.take(Step.expire(Cause.CLOCK))
            return
        self.gone[clock] += SECONDS
        playout.take(self.move() or self.waited_long_enough())

    def move(self) -> Step | None:
        """Return what the first does who wants to do something."""
        state = self.playout.state
        for seat in self.chance.shuffled(seat for seat in state.seats if state.offers(seat)):
            glimpse = Glimpse.of(state, seat, self.chance)
            chosen = self.bots[seat].choose(glimpse, self.chance)
            if chosen is None:
                continue
            if not admitted(state, seat, chosen):
                self.playout.fail(f"the bot chooses {chosen}, which is not offered", seat)
            return Step.act(seat, chosen)
        return None

    def waited_long_enough(self) -> Step:
        """Return how it goes on where all bots wait: by the clock, or nobody waits any longer."""
        patience_ends = self.playout.patience_ends()
        if patience_ends is None:
            self.playout.fail("all bots wait, no clock runs and there is nothing to skip")
        return patience_ends
