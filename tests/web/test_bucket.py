"""A bucket of tries."""

from custom_components.parlor.web.bucket import Bucket


class Clock:
    """A clock that moves when it is told to."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_burst_may_be_taken_at_once_and_no_more() -> None:
    bucket = Bucket(20, 3.0, Clock())
    assert [bucket.take() for _ in range(21)] == [True] * 20 + [False]


def test_one_more_may_be_taken_every_three_seconds() -> None:
    clock = Clock()
    bucket = Bucket(1, 3.0, clock)
    bucket.take()
    clock.now += 2.9
    assert not bucket.take()
    clock.now += 0.2
    assert bucket.take()
    assert not bucket.take()


def test_a_bucket_cannot_hold_more_than_its_burst() -> None:
    clock = Clock()
    bucket = Bucket(2, 3.0, clock)
    clock.now += 3600
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_a_try_may_be_given_back() -> None:
    bucket = Bucket(1, 3.0, Clock())
    bucket.take()
    bucket.give_back()
    assert bucket.take()
