"""The host: who it is, and who may do what."""

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .party import Party
from .refusals import TableRefusal
from .seats import Caller, Seat


def successor(party: Party) -> SeatId | None:
    """Return who the role passes to: the longest-seated human, best one who is there."""
    humans = sorted(
        (seat for seat in party.seats if seat.human and seat.id != party.host),
        key=lambda seat: (not seat.present, seat.number),
    )
    return humans[0].id if humans else None


def host_is_there(party: Party) -> bool:
    """Return whether the host can act."""
    host = party.find(party.host)
    return host is not None and host.present


def gives_powers(party: Party, seat: Seat | None) -> bool:
    """Return whether whoever sits there may do what a host may: users of the house always may."""
    return seat is not None and (seat.id == party.host or seat.user is not None)


def has_powers(party: Party, caller: Caller) -> bool:
    """Return whether the caller is the host or belongs to the house."""
    return caller.house or gives_powers(party, party.find(caller.seat))


def may_go_on(party: Party, seat: SeatId | None) -> bool:
    """Return whether a seat may pause and go on: anyone who is there, while the host is away."""
    if seat is not None and seat == party.host:
        return True
    return not host_is_there(party) and seat in {there.id for there in party.present}


def need_powers(party: Party, caller: Caller) -> None:
    """Refuse with `not_host` anyone without host powers."""
    if not has_powers(party, caller):
        raise Refused(TableRefusal.NOT_HOST)


def need_to_go_on(party: Party, caller: Caller) -> None:
    """Refuse with `not_host` anyone who may not pause and go on."""
    if not has_powers(party, caller) and not may_go_on(party, caller.seat):
        raise Refused(TableRefusal.NOT_HOST)
