"""Puts the games' own words where Home Assistant looks for words: into `translations`.

Names, phases, events and refusals come from `games/<id>/text`, so a new game needs no words here.
"""

from collections.abc import Iterator
import json
from pathlib import Path
import sys
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PARLOR: Final = ROOT / "custom_components/parlor"
sys.path.insert(0, str(ROOT))

from custom_components.parlor.games import GAMES  # noqa: E402

type Place = tuple[str, ...]

STATES: Final[dict[Place, str]] = {
    ("entity", "sensor", "phase", "state"): "phases",
    ("entity", "event", "event", "state_attributes", "event_type", "state"): "event_names",
}
NAMES: Final[tuple[Place, ...]] = (
    ("entity", "sensor", "game", "state"),
    ("entity", "select", "game", "state"),
)


def words(game: str, language: str) -> Iterator[tuple[Place, str]]:
    """Give the words of a game, each with the place where it belongs."""
    texts = json.loads((PARLOR / "games" / game / "text" / f"{language}.json").read_text("utf-8"))
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


if __name__ == "__main__":
    for file in sorted((PARLOR / "translations").glob("*.json")):
        file.write_text(render(file.stem), encoding="utf-8")
