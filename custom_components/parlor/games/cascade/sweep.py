"""The sweep: goes through the taps of an islet one by one, and keeps all that may still matter.

A tap reaches only tiles nearby. So what matters of all taps so far is how often the tiles were
advanced that a later tap can still reach, and the fewest taps that lead there. When the last tap
that reaches a tile is chosen, the tile must have what it needs. It is exact for any number of
colours and for rules that forbid, and where nothing is left there is no solution.
"""

from collections.abc import Sequence
from typing import Final

from .islets import Islet, Needs

# The front: how often each open tile was advanced, in four bits for each tile.
type Front = int
# The fewest taps that lead to each front, and from where with how many of them.
type Layer = dict[Front, int]
type Trail = dict[Front, tuple[Front, int]]

BITS: Final = 4
DIGIT: Final = 2**BITS - 1
# A digit and this, less the number of colours, has its highest bit set when it has gone round.
ROUND: Final = 2 ** (BITS - 1)
# The taps that are tried first; each time that was too few, a quarter more.
FIRST_TRY: Final = 4
NEVER: Final = 2**30
# How often a tap may be made, by the bits that stand for it, the least often first.
CHOICES: Final = [[often for often in range(6) if bits >> often & 1] for bits in range(2**6)]


class TooLarge(Exception):  # noqa: N818
    """It would take more than it may to find out."""


class Stroke:
    """One tap of the sweep: the tiles that it advances, and those that no later tap reaches."""

    def __init__(self, islet: Islet, tap: int, over: Sequence[int], least: int) -> None:
        """Note what closes, and how many taps must follow, at the least."""
        self.least = least
        self.colours = islet.colours
        self.closing = [(BITS * tile, _fitting(islet.needs[tile], self.colours)) for tile in over]
        self.kept = ~sum(DIGIT << BITS * tile for tile in over)
        self.advance = sum(1 << BITS * tile for tile in islet.taps[tap])

    def go(self, before: Layer, limit: int) -> tuple[Layer, Trail, bool]:
        """Return what the open tiles can come to with how few taps, and from where.

        And whether a way was left out, for it takes more taps than the limit.
        """
        after: Layer = {}
        came: Trail = {}
        left_out = False
        every, colours, advance = 2**self.colours - 1, self.colours, self.advance
        gone_round, top = (ROUND - colours) * advance, ROUND * advance
        for front, taps in before.items():
            times = every
            for shift, fitting in self.closing:
                times &= fitting[front >> shift & DIGIT]
            for often in CHOICES[times]:
                if taps + often + self.least > limit:
                    left_out = True
                    break
                then = front + often * advance
                then = then - ((then + gone_round & top) >> BITS - 1) * colours & self.kept
                if taps + often < after.get(then, NEVER):
                    after[then] = taps + often
                    came[then] = front, often
        return after, came, left_out


class Sweep:
    """Goes through an islet from its first tap to its last, in some order."""

    def __init__(self, islet: Islet, order: Sequence[int]) -> None:
        """Find out which tiles are open when."""
        self.order = order
        last = {tile: tap for tap in order for tile in islet.taps[tap]}
        widest = max(map(len, islet.taps))
        untouched = {tile: min(needs) for tile, needs in enumerate(islet.needs)}
        opened: set[int] = set()
        self.cost = 0
        self.strokes: list[Stroke] = []
        for tap in order:
            for tile in islet.taps[tap]:
                untouched.pop(tile, None)
            over = [tile for tile in islet.taps[tap] if last[tile] == tap]
            opened = opened.union(islet.taps[tap]).difference(over)
            self.strokes.append(Stroke(islet, tap, over, -(-sum(untouched.values()) // widest)))
            self.cost += islet.colours ** len(opened)

    def fewest(self, most: int) -> Sequence[int] | None:
        """Return the fewest taps that give all tiles what they need; None where nothing does.

        Raises `TooLarge` where it takes a look at more than `most` fronts.
        """
        limit, looked = FIRST_TRY, 0
        while True:
            layer: Layer = {0: 0}
            trails: list[Trail] = []
            complete = True
            for stroke in self.strokes:
                looked += len(layer)
                if looked > most:
                    raise TooLarge
                layer, came, left_out = stroke.go(layer, limit)
                trails.append(came)
                complete = complete and not left_out
            if layer:
                return self._way_back(trails)
            if complete:
                return None
            limit += limit // 4

    def _way_back(self, trails: Sequence[Trail]) -> list[int]:
        taps = [0] * len(self.order)
        front: Front = 0
        for tap, came in zip(reversed(self.order), reversed(trails), strict=True):
            front, taps[tap] = came[front]
        return taps


def _fitting(needs: Needs, colours: int) -> list[int]:
    """Return which numbers of taps, as bits, give a tile what it needs, by what it has had."""
    return [sum(1 << (need - had) % colours for need in needs) for had in range(colours)]
