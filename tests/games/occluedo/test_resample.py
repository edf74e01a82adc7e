"""Another world: the same for its seat, and other cards for everyone else."""

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.vocabulary import SeatId

from .play import CULPRITS, S1, S2, S3, accuse, dealt, drive, in_the_lounge, name, show

NAMED = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)
WORLDS = 200


def worlds(game: Occluedo, seat: SeatId) -> list[Occluedo]:
    """Return many worlds that look the same to a seat."""
    chance = Chance.seeded(7)
    return [game.resample(seat, chance) for _ in range(WORLDS)]


def after_an_answer() -> Occluedo:
    """Return a game in which the second player has just shown the Rope to the first."""
    game = in_the_lounge([], [Card.ROPE, Card.LOUNGE], [Card.MR_GREEN])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), show(0))
    return game


def test_for_whoever_saw_the_card_it_is_the_same_in_every_world() -> None:
    for seat in (S1, S2):
        cards = {
            world.private_view(seat)["refutation_card"] for world in worlds(after_an_answer(), seat)
        }
        assert cards == {"rope"}


def test_for_whoever_did_not_see_the_card_it_may_have_been_any_that_is_possible() -> None:
    found = worlds(after_an_answer(), S3)
    assert {world.private_view(S1)["refutation_card"] for world in found} == {"rope", "lounge"}
    assert all(
        world.private_view(S1)["refutation_card"] == world.private_view(S2)["refutation_card"]
        for world in found
    )


def test_what_somebody_has_seen_in_another_world_is_what_was_shown_there() -> None:
    for world in worlds(after_an_answer(), S3):
        shown = world.refutation
        assert shown is not None
        assert shown.card in world.deal.hands[1]
        assert shown is world.story[-1]


def test_an_onlooker_can_tell_nothing_of_the_hands() -> None:
    first = {world.deal.hands[0][0] for world in worlds(dealt([], [], []), SeatId("nobody"))}
    assert len(first) > 15


def test_a_crime_that_lies_on_the_table_is_the_same_in_every_world() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(*CULPRITS))
    assert {world.deal.crime for world in worlds(game, S2)} == {CULPRITS}


def test_a_false_accuser_knows_the_crime_in_every_world_and_the_others_do_not() -> None:
    game = dealt([], [], [])
    drive(game, *accuse(Card.MR_GREEN, Card.HALL, Card.ROPE))
    assert {world.deal.crime for world in worlds(game, S1)} == {CULPRITS}
    assert len({world.deal.crime for world in worlds(game, S2)}) > 20


def test_a_world_of_a_puzzle_that_leaves_cards_out_leaves_as_many_out() -> None:
    game = Occluedo.from_deal([0, 1], (5, 8, 5), [[("p", 0)], [("p", 1), ("r", 0)]])
    for world in worlds(game, S1):
        assert {role: len(hand) for role, hand in world.deal.hands.items()} == {0: 1, 1: 2}
