"""What the tests of playthroughs are given."""

import pytest

from custom_components.parlor.games.state import GameState

from .render import render
from .script import composed_anew, file_of


@pytest.fixture
def golden(game: type[GameState], players: int, pytestconfig: pytest.Config) -> str:
    """Return the text of a playthrough, made anew where that was asked for."""
    file = file_of(game, players)
    if pytestconfig.getoption("--regenerate-playthroughs"):
        file.write_text(render(composed_anew(game, players)), encoding="utf-8")
    if not file.exists():
        pytest.fail(f"{game.id} has no playthrough {file.name}: scripts/playthroughs makes it")
    return file.read_text(encoding="utf-8")
