"""Long games keep their secrets: by chance people accuse too soon for many guesses."""

from collections.abc import Sequence
from typing import override

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.offers import Offer, Param
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Action, SeatId
from tests.games.contract.beside_the_view import check_beside_the_view
from tests.games.contract.envelope import check_envelope
from tests.games.contract.queries import check_queries
from tests.games.contract.secrecy import check_secrecy
from tests.games.contract.views import check_views

PATIENCE = 40
SIZES = pytest.mark.parametrize("players", [2, 3, 6])


class Patient(Clueful):
    """The game among people who know where they are, and accuse nobody for a long time."""

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        offered = super().offers(seat)
        if not offered or len(self.story) >= PATIENCE:
            return offered
        travel, guess, _ = offered
        here = Param.one([self.world.get_location(seat)])
        return [travel, Offer(guess.type, {**guess.params, "room": here})]

    @override
    def apply(self, seat: SeatId, action: Action) -> Sequence[Event]:
        """Refuse with `wrong_phase` what such people would not do."""
        if not any(offer.admits(action) for offer in self.offers(seat)):
            raise Refused(CommonRefusal.WRONG_PHASE)
        return super().apply(seat, action)


@SIZES
def test_no_seat_can_tell_a_long_game_from_another_world(players: int) -> None:
    assert check_secrecy(Patient, players, playouts=3).states > 3 * PATIENCE


@SIZES
def test_events_and_refusals_of_a_long_game_tell_nobody_more_than_the_views(players: int) -> None:
    assert check_beside_the_view(Patient, players, playouts=2).enough


@SIZES
def test_no_answer_in_a_long_game_tells_more_than_a_seat_may_know(players: int) -> None:
    check_queries(Patient, players, playouts=1)


@SIZES
def test_the_messages_of_a_long_game_fit_their_envelope(players: int) -> None:
    check_envelope(Patient, players, playouts=3)


@SIZES
def test_the_views_of_a_long_game_stay_small(players: int) -> None:
    check_views(Patient, players, playouts=3)
