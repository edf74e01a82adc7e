"""Forgetting: what guests were called, once their evening is over or somebody asks for it."""

from collections.abc import Sequence
from dataclasses import replace

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.table.draft import Draft
from custom_components.parlor.table.evening import Contender
from custom_components.parlor.table.host import successor
from custom_components.parlor.table.journal import ledger
from custom_components.parlor.table.party import Party, Stage
from custom_components.parlor.table.persons import PersonId, person_of, user_of
from custom_components.parlor.table.refusals import ArchiveRefusal
from custom_components.parlor.table.seats import SeatKind

from .door import open_door
from .evenings import anew
from .lobby import back_to_lobby


def forget_person(draft: Draft, person: PersonId, names: Sequence[str]) -> None:
    """Forget who somebody was in all games, under these names.

    Refuses with `at_table` while they have a seat, and with `no_such_person`.
    """
    party = draft.party
    if any(person_of(seat.kind, seat.name, seat.user) == person for seat in party.seats):
        raise Refused(ArchiveRefusal.AT_TABLE)
    if not names:
        raise Refused(ArchiveRefusal.NO_SUCH_PERSON)
    draft.writes += ledger.person_forgotten(
        () if user_of(person) is not None else names, user_of(person)
    )

    def forgotten(one: Contender) -> Contender:
        known = person_of(one.kind, one.name, one.user) == person
        return replace(one, name="", user=None) if known else one

    draft.change(
        evening=tuple(
            replace(played, players=tuple(map(forgotten, played.players)))
            for played in party.evening
        )
    )


def has_guests_to_forget(party: Party) -> bool:
    """Return whether guests are still known who should not be for ever, and nobody is there."""
    guests = any(seat.kind is SeatKind.PHONE for seat in party.seats)
    over = party.stage is not Stage.PLAYING and not party.present
    return over and (guests or bool(party.evening))


def end_evening(draft: Draft) -> None:
    """Let guests who have gone home give up their seats, unless somebody has come back."""
    if not has_guests_to_forget(draft.party):
        return
    if draft.party.stage is Stage.OVER:
        back_to_lobby(draft)
    stay = tuple(seat for seat in draft.party.sitting if seat.kind is not SeatKind.PHONE)
    people = any(seat.human for seat in stay)
    draft.change(seats=stay if people else (), claims=())
    if not people:
        open_door(draft)
    if draft.party.find(draft.party.host) is None:
        draft.change(host=successor(draft.party))
    draft.party = anew(draft.party)
    draft.writes.append(ledger.FORGOTTEN)
