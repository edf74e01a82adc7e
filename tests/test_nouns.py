"""One noun means one thing: what a name stands for in one place, it stands for everywhere."""

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.alone import PARLOR

# The house's own names: all but what is inside the games' folders.
HOUSE = ""
# Names that stand for two things, and why no other would do.
CLASSES = {
    "Draft": "the table as it will be once it is saved; and the drafting of characters in Citadels",
    "Knock": "the message by which somebody knocks; and the knock that the host answers",
    "Library": "what content is chosen from; and a district of Citadels",
    "Outcome": "what has come of what was asked of a table; and of a round of Spyster",
}
MODULES = {
    "draft": "as the classes in them",
    "house": "what a table needs of its house; and Home Assistant, which is one",
    "refusals": "the codes of the table; and how they reach Home Assistant, in words",
    "schema": "what messages must look like; and what the journal's tables do",
}
# A game's part of what every game has is called like the whole.
CONTRACT = {"bot", "offers", "shapes"}


def world_of(file: Path) -> str:
    """Return the game in whose folder a module is; the house's own have none."""
    parts = file.relative_to(PARLOR).parts
    return parts[1] if parts[0] == "games" and len(parts) > 2 else HOUSE


def files(world: str) -> Iterator[Path]:
    """Give the modules of a game, or of the house."""
    return (file for file in sorted(PARLOR.rglob("*.py")) if world_of(file) == world)


def classes(world: str) -> Iterator[str]:
    """Give the names of classes and types; the shapes of a game are called like what they show."""
    for file in files(world):
        if world != HOUSE and file.name == "shapes.py":
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                yield node.name
            elif isinstance(node, ast.TypeAlias):
                yield node.name.id


def modules(world: str) -> Iterator[str]:
    """Give the names of modules; a package's main module may be called like the package."""
    return (file.stem for file in files(world) if file.stem not in {"__init__", file.parent.name})


GAMES = sorted({world_of(file) for file in PARLOR.rglob("*.py")} - {HOUSE})


def twice(names: Iterator[str]) -> set[str]:
    """Return the names that are there more than once."""
    return {name for name, count in Counter(names).items() if count > 1}


@pytest.mark.parametrize("world", [HOUSE, *GAMES])
def test_no_two_classes_share_a_name(world: str) -> None:
    assert twice(classes(world)) <= CLASSES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_calls_a_class_like_the_house_does(game: str) -> None:
    assert {*classes(game)} & {*classes(HOUSE)} <= CLASSES.keys()


@pytest.mark.parametrize("world", [HOUSE, *GAMES])
def test_no_two_modules_share_a_name(world: str) -> None:
    assert twice(modules(world)) <= MODULES.keys()


@pytest.mark.parametrize("game", GAMES)
def test_no_game_calls_a_module_like_the_house_does(game: str) -> None:
    assert {*modules(game)} & {*modules(HOUSE)} <= MODULES.keys() | CONTRACT


def test_no_reason_is_left_over() -> None:
    for reasons, names in ((CLASSES, classes), (MODULES, modules)):
        house, own = [*names(HOUSE)], {name for game in GAMES for name in names(game)}
        assert reasons.keys() == twice(iter(house)) | ({*house} & own - CONTRACT)
