"""Offers say what may be done, and nothing else passes for it."""

from hypothesis import given, strategies as st
import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.offers import Offer, Param

VOTE = Offer("vote", {"target": Param.one(["s2", "s3"]), "bet": Param.one([1, 2, 3])})
SWAP = Offer("swap", {"cards": Param.some(["a", "b", "c"], 1, 2)}, repeatable=True)


@pytest.mark.parametrize(
    "action",
    [
        {"type": "vote", "target": "s2", "bet": 1},
        {"bet": 3, "target": "s3", "type": "vote"},
    ],
)
def test_an_offer_admits_every_combination(action: dict[str, object]) -> None:
    assert VOTE.admits(action)


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"type": "vote"},
        {"type": "guess", "target": "s2", "bet": 1},
        {"target": "s2", "bet": 1},
        {"type": "vote", "target": "s1", "bet": 1},
        {"type": "vote", "target": "s2", "bet": 4},
        {"type": "vote", "target": "s2", "bet": True},
        {"type": "vote", "target": "s2", "bet": 1.0},
        {"type": "vote", "target": "s2", "bet": "1"},
        {"type": "vote", "target": ["s2"], "bet": 1},
        {"type": "vote", "target": None, "bet": 1},
        {"type": "vote", "target": "s2", "bet": 1, "extra": 1},
        {"type": ["vote"], "target": "s2", "bet": 1},
    ],
)
def test_an_offer_does_not_admit_anything_else(action: dict[str, object]) -> None:
    assert not VOTE.admits(action)


@pytest.mark.parametrize("cards", [["a"], ["b", "a"], ["c", "b"]])
def test_some_of_the_options_may_be_chosen(cards: list[str]) -> None:
    assert SWAP.admits({"type": "swap", "cards": cards})


@pytest.mark.parametrize(
    "cards", [[], ["a", "b", "c"], ["a", "a"], ["d"], "a", None, ("a",), [["a"]]]
)
def test_other_lists_cannot_be_chosen(cards: object) -> None:
    assert not SWAP.admits({"type": "swap", "cards": cards})


@given(seed=st.integers(0, 2**32))
def test_an_offer_admits_what_it_samples(seed: int) -> None:
    assert all(
        offer.admits(offer.sample(Chance.seeded(seed))) for offer in (VOTE, SWAP, Offer("pass"))
    )


def test_samples_come_to_every_choice() -> None:
    chance = Chance.seeded(4)
    made = [SWAP.sample(chance)["cards"] for _ in range(200)]
    assert {tuple(cards) for cards in made if isinstance(cards, list)} == {
        *(("a",), ("b",), ("c",)),
        *(("a", "b"), ("b", "a"), ("a", "c"), ("c", "a"), ("b", "c"), ("c", "b")),
    }


def test_the_wire_carries_choices_and_counts() -> None:
    assert VOTE.to_json() == {
        "type": "vote",
        "params": {"target": {"options": ["s2", "s3"]}, "bet": {"options": [1, 2, 3]}},
        "repeatable": False,
    }
    assert SWAP.to_json() == {
        "type": "swap",
        "params": {"cards": {"options": ["a", "b", "c"], "min": 1, "max": 2}},
        "repeatable": True,
    }
