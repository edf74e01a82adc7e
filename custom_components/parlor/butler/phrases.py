"""Phrases: what the butler understands, and what the butler says, in one language."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
import json
from pathlib import Path
import re
from typing import Any, Final, Self

from custom_components.parlor.games.wording import listed
from custom_components.parlor.table.names import alike

from .wish import Wish

FOLDER: Final = Path(__file__).parent / "text"
_GAMES: Final = "<games>"
_MINUTE: Final = 60


@dataclass(frozen=True, slots=True)
class Phrases:
    """The sentences that are understood, and the replies to them."""

    language: str
    texts: Mapping[str, Any]

    @classmethod
    def read(cls) -> tuple[Self, ...]:
        """Read the phrases of all languages; slow, so call it outside the event loop."""
        files = sorted(FOLDER.glob("*.json"))
        return tuple(cls(file.stem, json.loads(file.read_text("utf-8"))) for file in files)

    def sentences(self, wish: Wish, games: Iterable[str]) -> list[str]:
        """Return what expresses a wish, at any table; where no game is named, none is needed."""
        sayable = [name for name in games if re.fullmatch(r"[\w ]+", name)]
        named = f"({'|'.join(sayable)})"
        return [
            f"{sentence.replace(_GAMES, named)} [{self.texts['at']}]"
            for sentence in self.texts["sentences"][wish]
            if sayable or _GAMES not in sentence
        ]

    @property
    def to_game(self) -> tuple[str, ...]:
        """Return how one says that what follows is for the game."""
        return tuple(self.texts["to_game"])

    def table_in(self, said: str | None) -> str | None:
        """Return the table that was named, without its article; "the game" names none."""
        words = (said or "").split()
        while words and words[0].casefold() in self.texts["articles"]:
            words = words[1:]
        name = " ".join(words)
        return name if name and not any(alike(name, no) for no in self.texts["no_table"]) else None

    def say(self, reply: str, count: int | None = None, **gaps: object) -> str:
        """Return a reply; where there are several, the one for so many."""
        text = self.texts["replies"][reply]
        return str(_for(text, count)).format(**gaps)

    def listed(self, names: Sequence[str]) -> str:
        """Return names as one says them."""
        return listed(names, self.texts["and"])

    def points(self, points: int) -> str:
        """Return so many points in words."""
        return self._counted("points", points)

    def time(self, seconds: int) -> str:
        """Return how long that is in words."""
        minutes, rest = divmod(seconds, _MINUTE)
        parts = [self._counted("minutes", minutes)] if minutes else []
        if rest or not minutes:
            parts.append(self._counted("seconds", rest))
        return self.listed(parts)

    def _counted(self, what: str, count: int) -> str:
        return str(_for(self.texts[what], count)).format(count=count)


def _for(text: object, count: int | None) -> object:
    """Return the form for none, one or several, where a text has forms."""
    if not isinstance(text, Mapping):
        return text
    form = {0: "none", 1: "one"}.get(count or 0, "other")
    return text.get(form, text["other"])
