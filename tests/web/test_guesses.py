"""Wrong spoken codes, and how long whoever typed them has to wait."""

import pytest

from custom_components.parlor.table.codes import _LETTERS, SHORT_CODE_LENGTH
from custom_components.parlor.web.guesses import (
    DAY,
    FREE_GUESSES,
    MOST_ADDRESSES,
    Guesses,
    household,
)

CODES = len(_LETTERS) ** SHORT_CODE_LENGTH
EVE = "203.0.113.7"


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def guess_for(days: float, tables: int) -> list[float]:
    """Guess as soon as it is allowed; return when each guess was made."""
    clock, made = Clock(), []
    guesses = Guesses(clock)
    end = clock.now + days * DAY
    while clock.now < end:
        made.append(clock.now)
        guesses.missed(EVE, tables)
        clock.now += guesses.wait(EVE)
    return made


def most_in_a_day(made: list[float]) -> int:
    """Return how many guesses fall into the busiest day."""
    return max(sum(start <= when < start + DAY for when in made) for start in made)


@pytest.mark.parametrize("tables", range(1, 41))
def test_an_address_finds_a_code_with_less_than_a_chance_in_a_million_a_day(tables: int) -> None:
    assert most_in_a_day(guess_for(5, tables)) * tables / CODES < 1e-6


def test_whoever_rests_for_a_day_gains_nothing_within_any_day() -> None:
    clock = Clock()
    guesses = Guesses(clock)
    made = []
    for _ in range(3):
        while guesses.wait(EVE) < DAY / 24:
            clock.now += guesses.wait(EVE)
            made.append(clock.now)
            guesses.missed(EVE, 1)
        clock.now += DAY
    assert most_in_a_day(made) / CODES < 1e-6


@pytest.mark.parametrize("tables", [1, 2, 7])
def test_a_person_may_mistype_a_few_times_without_waiting(tables: int) -> None:
    guesses = Guesses(Clock())
    waits = []
    for _ in range(FREE_GUESSES + 3):
        guesses.missed(EVE, tables)
        waits.append(guesses.wait(EVE))
    assert waits == [0, 0, 0, 0, 1, 2, 4, 8]


def test_a_typo_costs_nothing_at_many_tables_until_a_days_chances_are_used_up() -> None:
    guesses = Guesses(Clock())
    waits = []
    for _ in range(3):
        guesses.missed(EVE, 16)
        waits.append(guesses.wait(EVE))
    assert waits == [0, 0, DAY]


def test_nobody_waits_for_what_others_have_guessed() -> None:
    guesses = Guesses(Clock())
    for _ in range(20):
        guesses.missed(EVE, 1)
    assert guesses.wait(EVE) > 3600
    assert guesses.wait("203.0.113.8") == 0


def test_wrong_codes_are_forgotten_after_a_day() -> None:
    clock = Clock()
    guesses = Guesses(clock)
    for _ in range(7):
        guesses.missed(EVE, 1)
    clock.now += DAY
    guesses.missed(EVE, 1)
    assert guesses.wait(EVE) == 0


def test_a_crowd_of_addresses_is_not_remembered_for_ever() -> None:
    guesses = Guesses(Clock())
    for _ in range(9):
        guesses.missed(EVE, 1)
    for number in range(2 * MOST_ADDRESSES):
        guesses.missed(f"10.0.{number // 256}.{number % 256}", 1)
    assert len(guesses._guessers) == MOST_ADDRESSES
    assert guesses.wait(EVE) == 16


@pytest.mark.parametrize(
    ("address", "other", "same"),
    [
        ("203.0.113.7", "203.0.113.8", False),
        ("203.0.113.7", "::ffff:203.0.113.7", True),
        ("2001:db8:1:2::3", "2001:db8:1:2:9999::4", True),
        ("2001:db8:1:2::3", "2001:db8:1:3::3", False),
        ("somewhere", None, True),
    ],
)
def test_a_network_that_one_house_is_given_counts_as_one(
    address: str, other: str | None, same: bool
) -> None:
    assert (household(address) == household(other)) is same
