"""Puts the games' own words where Home Assistant looks for words: into `translations`.

Names, phases, events and refusals come from `games/<id>/text`, so a new game needs no words here.
"""

from collections.abc import Iterable, Iterator
import json
from pathlib import Path
import sys
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PARLOR: Final = ROOT / "custom_components/parlor"
sys.path.insert(0, str(ROOT))

from custom_components.parlor.games import GAMES  # noqa: E402
from custom_components.parlor.games.refused import COMMON_REFUSALS  # noqa: E402

type Place = tuple[str, ...]

STATES: Final[dict[Place, str]] = {
    ("entity", "sensor", "phase", "state"): "phases",
    ("entity", "event", "event", "state_attributes", "event_type", "state"): "event_names",
}
NAMES: Final[tuple[Place, ...]] = (
    ("entity", "sensor", "game", "state"),
    ("entity", "select", "game", "state"),
)


def texts_of(game: str, language: str) -> dict[str, Any]:
    """Return a game's words; none where it has no such file."""
    file = PARLOR / "games" / game / "text" / f"{language}.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def lacking(game: str, language: str) -> list[str]:
    """Return what a game has no words for, though Home Assistant needs them."""
    played, texts = GAMES[game], texts_of(game, language)
    needed: dict[str, Iterable[str]] = {
        "phases": played.phases,
        "refusals": played.refusals - COMMON_REFUSALS,
    }
    # Which events are chatter, and need no name, only the contract suite can see.
    missing = [section for section in ("name", "event_names") if section not in texts]
    for section, keys in needed.items():
        missing += sorted(f"{section}.{key}" for key in keys if key not in texts.get(section, {}))
    return missing


def words(game: str, language: str) -> Iterator[tuple[Place, str]]:
    """Give the words of a game, each with the place where it belongs."""
    texts = texts_of(game, language)
    for place in NAMES:
        yield (*place, game), texts["name"]
    for place, section in STATES.items():
        for key, word in texts[section].items():
            yield (*place, key), word
    for code, sentence in texts["refusals"].items():
        yield ("exceptions", code, "message"), sentence


def translation(language: str) -> Path:
    """Return the file that Home Assistant reads."""
    return PARLOR / "translations" / f"{language}.json"


def render(language: str) -> str:
    """Return the translations with the words of all games in them."""
    translations = json.loads(translation(language).read_text("utf-8"))
    # Games may share a phase or a code; whoever comes first has the word.
    for game in reversed([*GAMES]):
        for place, word in words(game, language):
            _put(translations, place, word)
    translations["exceptions"] = dict(sorted(translations["exceptions"].items()))
    return json.dumps(translations, indent=2, ensure_ascii=False) + "\n"


def _put(tree: dict[str, Any], place: Place, word: str) -> None:
    for step in place[:-1]:
        tree = tree.setdefault(step, {})
    tree[place[-1]] = word


def main() -> None:
    """Write all translations, or say all that is missing."""
    files = sorted((PARLOR / "translations").glob("*.json"))
    gaps = [
        f"games/{game}/text/{file.stem}.json lacks {', '.join(missing)}"
        for game in GAMES
        for file in files
        if (missing := lacking(game, file.stem))
    ]
    if gaps:
        sys.exit("\n".join(["words: nothing was written, for words are missing.", *gaps]))
    for file in files:
        file.write_text(render(file.stem), encoding="utf-8")


if __name__ == "__main__":
    main()
