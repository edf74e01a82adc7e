"""A whole party may come in at once, but no device takes every chair."""

import pytest

from custom_components.parlor.web import newcomers
from custom_components.parlor.web.newcomers import (
    MOST_AT_ONCE,
    SECONDS_PER_NEWCOMER,
    Newcomers,
)


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


@pytest.fixture
def clock() -> Clock:
    return Clock()


def come(newcomers: Newcomers, place: str, count: int) -> int:
    return sum(newcomers.admit(place) for _ in range(count))


def test_ten_people_behind_one_proxy_may_come_within_a_minute(clock: Clock) -> None:
    assert come(Newcomers(clock), "proxy", 10) == 10


def test_one_place_cannot_take_a_hundred_chairs(clock: Clock) -> None:
    many = Newcomers(clock)
    assert come(many, "here", 100) == MOST_AT_ONCE
    clock.time += 60
    assert come(many, "here", 100) == 60 // SECONDS_PER_NEWCOMER


def test_places_do_not_wait_for_each_other(clock: Clock) -> None:
    many = Newcomers(clock)
    come(many, "here", 100)
    assert come(many, "there", 1) == 1


def test_whoever_got_no_seat_does_not_count(clock: Clock) -> None:
    many = Newcomers(clock)
    for _ in range(100):
        assert many.admit("here")
        many.forgive("here")


def test_quiet_places_are_forgotten_in_a_crowd(
    clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(newcomers, "MOST_PLACES", 2)
    many = Newcomers(clock)
    for place in ("a", "b", "c"):
        come(many, place, 100)
        clock.time += 1
    assert come(many, "c", 1) == 0
    assert come(many, "a", 1) == 1
