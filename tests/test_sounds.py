"""What is heard tells no secret: sounds hang on what everyone is told, and on nothing else."""

from collections.abc import Mapping
import json
from pathlib import Path

import pytest

from custom_components.parlor.games import GAMES
from tests.playthroughs.script import files_of

PAGES = Path(__file__).parents[1] / "frontend" / "src" / "games"
SOUNDS = sorted(PAGES.glob("*/sounds.json"))
of_every_game = pytest.mark.parametrize("file", SOUNDS, ids=lambda file: file.parent.name)


def _sounds(file: Path) -> Mapping[str, Mapping[str, str]]:
    sounds: Mapping[str, Mapping[str, str]] = json.loads(file.read_text("utf-8"))
    return sounds


@of_every_game
def test_every_sound_hangs_on_an_event_or_a_phase_of_the_game(file: Path) -> None:
    game = GAMES[file.parent.name]
    assert _sounds(file)["events"].keys() <= {*game.event_types}
    assert _sounds(file)["phases"].keys() <= {*game.phases}


@of_every_game
def test_no_sound_hangs_on_what_only_some_are_told(file: Path) -> None:
    game = GAMES[file.parent.name]
    heard = _sounds(file)["events"]
    assert not heard.keys() & {*game.unheard}
    told = [
        line.removeprefix("! to ").split(": ", 1)
        for one in files_of(game)
        for line in one.read_text("utf-8").splitlines()
        if line.startswith("! to ")
    ]
    known = {event.split(" ")[0] for whom, event in told if whom == "all"}
    private = {event.split(" ")[0] for whom, event in told if whom != "all"}
    assert known & heard.keys()
    assert not private & heard.keys()
