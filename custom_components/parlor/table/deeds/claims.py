"""Claims: "it's me again", said by someone whose device has lost its token."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.table.claim import Claim, makes_way, new_number
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.names import tidy
from custom_components.parlor.table.party import Party
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, SeatKind
from custom_components.parlor.table.vouching import due, house_is_asked, may_object, witness

from . import door
from .arrivals import give

MOST_CLAIMS: Final = 3
MOST_CLAIMS_IN_ALL: Final = 12


def claim(draft: Draft, name: object, request: str | None, household: str) -> str:
    """Ask for the seat of this name and return the claim's number. Refuses with `no_such_seat`.

    Where too many ask, one of those who ask most waits no longer.
    """
    seat = draft.party.named(tidy(name))
    if seat is None or not seat.human:
        raise Refused(TableRefusal.NO_SUCH_SEAT)
    on_seat = [made for made in draft.party.claims if made.seat == seat.id]
    _make_room(draft, on_seat, MOST_CLAIMS, household)
    _make_room(draft, draft.party.claims, MOST_CLAIMS_IN_ALL, household)
    house = draft.room.house
    number = new_number(house, draft.party.asking)
    made = Claim(number, seat.id, house.now(), request=request, household=household)
    draft.change(claims=(*draft.party.claims, made))
    return made.id


def approve(draft: Draft, caller: Caller, *, claim: str, allow: bool) -> dict[str, Json]:
    """Say whether it is them, or whether someone new is let in.

    Refuses with `no_such_claim`, `door_guarded`, `not_asked` or `not_host`.
    """
    made = next((made for made in draft.party.claims if made.id == claim), None)
    if made is None:
        return door.answer(draft, caller, knock=claim, allow=allow)
    door.need_to_be_inside(draft.party, caller)
    if allow:
        _vouch(draft, caller, made)
    else:
        _object(draft, caller, made)
    return {}


def grant_due(draft: Draft) -> None:
    """Give the seats away for which every word was said and the time to object has passed."""
    for claim in draft.party.claims:
        if claim in draft.party.claims and _is_due(draft, claim):
            _grant(draft, claim)


def _make_room(draft: Draft, claims: Sequence[Claim], most: int, household: str) -> None:
    if len(claims) >= most:
        draft.crowd_out(makes_way(claims, household).id)


def _vouch(draft: Draft, caller: Caller, claim: Claim) -> None:
    """Say that it is them: an owner gives the seat at once, others wait for each other."""
    if _is_owner(draft.party, caller, claim):
        _grant(draft, claim)
        return
    said = _with_word(draft.party, caller, claim)
    claims = tuple(said if known is claim else known for known in draft.party.claims)
    draft.change(claims=claims)
    grant_due(draft)


def _with_word(party: Party, caller: Caller, claim: Claim) -> Claim:
    """Return the claim with the caller's word in it. Refuses with `not_asked`."""
    if house_is_asked(party, claim, caller):
        return replace(claim, house=True)
    speaker = witness(party, claim, caller)
    if speaker is None:
        raise Refused(TableRefusal.NOT_ASKED)
    return replace(claim, words=claim.words | {speaker})


def _object(draft: Draft, caller: Caller, claim: Claim) -> None:
    """Say that it is not them."""
    if not may_object(draft.party, claim, caller):
        raise Refused(TableRefusal.NOT_ASKED)
    draft.party = draft.party.without(claim.id)


def _is_owner(party: Party, caller: Caller, claim: Claim) -> bool:
    return not caller.house and caller.seat == claim.seat and party.seat(claim.seat).present


def _is_due(draft: Draft, claim: Claim) -> bool:
    when = due(draft.party, claim)
    return when is not None and when <= draft.room.house.now()


def _grant(draft: Draft, claim: Claim) -> None:
    """Give the seat; the old token dies, and whoever else asked for it is sent away.

    A user of the house who gives it has it no longer: a phone has it now.
    """
    seat = replace(draft.party.seat(claim.seat), kind=SeatKind.PHONE, user=None)
    draft.decided[claim.id] = give(draft, seat, claim.request)
    draft.change(claims=tuple(known for known in draft.party.claims if known.seat != claim.seat))
