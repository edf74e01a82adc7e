"""A bot for practice and demonstrations; it hears nothing, so it goes by votes and by chance."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final, cast, override

from custom_components.parlor.games.bots import Bot, Glimpse
from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.vocabulary import Json, SeatId

from .ballot import ALL_IN

if TYPE_CHECKING:
    from .spyster import Spyster

WORLDS: Final = 40
# From this chance on a guess pays with the usual points.
WORTH_A_GUESS: Final = 1 / 3


class SpysterBot(Bot):
    """Votes for whom it suspects and bets by how sure it is; as the spy it guesses or frames."""

    @override
    def choose(self, glimpse: Glimpse, chance: Chance) -> dict[str, Json] | None:
        offered = {offer.type for offer in glimpse.offers}
        if "spy_guess" in offered:
            return _act_as_spy(glimpse, chance)
        if "vote" in offered:
            return _vote(glimpse, chance)
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
    if current.turn <= 2 * len(current.order) or (endless and current.last_ballot is not None):
        return False
    return chance.random() < 0.05


def _vote(glimpse: Glimpse, chance: Chance) -> dict[str, Json]:
    """Vote for the likeliest spy among the worlds that the bot imagines."""
    suspicion = Counter(_imagine(glimpse).round.deal.spy for _ in range(WORLDS))
    for voter, target in _last_votes(glimpse).items():
        # Who accuses a bot that knows itself innocent may be framing it.
        suspect = voter if target == glimpse.seat else target
        if suspect in suspicion:
            suspicion[suspect] += WORLDS // 4
    target = _most(suspicion, chance)
    sure = suspicion[target] / suspicion.total()
    bet = 3 if sure > 0.55 else 2 if sure > 0.4 else 1
    return {"type": "vote", "target": target, "bet": bet}


def _act_as_spy(glimpse: Glimpse, chance: Chance) -> dict[str, Json]:
    """Guess where the chances are good or the ground gets hot; else frame somebody."""
    world = _imagine(glimpse)
    places = [location.id for location in world.possible()]
    accused = glimpse.seat in _last_votes(glimpse).values()
    daring = 1.0 if len(places) * WORTH_A_GUESS <= 1 else 0.5 if accused else 0.25
    if chance.random() < daring:
        return {"type": "spy_guess", "location_id": chance.pick(places)}
    blamed = Counter({seat: 0 for seat in world.seats if seat != glimpse.seat})
    blamed.update(target for target in _last_votes(glimpse).values() if target in blamed)
    target = _most(blamed, chance)
    return {"type": "vote", "target": target, "bet": ALL_IN if blamed[target] > 1 else 1}


def _last_votes(glimpse: Glimpse) -> dict[SeatId, SeatId]:
    """Return what others have voted in this round before, which has been revealed to all."""
    ballot = _imagine(glimpse).round.last_ballot
    votes = ballot.votes.items() if ballot is not None else ()
    return {
        voter: vote.target
        for voter, vote in votes
        if voter != glimpse.seat and vote.target is not None
    }


def _most(counts: Counter[SeatId], chance: Chance) -> SeatId:
    """Return who has the highest count, by chance among equals."""
    most = max(counts.values())
    return chance.pick([seat for seat, count in counts.items() if count == most])


def _imagine(glimpse: Glimpse) -> Spyster:
    """Return a world that looks to the bot like the real one."""
    return cast("Spyster", glimpse.imagine())
