"""What phones load, packed as it is shipped, stays light."""

from collections.abc import Iterable
import gzip
from pathlib import Path
import re
from typing import Final

import pytest

from custom_components.parlor.games import GAMES as RULES
from custom_components.parlor.web.build import WWW

ASSETS: Final = WWW / "assets"
PAGES: Final = Path(__file__).parents[2] / "frontend/src/games"
WAY_BUDGET: Final = 30 * 1024
PHONE_BUDGET: Final = 75 * 1024

# No phone carries more than this, whatever its owner opens.
EVERYTHING_BUDGET: Final = 100 * 1024

# What a script can't run without; whatever it may ever fetch.
IMPORTED: Final = re.compile(r"""(?:\bimport|\bfrom)["'`]\./([^"'`]+)["'`]""")
NAMED: Final = re.compile(r"""["'`](?:\.|/parlor_static/assets)/([^"'`/]+\.(?:js|svg))["'`]""")
LINKED: Final = re.compile(r'/parlor_static/assets/([^"]+)"')

GAMES: Final = sorted(file.parent.name for file in PAGES.glob("*/phone.ts"))
LANGUAGES: Final = sorted(file.stem for file in (PAGES.parent / "text").glob("*.json"))
# What a phone has only in Home Assistant's own pages, or where a game has no screens of its own.
ELSEWHERE: Final = ("framed-", "house-door-", "generic-")


def page() -> str:
    return (WWW / "phone.html").read_text("utf-8")


def reached(
    names: Iterable[str], way: re.Pattern[str], others: tuple[str, ...] = ()
) -> frozenset[str]:
    """Return these files and all that they name in this way, and so on, but for what is others'."""
    found, fresh = set(names), set(names)
    while fresh:
        scripts = [(ASSETS / name).read_text("utf-8") for name in fresh if name.endswith(".js")]
        named = {name for script in scripts for name in way.findall(script)} - found
        fresh = {name for name in named if not name.startswith(others)}
        found |= fresh
    return frozenset(found)


def opened(language: str, game: str = "no game") -> frozenset[str]:
    """Return all that a phone may ever load that speaks this language and plays this game."""
    parts = [f"{one}-" for one in (*LANGUAGES, *GAMES)]
    spoken = [f"{one}-{part}" for one in GAMES for part in ("", "later-")]
    foreign = [f"{part}{one}-" for one in LANGUAGES for part in ("", *spoken) if one != language]
    others = [part for part in parts if part not in (f"{language}-", f"{game}-")]
    return reached(LINKED.findall(page()), NAMED, (*ELSEWHERE, *foreign, *others))


def loaded(language: str, chosen: str, game: str = "no game") -> frozenset[str]:
    """Return what of it a phone loads with the page and the files that are named like this."""
    wanted = {name for name in opened(language, game) if re.match(chosen, name)}
    return reached({*LINKED.findall(page()), *wanted}, IMPORTED)


def played(language: str, game: str) -> frozenset[str]:
    """Return what a guest's phone loads from the link to the end of a game, and opens no sheet."""
    own = rf"{game}-(?:{language}|look|phone(?:-after|-over)?)-"
    # Somebody is away now and then, and what everyone chooses is chosen in the lobby.
    parts = ["away", *({"choices"} if any(one.each for one in RULES[game].options) else ())]
    names = loaded(language, rf"{language}-(?:way|table)-|(?:{'|'.join(parts)})-|{own}", game)
    # A build's hash may hold a dash itself, so a name is known by how it begins.
    expected = [f"{language}-table", f"{game}-{language}", f"{game}-look", f"{game}-phone", *parts]
    assert all(any(name.startswith(f"{part}-") for name in names) for part in expected)
    emblem = (PAGES / game / "emblem.svg").read_bytes()
    emblems = {file.name for file in ASSETS.glob("emblem*.svg") if file.read_bytes() == emblem}
    return names | emblems


def weight(names: Iterable[str]) -> int:
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_way_from_the_link_to_the_seat_is_short(language: str) -> None:
    way = loaded(language, f"{language}-way-")
    assert any(name.startswith(f"{language}-way-") for name in way)
    assert weight(way) <= WAY_BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_phone_with_a_whole_game_stays_light(game: str, language: str) -> None:
    assert weight(played(language, game)) <= PHONE_BUDGET


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_phone_on_which_everything_was_opened_carries_little_more(
    game: str, language: str
) -> None:
    names = opened(language, game)
    # All that is fetched when it is wanted is among it, and the emblems of all games.
    words = (f"{language}-sheets-", f"{game}-later-{language}-")
    for part in ("options-", "connection-", "voices-", "emblem-", *words):
        assert any(name.startswith(part) for name in names)
    assert weight(names) <= EVERYTHING_BUDGET
