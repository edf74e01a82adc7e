"""The one definition of the wire."""

from typing import Any, NotRequired, get_origin, get_type_hints

import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.methods import RESERVED
from custom_components.parlor.games.state import GameState
from custom_components.parlor.table.deeds.messages import MESSAGES
from custom_components.parlor.web.protocol.client import TABLE_MESSAGES
from custom_components.parlor.web.schema import CONNECTION_TYPES, SCHEMAS, TABLE_TYPES, type_of
from scripts.typescript import (
    ANSWERS,
    TARGET,
    answers,
    has_screens,
    render,
    shapes_file,
    shapes_of,
)


def test_the_pages_cannot_have_other_types_than_the_server() -> None:
    assert TARGET.read_text("utf-8") == render(), "run scripts/types"


def test_the_panel_cannot_read_other_answers_than_the_archive_gives() -> None:
    assert ANSWERS.read_text("utf-8") == answers(), "run scripts/types"


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


@pytest.mark.parametrize("message", TABLE_MESSAGES, ids=type_of)
def test_the_table_takes_what_the_wire_carries(message: Any) -> None:
    fields = get_type_hints(message, include_extras=True)
    optional = {key for key, hint in fields.items() if get_origin(hint) is NotRequired}
    known = MESSAGES[type_of(message)]
    assert {*known.takes} == fields.keys() - RESERVED - optional
    assert {*known.may_take} == optional


def test_the_table_knows_no_message_that_the_wire_does_not_carry() -> None:
    assert MESSAGES.keys() == TABLE_TYPES
