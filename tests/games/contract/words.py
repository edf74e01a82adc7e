"""Check 6, second half: all that a game can say has words in every language."""

from collections.abc import Iterator, Mapping
from enum import StrEnum
from inspect import getfile
import json
from pathlib import Path
import re
import sys
from typing import Any, NoReturn

from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import COMMON_REFUSALS
from custom_components.parlor.games.state import GameState

from .broken import ContractBroken
from .playout import Habits, Playout

LANGUAGES = frozenset({"de", "en"})
ENDINGS = frozenset({"host", "played", "too_few_players"})
HABITS = Habits(expire=0.15, leave=0.01, repeat=0.2)

type Words = Mapping[str, Any]


def words_of(game: type[GameState]) -> dict[str, Words]:
    """Return the words of a game by language, from the folder `text` beside it."""
    folder = Path(getfile(game)).parent / "text"
    return {
        file.stem: json.loads(file.read_text(encoding="utf-8"))
        for file in sorted(folder.glob("*.json"))
    }


def check_words(
    game: type[GameState],
    players: int,
    playouts: int = 20,
    words: Mapping[str, Words] | None = None,
) -> None:
    """Hold the words against what is declared, and against what occurs in some playouts."""
    by_language = words_of(game) if words is None else words
    if missing := LANGUAGES - by_language.keys():
        raise ContractBroken(f"{game.__name__} has no words in {sorted(missing)}")
    said = Said(game, players, playouts)
    shapes = {language: set(_paths(texts)) for language, texts in by_language.items()}
    for language, texts in by_language.items():
        Vocabulary(game, language, texts).check(said)
    for language in by_language:
        if other := shapes[language] ^ shapes["en"]:
            raise ContractBroken(f"{game.__name__}: {language} and en differ in {sorted(other)}")


def _paths(texts: object, path: str = "") -> Iterator[str]:
    """Give the path of every text."""
    if not isinstance(texts, dict | list):
        yield path
        return
    for key, text in texts.items() if isinstance(texts, dict) else enumerate(texts):
        yield from _paths(text, f"{path}.{key}")


def _sentences(texts: object) -> Iterator[object]:
    """Give every text, however deep."""
    if not isinstance(texts, dict | list):
        yield texts
        return
    for text in texts.values() if isinstance(texts, dict) else texts:
        yield from _sentences(text)


def enum_values(game: type[GameState]) -> set[str]:
    """Return the values of all closed sets in the package of the game."""
    package = game.__module__.rpartition(".")[0]
    modules = [
        module
        for name, module in sys.modules.items()
        if name == package or name.startswith(f"{package}.")
    ]
    enums = (thing for module in modules for thing in vars(module).values())
    return {
        member.value
        for thing in enums
        if isinstance(thing, type) and issubclass(thing, StrEnum)
        for member in thing
    }


class Said:
    """What some playouts have said: events with their data, reasons and endings."""

    def __init__(self, game: type[GameState], players: int, playouts: int) -> None:
        self.events: dict[str, set[str]] = {}
        self.reasons: set[str] = set()
        self.endings: set[str] = {"host", "played"}
        for seed in range(playouts):
            playout = Playout(game, players, seed, habits=HABITS)
            for state in playout.moments():
                for event in playout.events:
                    known = self.events.setdefault(event.type, {*event.data})
                    known &= event.data.keys()
                if state.result is not None:
                    parts = state.result.breakdown.values()
                    self.reasons |= {str(made.reason) for made_here in parts for made in made_here}
                    self.endings.add(str(state.result.ended_by))


class Vocabulary:
    """The words of a game in one language."""

    def __init__(self, game: type[GameState], language: str, texts: Words) -> None:
        self.game = game
        self.language = language
        self.texts = texts

    def check(self, said: Said) -> None:
        """See that there are words for all of it and, where it is declared, for nothing else."""
        game = self.game
        own = {str(code) for code in game.refusals - COMMON_REFUSALS}
        declared = enum_values(game)
        self.compare("phases", {str(phase) for phase in game.phases})
        self.compare("events", {str(event) for event in game.event_types})
        self.compare("options", {option.key for option in game.options})
        self.compare("actions", {*game.actions})
        self.compare("refusals", own, {str(code) for code in COMMON_REFUSALS})
        self.compare(
            "choices",
            {c for o in game.options if o.kind is Kind.CHOICE for c in o.choices},
            declared,
        )
        self.compare("reasons", said.reasons, declared)
        self.compare("ended_by", said.endings, declared | ENDINGS)
        self.check_params()
        self.check_placeholders(said)
        self.check_sentences()

    def fail(self, what: str) -> NoReturn:
        """Say what is wrong."""
        raise ContractBroken(f"{self.game.__name__}, words in {self.language}: {what}")

    def compare(self, section: str, needed: set[str], possible: set[str] | None = None) -> None:
        """See that a section has all that is needed, and nothing that is not possible."""
        there = self.texts.get(section, {}).keys()
        if missing := needed - there:
            self.fail(f"{section} lack {sorted(missing)}")
        if unused := there - needed - (possible or set()):
            self.fail(f"{section} have {sorted(unused)}, which nothing declares")

    def check_params(self) -> None:
        """See that every parameter has its label, and every action and option its name."""
        for name, action in self.game.actions.items():
            texts = self.texts["actions"][name]
            if "label" not in texts or {*texts.get("params", {})} != action.names:
                self.fail(f"actions.{name} needs a label and params {sorted(action.names)}")
        for option in self.game.options:
            if "name" not in self.texts["options"][option.key]:
                self.fail(f"options.{option.key} needs a name")

    def check_placeholders(self, said: Said) -> None:
        """See that a sentence about an event only names what the event always carries."""
        for event, carried in said.events.items():
            for sentence in _sentences(self.texts["events"].get(event, {})):
                if unknown := {*re.findall(r"\{(\w+)", str(sentence))} - carried:
                    self.fail(f"events.{event} names {sorted(unknown)}, which it may not carry")

    def check_sentences(self) -> None:
        """See that no text is empty and that the game can be introduced."""
        if missing := {"name", "about", "help"} - self.texts.keys():
            self.fail(f"lack {sorted(missing)}")
        if any(not isinstance(text, str) or not text.strip() for text in _sentences(self.texts)):
            self.fail("a text is empty or no text")
