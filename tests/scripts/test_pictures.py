"""The README shows the pictures that `scripts/screenshots` takes, and they are light."""

from pathlib import Path
import re

import pytest

from tests.e2e.pictures import PICTURES
from tests.e2e.pictures.album import SHOWN

README = Path(__file__).parents[2] / "README.md"


def test_the_readme_shows_each_picture_once() -> None:
    shown = re.findall(r"docs/pictures/([\w-]+)\.png", README.read_text())
    assert sorted(shown) == sorted(PICTURES)


def test_no_old_picture_is_left_over() -> None:
    assert {file.stem for file in SHOWN.iterdir()} == set(PICTURES)


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_is_light_enough_for_a_phone(name: str) -> None:
    assert (SHOWN / f"{name}.png").stat().st_size < 250_000


def test_every_picture_is_described_for_those_who_cannot_see_it() -> None:
    readme = README.read_text()
    markdown = re.findall(r"!\[([^\]]*)\]\(docs/pictures/", readme)
    html = re.findall(r'<img src="docs/pictures/[^>]* alt="([^"]*)"', readme)
    assert len([words for words in markdown + html if words]) == len(PICTURES)
