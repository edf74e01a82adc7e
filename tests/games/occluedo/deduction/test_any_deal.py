"""Deals that fit what was seen: never a contradiction, any of them possible, and no other known."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.dealing import Deal
from custom_components.parlor.games.occluedo.deduction import Deduction, any_deal, as_deal
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
)
from tests.games.contract.playout import Playout
from tests.games.occluedo.play import CULPRITS, S1, S2, S3

ROLES = {S1: 0, S2: 1, S3: 2}
SIZES = HandSizes(((S1, 6), (S2, 6), (S3, 6)))
MINE = [Held(S1, Card(card), DEALING, How.DEALT) for card in (0, 1, 6, 7, 15, 16)]
LEFT = [card for card in Card if card not in (0, 1, 6, 7, 15, 16)]


def drawn(seen: Sequence[Observation], chance: Chance) -> Deal:
    """Return a deal by chance in which everything that was seen is true."""
    sheet = Deduction(seen)
    return as_deal(sheet, any_deal(sheet, chance), ROLES, chance)


def fits(game: Occluedo, one: Observation) -> bool:
    """Return whether an observation is true of a game's deal."""
    hands = {game.seat_of[role]: hand for role, hand in game.deal.hands.items()}
    match one:
        case HandSizes(sizes):
            return {seat: len(hand) for seat, hand in hands.items()} == dict(sizes)
        case Held(seat, card):
            return card in hands[seat]
        case Sorry(seat, cards):
            return not {*hands[seat]} & {*cards}
        case ShowedOneOf(seat, cards):
            return bool({*hands[seat]} & {*cards})
        case NotTheCrime(suspect, room, weapon):
            return game.deal.crime != (suspect, room, weapon)
        case TheCrime(suspect, room, weapon):
            return game.deal.crime == (suspect, room, weapon)


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(3))
def test_whatever_was_seen_is_true_in_every_other_world(players: int, seed: int) -> None:
    playout, chance = Playout(Occluedo, players, seed, options={}), Chance.seeded(seed)
    for state in playout.moments():
        assert isinstance(state, Occluedo)
        for seat in state.seats:
            world = state.resample(seat, chance)
            assert world.observations(seat) == state.observations(seat)
            assert all(fits(world, one) for one in state.observations(seat))
            assert [*world.deal.hands] == world.active_roles


def test_every_card_that_is_open_is_with_everyone_as_often_as_their_hands_are_large() -> None:
    chance, held = Chance.seeded(1), Counter[str]()
    for _ in range(2000):
        deal = drawn([SIZES, *MINE], chance)
        held[S2] += Card.ROPE in deal.hands[1]
        held[S3] += Card.ROPE in deal.hands[2]
        held["crime"] += deal.crime[2] is Card.ROPE
    # Four weapons are open: one of them is the crime, and the others are in two hands alike.
    assert held["crime"] / 2000 == pytest.approx(0.25, abs=0.05)
    assert held[S2] / 2000 == pytest.approx(0.375, abs=0.05)
    assert held[S3] / 2000 == pytest.approx(0.375, abs=0.05)


def test_every_crime_that_is_possible_comes_up() -> None:
    chance = Chance.seeded(3)
    crimes = {drawn([SIZES, *MINE], chance).crime for _ in range(3000)}
    assert len(crimes) == 4 * 7 * 4


def test_the_only_deal_that_is_left_is_found() -> None:
    open_cards = [card for card in LEFT if card not in CULPRITS]
    hands = {S2: open_cards[:6], S3: open_cards[6:]}
    when = DEALING
    sorry = [
        Sorry(seat, trio, S1, when)
        for seat, hand in hands.items()
        for trio in combinations([card for card in LEFT if card not in hand], 3)
    ]
    crime = TheCrime(*CULPRITS, when)
    seen: list[Observation] = [SIZES, *MINE, *sorry, crime]
    deal = drawn(seen, Chance.seeded(1))
    assert {*deal.hands[1]} == {*hands[S2]}
    assert {*deal.hands[2]} == {*hands[S3]}


def test_what_contradicts_itself_has_no_solution() -> None:
    sorry = Sorry(S2, (LEFT[0], LEFT[1], LEFT[2]), S1, DEALING)
    showed = ShowedOneOf(S2, (LEFT[0], LEFT[1], LEFT[2]), S1, DEALING)
    with pytest.raises(ValueError, match="contradicts"):
        drawn([SIZES, *MINE, sorry, showed], Chance.seeded(1))


def test_a_false_accusation_is_no_crime_of_any_world() -> None:
    false = [
        NotTheCrime(suspect, room, Card.WRENCH, S2, DEALING)
        for suspect in map(Card, range(2, 6))
        for room in map(Card, range(8, 15))
    ]
    seen: list[Observation] = [SIZES, *MINE, *false]
    deals = [drawn(seen, Chance.seeded(seed)) for seed in range(100)]
    assert Card.WRENCH not in {deal.crime[2] for deal in deals}
