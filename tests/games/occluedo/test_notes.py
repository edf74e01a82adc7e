"""What a seat has seen: each fact with when and how, and nothing that it could not know."""

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.occluedo.cards import Card
from custom_components.parlor.games.occluedo.observations import (
    DEALING,
    HandSizes,
    Held,
    How,
    NotTheCrime,
    ShowedOneOf,
    Sorry,
    TheCrime,
    When,
)
from custom_components.parlor.games.vocabulary import SeatId

from .play import CULPRITS, S1, S2, S3, SORRY, accuse, dealt, drive, in_the_lounge, name, show

NAMED = (Card.MR_GREEN, Card.LOUNGE, Card.ROPE)
# The first turn of the second round, with three players.
WHEN = When(2, 4)
HAND_SIZE = 6
DEALT = 1 + HAND_SIZE


def after_an_answer() -> Occluedo:
    """Return a game in which the second player was sorry and the third showed the Rope."""
    game = in_the_lounge([Card.MR_GREEN], [], [Card.ROPE, Card.LOUNGE])
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    return game


def test_everyone_counts_the_cards_and_looks_at_the_own_hand() -> None:
    game = dealt([], [], [])
    sizes, *hand = game.observations(S2)
    assert sizes == HandSizes(((S1, HAND_SIZE), (S2, HAND_SIZE), (S3, HAND_SIZE)))
    assert hand == [Held(S2, card, DEALING, How.DEALT) for card in game.deal.hands[1]]


def test_whoever_asks_has_seen_the_card_and_who_had_none() -> None:
    assert after_an_answer().observations(S1)[DEALT:] == [
        Sorry(S2, NAMED, S1, WHEN),
        Held(S3, Card.ROPE, WHEN, How.SHOWN),
    ]


def test_the_others_have_seen_that_one_of_three_was_shown() -> None:
    assert after_an_answer().observations(S2)[DEALT:] == [
        Sorry(S2, NAMED, S1, WHEN),
        ShowedOneOf(S3, NAMED, S1, WHEN),
    ]


def test_whoever_shows_learns_nothing_by_that() -> None:
    assert after_an_answer().observations(S3)[DEALT:] == [Sorry(S2, NAMED, S1, WHEN)]


def test_an_onlooker_has_seen_what_everyone_has() -> None:
    assert after_an_answer().observations(SeatId("nobody"))[1:] == [
        Sorry(S2, NAMED, S1, WHEN),
        ShowedOneOf(S3, NAMED, S1, WHEN),
    ]


def test_a_false_accusation_is_seen_by_all_and_the_crime_by_the_accuser() -> None:
    game = dealt([], [], [])
    wrong = (CULPRITS[0], CULPRITS[1], Card.KNIFE)
    drive(game, *accuse(*wrong))
    false = NotTheCrime(*wrong, S1, When(1, 1))
    assert game.observations(S1)[DEALT:] == [false, TheCrime(*CULPRITS, When(1, 1))]
    assert game.observations(S2)[DEALT:] == [false]


def test_observations_grow_and_what_was_seen_stays() -> None:
    game = in_the_lounge([Card.MR_GREEN], [], [Card.ROPE, Card.LOUNGE])
    before = [*game.observations(S1)]
    drive(game, name(Card.MR_GREEN), name(Card.ROPE), SORRY, show(0))
    assert [*game.observations(S1)][: len(before)] == before
    assert len(game.observations(S1)) == len(before) + 2
