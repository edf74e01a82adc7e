"""A bot for practice and demonstrations; it hears nothing, so it goes by votes and by chance."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Final, cast, override

from custom_components.parlor.games.bots import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json, SeatId

from .ballot import ALL_IN, BETS, Ballot, Vote
from .dealing import others
from .scoring import judge, points

if TYPE_CHECKING:
    from .spyster import Spyster

BALLOTS: Final = 60
# What one point of a bet that was revealed adds to the suspicion that everyone begins with.
EVIDENCE: Final = 0.25
# How often a spy guesses where it does not pay: one who never did would surprise nobody, and to
# be caught is worse than the own points tell, for it is everyone else who wins by it.
DARING: Final = 0.1
CORNERED: Final = 0.3


class SpysterBot(Bot):
    """Votes for whom it suspects and bets by how sure it is; as the spy it guesses or frames."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        offered = {offer.type for offer in glimpse.offers}
        if "spy_guess" in offered:
            return _act_as_spy(_imagine(glimpse), glimpse.seat, chance)
        if "vote" in offered:
            return _vote(_imagine(glimpse), glimpse.seat, chance)
        if "call_vote" in offered and _tired(glimpse, chance):
            return {"type": "call_vote"}
        if "next_turn" in offered and _passes(glimpse, chance):
            return {"type": "next_turn"}
        return None


def _passes(glimpse: Glimpse, chance: Chance) -> bool:
    """Return whether to pass the turn on; somebody who asks a bot gets a while to enjoy it."""
    return glimpse.public["questioner"] == glimpse.seat or chance.random() < 0.3


def _tired(glimpse: Glimpse, chance: Chance) -> bool:
    """Return whether to call a vote: seldom, and after everyone has asked twice."""
    current = _imagine(glimpse).round
    endless = any(offer.type == "call_vote" and offer.repeatable for offer in glimpse.offers)
    if current.question <= 2 * len(current.order) or (endless and current.last_ballot is not None):
        return False
    return chance.random() < 0.05


def _vote(world: Spyster, seat: SeatId, chance: Chance) -> dict[str, Json]:
    """Vote for whom the bot suspects most, with the bet that pays best if it is that sure."""
    suspicion = _suspicion(world, seat)
    target = _most(suspicion, chance)
    right = suspicion.pop(target)
    wrong = sum(suspicion.values())

    # Not divided by their sum, so that bets which are worth the same are equal.
    def worth(bet: int) -> float:
        return right * world.stakes.win[bet] - wrong * world.stakes.lose[bet]

    return {"type": "vote", "target": target, "bet": max(BETS, key=worth)}


def _act_as_spy(world: Spyster, seat: SeatId, chance: Chance) -> dict[str, Json]:
    """Guess where that is worth more than framing somebody, and now and then all the same."""
    places = [location.id for location in world.possible()]
    right, wrong = world.stakes.guess_right, world.stakes.guess_wrong
    guess = (right - wrong * (len(places) - 1)) / len(places)
    vote, worth = _frame(world, seat, chance)
    if guess > worth or chance.random() < (CORNERED if _accused(world, seat) else DARING):
        return {"type": "spy_guess", "location_id": chance.pick(places)}
    return {"type": "vote", "target": vote.target, "bet": vote.bet}


def _frame(world: Spyster, spy: SeatId, chance: Chance) -> tuple[Vote, float]:
    """Return the best vote against whom the others suspect most, and what it is worth."""
    voters = others(world.seats, spy)
    suspicions = {voter: _suspicion(world, voter) for voter in voters}
    blame = {seat: sum(by.get(seat, 0) for by in suspicions.values()) for seat in voters}
    target = _most(blame, chance)
    ballots = [
        {voter: Vote(_weighted(by, chance)) for voter, by in suspicions.items()}
        for _ in range(BALLOTS)
    ]

    def worth(vote: Vote) -> float:
        return sum(_outcome(world, spy, {**votes, spy: vote}) for votes in ballots) / BALLOTS

    worths = {vote: worth(vote) for vote in (Vote(target), Vote(target, ALL_IN))}
    return max(worths.items(), key=lambda known: known[1])


def _outcome(world: Spyster, spy: SeatId, votes: dict[SeatId, Vote]) -> int:
    """Return what the spy wins or loses if everyone votes like this."""
    ballot, deal = Ballot(votes=votes), world.round.deal
    won = points(judge(ballot, deal), ballot, deal, world.stakes, world.round.number)
    return won[spy].points if spy in won else 0


def _accused(world: Spyster, seat: SeatId) -> bool:
    """Return whether somebody has accused a seat in this round."""
    before = world.round.last_ballot
    return before is not None and any(vote.target == seat for vote in before.votes.values())


def _suspicion(world: Spyster, seat: SeatId) -> dict[SeatId, float]:
    """Return how much a seat suspects each other: alike, but for the vote revealed before."""
    suspicion = dict.fromkeys(others(world.seats, seat), 1.0)
    before = world.round.last_ballot
    for voter, vote in before.votes.items() if before is not None else ():
        # Who accuses somebody that knows better may be framing them.
        suspect = voter if vote.target == seat else vote.target
        if suspect in suspicion and voter != seat:
            suspicion[suspect] += EVIDENCE * vote.bet
    return suspicion


def _most(weights: Mapping[SeatId, float], chance: Chance) -> SeatId:
    """Return who weighs most, by chance among equals."""
    most = max(weights.values())
    return chance.pick([seat for seat, weight in weights.items() if weight == most])


def _weighted(weights: Mapping[SeatId, float], chance: Chance) -> SeatId:
    """Return someone by chance, the likelier the more they weigh."""
    point = chance.random() * sum(weights.values())
    reached = accumulate(weights.values())
    return next(seat for seat, end in zip(weights, reached, strict=True) if point < end)


def _imagine(glimpse: Glimpse) -> Spyster:
    """Return a world that looks to the bot like the real one."""
    return cast("Spyster", glimpse.imagine())
