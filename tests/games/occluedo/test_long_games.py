"""Long games keep their secrets: by chance people accuse too soon for many suggestions."""

from collections.abc import Sequence
from typing import override

import pytest

from custom_components.parlor.games.occluedo import Occluedo
from custom_components.parlor.games.offers import Offer
from custom_components.parlor.games.vocabulary import SeatId
from tests.games.contract.beside_the_view import check_beside_the_view
from tests.games.contract.envelope import check_envelope
from tests.games.contract.secrecy import check_secrecy
from tests.games.contract.views import check_views

PATIENCE = 40
SIZES = pytest.mark.parametrize("players", [2, 3, 6])


class Patient(Occluedo):
    """The game among people who accuse nobody for a long time."""

    @override
    def offers(self, seat: SeatId) -> Sequence[Offer]:
        offered = super().offers(seat)
        if self.turns >= PATIENCE:
            return offered
        return [offer for offer in offered if offer.type != "start_accusation"]


@SIZES
def test_no_seat_can_tell_a_long_game_from_another_world(players: int) -> None:
    assert check_secrecy(Patient, players, playouts=3).states > 3 * PATIENCE


@SIZES
def test_events_and_refusals_of_a_long_game_tell_nobody_more_than_the_views(players: int) -> None:
    assert check_beside_the_view(Patient, players, playouts=2).enough


@SIZES
def test_the_messages_of_a_long_game_fit_their_envelope(players: int) -> None:
    check_envelope(Patient, players, playouts=3)


@SIZES
def test_the_views_of_a_long_game_stay_small(players: int) -> None:
    check_views(Patient, players, playouts=3)
