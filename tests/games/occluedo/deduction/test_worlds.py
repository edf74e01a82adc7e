"""The deals that are left: counted, drawn with equal chances, and always true."""

from collections import Counter
from random import Random

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.deduction import (
    Deduction,
    Worlds,
    any_deal,
    as_deal,
)
from custom_components.parlor.games.occluedo.deduction.model import SLOTS, bits

from .small import dealt, fits, fitting, kinds_of, seen_by

SMALL = kinds_of((3, 3, 3))


@pytest.mark.parametrize("widest", [4000, 1])
def test_every_deal_that_is_left_is_drawn_as_often_as_any_other(widest: int) -> None:
    rng = Random(5)  # noqa: S311
    secret = dealt(rng, 3, SMALL)
    seen = seen_by(rng, secret, 3, seat=1)
    count = len(fitting(secret, seen))
    worlds, chance = Worlds(Deduction(seen, SMALL), widest), Chance.seeded(1)
    assert worlds.exact is (widest > 1)
    draws = Counter(tuple(worlds.draw(chance)) for _ in range(count * 400))
    assert len(draws) == count > 4
    assert max(abs(times - 400) for times in draws.values()) < 100


def test_deals_that_are_not_counted_are_estimated() -> None:
    rng = Random(5)  # noqa: S311
    secret = dealt(rng, 3, SMALL)
    seen = seen_by(rng, secret, 3, seat=None)
    count = len(fitting(secret, seen))
    estimate = Worlds(Deduction(seen, SMALL), 1).count()
    assert estimate == pytest.approx(count, rel=0.2)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seat", [0, None])
def test_whatever_is_drawn_fits_all_that_was_seen(players: int, seat: int | None) -> None:
    rng = Random(players)  # noqa: S311
    secret = dealt(rng, players)
    seen = seen_by(rng, secret, 9, seat)
    sheet, chance = Deduction(seen), Chance.seeded(players)
    worlds = Worlds(sheet)
    for held in [worlds.draw(chance), worlds.draw(chance), any_deal(sheet, chance)]:
        hands = tuple(frozenset(c for c in Card if cards >> c & 1) for cards in held[SLOTS:])
        crime = frozenset(card for card in Card if sum(held[:SLOTS]) >> card & 1)
        assert all(fits(secret, (crime, *hands), one) for one in seen)
        assert sorted([*crime, *(card for hand in hands for card in hand)]) == [*Card]


def test_the_quick_way_may_find_any_deal() -> None:
    rng = Random(5)  # noqa: S311
    secret = dealt(rng, 3, SMALL)
    seen = seen_by(rng, secret, 3)
    sheet, chance = Deduction(seen, SMALL), Chance.seeded(1)
    found = {tuple(any_deal(sheet, chance)) for _ in range(2000)}
    assert len(found) == len(fitting(secret, seen))


def test_the_same_seed_draws_the_same_deals() -> None:
    secret = dealt(Random(2), 4)  # noqa: S311
    worlds = Worlds(Deduction(seen_by(Random(2), secret, 5)))  # noqa: S311
    one, two = Chance.seeded(7), Chance.seeded(7)
    assert [worlds.draw(one) for _ in range(5)] == [worlds.draw(two) for _ in range(5)]


def test_a_deal_is_handed_on_by_role_with_the_crime_apart() -> None:
    secret = dealt(Random(2), 3)  # noqa: S311
    sheet = Deduction(seen_by(Random(2), secret, 5))  # noqa: S311
    held = any_deal(sheet, Chance.seeded(1))
    roles = dict(zip(sheet.seats, (5, 0, 3), strict=True))
    deal = as_deal(sheet, held, roles, Chance.seeded(1))
    assert [*deal.hands] == [0, 3, 5]
    assert bits(deal.hands[5]) == held[SLOTS]
    assert bits(deal.crime) == sum(held[:SLOTS])
