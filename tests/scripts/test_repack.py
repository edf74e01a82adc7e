"""What phones load, packed as it is shipped, stays light."""

import gzip
from pathlib import Path
import re
from typing import Final

import pytest

from custom_components.parlor.web.build import WWW

ASSETS: Final = WWW / "assets"
PAGES: Final = Path(__file__).parents[2] / "frontend/src/games"
WAY_BUDGET: Final = 30 * 1024
PHONE_BUDGET: Final = 75 * 1024

# What a script can't run without; whatever it may ever fetch.
IMPORTED: Final = re.compile(r"""(?:\bimport|\bfrom)["'`]\./([^"'`]+)["'`]""")
NAMED: Final = re.compile(r"""["'`](?:\.|assets)/([^"'`/]+\.(?:js|css))["'`]""")
LINKED: Final = re.compile(r'/parlor_static/assets/([^"]+)"')


def page() -> str:
    return (WWW / "phone.html").read_text("utf-8")


def reached(names: set[str], way: re.Pattern[str]) -> set[str]:
    """Return these files and all that they name in this way, and so on."""
    found, fresh = set(names), set(names)
    while fresh:
        scripts = [(ASSETS / name).read_text("utf-8") for name in fresh if name.endswith(".js")]
        fresh = {name for script in scripts for name in way.findall(script)} - found
        found |= fresh
    return found


def loaded(chosen: str) -> set[str]:
    """Return what a phone loads in German of what is named like this, with the page itself."""
    linked = {*LINKED.findall(page())}
    wanted = {name for name in reached(linked, NAMED) if re.match(chosen, name)}
    return reached(linked | wanted, IMPORTED)


def weight(names: set[str]) -> int:
    """Return how much a phone receives with the page and these files."""
    html = len(gzip.compress(page().encode()))
    return html + sum((ASSETS / f"{name}.gz").stat().st_size for name in names)


def test_every_file_is_packed_from_what_lies_beside_it() -> None:
    packed = [*ASSETS.glob("*.gz")]
    assert packed
    for file in packed:
        assert gzip.decompress(file.read_bytes()) == file.with_suffix("").read_bytes()


def test_every_file_is_smaller_than_gzip_alone_would_make_it() -> None:
    scripts = [*ASSETS.glob("*.js")]
    alone = sum(len(gzip.compress(script.read_bytes(), 9)) for script in scripts)
    packed = sum(Path(f"{script}.gz").stat().st_size for script in scripts)
    assert packed < 0.98 * alone


def test_the_way_from_the_link_to_the_seat_is_short() -> None:
    way = loaded("de-way-")
    assert any(name.startswith("de-way-") for name in way)
    assert weight(way) <= WAY_BUDGET


@pytest.mark.parametrize("game", sorted(file.parent.name for file in PAGES.glob("*/phone.ts")))
def test_the_phone_with_a_whole_game_stays_light(game: str) -> None:
    names = loaded(rf"(?:de-(?:way|table)|table|over|{game}-(?:de|phone))-[^.]+\.js")
    look = [file for file in ASSETS.glob("look*.css") if f"[data-game={game}]" in file.read_text()]
    emblem = (PAGES / game / "emblem.svg").read_bytes()
    emblems = [file for file in ASSETS.glob("emblem*.svg") if file.read_bytes() == emblem]
    # A build's hash may hold a dash itself, so a name is known by how it begins.
    for part in (f"{game}-de-", f"{game}-phone-"):
        assert any(name.startswith(part) for name in names)
    names |= {file.name for file in (*look, *emblems)}
    assert weight(names) <= PHONE_BUDGET
