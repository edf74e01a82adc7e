"""Voices: players who talk to their game through the house, while one that takes text is on."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from homeassistant.core import HomeAssistant, callback

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.interpreter import TalkingRefusal, interpret, talk_of
from custom_components.parlor.onlooker import Onlooker
from custom_components.parlor.refusals import ActingRefusal
from custom_components.parlor.scene import Scene
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.table import Caller, Seat
from custom_components.parlor.words import WORDS

from .apology import apology
from .listening import listen
from .meaning import near
from .phrases import Phrases
from .speaker import speaker

if TYPE_CHECKING:
    from hassil.recognize import RecognizeResult
    from homeassistant.components.conversation import ConversationInput

_WORDS: Final = "words"


class Voices:
    """Listens to players only while their game is on: until then, their words are for others."""

    def __init__(self, hass: HomeAssistant, languages: Sequence[Phrases]) -> None:
        """Speak these languages; nobody plays yet."""
        self._hass = hass
        self._languages = languages
        self._tables: list[ParlorConfigEntry] = []
        self._games: frozenset[str] = frozenset()
        self._sentences: dict[str, Phrases] = {}
        self._stop: Callable[[], None] = lambda: None

    @callback
    def serve(self, entry: ParlorConfigEntry) -> None:
        """Listen to the players of a table until it is closed."""
        self._tables.append(entry)
        entry.async_on_unload(entry.runtime_data.look_on(Onlooker(changed=self._attend)))
        entry.async_on_unload(partial(self._leave, entry))
        self._attend()

    @callback
    def _leave(self, entry: ParlorConfigEntry) -> None:
        self._tables.remove(entry)
        self._attend()

    @property
    def _played(self) -> list[ParlorConfigEntry]:
        """Return the tables at which a game is on that takes text."""
        return [
            entry
            for entry in self._tables
            if talk_of(entry.runtime_data) is not None and Scene.of(entry.runtime_data).playing
        ]

    @callback
    def _attend(self) -> None:
        """Listen for the sentences of the games that are on."""
        played = self._played
        games = frozenset(entry.runtime_data.public()["game"] for entry in played)
        if games == self._games:
            return
        self._games = games
        self._stop()
        self._sentences = {
            sentence: phrases
            for phrases in self._languages
            for sentence in (*phrases.to_game, *self._of_games(played, phrases))
        }
        # All of them at once: whatever is heard in two ways must not be done twice.
        heard = self._sentences if games else ()
        self._stop = listen(self._hass, heard, self._reply) if heard else lambda: None

    def _of_games(self, played: Sequence[ParlorConfigEntry], phrases: Phrases) -> list[str]:
        talks = (talk_of(entry.runtime_data) for entry in played)
        return [
            sentence
            for talk in talks
            if talk is not None
            for sentence in talk.sentences.get(phrases.language, ())
        ]

    async def _reply(self, heard: ConversationInput, result: RecognizeResult) -> str:
        """Return what everyone may hear of the answer."""
        sentence = result.intent_sentence
        phrases = self._sentences[(sentence and sentence.text) or ""]
        meant = self._meant(heard)
        if not meant:
            return phrases.say("who_speaks")
        if len(meant) > 1:
            tables = phrases.listed([entry.title for entry, _ in meant])
            return phrases.say("which_table", tables=tables)
        slot = result.entities.get(_WORDS)
        text = heard.text if slot is None else str(slot.value)
        ((entry, seat),) = meant
        caller = Caller(seat.id, house=True, user=heard.context.user_id)
        words, table = self._hass.data[WORDS], entry.runtime_data
        try:
            answer = await interpret(table, caller, seat, text, words, phrases.language)
        except Refused as refused:
            return await apology(self._hass, phrases, _for_all(refused))
        return answer.aloud

    def _meant(self, heard: ConversationInput) -> list[tuple[ParlorConfigEntry, Seat]]:
        """Return the seats from which somebody may speak: at a table in that room, or at any."""
        played = self._played
        here = near(self._hass, played, heard.device_id, heard.satellite_id)
        found = [
            (entry, seat)
            for entry in played
            if (seat := speaker(self._hass, entry, heard)) is not None
        ]
        return [one for one in found if one[0] in here] or found


def _for_all(refused: Refused) -> Refused:
    """Return what everyone may hear of a refusal: a game's reason may be a secret."""
    public = isinstance(refused.code, TableRefusal | TalkingRefusal)
    return refused if public else Refused(ActingRefusal.NOT_POSSIBLE)
