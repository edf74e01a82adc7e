"""What people say, in many ways, and in two languages: each is understood as what it means."""

from collections.abc import Mapping
from typing import Any

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor import butler
from custom_components.parlor.butler.phrases import Phrases
from custom_components.parlor.butler.replies import Inquiry
from custom_components.parlor.butler.wish import Wish
from custom_components.parlor.house import ParlorConfigEntry
from tests.differences import differences
from tests.house import open_table

from .talking import say, teach

SAID: Mapping[str, Mapping[Wish, tuple[str, ...]]] = {
    "en": {
        Wish.TURN: (
            "Whose turn is it?",
            "whose turn is it now",
            "Who's turn is it?",
            "Whose go is it?",
            "Who is to move?",
            "Who has to decide now?",
            "Who are we waiting for?",
            "Whom are we waiting for",
            "Whose turn is it in the living room?",
            "Whose turn is it at the table living room",
        ),
        Wish.LEADER: (
            "Who leads?",
            "Who is leading the game?",
            "who's winning right now",
            "Who is in front?",
            "Who has the most points?",
            "What is the score of the game?",
            "Who is ahead in the living room?",
        ),
        Wish.CLOCK: (
            "How long is left in the game?",
            "How much time is left in this round?",
            "How much time do we still have for this turn?",
            "How long do we have left in the round",
            "When does the round end?",
            "How long will this vote take?",
            "how much time is left on the game clock",
        ),
        Wish.START: (
            "Start the game",
            "Start a new game",
            "Begin another game",
            "Start a game of Spyster",
            "Play Citadels",
            "Let's play Citadels!",
            "Let's start a game of spyster",
            "Start the game in the living room",
            "We'd like to play Spyster",
        ),
        Wish.PAUSE: (
            "Pause the game",
            "pause our game for a moment",
            "Put the game on hold.",
            "Hold the game for a minute",
            "Pause the game in the living room",
        ),
        Wish.RESUME: (
            "Resume the game",
            "Continue our game",
            "Go on with the game",
            "Let the game go on!",
            "Carry on with the game",
            "Back to the game",
        ),
        Wish.ADD_BOT: (
            "Add a bot",
            "Add another bot to the game",
            "add one more bot",
            "Let a bot join us",
            "Let another bot play",
            "We need a bot",
            "Add a bot in the living room",
        ),
        Wish.REPEAT: (
            "Repeat the last thing",
            "Repeat the last thing that happened",
            "What just happened in the game?",
            "What happened last at the table?",
            "What did I miss in the game?",
            "Tell me what happened in the game",
        ),
    },
    "de": {
        Wish.TURN: (
            "Wer ist dran?",
            "wer ist gerade dran",
            "Wer ist jetzt an der Reihe?",
            "Wer ist am Zug?",
            "Wessen Zug ist es?",
            "Auf wen warten wir noch?",
            "Wer muss jetzt ziehen?",
            "Wer ist dran im Wohnzimmer?",
        ),
        Wish.LEADER: (
            "Wer führt?",
            "Wer führt gerade?",
            "Wer liegt vorn?",
            "Wer liegt gerade in Führung?",
            "Wer gewinnt im Moment?",
            "Wer hat die meisten Punkte?",
            "Wie ist der Spielstand?",
            "Wie steht es im Spiel?",
        ),
        Wish.CLOCK: (
            "Wie lange haben wir noch in der Runde?",
            "Wie viel Zeit bleibt uns noch im Spiel?",
            "Wie viel Zeit haben wir noch für die Abstimmung?",
            "Wie lange geht die Runde noch?",
            "Wie lange dauert der Zug noch?",
            "Wann endet die Runde?",
            "Wann ist die Abstimmung vorbei?",
        ),
        Wish.START: (
            "Starte das Spiel",
            "Starte ein neues Spiel",
            "Beginne ein Spiel",
            "Starte Spyster",
            "Starte eine Runde Spyster",
            "Spiele Citadels",
            "Lass uns Citadels spielen!",
            "Wir wollen eine Partie Spyster spielen",
            "Das Spiel kann losgehen",
            "Starte das Spiel im Wohnzimmer",
        ),
        Wish.PAUSE: (
            "Pausiere das Spiel",
            "Unterbrich das Spiel kurz",
            "Halte das Spiel an",
            "Spiel pausieren",
            "Mach mal eine Spielpause",
        ),
        Wish.RESUME: (
            "Setze das Spiel fort",
            "Das Spiel geht weiter",
            "Lass das Spiel weitergehen",
            "Lasst uns weiterspielen",
            "Weiter mit dem Spiel",
            "Spiel fortsetzen",
        ),
        Wish.ADD_BOT: (
            "Füge einen Bot hinzu",
            "Setz noch einen Bot dazu",
            "Setze einen Bot an den Tisch",
            "Lass einen Bot mitspielen",
            "Noch ein Bot soll mitspielen",
            "Wir brauchen einen Bot",
        ),
        Wish.REPEAT: (
            "Wiederhole das Letzte",
            "Was ist gerade im Spiel passiert?",
            "Was ist am Tisch zuletzt geschehen?",
            "Was habe ich im Spiel verpasst?",
            "Erzähl mir noch einmal was im Spiel passiert ist",
        ),
    },
}
SENTENCES = [
    pytest.param(language, wish, text, id=f"{language}-{wish}-{number}")
    for language, wishes in SAID.items()
    for wish, texts in wishes.items()
    for number, text in enumerate(texts)
]
# What is said to a house that has timers, televisions and vacuum cleaners, too.
OTHERS = (
    "How much time is left?",
    "How long is left on my timer?",
    "Pause",
    "Pause the living room TV",
    "Start the vacuum",
    "Play some music in the living room",
    "Turn on the lights in the game room",
    "What happened?",
    "Wie viel Zeit ist noch übrig?",
    "Starte den Staubsauger",
    "Spiele Musik im Wohnzimmer",
    "Weiter",
)


@pytest.fixture
async def heard(
    house: HomeAssistant, monkeypatch: pytest.MonkeyPatch
) -> list[tuple[str, Wish, str | None]]:
    """Note what the butler understands, at a table in the living room, in either language."""
    found: list[tuple[str, Wish, str | None]] = []

    def noting(wish: Wish) -> Any:
        async def note(asked: Inquiry) -> str:
            found.append((asked.phrases.language, wish, asked.game))
            return "understood"

        return note

    monkeypatch.setattr(butler, "REPLIES", {wish: noting(wish) for wish in Wish})
    await teach(house)
    await open_table(house)
    await open_table(house, "Wohnzimmer")
    return found


@pytest.mark.parametrize(("language", "wish", "text"), SENTENCES)
async def test_a_sentence_is_understood(
    house: HomeAssistant,
    heard: list[tuple[str, Wish, str | None]],
    language: str,
    wish: Wish,
    text: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(butler, "busiest", lambda tables: tables[:1])
    await say(house, text, language)
    named = next((game for game in ("spyster", "citadels") if game in text.casefold()), None)
    assert heard == [(language, wish, named)]


@pytest.mark.parametrize("text", OTHERS)
async def test_what_is_not_about_a_game_is_left_to_others(
    house: HomeAssistant, heard: list[tuple[str, Wish, str | None]], text: str
) -> None:
    await say(house, text)
    await say(house, text, "de")
    assert heard == []


async def test_the_language_of_the_sentence_counts_not_that_of_the_house(
    house: HomeAssistant, heard: list[tuple[str, Wish, str | None]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(butler, "busiest", lambda tables: tables[:1])
    await say(house, "Wer ist dran?", "en")
    assert heard == [("de", Wish.TURN, None)]


def test_every_language_says_the_same_things() -> None:
    english, *others = sorted(Phrases.read(), key=lambda phrases: phrases.language != "en")
    assert {phrases.language for phrases in others} == {"de"}
    for phrases in others:
        for part in ("sentences", "replies"):
            given, known = phrases.texts[part], english.texts[part]
            assert not differences(f"butler/text/{phrases.language}.json", given, known)
    assert english.texts["sentences"].keys() == {*Wish}


def test_a_game_that_nobody_can_say_is_left_out_of_the_sentences() -> None:
    phrases = Phrases.read()[0]
    sentences = phrases.sentences(Wish.START, ["Boggle (large)"])
    assert sentences
    assert not [sentence for sentence in sentences if "oggle" in sentence or "<" in sentence]


async def test_nobody_listens_when_there_is_no_table(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await teach(house)
    await house.config_entries.async_reload(entry.entry_id)
    assert "No game is on" in await say(house, "Whose turn is it?")
    await house.config_entries.async_unload(entry.entry_id)
    assert "No game is on" not in await say(house, "Whose turn is it?")
    await house.config_entries.async_setup(entry.entry_id)
    assert "No game is on" in await say(house, "Whose turn is it?")
