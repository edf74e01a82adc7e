"""What is told when something happens; every fact in it is in a view too."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, cast

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Points, Result
from custom_components.parlor.games.vocabulary import Json, SeatId

from .ballot import Ballot
from .reveal import Reveal
from .rounds import Round, Said
from .terms import EventType, Outcome, Step
from .views import bets_json, verdict_json

if TYPE_CHECKING:
    from .spyster import Spyster


def round_started(current: Round, rounds: int) -> Event:
    """Tell which round begins."""
    return Event(EventType.ROUND_STARTED, {"round": current.number, "rounds": rounds})


def roles_dealt() -> Event:
    """Tell that everyone has a card now."""
    return Event(EventType.ROLES_DEALT)


def turn_changed(current: Round) -> Event:
    """Tell who asks whom."""
    data = {"questioner": current.questioner, "answerer": current.answerer}
    return Event(EventType.TURN_CHANGED, data)


def said(line: Said) -> Event:
    """Tell what somebody says; a bubble on the screens, of which the house needs not hear."""
    data: dict[str, Json] = {"seat": line.seat, "line": line.line}
    return Event(EventType.SAID, data, chatter=True)


def vote_called(ballot: Ballot) -> Event:
    """Tell who has called a vote; nobody is the clock, or a host who does not play."""
    return Event(EventType.VOTE_CALLED, {"by": ballot.called_by})


def vote_cast(game: Spyster) -> Event:
    """Tell how many have voted, and not who or how."""
    cast_so_far = game.votes_cast()
    return Event(EventType.VOTE_CAST, {"count": cast_so_far["count"], "of": cast_so_far["of"]})


def revealed(ballot: Ballot, reveal: Reveal) -> list[Event]:
    """Tell of the votes when the last of them is shown, and of the bets."""
    if reveal.step is Step.VOTES and reveal.shown == len(reveal.voters):
        votes: dict[str, Json] = {str(seat): ballot.target(seat) for seat in reveal.voters}
        return [Event(EventType.VOTES_REVEALED, {"votes": votes})]
    if reveal.bets_shown:
        bets: dict[str, Json] = {
            str(seat): bet for seat, bet in bets_json(ballot, reveal.voters).items()
        }
        return [Event(EventType.BETS_REVEALED, {"bets": bets})]
    return []


def verdict(game: Spyster) -> list[Event]:
    """Tell the verdict that has just been shown."""
    shown = verdict_json(game)
    facts = cast(Mapping[str, Json], shown or {})
    events = [Event(EventType.VERDICT, {key: f for key, f in facts.items() if f is not None})]
    if shown is not None and shown["outcome"] is Outcome.DOUBLE_AGENT:
        events.append(Event(EventType.DOUBLE_AGENT, {"seat": game.round.deal.spy}))
    return events


def scores(won: Mapping[SeatId, Points], totals: Mapping[SeatId, int]) -> Event:
    """Tell what the round has brought, and how it stands."""
    changes: dict[str, Json] = {str(seat): part.points for seat, part in won.items()}
    now: dict[str, Json] = {str(seat): total for seat, total in totals.items()}
    return Event(EventType.SCORES, {"points": changes, "scores": now})


def game_over(result: Result) -> Event:
    """Tell who has won, and why the game is over."""
    winners: list[Json] = [*result.winners]
    return Event(EventType.GAME_OVER, {"winners": winners, "ended_by": result.ended_by})
