"""Check 4: no seat can tell the real world from one in which the hidden part is another.

It finds what a view derives from hidden things. A leak that is stored when it happens (an order
that begins with the spy) is carried over into the twin, unless `resample` makes it anew as well.
"""

from collections import Counter
from copy import deepcopy
from dataclasses import dataclass, field

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.proved import PROVED

from .companies import Endings, ending_of
from .playout import Habits, Playout
from .sights import all_sights, private_sight, public_sight
from .steps import Step

HABITS = Habits(expire=0.15, leave=0.005, repeat=0.2)
# How many times a seat's twin is played beside the game before it counts as no other world.
ATTEMPTS = 20


@dataclass(slots=True)
class Tally:
    """How much has been looked at, and how the playouts ended."""

    playouts: int = 0
    states: int = 0
    twins: int = 0
    endings: Endings = field(default_factory=Counter)

    def __add__(self, other: Tally) -> Tally:
        """Return what both have looked at."""
        return Tally(
            self.playouts + other.playouts,
            self.states + other.states,
            self.twins + other.twins,
            self.endings + other.endings,
        )


def check_secrecy(game: type[GameState], players: int, playouts: int = 6) -> Tally:
    """Look at twins of every state of some playouts, from every seat."""
    return sum((secrecy_of(game, players, seed) for seed in range(playouts)), Tally())


def secrecy_from_seed_to_seed(name: str, first: int, last: int) -> Tally:
    """Look at the playouts of a row of seeds, each with the next number of players."""
    game = PROVED[name]
    sizes = game.max_seats - game.min_seats + 1
    return sum(
        (secrecy_of(game, game.min_seats + seed % sizes, seed) for seed in range(first, last)),
        Tally(),
    )


def secrecy_of(game: type[GameState], players: int, seed: int) -> Tally:
    """Look at a twin of every state of one playout, from every seat."""
    return Watch(Playout(game, players, seed, habits=HABITS)).tally()


class Watch:
    """One playout that is watched for secrets."""

    def __init__(self, playout: Playout) -> None:
        self.playout = playout
        self.chance = playout.chance.fork()
        self.seen = Tally(playouts=1)
        # Seats for which no twin has differed so far.
        self.alike = {*playout.seats}

    def tally(self) -> Tally:
        """Play to the end and return how much has been looked at."""
        playout = self.playout
        undisturbed = deepcopy(playout.state)
        longest = 1 + self.chance.below(30)
        for state in playout.moments():
            if playout.log:
                playout.log[-1].take(undisturbed)
            self.look(state)
            if self.seen.states == longest:
                self.play_twin_to_the_end()
        if all_sights(undisturbed, playout.seats) != all_sights(playout.state, playout.seats):
            playout.fail("resample changed how the game goes on")
        self.check_differed()
        self.seen.endings += ending_of(playout)
        return self.seen

    def look(self, state: GameState) -> None:
        """Compare this state with a twin for every seat."""
        before = all_sights(state, self.playout.seats)
        self.seen.states += 1
        for seat in state.seats:
            twin = state.resample(seat, self.chance)
            self.seen.twins += 1
            self.check_twin(before, twin, seat)
            if seat in self.alike and self.differs(before, twin, seat):
                self.alike.discard(seat)
        if all_sights(state, self.playout.seats) != before:
            self.playout.fail("resample changed the game itself")

    def check_twin(self, before: dict[SeatId | None, bytes], twin: GameState, seat: SeatId) -> None:
        """See that the seat cannot tell the twin from the state it was made from."""
        public, private = public_sight(twin), private_sight(twin, seat)
        if public != before[None]:
            self.tell_apart("public", before[None], public, seat)
        if private != before[seat]:
            self.tell_apart("private", before[seat], private, seat)
        if not self.playout.game.has_secrets and all_sights(twin, self.playout.seats) != before:
            self.playout.fail("resample is no copy, but the game has no secrets", seat)

    def tell_apart(self, which: str, real: bytes, other: bytes, seat: SeatId) -> None:
        """Show where the two differ."""
        first = next((i for i, (a, b) in enumerate(zip(real, other, strict=False)) if a != b), 0)
        start = max(0, first - 60)
        here, there = real[start : first + 60].decode(), other[start : first + 60].decode()
        self.playout.fail(
            f"{which} view or offers tell a resampled world apart: …{here}… or …{there}…", seat
        )

    def differs(self, before: dict[SeatId | None, bytes], twin: GameState, seat: SeatId) -> bool:
        """Return whether somebody else sees something else in the twin."""
        others = (other for other in self.playout.state.seats if other != seat)
        return any(private_sight(twin, other) != before[other] for other in others)

    def play_twin_to_the_end(self) -> None:
        """See that a twin is a game that can be played."""
        state = self.playout.state
        if state.result is None:
            seat = self.chance.pick(state.seats)
            self.playout.branch(state=state.resample(seat, self.chance)).to_the_end()

    def check_differed(self) -> None:
        """See that each seat had a twin that differs: in what others see, or in how it goes on.

        Who plays alone has nobody to hide anything from.
        """
        if not self.playout.game.has_secrets or len(self.playout.seats) == 1:
            return
        for seat in sorted(self.alike):
            if not any(self.goes_another_way(seat) for _ in range(ATTEMPTS)):
                self.playout.fail("resample never gave another world", seat)

    def goes_another_way(self, seat: SeatId) -> bool:
        """Return whether a twin that is played on like the game comes to differ from it."""
        real = self.playout.again(self.chance.below(len(self.playout.log)))
        if seat not in real.seats:
            real = self.playout.again(0)
        twin = real.resample(seat, self.chance)
        branch = self.playout.branch(state=real)
        for _ in range(ATTEMPTS):
            if real.result is not None:
                return False
            branch.take(branch.next_step())
            if not self.follows(twin, branch.log[-1], real):
                return True
        return False

    def follows(self, twin: GameState, step: Step, real: GameState) -> bool:
        """Return whether the twin can take the step too and looks the same to all afterwards."""
        try:
            step.take(twin)
        except Refused:
            return False
        return all_sights(twin, self.playout.seats) == all_sights(real, self.playout.seats)
