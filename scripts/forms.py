"""Puts the games and what they take into Home Assistant's forms: of actions, triggers, conditions.

They come from the games themselves, so a new game needs no form here.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, override

import yaml  # type: ignore[import-untyped]

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.options import Kind, Option
from custom_components.parlor.games.state import GameState
from custom_components.parlor.scene import LOBBY
from custom_components.parlor.table.happenings import TableEvent

PARLOR: Final = Path(__file__).parent.parent / "custom_components/parlor"
FORMS: Final = tuple(PARLOR / f"{kind}.yaml" for kind in ("services", "triggers", "conditions"))
# The fields about which the games have something to say; their words are called like them.
FILLED: Final = ("game", "options", "action", "phase", "event")

type Selector = dict[str, Any]
type Shared[T] = dict[str, list[tuple[type[GameState], T]]]


def options() -> Shared[Option]:
    """Return the options that a host can set, by key, with their games; rare ones come last."""
    found: Shared[Option] = {}
    for advanced in (False, True):
        for game in GAMES.values():
            for option in game.options:
                if not option.each and option.advanced is advanced:
                    found.setdefault(option.key, []).append((game, option))
    return found


def actions() -> Shared[str]:
    """Return the actions of all games, with the games that have them."""
    found: Shared[str] = {}
    for game in GAMES.values():
        for action in game.actions:
            found.setdefault(action, []).append((game, action))
    return found


def phases() -> Shared[str]:
    """Return the phases of all games, with the games that have them."""
    found: Shared[str] = {}
    for game in GAMES.values():
        for phase in game.phases:
            found.setdefault(str(phase), []).append((game, phase))
    return found


def events() -> Shared[str]:
    """Return the events that the house may hear of, with the games that have them."""
    found: Shared[str] = {}
    for game in GAMES.values():
        for event in game.heard():
            found.setdefault(str(event), []).append((game, event))
    return found


def choices_key(option: str) -> str:
    """Return the name under which the choices of an option have their words."""
    return f"option_{option}"


def limits(same: Sequence[Option]) -> dict[str, int]:
    """Return the least and the most that any of these takes, where they have a limit."""
    least = min((option.min for option in same if option.min is not None), default=None)
    most = max((option.max for option in same if option.max is not None), default=None)
    return {key: at for key, at in (("min", least), ("max", most)) if at is not None}


def _option(key: str, same: Sequence[Option]) -> Selector:
    """Return what asks for an option; it takes whatever any of the games takes."""
    match {option.kind for option in same}:
        case kinds if kinds == {Kind.BOOLEAN}:
            return {"boolean": {}}
        case kinds if kinds == {Kind.NUMBER}:
            return {"number": {**limits(same), "mode": "box"}}
        case kinds if kinds <= {Kind.CHOICE, Kind.CONTENT}:
            choices = dict.fromkeys(choice for option in same for choice in option.choices)
            known = {"options": [*choices], "translation_key": choices_key(key)}
            return {"select": {**known, "custom_value": Kind.CONTENT in kinds}}
    return {"object": {}}


def _selectors() -> Mapping[str, Selector]:
    """Return what asks for each of the fields that the games fill."""
    fields = {
        key: {"selector": _option(key, [option for _, option in same])}
        for key, same in options().items()
    }
    return {
        "game": _select("game", *GAMES),
        "options": {"object": {"fields": fields, "translation_key": "options"}},
        "action": _select("action", *actions()),
        "phase": _select("phase", LOBBY, *phases()),
        "event": _select("event", *map(str, TableEvent), *events()),
    }


def _select(key: str, *choices: str) -> Selector:
    return {"select": {"options": [*choices], "translation_key": key}}


class _Plain(yaml.SafeDumper):  # type: ignore[misc]
    """Writes everything out, however often it is there."""

    @override
    def ignore_aliases(self, data: object) -> bool:
        return True


def render_forms(file: Path) -> str:
    """Return the forms of a file with what the games have to say in them."""
    forms: dict[str, Any] = yaml.safe_load(file.read_text("utf-8"))
    selectors = _selectors()
    for form in forms.values():
        for name, field in ((form or {}).get("fields") or {}).items():
            field["selector"] = _filled(field["selector"], selectors.get(name))
    return "\n".join(_written({action: form}) for action, form in forms.items())


def _filled(asked: Selector, known: Selector | None) -> Selector:
    """Return what asks for a field; whether it takes several is the form's own affair."""
    if known is None:
        return asked
    several = (asked.get("select") or {}).get("multiple")
    return {"select": {**known["select"], "multiple": True}} if several else known


def _written(form: Mapping[str, Any]) -> str:
    text = yaml.dump({**form}, Dumper=_Plain, sort_keys=False, allow_unicode=True, width=100)
    return str(text).replace(": null\n", ":\n")
