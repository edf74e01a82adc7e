"""Room for sockets, counted apart."""

from dataclasses import dataclass

import pytest

from custom_components.parlor.web.places import ROOM, SETTLED, Place, too_many


@dataclass(frozen=True)
class Someone:
    since: float
    place: Place
    household: str = "home"


def crowd(place: Place, count: int, household: str = "home", since: float = 0) -> list[Someone]:
    return [Someone(since + number, place, household) for number in range(count)]


def strangers(count: int, household: str = "home") -> list[Someone]:
    return crowd(Place.STRANGER, count, household)


def guests(count: int, household: str = "home", since: float = 0) -> list[Someone]:
    return crowd(Place.GUEST, count, household, since)


def test_everyone_may_stay_while_there_is_room() -> None:
    assert (
        too_many([someone for place, room in ROOM.items() for someone in crowd(place, room)]) == []
    )


def test_whoever_is_seated_never_makes_way() -> None:
    assert too_many(crowd(Place.SEATED, 1000)) == []


def test_the_oldest_stranger_makes_way_first() -> None:
    crowd = strangers(ROOM[Place.STRANGER] + 2)
    assert too_many(crowd) == crowd[:2]


def test_of_strangers_from_everywhere_the_oldest_makes_way_first() -> None:
    crowd = [
        Someone(number, Place.STRANGER, f"home {number}")
        for number in range(ROOM[Place.STRANGER] + 2)
    ]
    assert too_many(crowd) == crowd[:2]


def test_guests_make_no_way_for_strangers() -> None:
    leaving = too_many([*guests(ROOM[Place.GUEST]), *strangers(100)])
    assert {someone.place for someone in leaving} == {Place.STRANGER}


def test_a_crowd_from_one_address_makes_way_for_others() -> None:
    anna = Someone(0, Place.STRANGER, "anna")
    leaving = too_many([anna, *strangers(500, "eve")])
    assert anna not in leaving
    assert len(leaving) == 501 - ROOM[Place.STRANGER]


@pytest.mark.parametrize("address", ["the TV's", "another"])
def test_a_tv_keeps_its_place_however_many_come_after_it(address: str) -> None:
    tv = Someone(0, Place.GUEST, "the TV's")
    leaving = too_many([tv, *guests(500, address, since=1)])
    assert tv not in leaving
    assert len(leaving) == 501 - ROOM[Place.GUEST]


def test_a_tv_that_comes_to_a_crowd_at_its_own_address_finds_a_place() -> None:
    crowd = guests(ROOM[Place.GUEST])
    tv = Someone(1000, Place.GUEST)
    assert too_many([*crowd, tv]) == [crowd[SETTLED]]


def test_a_socket_that_was_opened_before_the_tv_and_watches_later_is_no_older_guest() -> None:
    tv = Someone(50, Place.GUEST)
    crowd = guests(ROOM[Place.GUEST], since=51)
    assert tv not in too_many([*crowd, tv])


def test_a_tv_keeps_its_place_when_a_crowd_comes_from_everywhere() -> None:
    tv = Someone(0, Place.GUEST, "the TV's")
    crowd = [Someone(1 + number, Place.GUEST, f"home {number}") for number in range(500)]
    assert tv not in too_many([tv, *crowd])
