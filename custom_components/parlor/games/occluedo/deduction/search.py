"""Find a deal that fits, or prove that there is none: follow what is forced, deal, then branch.

Where a card can lie and how much room there is are a matching, which is always solved whole; only
"one of three" and "not all three" need guesses, and only where the matching breaks them.
"""

from collections.abc import Sequence

from .model import Cards, Mystery, single_bits


def settle(mystery: Mystery) -> bool:
    """Write down what is forced step by step; return whether nothing contradicts."""
    may, must, room = mystery.may, mystery.must, mystery.room
    while True:
        before = (*may, *must)
        once = twice = 0
        for cards in may:
            twice |= once & cards
            once |= cards
        if once != mystery.every:
            return False
        taken, only = 0, once & ~twice
        for holder, size in enumerate(room):
            free = may[holder]
            # A card that can be nowhere else, or a hand for which just enough is left.
            must[holder] |= free if free.bit_count() == size else free & only
            kept = must[holder]
            count = kept.bit_count()
            if kept & ~free or kept & taken or count > size or free.bit_count() < size:
                return False
            taken |= kept
            if count == size:
                may[holder] = kept
        for holder, kept in enumerate(must):
            may[holder] &= kept | ~taken
        if not _promises(mystery):
            return False
        if before == (*may, *must):
            return True


def _promises(mystery: Mystery) -> bool:
    """Follow what must be one of some, or cannot be all of some; return whether it can be."""
    may, must = mystery.may, mystery.must
    whose, apart, room = -1, 0, 0
    for holder, cards in mystery.one_of:
        if must[holder] & cards:
            continue
        left = may[holder] & cards
        if not left:
            return False
        if not left & (left - 1):
            must[holder] |= left
            continue
        if holder != whose:
            whose, apart, room = holder, 0, mystery.room[holder] - must[holder].bit_count()
        # Promises that share no card take up room each; with the last of it, nothing else fits.
        if not left & apart:
            apart, room = apart | left, room - 1
            if room < 0:
                return False
            if not room:
                may[holder] &= must[holder] | apart
    return _not_all_of(mystery)


def _not_all_of(mystery: Mystery) -> bool:
    """Follow what cannot be the crime as a whole; return whether it can be."""
    may, must = mystery.may, mystery.must
    for cards in mystery.not_all:
        left = cards & ~(must[0] | must[1] | must[2])
        if not left:
            return False
        if not left & (left - 1):
            for slot in range(3):
                may[slot] &= ~left
    return True


def deal_out(mystery: Mystery, wanted: Sequence[int], order: Sequence[int] = ()) -> Cards | None:
    """Deal every card to somebody who may have it, if that is possible; rather where it is wanted.

    Promises are not looked at: only where cards may be, and how much room there is.
    """
    may, held, room = mystery.may, [*mystery.must], [*mystery.room]
    holders = range(len(room))
    taken = 0
    for holder in holders:
        taken |= held[holder]
        room[holder] -= held[holder].bit_count()
    left = []
    for card in order or single_bits(mystery.every):
        if not card & taken:
            for holder in holders:
                if wanted[holder] & may[holder] & card and room[holder]:
                    held[holder] |= card
                    room[holder] -= 1
                    break
            else:
                left.append(card)

    def place(card: int, tried: int) -> int:
        """Find a place, moving others on; return 0 when done, else all that was tried in vain."""
        for holder in holders:
            if may[holder] & card and room[holder] and not tried >> holder & 1:
                held[holder] |= card
                room[holder] -= 1
                return 0
        for holder in holders:
            if may[holder] & card and not tried >> holder & 1:
                tried |= 1 << holder
                for other in single_bits(held[holder] & ~mystery.must[holder]):
                    held[holder] ^= other
                    if not (more := place(other, tried)):
                        held[holder] |= card
                        return 0
                    held[holder] |= other
                    tried |= more
        return tried or -1

    return None if any(place(card, 0) for card in left) else held


def find(mystery: Mystery, wanted: Sequence[int], order: Sequence[int] = ()) -> Cards | None:
    """Return a deal that fits, what is wanted first, or None if there is none; uses the mystery."""
    if not settle(mystery):
        return None
    held = deal_out(mystery, wanted, order)
    if held is None:
        return None
    broken = [one for one in mystery.one_of if not held[one.holder] & one.cards]
    if broken:
        holder, cards = min(
            broken, key=lambda one: (mystery.may[one.holder] & one.cards).bit_count()
        )
        return _one_of(mystery, holder, cards, wanted, order)
    crime = held[0] | held[1] | held[2]
    for cards in mystery.not_all:
        if not cards & ~crime:
            return _not_all(mystery, cards, wanted, order)
    return held


def _one_of(
    mystery: Mystery, holder: int, cards: int, wanted: Sequence[int], order: Sequence[int]
) -> Cards | None:
    """Try each card that would keep the promise; those tried before are out."""
    for card in single_bits(mystery.may[holder] & cards):
        guess = mystery.copy()
        guess.must[holder] |= card
        if (found := find(guess, wanted, order)) is not None:
            return found
        mystery.may[holder] &= ~card
    return None


def _not_all(
    mystery: Mystery, cards: int, wanted: Sequence[int], order: Sequence[int]
) -> Cards | None:
    """Try for each card that it is not the crime's; those tried before are."""
    for card in single_bits(cards):
        guess = mystery.copy()
        for slot in range(3):
            guess.may[slot] &= ~card
        if (found := find(guess, wanted, order)) is not None:
            return found
        for slot in range(3):
            mystery.must[slot] |= card & mystery.may[slot]
    return None
