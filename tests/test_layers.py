"""Imports point one way: games ← table ← web and the files of Home Assistant."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.games.alone import BLOCKED, PARLOR, run_alone

PACKAGE = "custom_components.parlor"
# What a layer may import of the package, and what it may not import of the rest of the world.
INSIDE = {"games": {"games"}, "table": {"games", "table"}}
CLOCKS_AND_DOORS = {
    "asyncio",
    "datetime",
    "os",
    "secrets",
    "socket",
    "sqlite3",
    "threading",
    "time",
}
OUTSIDE = {"games": {*BLOCKED, *CLOCKS_AND_DOORS}, "table": {*BLOCKED}}


def module_name(file: Path) -> str:
    """Return the dotted name of a module of the package, or of a folder's `__init__`."""
    parts = file.relative_to(PARLOR).with_suffix("").parts
    return ".".join([PACKAGE, *parts]).removesuffix(".__init__")


def imported(file: Path) -> Iterator[str]:
    """Give the full name of everything that a module imports, wherever in it."""
    name = module_name(file)
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            ancestors = package.split(".")
            base = ".".join(ancestors[: len(ancestors) - node.level + 1]) if node.level else ""
            source = ".".join(part for part in (base, node.module) if part)
            yield from (f"{source}.{alias.name}" for alias in node.names)


def wrong_edges(layer: str, file: Path) -> list[str]:
    """Return the imports of a module that point the wrong way."""
    names = [*imported(file)]
    outside = [name for name in names if name.split(".")[0] in OUTSIDE[layer]]
    inside = [name for name in names if f"{name}.".startswith(f"{PACKAGE}.")]
    allowed = tuple(f"{PACKAGE}.{other}" for other in INSIDE[layer])
    return outside + [
        name for name in inside if not any(f"{name}.".startswith(f"{to}.") for to in allowed)
    ]


def modules(layer: str) -> list[Path]:
    """Return the modules of a layer."""
    return sorted((PARLOR / layer).rglob("*.py"))


MODULES = [
    pytest.param(layer, file, id=module_name(file).removeprefix(f"{PACKAGE}."))
    for layer in INSIDE
    for file in modules(layer)
]


@pytest.mark.parametrize(("layer", "file"), MODULES)
def test_no_import_points_the_wrong_way(layer: str, file: Path) -> None:
    assert wrong_edges(layer, file) == []


@pytest.mark.parametrize(
    ("layer", "line", "edge"),
    [
        ("games", "import homeassistant.core", "homeassistant.core"),
        ("games", "from aiohttp import web", "aiohttp.web"),
        ("games", "from ..table.seats import Seat", f"{PACKAGE}.table.seats.Seat"),
        ("games", "from .. import const", f"{PACKAGE}.const"),
        ("games", f"from {PACKAGE}.table import seats", f"{PACKAGE}.table.seats"),
        ("games", f"import {PACKAGE}", PACKAGE),
        ("games", "def late():\n    import time", "time"),
        ("table", "from ..web.socket import Socket", f"{PACKAGE}.web.socket.Socket"),
        ("table", "import voluptuous as vol", "voluptuous"),
    ],
)
def test_an_edge_that_points_the_wrong_way_is_found(
    layer: str, line: str, edge: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(globals(), "PARLOR", tmp_path)
    file = tmp_path / layer / "module.py"
    file.parent.mkdir()
    file.write_text(line, encoding="utf-8")
    assert wrong_edges(layer, file) == [edge]


def test_all_chance_of_the_games_comes_from_one_module() -> None:
    with_chance = [
        file.name
        for file in modules("games")
        if any(name.split(".")[0] in {"random", "uuid"} for name in imported(file))
    ]
    assert with_chance == ["chance.py"]


@pytest.mark.parametrize("layer", [layer for layer in INSIDE if modules(layer)])
def test_a_layer_loads_where_there_is_no_home_assistant(layer: str) -> None:
    names = [module_name(file) for file in modules(layer)]
    assert run_alone("tests.loads", *names).split() == names
