"""ARCHITECTURE and CONTRIBUTING name files and folders that there are, and no room is left out."""

import re

import pytest

from tests.games.alone import PARLOR, ROOT

# Where a path that is named may begin.
PAGES = ROOT / "frontend"
STARTS = (ROOT, PARLOR, PAGES, PAGES / "src", PAGES / "src/shared", PARLOR / "table")
PATH = re.compile(r"`((?:[\w.-]+/)+[\w.-]*|[\w-]+\.(?:py|ts|json|md))`")
# What a game brings, or the build makes.
MADE = {"terms.py", "phone.ts", "tv.ts", "phone-over.ts", "tv-over.ts", "shapes.ts", "shapes.py"}
MADE |= {"custom_components/parlor/www/", "en.json", "de.json", "text/", "text/en.json"}
MADE |= {"text/de.json", "games/", "lesson.ts", "rules.ts", "sounds.json"}
MADE |= {"phone-after.ts", "tv-after.ts", "lobby.ts"}
# What Home Assistant's WebSocket API is asked by.
MADE |= {"parlor/heard", "parlor/send", "parlor/subscribe", "parlor/tables"}


@pytest.mark.parametrize("document", ["ARCHITECTURE.md", "CONTRIBUTING.md"])
def test_there_is_every_path_that_is_named(document: str) -> None:
    named = {*PATH.findall((ROOT / document).read_text("utf-8"))} - MADE
    lost = {path for path in named if not any((start / path).exists() for start in STARTS)}
    assert not lost


def test_every_room_of_the_house_is_named() -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    _, tree, _ = text.split("```", 2)
    rooms = {
        file.parent.name
        for file in PARLOR.rglob("__init__.py")
        if len(file.relative_to(PARLOR).parts) < 4 and file.parent.parent.name != "games"
    }
    assert not [room for room in rooms if f"{room}/" not in tree]
