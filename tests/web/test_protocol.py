"""The one definition of the wire."""

import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.state import GameState
from custom_components.parlor.web.schema import CONNECTION_TYPES, SCHEMAS, TABLE_TYPES
from scripts.typescript import TARGET, has_screens, render, shapes_file, shapes_of


def test_the_pages_cannot_have_other_types_than_the_server() -> None:
    assert TARGET.read_text("utf-8") == render(), "run scripts/types"


@pytest.mark.parametrize(
    "game", [game for game in GAMES.values() if has_screens(game)], ids=lambda game: game.id
)
def test_screens_cannot_read_other_views_than_the_game_shows(game: type[GameState]) -> None:
    assert shapes_file(game).read_text("utf-8") == shapes_of(game), "run scripts/types"


def test_a_game_cannot_have_an_action_of_the_same_type_as_a_message() -> None:
    actions = {action for game in GAMES.values() for action in game.actions}
    assert actions.isdisjoint(SCHEMAS)


def test_every_message_is_for_the_connection_or_for_the_table() -> None:
    assert SCHEMAS.keys() == CONNECTION_TYPES | TABLE_TYPES
    assert not CONNECTION_TYPES & TABLE_TYPES
