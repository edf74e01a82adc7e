"""What the tests of playthroughs are given."""

from pathlib import Path

import pytest

from custom_components.parlor.games.state import GameState

from .render import render
from .script import composed_anew


@pytest.fixture
def golden(game: type[GameState], file: Path, pytestconfig: pytest.Config) -> str:
    """Return the text of a playthrough, made anew where that was asked for."""
    if pytestconfig.getoption("--regenerate-playthroughs"):
        file.write_text(render(composed_anew(game, file)), encoding="utf-8")
    if not file.exists():
        pytest.fail(f"{game.id} has no playthrough {file.name}: scripts/playthroughs makes it")
    return file.read_text(encoding="utf-8")
