"""The host: who it is, and who may do what."""

from dataclasses import dataclass
from typing import Self

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.games.vocabulary import SeatId

from .party import Party
from .refusals import TableRefusal
from .seats import Caller


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


def has_powers(party: Party, caller: Caller) -> bool:
    """Return whether the caller is the host or speaks for the house."""
    return caller.house or (caller.seat is not None and caller.seat == party.host)


@dataclass(frozen=True, slots=True)
class Powers:
    """The seats that may pause and go on, and those that may say who someone is.

    While the host is away anyone there may go on. To say who someone is remains with one person,
    the longest-seated who is there, so that nobody can let themselves in from a second device
    just because the host sleeps.
    """

    go_on: frozenset[SeatId]
    approve: frozenset[SeatId]

    @classmethod
    def of(cls, party: Party) -> Self:
        """Return who may do what now; the house may do everything."""
        host = frozenset() if party.host is None else frozenset({party.host})
        if host_is_there(party):
            return cls(host, host)
        there = [seat.id for seat in party.present]
        return cls(host | {*there}, host | {*there[:1]})


def may_approve(party: Party, caller: Caller) -> bool:
    """Return whether the caller may say who someone is."""
    return caller.house or caller.seat in Powers.of(party).approve


def need_powers(party: Party, caller: Caller) -> None:
    """Refuse with `not_host` anyone without host powers."""
    if not has_powers(party, caller):
        raise Refused(TableRefusal.NOT_HOST)


def need_to_go_on(party: Party, caller: Caller) -> None:
    """Refuse with `not_host` anyone who may not pause and go on."""
    if not caller.house and caller.seat not in Powers.of(party).go_on:
        raise Refused(TableRefusal.NOT_HOST)
