"""What a seat may do now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.vocabulary import SeatId

from .ballot import BETS
from .dealing import others
from .lines import ANSWERS, QUESTIONS
from .terms import Phase

if TYPE_CHECKING:
    from .spyster import Spyster

NEXT_TURN: Final = Offer("next_turn", repeatable=True)
CALL_VOTE: Final = Offer("call_vote")
CALL_VOTE_FREELY: Final = Offer("call_vote", repeatable=True)
ANY_BET: Final = Param.one(BETS)
ASK: Final = Offer("say", {"line": Param.one(QUESTIONS)}, repeatable=True)
ANSWER: Final = Offer("say", {"line": Param.one(ANSWERS)}, repeatable=True)


def offers(game: Spyster, seat: SeatId) -> Sequence[Offer]:
    """Return what a seat may do now."""
    if seat not in game.seats:
        return ()
    match game.phase:
        case Phase.QUESTIONING:
            return _while_people_talk(game, seat)
        case Phase.VOTE if seat not in game.round.ballot.votes:
            return _in_a_vote(game, seat)
    return ()


def _while_people_talk(game: Spyster, seat: SeatId) -> list[Offer]:
    """Return lines and the next question for the two whose turn it is, the call for everyone."""
    found = []
    left = game.calls_left(seat)
    if seat in game.round.pair:
        found += [NEXT_TURN, ASK if seat == game.round.questioner else ANSWER]
    if left != 0:
        found.append(CALL_VOTE_FREELY if left is None else CALL_VOTE)
    return found


def _in_a_vote(game: Spyster, seat: SeatId) -> list[Offer]:
    """Return the vote, and the guess that only the spy may make."""
    targets = Param.one(others(game.seats, seat))
    found = [Offer("vote", {"target": targets, "bet": ANY_BET})]
    if seat == game.round.deal.spy:
        locations = Param.one(location.id for location in game.pack.locations)
        found.append(Offer("spy_guess", {"location_id": locations}))
    return found
