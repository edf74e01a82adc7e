"""Golden playthroughs: what every seat saw, step by step, stays as it was."""

import pytest

from custom_components.parlor.games import GAMES

from .render import render
from .script import FOLDER, Script, file_of, player_counts

WANTED = [(game, players) for game in GAMES.values() for players in player_counts(game)]
OF_EVERY_GAME = pytest.mark.parametrize(
    ("game", "players"), WANTED, ids=[f"{game.id}_{players}" for game, players in WANTED]
)


@OF_EVERY_GAME
def test_a_playthrough_shows_every_seat_what_it_showed_before(golden: str) -> None:
    assert render(Script.read(golden)) == golden


@OF_EVERY_GAME
def test_a_playthrough_goes_on_to_the_end(golden: str) -> None:
    assert Script.read(golden).played().result is not None


def test_no_playthrough_is_left_over() -> None:
    assert {*FOLDER.glob("*.txt")} <= {file_of(game, players) for game, players in WANTED}
