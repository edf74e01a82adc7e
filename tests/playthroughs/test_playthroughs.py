"""Golden playthroughs: what every seat saw, step by step, stays as it was."""

import pytest

from custom_components.parlor.games.state import GameState
from tests.games.proved import PROVED

from .render import render
from .script import FOLDER, Script, files_of
from .variety import untried

WANTED = [
    pytest.param(game, file, id=file.stem) for game in PROVED.values() for file in files_of(game)
]
OF_EVERY_GAME = pytest.mark.parametrize(("game", "file"), WANTED)


@OF_EVERY_GAME
def test_a_playthrough_shows_every_seat_what_it_showed_before(golden: str) -> None:
    assert render(Script.read(golden)) == golden


@OF_EVERY_GAME
def test_a_playthrough_goes_on_to_the_end(golden: str) -> None:
    assert Script.read(golden).played().result is not None


@pytest.mark.parametrize("game", PROVED.values(), ids=PROVED)
def test_every_value_of_every_option_is_played(game: type[GameState]) -> None:
    there = [file for file in files_of(game) if file.exists()]
    tried = [Script.read(file.read_text("utf-8")).options for file in there]
    assert not [*untried(game, tried)], (
        f"edit the options of one, then scripts/playthroughs {game.id}"
    )


def test_no_playthrough_is_left_over() -> None:
    known = {file for game in PROVED.values() for file in files_of(game)}
    assert {*FOLDER.glob("*.txt")} <= known
