"""The card that is shown: everyone else sees and hears the same, whichever it was."""

from collections.abc import Sequence

import pytest

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.resample import held
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.playout import seat_ids
from tests.games.contract.sights import heard, private_sight, public_sight

from .deals import three_friends

MARY, BOB, JEAN = SeatId("Mary Ann"), SeatId("Bob"), SeatId("Jean de la Tour")
ASKED = {"type": "guess", "suspect": "white", "room": "foyer", "weapon": "revolver"}


def answering_with(*cards: str) -> tuple[Clueful, Sequence[Event]]:
    """Return a game in which Bob holds these and some that he is not asked for, and answers."""
    deal = three_friends()
    others = ["mustard", "candlesticks", "conservatory", "library", "hall", "ballroom"]
    deal["playersCards"]["Bob"] = {"suspects": [*cards, *others][:6]}
    game = Clueful.from_deal(deal)
    return game, game.apply(MARY, ASKED)


def seen(game: Clueful, events: Sequence[Event]) -> tuple[bytes, ...]:
    """Return all that reaches the third player and the house."""
    return (public_sight(game), private_sight(game, JEAN), heard(events, None), heard(events, JEAN))


def test_nobody_else_can_tell_which_card_was_shown() -> None:
    worlds = [answering_with(*cards) for cards in (["white"], ["revolver"], ["white", "revolver"])]
    shown = {str(game.private_view(MARY)["revealed"]) for game, _ in worlds}
    assert len(shown) == 2
    assert len({seen(game, events) for game, events in worlds}) == 1


def test_no_event_and_no_public_view_names_a_card_that_was_shown() -> None:
    game, events = answering_with("revolver")
    answered = events[-1]
    assert answered.data == {"by": BOB, "to": MARY, "shown": "yes"}
    assert "revealed" not in game.public_view()


def test_whoever_watches_sees_no_card_at_all() -> None:
    game, _ = answering_with("white")
    stranger = SeatId("nobody")
    assert not game.private_view(stranger)
    assert not game.offers(stranger)
    assert not game.questions(stranger)


@pytest.mark.parametrize("players", range(2, 7))
def test_another_world_fits_all_that_a_seat_knows_and_is_another(players: int) -> None:
    game, chance = Clueful.start(seat_ids(players), seed=players), Chance.seeded(players)
    for _ in range(4 * players):
        assert game.current is not None
        here = game.world.get_location(game.current)
        game.apply(game.current, {**game.offers(game.current)[1].sample(chance), "room": here})
    differ = set()
    for seat in game.seats:
        for _ in range(10):
            twin = game.resample(seat, chance)
            assert private_sight(twin, seat) == private_sight(game, seat)
            assert public_sight(twin) == public_sight(game)
            assert len(twin.envelope_cards) == 3
            differ.add(held(twin) != held(game))
    assert True in differ


def test_once_it_is_over_the_envelope_is_the_same_in_every_world() -> None:
    game = Clueful.start(seat_ids(4), seed=2)
    game.end()
    chance = Chance.seeded(1)
    twins = [game.resample(SeatId("s1"), chance) for _ in range(10)]
    assert {tuple(twin.envelope_cards) for twin in twins} == {tuple(game.envelope_cards)}
    assert len({str(held(twin)) for twin in twins}) > 1
