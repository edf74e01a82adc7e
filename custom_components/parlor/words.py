"""The games' own words, for what Home Assistant says about them."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from inspect import getfile
import json
from pathlib import Path
from typing import Any, Final, Self

from homeassistant.core import HomeAssistant
from homeassistant.util.hass_dict import HassKey

from .const import LOGGER
from .games import GAMES
from .games.content import Complaint
from .games.vocabulary import Json
from .games.wording import fitting, listed

ENGLISH: Final = "en"
# Words that no game needs to bring lie beside the games' folders.
COMMON: Final = ""
FOLDER: Final = Path(__file__).parent / "games"


@dataclass(frozen=True, slots=True)
class Words:
    """The words of all games, by language and game, and the icons that stand beside them."""

    by_language: Mapping[str, Mapping[str, Mapping[str, Any]]]
    icons: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)

    @classmethod
    def read(cls) -> Self:
        """Read the words; slow, so call it outside the event loop."""
        words: dict[str, dict[str, Mapping[str, Any]]] = {}
        icons: dict[str, Mapping[str, Any]] = {}
        homes = {game.id: Path(getfile(game)).parent for game in GAMES.values()}
        for game, home in {COMMON: FOLDER, **homes}.items():
            for file in sorted((home / "text").glob("*.json")):
                # Without words in English a game is left out; see `inspection`.
                if (found := _read(file)) is not None:
                    words.setdefault(file.stem, {})[game] = found
            if (drawn := home / "icons.json").is_file():
                icons[game] = _read(drawn) or {}
        return cls(words, icons)

    def event(
        self, language: str, game: str | None, event: str, data: Mapping[str, Json]
    ) -> str | None:
        """Return what happened as a sentence; None where nobody has words for it.

        What happens at the table itself is told in the same words whatever is played.
        """
        language = self._spoken(language)
        texts = self.by_language[language]
        own, common = texts.get(game or COMMON, {}), texts.get(COMMON, {})
        known = [own.get("told", {}), own.get("events", {}), common.get("events", {})]
        sentence = next((some[event] for some in known if event in some), None)
        if isinstance(sentence, Mapping):
            sentence = fitting(sentence, data)
        if sentence is None:
            return None
        names = {key: words["name"] for key, words in texts.items() if "name" in words}
        choices = {**names, **own.get("choices", {})}
        before_last = str(common.get("and", "+"))
        said = {
            key: _said(key, value, data, choices, language, before_last)
            for key, value in data.items()
        }
        return str(sentence).format_map(_Gaps(said))

    def game(self, language: str, game: str | None) -> str | None:
        """Return what a game is called."""
        return self._of(language, game).get("name")

    def phase(self, language: str, game: str | None, phase: str) -> str | None:
        """Return what a phase of a game is called; None for the lobby, which is no game's."""
        named: str | None = self._of(language, game).get("phases", {}).get(phase)
        return named

    def on_phone(self, language: str, player: str) -> str:
        """Return that what is for a player alone is on their phone."""
        return str(self._of(language, COMMON)["on_phone"]).format(player=player)

    def _of(self, language: str, game: str | None) -> Mapping[str, Any]:
        return self.by_language[self._spoken(language)].get(game or COMMON, {})

    def icon(self, game: str | None, event: str) -> str | None:
        """Return what stands beside what happened, where something was drawn for it."""
        own, common = self.icons.get(game or COMMON, {}), self.icons.get(COMMON, {})
        icon: str | None = {**common.get("events", {}), **own.get("events", {})}.get(event)
        return icon

    def complaint(self, language: str, game: str, complaint: Complaint) -> str:
        """Return what is wrong with some content; the game's own words come before the common."""
        texts = self.by_language[self._spoken(language)]
        known = {**texts[COMMON]["complaints"], **texts.get(game, {}).get("complaints", {})}
        said = {key: str(value) for key, value in complaint.details.items()}
        return str(known.get(complaint.code, complaint.code)).format_map(_Gaps(said))

    def fault(self, language: str, fault: str, what: str) -> str:
        """Return why a game is left out."""
        texts = self.by_language[self._spoken(language)][COMMON]["faults"]
        return str(texts[fault]).format_map(_Gaps(what=what))

    def _spoken(self, language: str) -> str:
        """Return the language to speak; English where there are no words in the other."""
        spoken = language.partition("-")[0]
        return spoken if spoken in self.by_language else ENGLISH


WORDS: HassKey[Words] = HassKey("parlor_words")


async def async_load_words(hass: HomeAssistant) -> None:
    """Have the games' words at hand."""
    hass.data[WORDS] = await hass.async_add_executor_job(Words.read)


def _read(file: Path) -> Any:
    """Return what is in a file; None, and a line in the log, where it cannot be read."""
    try:
        return json.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        LOGGER.error("The words of %s cannot be read: %s", file, error)
        return None


class _Gaps(dict[str, str]):
    """Leaves a placeholder as it is where there is nothing to put in."""

    def __missing__(self, key: str) -> str:
        return f"{{{key}}}"


def _said(
    key: str,
    value: Json,
    data: Mapping[str, Json],
    choices: Mapping[str, Any],
    language: str,
    before_last: str,
) -> str:
    """Return one value of an event in words: a name, a choice, a thing or a number."""
    named = data.get(f"{key}_name", data.get(f"{key}_names", value))
    match named:
        case {"name": str(name)}:
            return name
        case {"name": dict(texts)}:
            return str(texts.get(language, texts.get(ENGLISH, "")))
        case list():
            return listed([*map(str, named)], before_last)
        case dict():
            return ", ".join(f"{one}: {other}" for one, other in named.items())
        case str():
            return str(choices.get(named, named))
    return str(named)
