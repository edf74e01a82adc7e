"""Vouching: whose word gives a seat to someone who claims it.

A claim comes from an unknown device, so whoever allows it may be the one who asks. Hence an owner
who is there decides alone; for one who is away two people have to speak, of whom at least one is
somebody else, or the house; and then half a minute must have passed in which the owner's own
phone could come back and say no, and anyone who is asked. The house is whoever does not play: a
user of Home Assistant who does is one of the people. A user has lost nothing: the account leads
back to the seat, so nobody else has a say in it.
"""

from dataclasses import replace
from enum import StrEnum
from typing import Final, TypedDict

from custom_components.parlor.games.vocabulary import SeatId

from .claim import Claim
from .party import Party, Stage
from .seats import Caller, Seat

SECONDS_TO_OBJECT: Final = 30.0
WORDS_NEEDED: Final = 2


class Wait(StrEnum):
    """What a claim waits for; `house`: the people who are there are too few to vouch."""

    OWNER = "owner"
    PEOPLE = "people"
    HOUSE = "house"
    TIME = "time"


class ClaimInfo(TypedDict):
    """Someone says they are this seat; `until`: its owner can still say no, by the table's time.

    `words`: who has said so, `house`: that the house has, `missing`: how many more have to.
    """

    id: str
    seat: SeatId
    waits_for: Wait
    words: list[SeatId]
    house: bool
    missing: int
    until: int | None


def witnesses(party: Party, claim: Claim) -> frozenset[SeatId]:
    """Return who can say whether it is them: the others who are there and play."""
    return frozenset(seat.id for seat in party.present if _can_tell(party, claim, seat))


def asked(party: Party, claim: Claim) -> frozenset[SeatId]:
    """Return the seats whose word counts now."""
    if _owner_decides(party, claim):
        return frozenset({claim.seat})
    return witnesses(party, claim)


def house_is_asked(party: Party, claim: Claim, caller: Caller) -> bool:
    """Return whether the caller's word is the house's, and counts now.

    A user who plays could be the one who asks. Only administrators have the last word all the
    same, where the people who are there are too few to vouch.
    """
    if not caller.house or _owner_decides(party, claim):
        return False
    return party.of_caller(caller) is None or (caller.admin and _too_few(party, claim))


def witness(party: Party, claim: Claim, caller: Caller) -> SeatId | None:
    """Return the seat whose word the caller's is, if it counts now.

    A user's is their seat's, whichever way they say it, and whoever speaks is there.
    """
    seat = party.of_caller(caller)
    if seat is None:
        return None
    if caller.house:
        counts = not _owner_decides(party, claim) and _can_tell(party, claim, seat)
    else:
        counts = seat.id in asked(party, claim)
    return seat.id if counts else None


def is_asked(party: Party, claim: Claim, caller: Caller) -> bool:
    """Return whether the caller's word counts now, be it a seat's or the house's."""
    return house_is_asked(party, claim, caller) or witness(party, claim, caller) is not None


def may_object(party: Party, claim: Claim, caller: Caller) -> bool:
    """Return whether the caller may say that it is not them; the house may at any time."""
    seat = party.of_caller(caller)
    if seat is None:
        return caller.house
    own = seat.id == claim.seat and _owner_decides(party, claim)
    return own or is_asked(party, claim, caller)


def missing(claim: Claim) -> int:
    """Return how many people still have to say that it is them."""
    return 0 if claim.house else max(0, WORDS_NEEDED - len(claim.words))


def due(party: Party, claim: Claim) -> float | None:
    """Return when the claim will be granted, or None as long as a word is missing."""
    if _owner_decides(party, claim) or missing(claim):
        return None
    return claim.since + SECONDS_TO_OBJECT


def begun_anew(before: Party, after: Party, now: float) -> Party:
    """Return the party with fresh claims on the seats whose owners have come or gone."""
    if not after.claims:
        return after
    there = {seat.id: seat.present for seat in before.seats}
    claims = tuple(
        claim
        if there.get(claim.seat) == after.seat(claim.seat).present
        else replace(claim, since=now, words=frozenset(), house=False)
        for claim in after.claims
    )
    return replace(after, claims=claims)


def without_word(party: Party, left: SeatId) -> Party:
    """Return the party without what someone who has left has claimed or said of others."""
    claims = tuple(
        replace(claim, words=claim.words - {left}) for claim in party.claims if claim.seat != left
    )
    return replace(party, claims=claims)


def told(party: Party, claim: Claim) -> ClaimInfo:
    """Return what everyone may know of a claim."""
    owner_decides = _owner_decides(party, claim)
    return ClaimInfo(
        id=claim.id,
        seat=claim.seat,
        waits_for=_waits_for(party, claim),
        words=sorted(claim.words),
        house=claim.house,
        missing=0 if owner_decides else missing(claim),
        until=None if owner_decides else round((claim.since + SECONDS_TO_OBJECT) * 1000),
    )


def _owner_decides(party: Party, claim: Claim) -> bool:
    seat = party.seat(claim.seat)
    return seat.present or seat.user is not None


def _waits_for(party: Party, claim: Claim) -> Wait:
    if _owner_decides(party, claim):
        return Wait.OWNER
    if not missing(claim):
        return Wait.TIME
    return Wait.HOUSE if _too_few(party, claim) else Wait.PEOPLE


def _too_few(party: Party, claim: Claim) -> bool:
    return len(witnesses(party, claim) | claim.words) < WORDS_NEEDED


def _can_tell(party: Party, claim: Claim, seat: Seat) -> bool:
    """Return whether someone is another who plays.

    Whoever sat down while a game runs does not count: it could be the one who asks.
    """
    late = seat.watching and party.stage is Stage.PLAYING
    return seat.human and seat.id != claim.seat and not late
