"""A bot for practice and demonstrations: good company that lets people act first."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Any, Final, cast, override

from custom_components.parlor.games.bot import Bot, Chosen, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import SeatId

from .ballot import ALL_IN, BETS, Ballot, Vote
from .dealing import others
from .scoring import judge, points
from .talk import answer, ask, has_said, likely, misfits

if TYPE_CHECKING:
    from .spyster import Spyster

BALLOTS: Final = 60
# What one point of a bet that was revealed adds to the suspicion that everyone begins with.
EVIDENCE: Final = 0.25
# How often a spy guesses where it does not pay: one who never did would surprise nobody, and to
# be caught is worse than the own points tell, for it is everyone else who wins by it.
DARING: Final = 0.1
CORNERED: Final = 0.3
# What it adds to somebody's suspicion to say what does not fit the place.
SLIP: Final = 0.6
# People can follow who asks and answers on the TV, and think about a vote.
PACE: Final = 3.0
# What is left of a vote when bots wait no longer for people: a third. All bots do, for only a spy
# who waits with a guess would be known by it.
LAST_SECONDS: Final = 20.0
# How often a bot answers when it looks whether it was asked aloud.
SPEAKS_UP: Final = 0.5


class SpysterBot(Bot):
    """Asks, answers, votes for whom it suspects and bets by how sure it is.

    As the spy it guesses or frames. It never ends a turn of people, nor a vote that they are at.
    """

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> Chosen | None:
        offered = {offer.type for offer in glimpse.offers}
        if "vote" in offered and _people_vote(glimpse):
            return None
        if "spy_guess" in offered:
            return _act_as_spy(_imagine(glimpse), glimpse.seat, chance)
        if "vote" in offered:
            return _vote(_imagine(glimpse), glimpse.seat, chance)
        return _talk(glimpse, offered, chance)

    @override
    @classmethod
    def pace(cls, public: Mapping[str, Any]) -> float:
        return PACE


def _people_vote(glimpse: Glimpse) -> bool:
    """Return whether people are still to vote and have time to."""
    waiting = glimpse.people.intersection(glimpse.public["waiting_for"])
    return bool(waiting) and glimpse.remaining is not None and glimpse.remaining > LAST_SECONDS


def _talk(glimpse: Glimpse, offered: Collection[str], chance: Chance) -> Chosen | None:
    """Say something, or go on where two bots have had their say; people end their own turns."""
    world, seat = _imagine(glimpse), glimpse.seat
    questioner, answerer = pair = world.round.pair
    alone = not glimpse.people.intersection(pair)
    if alone and "call_vote" in offered and _tired(glimpse, world, chance):
        return {"type": "call_vote"}
    if "say" not in offered:
        return None
    if not has_said(world, seat):
        if seat == questioner:
            return ask(world, chance)
        asked = has_said(world, questioner)
        aloud = questioner in glimpse.people and chance.random() < SPEAKS_UP
        return answer(world, seat, chance) if asked or aloud else None
    return {"type": "next_turn"} if alone and has_said(world, answerer) else None


def _tired(glimpse: Glimpse, world: Spyster, chance: Chance) -> bool:
    """Return whether to call a vote: seldom, and after everyone has asked twice."""
    current = world.round
    endless = any(offer.type == "call_vote" and offer.repeatable for offer in glimpse.offers)
    if current.question <= 2 * len(current.order) or (endless and current.last_ballot is not None):
        return False
    return chance.random() < 0.05


def _vote(world: Spyster, seat: SeatId, chance: Chance) -> Chosen:
    """Vote for whom the bot suspects most, with the bet that pays best if it is that sure."""
    suspicion = _suspicion(world, seat)
    target = _most(suspicion, chance)
    right = suspicion.pop(target)
    wrong = sum(suspicion.values())

    # Not divided by their sum, so that bets which are worth the same are equal.
    def worth(bet: int) -> float:
        return right * world.stakes.win[bet] - wrong * world.stakes.lose[bet]

    return {"type": "vote", "target": target, "bet": max(BETS, key=worth)}


def _act_as_spy(world: Spyster, seat: SeatId, chance: Chance) -> Chosen:
    """Guess where that is worth more than framing somebody, and now and then all the same."""
    places = [location.id for location in likely(world, seat)]
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
    """Return how much a seat suspects each other, by what they have said and voted before."""
    suspicion = dict.fromkeys(others(world.seats, seat), 1.0)
    for speaker in misfits(world, world.round.deal.location):
        if speaker in suspicion:
            suspicion[speaker] += SLIP
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
