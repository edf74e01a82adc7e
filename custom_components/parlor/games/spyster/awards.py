"""Awards: what really happened in a game, once it is over."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from custom_components.parlor.games.result import Award
from custom_components.parlor.games.vocabulary import SeatId

from .ballot import ALL_IN, Ballot, Vote
from .pack import Location
from .scoring import Verdict
from .terms import Honour, Outcome

# An award that more than these share is none.
MOST_SHARING: Final = 2
ESCAPES: Final = frozenset(
    {Outcome.INNOCENT_CONVICTED, Outcome.DOUBLE_AGENT, Outcome.NO_CONVICTION}
)


@dataclass(frozen=True, slots=True)
class PastRound:
    """A round that is over: its secret, its verdict, and all ballots that were revealed."""

    number: int
    spy: SeatId
    location: Location
    verdict: Verdict
    guess: str | None
    ballots: tuple[Ballot, ...]


def awards(past: Sequence[PastRound], seats: Sequence[SeatId]) -> tuple[Award, ...]:
    """Return the awards of those who stayed."""
    counts: dict[Honour, Counter[SeatId]] = {honour: Counter() for honour in Honour}
    for honour, seat in _honours(past):
        counts[honour][seat] += 1
    found = (_best(honour, count, seats) for honour, count in counts.items())
    return tuple(award for award in found if award is not None)


def _best(honour: Honour, counts: Counter[SeatId], seats: Sequence[SeatId]) -> Award | None:
    """Return the award for whoever has done it most often; none where too many have."""
    most = max((counts[seat] for seat in seats), default=0)
    best = tuple(seat for seat in seats if counts[seat] == most)
    return Award(honour, best, most) if most and len(best) <= MOST_SHARING else None


def _honours(past: Sequence[PastRound]) -> Iterator[tuple[Honour, SeatId]]:
    """Give what everyone has done, each time that it was done."""
    for one in past:
        if one.verdict.outcome in ESCAPES:
            yield Honour.BEST_LIAR, one.spy
        if one.verdict.outcome is Outcome.GUESS_RIGHT:
            yield Honour.PATHFINDER, one.spy
        for ballot in one.ballots:
            for seat, vote in ballot.votes.items():
                yield from _honours_of_a_vote(one, seat, vote)


def _honours_of_a_vote(one: PastRound, seat: SeatId, vote: Vote) -> Iterator[tuple[Honour, SeatId]]:
    """Give what a vote tells of who has cast it, and of whom it was cast against."""
    if vote.target is None:
        return
    if vote.bet == ALL_IN:
        yield Honour.BOLDEST_BET, seat
    if vote.target == one.spy:
        yield Honour.SHARPEST_EYE, seat
    else:
        yield Honour.MOST_SUSPECTED, vote.target
