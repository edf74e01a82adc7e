"""The awards: they follow from what everyone has seen."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from custom_components.parlor.games.result import Award
from custom_components.parlor.games.vocabulary import SeatId

from .story import Turn
from .terms import Deed, Honour

# An award that more than these share is none.
MOST_SHARING: Final = 2


def awards(
    story: Iterable[Turn], seats: Sequence[SeatId], winners: Sequence[SeatId]
) -> tuple[Award, ...]:
    """Return the awards of those who stayed."""
    counts: dict[Honour, Counter[SeatId]] = {honour: Counter() for honour in Honour}
    for turn in story:
        for honour, seat in _earned(turn, winners):
            counts[honour][seat] += 1
    found = (_best(honour, counted, seats) for honour, counted in counts.items())
    return tuple(award for award in found if award is not None)


def _earned(turn: Turn, winners: Sequence[SeatId]) -> Iterator[tuple[Honour, SeatId]]:
    """Give what a turn says of whoever took it, and of whoever answered."""
    match turn.deed:
        case Deed.TRAVELLED:
            yield Honour.GREAT_TRAVELLER, turn.by
        case Deed.FORFEITED:
            yield Honour.LOST_IN_THE_HOUSE, turn.by
        case Deed.ACCUSED:
            yield Honour.DEAD_CERTAIN if turn.by in winners else Honour.TOO_HASTY, turn.by
        case Deed.GUESSED:
            yield Honour.MOST_CURIOUS, turn.by
            if turn.to is not None:
                yield Honour.EMPTY_HANDS if turn.card is None else Honour.OPEN_BOOK, turn.to


def _best(honour: Honour, counts: Counter[SeatId], seats: Sequence[SeatId]) -> Award | None:
    """Return the award for whoever has done it most often; none where too many have."""
    most = max((counts[seat] for seat in seats), default=0)
    best = tuple(seat for seat in seats if counts[seat] == most)
    return Award(honour, best, most) if most and len(best) <= MOST_SHARING else None
