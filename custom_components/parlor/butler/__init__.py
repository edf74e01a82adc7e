"""The butler: answers when somebody talks to the house about a table."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from homeassistant.core import HomeAssistant, callback
from homeassistant.util.hass_dict import HassKey

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.herald import told
from custom_components.parlor.house import ParlorConfigEntry, tables
from custom_components.parlor.onlooker import Onlooker
from custom_components.parlor.scene import Scene
from custom_components.parlor.table.happenings import TableEvent
from custom_components.parlor.words import WORDS

from .apology import apology
from .listening import listen
from .meaning import busiest, called, near
from .phrases import Phrases
from .replies import REPLIES, Inquiry, LastWord
from .voices import Voices
from .wish import Wish

if TYPE_CHECKING:
    from hassil.recognize import RecognizeResult
    from homeassistant.components.conversation import ConversationInput

_TABLE: Final = "table"


class Butler:
    """Listens to what is said to the house, in every language, while there is a table."""

    def __init__(self, hass: HomeAssistant, languages: Sequence[Phrases]) -> None:
        """Speak these languages; nobody is listened to before there is a table."""
        self._hass = hass
        self._languages = languages
        self._news: dict[str, LastWord | None] = {}
        self._stops: list[Callable[[], None]] = []
        self._voices = Voices(hass, languages)

    @callback
    def serve(self, entry: ParlorConfigEntry) -> None:
        """Serve a table until it is closed."""
        if not self._news:
            self._listen()
        self._news[entry.entry_id] = None
        onlooker = Onlooker(happened=partial(self._happened, entry))
        entry.async_on_unload(entry.runtime_data.look_on(onlooker))
        entry.async_on_unload(partial(self._leave, entry))
        self._voices.serve(entry)

    @callback
    def _leave(self, entry: ParlorConfigEntry) -> None:
        self._news.pop(entry.entry_id, None)
        if not self._news:
            while self._stops:
                self._stops.pop()()

    @callback
    def _happened(self, entry: ParlorConfigEntry, events: Sequence[Event]) -> None:
        """Keep the last thing for which there are words."""
        scene, words = Scene.of(entry.runtime_data), self._hass.data[WORDS]
        for event in reversed(events):
            game = scene.game if event.type in TableEvent else scene.public["game"]
            news = LastWord(game, str(event.type), told(event, scene.names))
            if words.event(self._hass.config.language, game, news.event, news.data) is not None:
                self._news[entry.entry_id] = news
                return

    def _listen(self) -> None:
        """Have every sentence listened for, in all languages at once: the sentence says which."""
        for phrases in self._languages:
            names = [*self._games(phrases).values()]
            for wish in Wish:
                reply = partial(self._reply, wish, phrases)
                self._stops.append(listen(self._hass, phrases.sentences(wish, names), reply))

    async def _reply(
        self, wish: Wish, phrases: Phrases, heard: ConversationInput, result: RecognizeResult
    ) -> str:
        """Return what to say; what a table refuses is said in words."""
        slot = result.entities.get(_TABLE)
        name = phrases.table_in(None if slot is None else str(slot.value))
        meant = self._meant(name, heard)
        if len(meant) != 1:
            return self._no_table(phrases, name, meant)
        (entry,) = meant
        request = Inquiry(
            entry.runtime_data,
            phrases,
            self._hass.data[WORDS],
            self._news.get(entry.entry_id),
            self._game_in(phrases, heard.text),
        )
        try:
            return await REPLIES[wish](request)
        except Refused as refused:
            return await apology(self._hass, phrases, refused)

    def _meant(self, name: str | None, heard: ConversationInput) -> list[ParlorConfigEntry]:
        """Return the tables that may be meant: by name, by room, or because something is on."""
        found = tables(self._hass)
        if name is not None:
            return called(self._hass, found, name)
        here = near(self._hass, found, heard.device_id, heard.satellite_id)
        return busiest(here or found)

    def _no_table(
        self, phrases: Phrases, name: str | None, meant: Sequence[ParlorConfigEntry]
    ) -> str:
        if meant:
            names = phrases.listed([entry.title for entry in meant])
            return phrases.say("which_table", tables=names)
        if name is not None:
            return phrases.say("no_such_table", table=name)
        return phrases.say("no_table_open")

    def _games(self, phrases: Phrases) -> dict[str, str]:
        """Return what the games are called in a language."""
        words = self._hass.data[WORDS]
        return {game: words.game(phrases.language, game) or game for game in GAMES}

    def _game_in(self, phrases: Phrases, text: str) -> str | None:
        said = text.casefold()
        games = self._games(phrases).items()
        return next((game for game, name in games if name.casefold() in said), None)


BUTLER: HassKey[Butler] = HassKey("parlor_butler")


async def async_hire_butler(hass: HomeAssistant) -> None:
    """Have a butler, once for all tables."""
    hass.data[BUTLER] = Butler(hass, await hass.async_add_executor_job(Phrases.read))
