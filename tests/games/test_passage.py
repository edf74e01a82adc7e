"""Passages: what an object must have, and what it may have."""

import pytest

from custom_components.parlor.games.content import Fault
from custom_components.parlor.games.passage import Passage


@pytest.mark.parametrize(
    ("data", "codes"),
    [
        ({"a": 1}, []),
        ({"a": 1, "b": 2}, []),
        ({"b": 2}, [Fault.MISSING]),
        ({"a": 1, "c": 3}, [Fault.UNKNOWN]),
        ([], [Fault.NO_OBJECT]),
    ],
)
def test_an_object_must_have_some_keys_and_may_have_others(data: object, codes: list[str]) -> None:
    passage = Passage(data)
    passage.fields("a", maybe=("b",))
    assert [complaint.code for complaint in passage.complaints] == codes


def test_what_may_be_there_is_given_where_it_is() -> None:
    assert [*Passage({"b": 2, "a": 1}).fields("a", maybe=("b", "c"))] == ["a", "b"]
