"""Patience: how long those who are there wait for those who are not."""

from dataclasses import replace

from custom_components.parlor.games.state import Skip
from custom_components.parlor.games.vocabulary import SeatId

from .absence import Absence, Decision
from .match import Match
from .party import Party, Stage
from .room import Room


def with_stillness(before: Party, party: Party, match: Match | None) -> Party:
    """Return the party whose game stands still once the last phone has gone, until one is back.

    People who only talk with each other may let their phones sleep until that is over. A game that
    the house alone plays, without a phone from the start, goes on.
    """
    if match is None or party.stage is not Stage.PLAYING or party.present:
        moving = party.deserted is None and not party.frozen
        return party if moving else replace(party, deserted=None, frozen=False)
    now = _decision(match)
    deserted = party.deserted or (now if before.present else None)
    frozen = party.frozen or (deserted is not None and (deserted != now or _needs(party, match)))
    if (deserted, frozen) == (party.deserted, party.frozen):
        return party
    return replace(party, deserted=deserted, frozen=frozen)


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
    decision = _decision(match)
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


def _decision(match: Match) -> Decision:
    return Decision(match.number, str(match.state.phase), match.state.clock_begun)


def _needs(party: Party, match: Match) -> bool:
    """Return whether somebody has to do something, or a bot would do it alone."""
    return any(seat.played_by_bot for seat in party.sitting) or bool(match.waiting_for())


def _waited(party: Party, match: Match | None) -> list[SeatId]:
    """Return who is away and waited for; while everyone is there no game is asked."""
    if match is None or all(seat.present for seat in party.seats if seat.human):
        return []
    waiting_for = match.waiting_for()
    return waiting_for if only_away_are_waited_for(party, waiting_for) else []
