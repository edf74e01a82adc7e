"""Persons: whom results of several evenings, and of several tables, take for one and the same."""

from typing import NewType

from .names import said
from .seats import SeatKind

PersonId = NewType("PersonId", str)

_USER = "user:"
_GUEST = "guest:"


def person_of(kind: SeatKind, name: str, user: str | None) -> PersonId | None:
    """Return who somebody is: a user by the id, a guest by the name; nobody once forgotten."""
    if user is not None:
        return user_person(user)
    if kind is SeatKind.PHONE and name:
        return PersonId(_GUEST + said(name))
    return None


def user_person(user: str) -> PersonId:
    """Return who a user of Home Assistant is."""
    return PersonId(_USER + user)


def user_of(person: PersonId) -> str | None:
    """Return the user of Home Assistant that somebody is."""
    return person.removeprefix(_USER) if person.startswith(_USER) else None
