"""What a suggestion is worth, compared with every deal and every answer to it."""

from collections import Counter
from itertools import product
from random import Random

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.dealing import Trio
from custom_components.parlor.games.occluedo.deduction import Deduction, Questions, Worlds

from .small import Holders, dealt, fitting, kinds_of, seen_by

SMALL = kinds_of((3, 3, 3))


def share_left(deals: list[Holders], question: Trio) -> float:
    """Return the share of deals that the first seat's question leaves, the long way."""
    odds, fit = Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    weights: dict[tuple[int, int], float] = {}
    for deal in deals:
        named = [(at, {*question} & deal[at]) for at in (2, 3) if {*question} & deal[at]]
        seen = [(named[0][0], card) for card in named[0][1]] if named else [(0, 0)]
        for one in seen:
            odds[one] += 1
            fit[one] += 1
            weights[one] = weights.get(one, 0) + 1 / len(seen)
    return sum(weights[one] * fit[one] for one in odds) / len(deals) ** 2


def test_the_worth_of_every_question_is_that_over_all_deals() -> None:
    rng = Random(8)  # noqa: S311
    secret = dealt(rng, 3, SMALL)
    seen = seen_by(rng, secret, 1)
    deals = fitting(secret, seen)
    worlds = Worlds(Deduction(seen, SMALL))
    questions = Questions(worlds, secret.seats[0], Chance.seeded(1), sample=6000)
    for cards in product(*SMALL):
        suspect, room, weapon = map(Card, cards)
        asked = (suspect, room, weapon)
        assert questions.share_left(asked) == pytest.approx(share_left(deals, asked), abs=0.04)
        left = questions.expected_left(asked)
        assert left == pytest.approx(len(deals) * questions.share_left(asked))


def test_to_ask_for_what_one_holds_alone_tells_nothing() -> None:
    secret = dealt(Random(1), 2, SMALL)  # noqa: S311
    seen = seen_by(Random(1), secret, 0)  # noqa: S311
    mine = secret.holders[1]
    questions = Questions(Worlds(Deduction(seen, SMALL)), secret.seats[0], Chance.seeded(1))
    every = [(Card(s), Card(r), Card(w)) for s, r, w in product(*SMALL)]
    best = questions.best(every)
    assert not {*best} <= mine
    for asked in every:
        assert questions.share_left(best) <= questions.share_left(asked)
        if {*asked} <= mine:
            assert questions.share_left(asked) == 1
