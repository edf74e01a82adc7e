"""Patience: how long those who are there wait for those who are not."""

from dataclasses import replace

from custom_components.parlor.games.state import Skip
from custom_components.parlor.games.vocabulary import SeatId

from .absence import Absence, Decision
from .match import Match
from .party import Party
from .room import Room


def only_away_are_waited_for(party: Party, waiting_for: list[SeatId]) -> bool:
    """Return whether someone who is there is kept waiting by people who are not.

    With nobody there nobody waits: a house whose Wi-Fi is out for a minute loses no move.
    """
    waited = [seat for seat in map(party.find, waiting_for) if seat is not None]
    away = all(seat.human and not seat.bot and not seat.present for seat in waited)
    return party.running and bool(waited) and away and bool(party.present)


def with_absence(room: Room, party: Party, match: Match | None) -> Party:
    """Return the party that knows whether only people who are away are waited for, and how long.

    Each decision is waited for anew; one without a clock, until somebody says that it goes on.
    """
    waited = _waited(party, match)
    if match is None or not waited:
        return party if party.absence is None else replace(party, absence=None)
    state = match.state
    decision = Decision(match.number, str(state.phase), state.clock_begun)
    known = party.absence
    if known is not None and known.decision == decision and {*waited} <= {*known.seats}:
        seats = tuple(waited)
        return (
            party if seats == known.seats else replace(party, absence=replace(known, seats=seats))
        )
    until = None if match.clock is None else room.house.now() + room.settings.away_seconds
    return replace(party, absence=Absence(tuple(waited), decision, until))


def skip_of(party: Party, match: Match) -> Skip:
    """Return what "next" would do; those who are away can always be waited for no longer."""
    skip = match.state.skip
    early = skip in (Skip.NOT_YET, Skip.CUTS_SHORT)
    return Skip.GOES_ON if early and party.absence is not None else skip


def _waited(party: Party, match: Match | None) -> list[SeatId]:
    """Return who is away and waited for; while everyone is there no game is asked."""
    if match is None or all(seat.present for seat in party.seats if seat.human):
        return []
    waiting_for = match.waiting_for()
    return waiting_for if only_away_are_waited_for(party, waiting_for) else []
