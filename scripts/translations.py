"""Puts the games' own words and icons where Home Assistant looks for them.

Names, phases, events, options, actions and refusals come from `games/<id>/text`, so a new game
needs no words here.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
import json
from pathlib import Path
import sys
from typing import Any, Final

ROOT: Final = Path(__file__).parent.parent
PARLOR: Final = ROOT / "custom_components/parlor"
sys.path.insert(0, str(ROOT))

from custom_components.parlor.games import GAMES, UNLOADED  # noqa: E402
from custom_components.parlor.games.options import Kind, Option  # noqa: E402
from custom_components.parlor.games.refused import COMMON_REFUSALS  # noqa: E402
from custom_components.parlor.games.state import GameState  # noqa: E402
from custom_components.parlor.games.vocabulary import GAME_OVER  # noqa: E402
from custom_components.parlor.scene import LOBBY  # noqa: E402
from custom_components.parlor.table.happenings import TableEvent  # noqa: E402
from scripts.forms import (  # noqa: E402
    FILLED,
    FORMS,
    actions,
    choices_key,
    events,
    limits,
    options,
    phases,
    render_forms,
)

type Place = tuple[str, ...]

ICONS: Final = PARLOR / "icons.json"
PHASE: Final[Place] = ("entity", "sensor", "phase", "state")
EVENTS: Final[Place] = ("entity", "event", "event", "state_attributes", "event_type", "state")
NAMES: Final[tuple[Place, ...]] = (
    ("entity", "sensor", "game", "state"),
    ("entity", "select", "game", "state"),
    ("selector", "game", "options"),
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
        "event_names": played.heard(),
        "refusals": played.refusals - COMMON_REFUSALS,
        "options": (option.key for option in played.options if not option.each),
        "actions": played.actions,
    }
    own = {str(played.chapter(phase)) for phase in played.phases} - {*played.phases, GAME_OVER}
    needed["chapters"] = own
    missing = [] if "name" in texts else ["name"]
    for section, keys in needed.items():
        missing += sorted(f"{section}.{key}" for key in keys if key not in texts.get(section, {}))
    return missing


def undrawn(game: str) -> list[str]:
    """Return what a game has no icon for, though Home Assistant shows one."""
    played, icons = GAMES[game], _icons_of(game)
    shown = {str(played.chapter(phase)) for phase in played.phases} - {GAME_OVER}
    needed = {"chapters": shown, "events": {*map(str, played.told)}}
    missing = [] if "game" in icons else ["game"]
    for section, keys in needed.items():
        missing += sorted(f"{section}.{key}" for key in keys - icons.get(section, {}).keys())
    return missing


def words(game: str, language: str) -> Iterator[tuple[Place, str]]:
    """Give the words of a game, each with the place where it belongs."""
    texts = texts_of(game, language)
    for place in NAMES:
        yield (*place, game), texts["name"]
    for key, word in chapters(game, texts):
        yield (*PHASE, key), word
    for key, word in texts["event_names"].items():
        yield (*EVENTS, key), word
    for code, sentence in texts["refusals"].items():
        yield ("exceptions", code, "message"), sentence


def chapters(game: str, texts: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Give what the house calls the phases of a game; the end has one name for all games."""
    played = GAMES[game]
    known = {**texts["phases"], **texts.get("chapters", {})}
    for chapter in dict.fromkeys(str(played.chapter(phase)) for phase in played.phases):
        if chapter != GAME_OVER:
            yield chapter, known[chapter]


def words_of_forms(language: str) -> Iterator[tuple[Place, str]]:
    """Give the words for options and actions, and whose they are; the first game's, of several."""
    for key, having in options().items():
        game, option = having[0]
        about = texts_of(game.id, language)["options"][key]
        place = ("selector", "options", "fields", key)
        within = _range([option for _, option in having])
        yield (*place, "name"), f"{_games(having, language)}: {about['name']}{within}"
        if "help" in about:
            yield (*place, "description"), about["help"]
        for choice, word in _choices(game, option, language):
            yield ("selector", choices_key(key), "options", choice), word
    for action, playing in actions().items():
        label = texts_of(playing[0][0].id, language)["actions"][action]["label"]
        yield _choice("action", action), f"{_games(playing, language)}: {label}"
    for field, found, section in (
        ("phase", phases(), "phases"),
        ("event", events(), "event_names"),
    ):
        for key, playing in found.items():
            word = texts_of(playing[0][0].id, language)[section][key]
            yield _choice(field, key), f"{_games(playing, language)}: {word}"


def words_of_the_table(known: Mapping[str, Any]) -> Iterator[tuple[Place, str]]:
    """Give the words for what is no game's, as the entities have them."""
    yield _choice("phase", LOBBY), known["sensor"]["phase"]["state"][LOBBY]
    kinds = known["event"]["event"]["state_attributes"]["event_type"]["state"]
    for event in TableEvent:
        yield _choice("event", event), kinds[event]


def _choice(field: str, key: str) -> Place:
    return "selector", field, "options", key


def _games(having: Iterable[tuple[type[GameState], object]], language: str) -> str:
    return ", ".join(texts_of(game.id, language)["name"] for game, _ in having)


def _range(same: Sequence[Option]) -> str:
    known = limits(same)
    return f" ({known['min']}–{known['max']})" if len(known) == 2 else ""


def _choices(game: type[GameState], option: Option, language: str) -> Iterator[tuple[str, str]]:
    """Give the words of what can be chosen: the game's, or those of the content itself."""
    if option.kind is Kind.CONTENT:
        kind = game.contents[option.key]
        for choice, thing in kind.shipped.items():
            name = kind.about(thing).name
            yield choice, name if isinstance(name, str) else name.get(language, name["en"])
    for choice in option.choices if option.kind is Kind.CHOICE else ():
        yield choice, texts_of(game.id, language)["choices"][choice]


def translation(language: str) -> Path:
    """Return the file that Home Assistant reads."""
    return PARLOR / "translations" / f"{language}.json"


def render(language: str) -> str:
    """Return the translations with the words of all games in them."""
    translations = json.loads(translation(language).read_text("utf-8"))
    selectors = translations.setdefault("selector", {})
    for key in [key for key in selectors if key in FILLED or key.startswith(choices_key(""))]:
        del selectors[key]  # a game that is gone, or an option, leaves no words behind
    _put(translations, PHASE, texts_of("", language)["chapters"])
    _put(translations, EVENTS, {event: _get(translations, EVENTS)[event] for event in TableEvent})
    # Games may share a phase or a code; whoever comes first has the word.
    for game in reversed([*GAMES]):
        for place, word in words(game, language):
            _put(translations, place, word)
    for place, word in chain(words_of_the_table(translations["entity"]), words_of_forms(language)):
        _put(translations, place, word)
    translations["exceptions"] = dict(sorted(translations["exceptions"].items()))
    return json.dumps(translations, indent=2, ensure_ascii=False) + "\n"


def render_icons() -> str:
    """Return the icons with those of all games in them."""
    icons = json.loads(ICONS.read_text("utf-8"))
    drawn = {game: _icons_of(game) for game in ("", *reversed([*GAMES]))}
    for place, section in ((PHASE, "chapters"), (EVENTS, "events")):
        shown = {key: icon for one in drawn.values() for key, icon in one[section].items()}
        _put(icons, place, dict(sorted(shown.items())))
    games = {game: drawn[game]["game"] for game in GAMES}
    _put(icons, ("entity", "sensor", "game", "state"), {"none": "mdi:cards-outline", **games})
    _put(icons, ("entity", "select", "game", "state"), games)
    return json.dumps(icons, indent=2) + "\n"


def _icons_of(game: str) -> dict[str, Any]:
    file = PARLOR / "games" / game / "icons.json"
    return json.loads(file.read_text("utf-8")) if file.is_file() else {}


def _put(tree: dict[str, Any], place: Place, word: object) -> None:
    for step in place[:-1]:
        tree = tree.setdefault(step, {})
    tree[place[-1]] = word


def _get(tree: dict[str, Any], place: Place) -> Any:
    for step in place:
        tree = tree[step]
    return tree


def main() -> None:
    """Write all translations and forms, or say all that is missing."""
    if UNLOADED:
        raise ExceptionGroup("some games cannot be loaded", [*UNLOADED.values()])
    files = sorted((PARLOR / "translations").glob("*.json"))
    gaps = [
        f"games/{game}/text/{file.stem}.json lacks {', '.join(missing)}"
        for game in GAMES
        for file in files
        if (missing := lacking(game, file.stem))
    ]
    gaps += [
        f"games/{game}/icons.json lacks {', '.join(missing)}"
        for game in GAMES
        if (missing := undrawn(game))
    ]
    if gaps:
        sys.exit("\n".join(["words: nothing was written, for words or icons are missing.", *gaps]))
    for file in files:
        file.write_text(render(file.stem), encoding="utf-8")
    ICONS.write_text(render_icons(), encoding="utf-8")
    for form in FORMS:
        form.write_text(render_forms(form), encoding="utf-8")


if __name__ == "__main__":
    main()
