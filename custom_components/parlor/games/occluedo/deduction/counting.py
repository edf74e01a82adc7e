"""How many deals fit a mystery, and one of them by chance, each as likely as any other.

Cards are dealt one after the other; deals that have the same room left and have kept the same
promises go on alike, so they are counted as one. That is exact as long as the layers stay narrow.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from custom_components.parlor.games.chance import Chance

from .model import SLOTS, Cards, Mystery, single_bits

# The room of each holder takes up four bits: no hand has more than 15 cards.
ROOM_BITS: Final = 4
FULL: Final = (1 << ROOM_BITS) - 1


class Berth(NamedTuple):
    """A place for a card: who has it there, where their room is, and which promises it keeps."""

    holder: int
    shift: int
    keeps: int


class Layer(NamedTuple):
    """A card and where it may go; what must be kept, and who must be full, once it is dealt."""

    card: int
    berths: Sequence[Berth]
    due: int
    full: int


class Count:
    """The layers in which a mystery is dealt, and the deals left from each state of each layer."""

    def __init__(
        self, mystery: Mystery, layers: Sequence[Layer], left: list[dict[int, int]]
    ) -> None:
        """Take what `of` has found."""
        self._mystery = mystery
        self._layers = layers
        self._left = left
        self._start = _start(mystery)
        self.total = left[0].get(self._start, 0)

    @classmethod
    def of(cls, mystery: Mystery, widest: int | None) -> Self | None:
        """Count the deals that fit a settled mystery, or give up where a layer is wider."""
        layers = _layers(mystery)
        reached: list[set[int]] = [{_start(mystery)}]
        for layer in layers:
            after = {state for before in reached[-1] for _, state in _after(before, layer)}
            if widest is not None and len(after) > widest:
                return None
            reached.append(after)
        left: list[dict[int, int]] = [dict.fromkeys(reached[-1], 1)]
        for layer, states in zip(reversed(layers), reversed(reached[:-1]), strict=True):
            further = left[-1]
            counts: dict[int, int] = {}
            for before in states:
                if total := sum(further.get(state, 0) for _, state in _after(before, layer)):
                    counts[before] = total
            left.append(counts)
        return cls(mystery, layers, left[::-1])

    def draw(self, chance: Chance) -> Cards:
        """Return a deal by chance; there must be one."""
        held, state = [*self._mystery.must], self._start
        for layer, left in zip(self._layers, self._left[1:], strict=True):
            berths = [(holder, after) for holder, after in _after(state, layer) if after in left]
            pick = chance.random() * sum(left[after] for _, after in berths)
            for holder, after in berths:
                state, chosen = after, holder
                pick -= left[after]
                if pick < 0:
                    break
            held[chosen] |= layer.card
        return held


def _start(mystery: Mystery) -> int:
    return sum(
        (size - must.bit_count()) << ROOM_BITS * holder
        for holder, (size, must) in enumerate(zip(mystery.room, mystery.must, strict=True))
    )


def _after(before: int, layer: Layer) -> list[tuple[int, int]]:
    """Return the holders that may get the card, each with the state after it."""
    found = []
    due, full = layer.due, layer.full
    for holder, shift, keeps in layer.berths:
        if before >> shift & FULL:
            state = (before - (1 << shift)) | keeps
            if state & due == due and not state & full:
                found.append((holder, state ^ due))
    return found


def _layers(mystery: Mystery) -> list[Layer]:
    """Return the cards that are open in an order that leaves few promises half kept."""
    promises: list[int] = [one.cards for one in mystery.one_of] + mystery.not_all
    open_cards = single_bits(mystery.every & ~sum(mystery.must))
    layers = []
    done = sum(mystery.must)
    while open_cards:
        card = min(open_cards, key=lambda card: _half_kept(promises, done | card))
        open_cards.remove(card)
        due = [n for n, cards in enumerate(promises) if cards & card and not cards & ~(done | card)]
        done |= card
        berths = [
            Berth(holder, ROOM_BITS * holder, _keeps(mystery, holder, card))
            for holder, may in enumerate(mystery.may)
            if may & card
        ]
        marks = sum(_mark(mystery, number) for number in due)
        layers.append(Layer(card, berths, marks, _full(mystery, ~done)))
    return layers


def _full(mystery: Mystery, left: int) -> int:
    """Return the room of those for whom no card is left."""
    return sum(
        FULL << ROOM_BITS * holder for holder, may in enumerate(mystery.may) if not may & left
    )


def _half_kept(promises: Sequence[int], done: int) -> int:
    return sum(1 for cards in promises if cards & done and cards & ~done)


def _mark(mystery: Mystery, number: int) -> int:
    """Return the bit that says that a promise is kept."""
    return 1 << ROOM_BITS * len(mystery.room) + number


def _keeps(mystery: Mystery, holder: int, card: int) -> int:
    """Return the promises that are kept when a holder gets a card."""
    ones, count = mystery.one_of, len(mystery.one_of)
    kept = [n for n, one in enumerate(ones) if one.holder == holder and one.cards & card]
    if holder >= SLOTS:
        kept += [n for n, cards in enumerate(mystery.not_all, count) if cards & card]
    return sum(_mark(mystery, number) for number in kept)
