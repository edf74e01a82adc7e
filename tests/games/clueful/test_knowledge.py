"""What follows from what a seat has seen: never more than is so."""

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.cards import CARDS
from custom_components.parlor.games.clueful.knowledge import ENVELOPE, Knowledge
from custom_components.parlor.games.clueful.resample import held
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids

from .deals import ron_and_hermione, three_friends
from .play import HERMIONE, typed

MARY, BOB, JEAN = SeatId("Mary Ann"), SeatId("Bob"), SeatId("Jean de la Tour")


def test_at_first_one_knows_ones_own_hand() -> None:
    known = Knowledge.of(Clueful.from_deal(three_friends()), MARY)
    assert known.places["rope"] == {MARY}
    assert known.places["plum"] == {ENVELOPE, BOB, JEAN}


def test_a_card_that_was_shown_is_where_it_was_shown() -> None:
    game = Clueful.from_deal(three_friends())
    typed(game, "guess white in the foyer with the rope")
    assert Knowledge.of(game, MARY).places["white"] == {BOB}


def test_between_two_what_nobody_shows_is_in_the_envelope() -> None:
    game = Clueful.from_deal(ron_and_hermione())
    typed(game, "travel to the hall")
    typed(game, "guess white in the foyer with the leadpipe")
    assert Knowledge.of(game, HERMIONE).solution == {
        "suspects": "white",
        "weapons": "leadpipe",
        "rooms": "foyer",
    }


def test_whoever_listens_learns_what_somebody_lacks() -> None:
    game = Clueful.from_deal(three_friends())
    typed(game, "guess plum in the foyer with the knife")
    known = Knowledge.of(game, JEAN)
    assert BOB not in known.places["plum"]
    assert BOB not in known.places["foyer"]


def test_of_three_cards_the_only_one_left_was_shown() -> None:
    game = Clueful.from_deal(three_friends())
    typed(game, "guess peacock in the foyer with the revolver")
    typed(game, "travel to the hall")
    typed(game, "travel to the foyer")
    typed(game, "guess plum in the foyer with the wrench")
    assert Knowledge.of(game, JEAN).places["revolver"] == {BOB}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_concluded_that_is_not_so(seed: int, players: int) -> None:
    game, chance = Clueful.start(seat_ids(players), seed=seed), Chance.seeded(seed)
    for _ in range(15 * players):
        assert game.current is not None
        here = game.world.get_location(game.current)
        _, guess, _ = game.offers(game.current)
        action = {**guess.sample(chance), "room": here}
        wanders = {"type": "travel", "room": chance.pick(["hall", "study", "kitchen"])}
        game.apply(game.current, chance.pick([action, action, wanders]))
        truth = held(game)
        for seat in game.seats:
            places = Knowledge.of(game, seat).places
            assert [card for card in CARDS if truth[card] not in places[card]] == []
