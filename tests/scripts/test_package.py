"""The zip that HACS installs holds the whole integration, and nothing else."""

from pathlib import Path
import subprocess
from zipfile import ZipFile

import pytest

from custom_components.parlor.games import GAMES

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def names() -> set[str]:
    subprocess.run([ROOT / "scripts" / "package"], check=True)
    with ZipFile(ROOT / "dist" / "parlor.zip") as package:
        return set(package.namelist())


def test_the_integration_lies_at_the_top_of_the_zip(names: set[str]) -> None:
    assert {"__init__.py", "manifest.json", "config_flow.py", "brand/icon.png"} <= names


def test_the_pages_are_in_the_zip_with_their_packed_siblings(names: set[str]) -> None:
    scripts = {name for name in names if name.startswith("www/") and name.endswith(".js")}
    assert {"www/phone.html", "www/tv.html"} <= names
    assert {f"{script}.gz" for script in scripts} <= names
    assert scripts


def test_every_game_brings_its_words(names: set[str]) -> None:
    words = {f"games/{game}/text/{language}.json" for game in GAMES for language in ("de", "en")}
    assert words <= names


def test_nothing_that_python_or_an_editor_left_is_in_the_zip(names: set[str]) -> None:
    assert not [name for name in names if "__pycache__" in name or "/." in name]
