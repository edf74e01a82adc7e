"""Why a cell is filled: the simplest thing that is true of it, and never more than is needed."""

import json
from pathlib import Path
from random import Random
from string import Formatter
from typing import Any

import pytest

from custom_components.parlor.games.occluedo import occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.deduction import Because, Deduction, Reason, why
from custom_components.parlor.games.occluedo.deduction.why import NAMED
from custom_components.parlor.games.occluedo.observations import (
    DEALING,
    HandSizes,
    Held,
    How,
    NotTheCrime,
    Observation,
    ShowedOneOf,
    Sorry,
    TheCrime,
    When,
)
from custom_components.parlor.games.vocabulary import SeatId

from .small import dealt, kinds_of, seen_by

S1, S2, S3 = (SeatId(f"s{number}") for number in (1, 2, 3))
SMALL = kinds_of((3, 3, 3))
SIZES = HandSizes(((S1, 2), (S2, 2), (S3, 2)))
FOURTH = When(4, 11)
# Suspects 0–2, rooms 3–5, weapons 6–8; I hold 0 and 3.
MINE = [Held(S1, Card(card), DEALING, How.DEALT) for card in (0, 3)]


def asked(card: int, holder: SeatId | None, *seen: Observation) -> Reason:
    """Return why a cell of mine is filled after this."""
    reason = why(Deduction([SIZES, *MINE, *seen], SMALL), Card(card), holder)
    assert reason is not None
    return reason


def trio(*cards: int) -> tuple[Card, Card, Card]:
    one, two, three = map(Card, cards)
    return one, two, three


def sorry(seat: SeatId, *cards: int) -> Sorry:
    return Sorry(seat, trio(*cards), S1, FOURTH)


def test_the_own_hand_needs_no_other_reason() -> None:
    assert asked(0, S1).because is Because.MINE
    assert asked(0, S2).because is Because.MINE
    assert asked(1, S1).because is Because.NOT_MINE


def test_a_card_that_had_to_be_shown_is_known_by_that_and_when() -> None:
    shown = Held(S2, Card(7), FOURTH, How.SHOWN)
    for holder in (S2, S3, None):
        reason = asked(7, holder, shown)
        assert (reason.because, reason.facts) == (Because.SHOWN, (shown,))
    told = asked(7, S2, shown).told()
    assert (told["seat"], told["card"], told["round"]) == (S2, Card(7).id, 4)


def test_who_was_sorry_has_none_of_the_three() -> None:
    one = sorry(S2, 1, 4, 7)
    reason = asked(4, S2, one)
    assert (reason.because, reason.facts) == (Because.SORRY, (one,))
    assert reason.told()["cards"] == [Card(1).id, Card(4).id, Card(7).id]


def test_who_has_looked_knows_the_crime_and_what_it_is_not() -> None:
    seen = TheCrime(*trio(1, 4, 7), FOURTH)
    assert asked(1, None, seen).because is Because.CRIME_SEEN
    assert asked(2, None, seen).because is Because.CRIME_SEEN
    assert asked(4, S3, seen).facts == (seen,)


def test_where_nobody_else_can_have_it_only_one_place_is_left() -> None:
    reason = asked(1, None, sorry(S2, 1, 4, 7), sorry(S3, 1, 5, 8))
    assert (reason.because, reason.holder) == (Because.ONLY_PLACE, None)


def test_what_the_crime_has_of_a_kind_rules_out_the_others() -> None:
    reason = asked(2, None, sorry(S2, 1, 4, 7), sorry(S3, 1, 5, 8))
    assert (reason.because, reason.known) == (Because.FOUND, Card(1))


def test_one_of_three_is_known_when_the_others_are_elsewhere() -> None:
    showed = ShowedOneOf(S2, trio(0, 4, 7), S3, FOURTH)
    reason = asked(7, S2, sorry(S2, 0, 4, 8), showed)
    assert (reason.because, reason.facts) == (Because.ONE_OF_THREE, (showed,))
    assert reason.told()["to"] == S3


def test_a_hand_of_which_all_is_known_holds_nothing_else() -> None:
    shown = [Held(S2, Card(card), FOURTH, How.SHOWN) for card in (4, 7)]
    reason = asked(8, S2, *shown)
    assert (reason.because, reason.holder) == (Because.ALL_KNOWN, S2)


def test_as_many_cards_as_a_hand_has_room_for_are_all_in_it() -> None:
    reason = asked(7, S2, sorry(S2, 1, 4, 6), sorry(S2, 2, 4, 8))
    assert reason.because is Because.ALL_LEFT


def test_the_last_of_a_kind_is_the_crimes() -> None:
    shown = [Held(S2, Card(card), FOURTH, How.SHOWN) for card in (6, 7)]
    assert asked(8, None, *shown).because is Because.LAST_OF_KIND


def test_a_card_whose_place_was_found_out_is_nowhere_else() -> None:
    showed = ShowedOneOf(S2, trio(0, 4, 7), S3, FOURTH)
    reason = asked(7, S3, sorry(S2, 0, 4, 8), showed)
    assert (reason.because, reason.place) == (Because.ELSEWHERE, S2)


def test_the_third_of_a_false_accusation_is_out_when_the_others_are_the_crimes() -> None:
    accused = NotTheCrime(*trio(1, 4, 7), S3, FOURTH)
    found = [sorry(S2, 1, 4, 0), sorry(S3, 1, 4, 0)]
    reason = asked(7, None, *found, accused)
    assert (reason.because, reason.facts) == (Because.ACCUSED, (accused,))


def test_what_only_follows_from_several_things_names_them_and_no_others() -> None:
    one, two = (ShowedOneOf(S2, trio(*cards), S3, FOURTH) for cards in ((1, 4, 6), (2, 5, 7)))
    idle = ShowedOneOf(S3, trio(1, 4, 7), S2, FOURTH)
    reason = asked(8, S2, idle, one, two)
    assert (reason.because, reason.facts, reason.more) == (Because.TOGETHER, (one, two), 0)
    assert reason.told()["count"] == 2


@pytest.mark.parametrize("seed", range(8))
def test_every_filled_cell_has_a_true_reason_and_no_open_one_has_any(seed: int) -> None:
    rng = Random(seed)  # noqa: S311
    # Every other time with two cards that nobody has.
    secret = dealt(rng, 4, box=seed % 2 * 2)
    seen = seen_by(rng, secret, 12)
    sheet = Deduction(seen)
    for card in Card:
        for holder in (None, *sheet.seats):
            reason = why(sheet, card, holder)
            assert (reason is None) == (sheet.holds(card, holder) is None)
            if reason is not None and reason.because is Because.TOGETHER:
                _decides(sheet, reason)


def _decides(sheet: Deduction, reason: Reason) -> None:
    """Hold that the facts that are named fill the cell, and none of them is idle."""
    assert len(reason.facts) <= NAMED
    if reason.more:
        return
    start = [one for one in sheet.seen if one.how is How.DEALT]
    filled = sheet.holds(reason.card, reason.holder)
    assert Deduction([*start, *reason.facts]).holds(reason.card, reason.holder) is filled
    for idle in reason.facts:
        fewer = [one for one in reason.facts if one is not idle]
        assert Deduction([*start, *fewer]).holds(reason.card, reason.holder) is None


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_reason_has_words_that_need_only_what_is_told(language: str) -> None:
    path = Path(occluedo.__file__).parent / "text" / f"{language}.json"
    words: dict[str, Any] = json.loads(path.read_text("utf-8"))["deduced"]
    assert {*words} == {*Because}
    told = {*asked(0, S1).told()} | {"facts"}
    for text in words.values():
        assert {name for _, name, _, _ in Formatter().parse(text) if name} <= told
