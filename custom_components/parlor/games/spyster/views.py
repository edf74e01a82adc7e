"""What everyone, and what one seat, may see: built up from what is allowed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from custom_components.parlor.games.content import text_json
from custom_components.parlor.games.result import PointsInfo
from custom_components.parlor.games.vocabulary import SeatId

from . import shapes
from .awards import PastRound
from .ballot import Ballot
from .pack import named
from .reveal import Reveal
from .rounds import Asked, Said
from .terms import Act, Outcome, Phase, Step

if TYPE_CHECKING:
    from .spyster import Spyster

# How much of what was asked and said in a round is shown.
LAST: Final = 20


def public_view(game: Spyster) -> shapes.SpysterView:
    """Return what everyone may see."""
    current, phase = game.round, game.phase
    asking = phase is Phase.QUESTIONING
    scored = phase is Phase.SCORING
    reveal = game.reveal if scored or phase is Phase.REVEAL else None
    return {
        "phase": phase,
        "round": current.number,
        "rounds": game.rounds,
        "waiting_for": [*game.waiting_for()],
        "scores": game.scores(),
        "order": [*current.order],
        "turn": current.questioner if asking else None,
        "question": current.question,
        "questioner": current.questioner if asking else None,
        "answerer": current.answerer if asking else None,
        "asked": [_asked(asked) for asked in current.asked[-LAST:]],
        "said": [_said(said) for said in current.said[-LAST:]],
        "vote_calls_left": {seat: game.calls_left(seat) for seat in game.seats},
        "last_vote": _ballot_json(current.last_ballot, game.players),
        "caller": _caller_json(game),
        "votes_cast": game.votes_cast() if phase is Phase.VOTE else None,
        "stakes": game.stakes.to_json(),
        "reveal": _reveal_json(game, reveal),
        "round_points": _round_points(game) if scored else None,
        "played": [_played(game, past) for past in game.past] if phase is Phase.END else [],
        "result": game.result.to_json() if game.result is not None else None,
    }


def _caller_json(game: Spyster) -> shapes.VoteCaller | None:
    """Return who has called the vote; no seat is the clock, and no caller is no vote."""
    voting = game.phase is Phase.VOTE
    revealing = game.phase is Phase.REVEAL and game.reveal is not None and game.reveal.voters
    return _called(game.round.ballot) if voting or revealing else None


def _asked(asked: Asked) -> shapes.Question:
    return {"questioner": asked.questioner, "answerer": asked.answerer}


def _said(said: Said) -> shapes.SaidLine:
    return {"seat": said.seat, "line": said.line, "question": said.question}


def _called(ballot: Ballot) -> shapes.VoteCaller:
    return {"seat": ballot.called_by, "clock": ballot.by_clock}


def _ballot_json(ballot: Ballot | None, seats: tuple[SeatId, ...]) -> shapes.LastVote | None:
    """Return a ballot that has been revealed as a whole."""
    if ballot is None:
        return None
    return {
        "caller": _called(ballot),
        "votes": _votes(ballot, tuple(seat for seat in seats if seat in ballot.votes)),
        "bets": bets_json(ballot, seats),
    }


def _votes(ballot: Ballot, seats: tuple[SeatId, ...]) -> list[shapes.ShownVote]:
    """Return the votes of these seats; no target is an abstention."""
    return [{"seat": seat, "target": ballot.target(seat)} for seat in seats]


def bets_json(ballot: Ballot, seats: tuple[SeatId, ...]) -> dict[SeatId, int]:
    """Return the bets of those of the seats that have voted for someone."""
    return {seat: ballot.votes[seat].bet for seat in seats if ballot.target(seat) is not None}


def _reveal_json(game: Spyster, reveal: Reveal | None) -> shapes.Reveal | None:
    """Return what the reveal has shown so far."""
    if reveal is None:
        return None
    ballot, voted = game.round.ballot, reveal.act is Act.VOTES and bool(reveal.voters)
    counted = voted and reveal.reached(Step.TALLY)
    cut = ballot.cut_short is not None
    return {
        "step": reveal.step,
        "act": reveal.act_shown,
        "votes": _votes(ballot, reveal.votes_shown),
        "tally": ballot.counts(reveal.votes_shown),
        "accused": ballot.convicted() if counted else None,
        "needed": ballot.needed if counted and cut else None,
        "bets": (bets_json(ballot, reveal.votes_shown) or None) if reveal.bets_shown else None,
        "spy": game.round.deal.spy if reveal.reached(Step.SPY) else None,
        "places": len(game.pack.locations) if reveal.reached(Step.PLACES) else None,
        "guess": _guess_json(game) if reveal.reached(Step.GUESS) else None,
        "verdict": verdict_json(game),
    }


def _played(game: Spyster, past: PastRound) -> shapes.PlayedRound:
    """Return a round that is over."""
    guess = game.pack.location(past.guess)
    return {
        "round": past.number,
        "spy": past.spy,
        "location": named(past.location),
        "outcome": past.verdict.outcome,
        "convicted": past.verdict.convicted,
        "guess": named(guess) if guess is not None else None,
    }


def verdict_json(game: Spyster) -> shapes.Verdict | None:
    """Return the verdict that has been shown; spy and location only where the round is over."""
    verdict = game.reveal.verdict if game.reveal is not None else None
    if verdict is None:
        return None
    over, deal = not verdict.resumes, game.round.deal
    guessed = verdict.outcome in (Outcome.GUESS_RIGHT, Outcome.GUESS_WRONG)
    return {
        "outcome": verdict.outcome,
        "convicted": verdict.convicted,
        "spy": deal.spy if over else None,
        "location": named(deal.location) if over else None,
        "guess": _guess_json(game) if guessed else None,
        "resumes": verdict.resumes,
    }


def _round_points(game: Spyster) -> dict[SeatId, list[PointsInfo]]:
    """Return the points of the round with their reasons, for everyone who has played."""
    return {
        seat: [part.to_json() for part in parts if part.round == game.round.number]
        for seat, parts in game.breakdown.items()
    }


def private_view(game: Spyster, seat: SeatId) -> shapes.OwnView:
    """Return what only this seat may see: the same keys for all but the spy in a vote."""
    dealt = game.phase not in (Phase.ROLES, Phase.END)
    spy = seat == game.round.deal.spy
    view: shapes.OwnView = {
        "is_spy": spy if dealt else None,
        "card": _card(game, seat) if dealt else None,
        "odds": game.stakes.to_json(spy=spy) if dealt else None,
        "my_vote": _my_vote(game, seat) if dealt else None,
        "my_guess": _guess_json(game) if dealt and spy else None,
    }
    if spy and game.phase is Phase.VOTE:
        view["can_guess_location"] = seat not in game.round.ballot.votes
        view["location_list"] = [named(location) for location in game.pack.locations]
    return view


def _card(game: Spyster, seat: SeatId) -> shapes.Card:
    """Return the card: place and role, or for the spy the list of places that it might be."""
    deal = game.round.deal
    if seat == deal.spy:
        return {
            "location": None,
            "flavor": None,
            "role": None,
            "locations": [
                {**named(location), "seen": location.id in game.used}
                for location in game.pack.locations
            ],
        }
    role, location = deal.roles[seat], deal.location
    return {
        "location": named(location),
        "flavor": text_json(location.flavor),
        "role": {**named(role), "hint": text_json(role.hint)},
        "other_roles": [named(other) for other in location.roles if other.id != role.id],
    }


def _my_vote(game: Spyster, seat: SeatId) -> shapes.Vote | None:
    """Return the vote of this seat; without a target where the target has left."""
    vote = game.round.ballot.votes.get(seat)
    return {"target": vote.target, "bet": vote.bet} if vote is not None else None


def _guess_json(game: Spyster) -> shapes.Named | None:
    """Return what the spy has guessed."""
    guess = game.pack.location(game.round.ballot.guess)
    return named(guess) if guess is not None else None
