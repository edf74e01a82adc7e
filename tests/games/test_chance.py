"""Chance gives the same draws for the same seed, for ever."""

from copy import deepcopy

from hypothesis import given, strategies as st
import pytest

from custom_components.parlor.games.chance import Chance


class Counting:
    """Any other source of numbers."""

    def __init__(self) -> None:
        self.drawn = 0

    def random(self) -> float:
        self.drawn += 1
        return self.drawn / 10 % 1


def test_a_seed_gives_the_draws_that_it_gave_when_this_was_written() -> None:
    chance = Chance.seeded(2026)
    assert [chance.below(100) for _ in range(8)] == [11, 50, 51, 86, 10, 22, 60, 55]
    assert chance.shuffled(range(8)) == [2, 0, 1, 5, 7, 4, 3, 6]
    assert chance.sample("abcdef", 3) == ["e", "c", "b"]
    assert chance.fork().below(1000) == 953


@given(seed=st.integers(0, 2**53))
def test_the_same_seed_gives_the_same_draws(seed: int) -> None:
    one, other = Chance.seeded(seed), Chance.seeded(seed)
    assert [one.random() for _ in range(5)] == [other.random() for _ in range(5)]


@given(seed=st.integers(0, 2**53), things=st.lists(st.integers()))
def test_a_shuffle_keeps_everything(seed: int, things: list[int]) -> None:
    before = [*things]
    assert sorted(Chance.seeded(seed).shuffled(things)) == sorted(things)
    assert things == before


@given(seed=st.integers(0, 2**53), bound=st.integers(1, 1000))
def test_a_number_stays_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Chance.seeded(seed).below(bound) < bound


@given(
    seed=st.integers(0, 2**53), things=st.sets(st.integers(), max_size=9), count=st.integers(0, 9)
)
def test_a_sample_takes_nothing_twice(seed: int, things: set[int], count: int) -> None:
    sample = Chance.seeded(seed).sample(things, count)
    assert len(sample) == len({*sample}) == min(count, len(things))
    assert {*sample} <= things


def test_a_pick_can_be_any_of_the_things() -> None:
    chance = Chance.seeded(1)
    assert {chance.pick("abc") for _ in range(50)} == {*"abc"}


def test_nothing_can_be_picked_from_nothing() -> None:
    with pytest.raises(IndexError):
        Chance.seeded(1).pick([])


def test_a_shuffle_is_fair() -> None:
    chance = Chance.seeded(3)
    first = [chance.shuffled("abcd")[0] for _ in range(4000)]
    assert all(900 < first.count(letter) < 1100 for letter in "abcd")


def test_a_fork_goes_its_own_way() -> None:
    chance, same = Chance.seeded(5), Chance.seeded(5)
    fork = chance.fork()
    same.fork()
    fork.random()
    assert chance.random() == same.random()


def test_a_copy_goes_on_alike_and_apart() -> None:
    chance = Chance.seeded(7)
    chance.random()
    copy = deepcopy(chance)
    assert [copy.random() for _ in range(3)] == [chance.random() for _ in range(3)]


def test_a_copy_of_any_other_source_goes_on_alike_too() -> None:
    chance = Chance(Counting())
    copy = deepcopy(chance)
    assert copy.random() == chance.random()
