"""Room for sockets, counted apart."""

from dataclasses import dataclass

from custom_components.parlor.web.places import ROOM, Place, too_many


@dataclass(frozen=True)
class Someone:
    number: int
    place: Place
    household: str = "home"


def crowd(place: Place, count: int, household: str = "home") -> list[Someone]:
    return [Someone(number, place, household) for number in range(count)]


def test_everyone_may_stay_while_there_is_room() -> None:
    assert (
        too_many([someone for place, room in ROOM.items() for someone in crowd(place, room)]) == []
    )


def test_whoever_is_seated_never_makes_way() -> None:
    assert too_many(crowd(Place.SEATED, 1000)) == []


def test_the_oldest_makes_way_first() -> None:
    strangers = crowd(Place.STRANGER, ROOM[Place.STRANGER] + 2)
    assert too_many(strangers) == strangers[:2]


def test_guests_make_no_way_for_strangers() -> None:
    guests, strangers = crowd(Place.GUEST, ROOM[Place.GUEST]), crowd(Place.STRANGER, 100)
    assert {someone.place for someone in too_many([*guests, *strangers])} == {Place.STRANGER}


def test_a_crowd_from_one_address_makes_way_for_others() -> None:
    anna = Someone(0, Place.STRANGER, "anna")
    crowd_of_eve = crowd(Place.STRANGER, 500, "eve")
    leaving = too_many([anna, *crowd_of_eve])
    assert anna not in leaving
    assert len(leaving) == 501 - ROOM[Place.STRANGER]
