"""Events reach everyone, or only the seats that they are for."""

from enum import StrEnum

from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import SeatId

S1, S2 = SeatId("s1"), SeatId("s2")


class Happening(StrEnum):
    DEALT = "dealt"


def test_a_public_event_reaches_every_seat_and_the_tv() -> None:
    event = Event(Happening.DEALT, {"round": 1})
    assert event.public
    assert event.reaches(S1)
    assert event.reaches(None)


def test_a_private_event_reaches_its_seats_only() -> None:
    event = Event(Happening.DEALT, {"card": 7}, frozenset({S1}))
    assert not event.public
    assert event.reaches(S1)
    assert not event.reaches(S2)
    assert not event.reaches(None)


def test_an_event_for_nobody_reaches_nobody() -> None:
    event = Event(Happening.DEALT, seats=frozenset())
    assert not event.public
    assert not event.reaches(S1)
