"""Check 6, second half: all that a game can say has words in every language."""

from collections.abc import Iterator, Mapping, Sequence, Set as AbstractSet
from enum import StrEnum
from inspect import getfile
import json
from pathlib import Path
import re
import sys
from typing import Any

from custom_components.parlor.games.content import Fault
from custom_components.parlor.games.options import Kind
from custom_components.parlor.games.refused import COMMON_REFUSALS
from custom_components.parlor.games.result import SHARED
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import GAME_OVER, Json
from custom_components.parlor.games.wording import fitting

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
    complaints = [
        f"words in {language}: {complaint}"
        for language, texts in by_language.items()
        for complaint in Vocabulary(game, texts).complaints(said)
    ]
    shapes = {language: set(_paths(texts)) for language, texts in by_language.items()}
    complaints += [
        f"{language} and en differ in {sorted(other)}"
        for language in by_language
        if (other := shapes[language] ^ shapes["en"])
    ]
    if complaints:
        raise ContractBroken("\n".join([f"{game.__name__}:", *complaints]))


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
    """What some playouts have said: events with their data, reasons, endings, awards and ties."""

    def __init__(self, game: type[GameState], players: int, playouts: int) -> None:
        self.events: dict[str, set[str]] = {}
        self.told: dict[str, list[Mapping[str, Json]]] = {}
        self.reasons: set[str] = set()
        self.endings: set[str] = {"host", "played"}
        self.awards: set[str] = set()
        self.ties: set[str] = set()
        for seed in range(playouts):
            playout = Playout(game, players, seed, habits=HABITS)
            for state in playout.moments():
                for event in playout.events:
                    always = self.events.setdefault(event.type, {*event.data})
                    always.intersection_update(event.data)
                    self.told.setdefault(event.type, []).append(event.data)
                if state.result is not None:
                    parts = state.result.breakdown.values()
                    self.reasons |= {str(made.reason) for made_here in parts for made in made_here}
                    self.endings.add(str(state.result.ended_by))
                    self.awards |= {str(award.id) for award in state.result.awards}
                    self.ties |= {str(state.result.tie)} - {"None"}


class Vocabulary:
    """The words of a game in one language."""

    def __init__(self, game: type[GameState], texts: Words) -> None:
        self.game = game
        self.texts = texts

    def complaints(self, said: Said) -> Iterator[str]:
        """Give what has no words and, where it is declared, what has words for nothing."""
        game = self.game
        own = {str(code) for code in game.refusals - COMMON_REFUSALS}
        declared = enum_values(game)
        events = {str(event) for event in game.event_types}
        yield from self.compare("phases", {str(phase) for phase in game.phases})
        yield from self.compare("events", events)
        own_chapters = {*map(str, game.chapters.values())} - {*map(str, game.phases), GAME_OVER}
        yield from self.compare("chapters", own_chapters)
        yield from self.compare("told", frozenset(), {str(event) for event in game.told})
        # By these the house names what it hears.
        yield from self.compare("event_names", {str(event) for event in game.heard()})
        yield from self.compare("options", {option.key for option in game.options})
        yield from self.compare("actions", {*game.actions})
        yield from self.compare("refusals", own, {str(code) for code in COMMON_REFUSALS})
        faults = {str(code) for kind in game.contents.values() for code in kind.complaints}
        yield from self.compare("complaints", faults, {str(code) for code in Fault})
        choices = {c for o in game.options if o.kind is Kind.CHOICE for c in o.choices}
        yield from self.compare("choices", choices, declared)
        yield from self.compare("reasons", said.reasons, declared)
        yield from self.compare("ended_by", said.endings, declared | ENDINGS)
        yield from self.compare("awards", said.awards, declared)
        yield from self.compare("ties", said.ties, declared | {SHARED})
        yield from self.params()
        yield from self.placeholders(said)
        yield from self.sentences()

    def compare(
        self, section: str, needed: AbstractSet[str], possible: AbstractSet[str] = frozenset()
    ) -> Iterator[str]:
        """Complain where a section lacks what is needed, or has what is not possible."""
        there = self.texts.get(section, {}).keys()
        if missing := needed - there:
            yield f"{section} lack {sorted(missing)}"
        if unused := there - needed - possible:
            yield f"{section} have {sorted(unused)}, which nothing declares"

    def params(self) -> Iterator[str]:
        """Complain about parameters without labels; actions, options and awards without names."""
        actions, options = self.texts.get("actions", {}), self.texts.get("options", {})
        for name, action in self.game.actions.items():
            texts = actions.get(name, {})
            if "label" not in texts or {*texts.get("params", {})} != action.names:
                yield f"actions.{name} needs a label and params {sorted(action.names)}"
        for option in self.game.options:
            if "name" not in options.get(option.key, {}):
                yield f"options.{option.key} needs a name"
        for award, texts in self.texts.get("awards", {}).items():
            if {"name", "text"} - {*texts} or "text" not in texts.get("shared", {}):
                yield f"awards.{award} needs a name and a text, and one for several who share it"

    def placeholders(self, said: Said) -> Iterator[str]:
        """Complain about a sentence that names what its event may not carry."""
        for event, carried in said.events.items():
            for sentence in _sentences(self.texts.get("events", {}).get(event, {})):
                if unknown := {*re.findall(r"\{(\w+)", str(sentence))} - carried:
                    yield f"events.{event} names {sorted(unknown)}, which it may not carry"
            yield from self.tellings(event, said.told[event])

    def tellings(self, event: str, said: Sequence[Mapping[str, Json]]) -> Iterator[str]:
        """Complain about something that a person would tell, but not in these words."""
        sentence = self.texts.get("told", {}).get(event)
        for data in said if sentence is not None else ():
            found = fitting(sentence, data) if isinstance(sentence, Mapping) else sentence
            if found is None:
                yield f"told.{event} has no words for {data}"
            elif unknown := {*re.findall(r"\{(\w+)", found)} - data.keys():
                yield f"told.{event} names {sorted(unknown)}, which {data} does not hold"

    def sentences(self) -> Iterator[str]:
        """Complain about a text that is empty, and a game that nobody introduces."""
        if missing := {"name", "about", "help"} - self.texts.keys():
            yield f"lack {sorted(missing)}"
        if any(not isinstance(text, str) or not text.strip() for text in _sentences(self.texts)):
            yield "a text is empty or no text"
