"""Gathering the games: whatever is wrong with the code of one, the others are played."""

from pathlib import Path
import shutil
import subprocess
import sys

import pytest

from custom_components.parlor.games import GAMES, UNLOADED
from custom_components.parlor.games.gathering import gather
from tests.crooked import CROOKED, crooked
from tests.games.alone import ROOT

__all__ = ["crooked"]

BARE = "from custom_components.parlor.games.state import GameState\n"
NAMED = BARE + "class Crooked(GameState):\n    id = 'crooked'\n"
RESERVED = """
from custom_components.parlor.games.methods import action
class Crooked(GameState):
    id = "crooked"
    @action()
    def step(self, seat, version): ...
"""
# Every module that Home Assistant loads, in a house of its own.
LOADS = "import custom_components.parlor.{module}\n"
HOUSE = ("event", "image", "inspection", "select", "sensor", "actions", "web.schema", "words")


def test_every_game_that_is_listed_is_loaded() -> None:
    if UNLOADED:
        raise ExceptionGroup("some games cannot be loaded", [*UNLOADED.values()])


@pytest.mark.parametrize(
    ("code", "error", "says"),
    [
        ("import no_such_thing", ModuleNotFoundError, "no_such_thing"),
        ("from . import nothing", ImportError, "nothing"),
        ("class Crooked(:", SyntaxError, "invalid syntax"),
        ("1 / 0", ZeroDivisionError, "division"),
        (BARE + RESERVED, TypeError, "takes a reserved name"),
        (NAMED, TypeError, "does not say its min_seats, max_seats, phases, event_types"),
        (BARE, LookupError, "exports no game whose id is crooked"),
        (NAMED.replace("'crooked'", "'straight'"), LookupError, "exports no game"),
        ("", LookupError, "exports no game"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_left_out(
    crooked: Path, code: str, error: type[Exception], says: str
) -> None:
    crooked.write_text(code, "utf-8")
    loaded, unloaded = gather(CROOKED, *GAMES)
    assert loaded == GAMES
    assert type(unloaded[CROOKED]) is error
    assert says in str(unloaded[CROOKED])


def test_a_folder_that_is_not_there_is_left_out() -> None:
    loaded, unloaded = gather(*GAMES, "no_such_game")
    assert loaded == GAMES
    assert [*unloaded] == ["no_such_game"]


def test_home_assistant_loads_all_else_where_a_game_cannot_be_loaded(tmp_path: Path) -> None:
    parlor = tmp_path / "custom_components" / "parlor"
    left = shutil.ignore_patterns("__pycache__", "www")
    shutil.copytree(ROOT / "custom_components", parlor.parent, ignore=left)
    *others, broken = GAMES
    (parlor / "games" / broken / "__init__.py").write_text("class Broken(:", "utf-8")
    program = [
        *(LOADS.format(module=module) for module in HOUSE),
        "from custom_components.parlor.games import GAMES, UNLOADED\n",
        "print(*GAMES, *UNLOADED, *(type(error).__name__ for error in UNLOADED.values()))",
    ]
    done = subprocess.run(
        [sys.executable, "-c", "".join(program)],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [*others, broken, "SyntaxError"]
