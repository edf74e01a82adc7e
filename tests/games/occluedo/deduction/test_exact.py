"""The sheet holds all that follows and nothing else: compared with every deal there is."""

from copy import deepcopy
from random import Random

from hypothesis import given, settings, strategies as st
import pytest

from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.deduction import ContradictionError, Deduction, Worlds
from custom_components.parlor.games.occluedo.observations import (
    DEALING,
    HandSizes,
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
)
from custom_components.parlor.games.vocabulary import SeatId

from .small import Secret, dealt, fits, fitting, grid_of, kinds_of, seen_by

S1, S2, S3 = (SeatId(f"s{number}") for number in (1, 2, 3))
TRIO = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)


@st.composite
def evenings(draw: st.DrawFn) -> tuple[Secret, list[Observation]]:
    """Give small deals, now and then with cards left out, and what a seat or an onlooker sees."""
    kinds = kinds_of(draw(st.lists(st.integers(2, 3), min_size=3, max_size=3)))
    players = draw(st.integers(2, 3))
    rng = Random(draw(st.integers(0, 2**32)))  # noqa: S311
    secret = dealt(rng, players, kinds, draw(st.integers(0, 1)))
    seat = draw(st.none() | st.integers(0, players - 1))
    return secret, seen_by(rng, secret, draw(st.integers(0, 10)), seat)


@settings(max_examples=250, deadline=None)
@given(evenings())
def test_the_sheet_finds_exactly_what_all_deals_together_say(
    evening: tuple[Secret, list[Observation]],
) -> None:
    secret, seen = evening
    deals = fitting(secret, seen)
    sheet = Deduction(seen, secret.kinds)
    assert sheet.grid() == grid_of(secret, deals)
    assert Worlds(sheet).count() == len(deals)


@settings(max_examples=60, deadline=None)
@given(evenings())
def test_a_sheet_that_reads_on_says_what_a_new_one_says(
    evening: tuple[Secret, list[Observation]],
) -> None:
    secret, seen = evening
    sheet = Deduction(seen[:1], secret.kinds)
    for end in range(1, len(seen) + 1):
        sheet.read_on(seen[:end])
        assert sheet.grid() == grid_of(secret, fitting(secret, seen[:end]))


@pytest.mark.parametrize("seed", range(40))
def test_deals_of_eleven_cards_among_four_agree_too(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    secret = dealt(rng, 4, kinds_of((3, 4, 4)))
    seen = seen_by(rng, secret, 8)
    assert Deduction(seen, secret.kinds).grid() == grid_of(secret, fitting(secret, seen))


@pytest.mark.parametrize("players", range(2, 7))
def test_in_whole_games_nothing_untrue_is_ever_written_and_what_is_written_stays(
    players: int,
) -> None:
    rng = Random(players)  # noqa: S311
    secret = dealt(rng, players)
    seen = seen_by(rng, secret, 60)
    sheet = Deduction(seen[:1])
    before = sheet.grid()
    for end in range(1, len(seen) + 1):
        sheet.read_on(seen[:end])
        for card, row in sheet.grid().items():
            for cell, old, holder in zip(row, before[card], secret.holders, strict=False):
                assert cell is None or cell == (card in holder)
                assert old is None or cell == old
        before = sheet.grid()


def test_the_crime_is_the_solution_as_soon_as_it_is_certain() -> None:
    rng = Random(4)  # noqa: S311
    secret = dealt(rng, 3)
    seen = seen_by(rng, secret, 60)
    assert Deduction(seen[:7]).solution is None
    solution = Deduction(seen).solution
    assert solution is not None
    assert {*solution} == secret.holders[0]


def test_a_copy_goes_on_by_itself() -> None:
    secret = dealt(Random(1), 3)  # noqa: S311
    sheet = Deduction(seen_by(Random(1), secret, 0))  # noqa: S311
    other = deepcopy(sheet)
    known = sheet.grid()
    other.see([Sorry(S2, TRIO, S1, DEALING), ShowedOneOf(S3, TRIO, S1, DEALING)])
    assert sheet.grid() == known != other.grid()
    assert len(other.seen) == len(sheet.seen) + 2
    assert sheet.mystery.one_of == []


def test_what_contradicts_itself_is_refused() -> None:
    sizes = HandSizes(((S1, 6), (S2, 6), (S3, 6)))
    sorry, showed = Sorry(S2, TRIO, S1, DEALING), ShowedOneOf(S2, TRIO, S1, DEALING)
    with pytest.raises(ContradictionError):
        Deduction([sizes, sorry, showed])
    with pytest.raises(ContradictionError):
        Deduction([HandSizes(((S1, 10), (S2, 9)))])
    with pytest.raises(ContradictionError):
        Deduction([Held(S1, Card.ROPE, DEALING, How.DEALT), sizes])


def test_two_promises_that_share_no_card_fill_a_hand_of_two() -> None:
    seen: list[Observation] = [
        HandSizes(((S1, 2), (S2, 2), (S3, 2))),
        ShowedOneOf(S2, (Card(0), Card(3), Card(6)), S1, DEALING),
        ShowedOneOf(S2, (Card(1), Card(4), Card(7)), S1, DEALING),
    ]
    sheet = Deduction(seen, kinds_of((3, 3, 3)))
    assert [card for card in range(9) if sheet.holds(Card(card), S2) is False] == [2, 5, 8]


def test_a_false_accusation_says_what_the_third_is_not() -> None:
    secret = dealt(Random(3), 2, kinds_of((2, 2, 2)))  # noqa: S311
    crime = sorted(secret.holders[0])
    wrong = next(card for card in secret.kinds[2] if card not in crime)
    accused = NotTheCrime(Card(crime[0]), Card(crime[1]), Card(wrong), S2, DEALING)
    seen = [*seen_by(Random(3), secret, 0), accused]  # noqa: S311
    assert all(fits(secret, secret.holders, one) for one in seen)
    assert Deduction(seen, secret.kinds).grid() == grid_of(secret, fitting(secret, seen))
