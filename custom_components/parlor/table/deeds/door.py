"""The door: who comes in, and who is asked before."""

from typing import Final

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.table.claim import Knock, makes_way, new_number
from custom_components.parlor.table.codes import new_codes
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.host import need_powers
from custom_components.parlor.table.party import Party
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.seats import Caller, Entered, SeatKind

from .arrivals import come_again, give
from .lobby import free_like, free_name, sit_down

MOST_KNOCKS: Final = 5


def join(draft: Draft, name: object, request: str | None) -> Entered:
    """Sit down under a name, once for each request.

    Refuses with `door_guarded`, `name_invalid`, `name_taken` or `table_full`.
    """
    again = come_again(draft, request)
    if again is not None:
        return again
    if draft.party.guarded:
        raise Refused(TableRefusal.DOOR_GUARDED)
    return give(draft, sit_down(draft, name, SeatKind.PHONE), request)


def sit(draft: Draft, user: str, known_as: str, name: object | None) -> SeatId:
    """Give a user of Home Assistant a seat, or lead back to the one that they have.

    The door is guarded only against those whose seat was taken away. Without a name they get
    their own, or one like it. Refuses with `door_guarded`, `name_invalid`, `name_taken` or
    `table_full`.
    """
    seat = draft.party.of_user(user)
    if seat is None:
        if user in draft.party.removed:
            raise Refused(TableRefusal.DOOR_GUARDED)
        given = free_like(draft.party, known_as) if name is None else name
        seat = sit_down(draft, given, SeatKind.USER, user)
    return seat.id


def knock(draft: Draft, name: object, request: str | None, household: str) -> str:
    """Ask to be let in and return the knock's number. Refuses with `name_invalid` or `name_taken`.

    Where too many ask, one of those who ask most waits no longer.
    """
    tidied = free_name(draft.party, name)
    if len(draft.party.knocks) >= MOST_KNOCKS:
        draft.crowd_out(makes_way(draft.party.knocks, household).id)
    number = new_number(draft.room.house, draft.party.asking)
    draft.change(knocks=(*draft.party.knocks, Knock(number, tidied, request, household)))
    return number


def answer(draft: Draft, caller: Caller, *, knock: str, allow: bool) -> dict[str, Json]:
    """Let someone in, or not.

    Refuses with `no_such_claim`, `door_guarded`, `name_taken` or `table_full`.
    """
    made = next((made for made in draft.party.knocks if made.id == knock), None)
    if made is None:
        raise Refused(TableRefusal.NO_SUCH_CLAIM)
    need_powers(draft.party, caller)
    need_to_be_inside(draft.party, caller)
    draft.party = draft.party.without(knock)
    if allow:
        seat = sit_down(draft, made.name, SeatKind.PHONE)
        draft.decided[knock] = give(draft, seat, made.request)
    return {}


def guard(draft: Draft, caller: Caller, *, guarded: bool) -> dict[str, Json]:
    """Say whether newcomers need the host's word. Refuses with `door_guarded`."""
    need_powers(draft.party, caller)
    if guarded:
        draft.change(guarded=True)
    else:
        need_to_be_inside(draft.party, caller)
        open_door(draft)
    return {}


def is_shut_out(party: Party, caller: Caller) -> bool:
    """Return whether the caller's own seat was taken away; administrators let themselves in."""
    return caller.user in party.removed and not caller.admin


def need_to_be_inside(party: Party, caller: Caller) -> None:
    """Refuse with `door_guarded` the word of whoever is shut out: it would be for themselves."""
    if is_shut_out(party, caller):
        raise Refused(TableRefusal.DOOR_GUARDED)


def open_door(draft: Draft) -> None:
    """Let everyone come in again, also users whose seat was taken away."""
    draft.change(guarded=False, removed=())


def renew_codes(draft: Draft, caller: Caller) -> dict[str, Json]:
    """Make new codes: old links are worthless, and whoever came by one without a seat has to go.

    They open the door. Refuses with `door_guarded`.
    """
    need_powers(draft.party, caller)
    need_to_be_inside(draft.party, caller)
    draft.change(**new_codes(draft.room.house), claims=(), knocks=())
    open_door(draft)
    return {}
