"""Talking to Clueful: every sentence that a house listens for is one that the game understands."""

from collections.abc import Sequence

from hassil import Intents, recognize_all
from hassil.intents import WildcardSlotList
import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.sentences import TALK
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId

SAID = {
    "en": (
        ("Travel to the ballroom.", "action"),
        ("go to the kitchen", "action"),
        ("Guess Mrs White in the foyer with the rope", "action"),
        ("I suspect it was Colonel Mustard in the foyer with the lead pipe", "action"),
        ("Accuse Professor Plum in the library with the candlesticks!", "action"),
        ("look around", "answer"),
        ("Where am I?", "answer"),
        ("show the rope", "answer"),
        ("tell me about the conservatory", "answer"),
        ("What are my cards?", "answer"),
        ("which cards do I hold", "answer"),
        ("Read my sheet", "answer"),
        ("where is everyone", "answer"),
        ("guess plum with the rope", "unsure"),
        ("examine the mirror", "answer"),
        ("What can I say in the game?", "answer"),
    ),
    "de": (
        ("Geh in den Ballsaal.", "action"),
        ("reise in die Küche", "action"),
        ("Ich vermute Frau Weiß im Foyer mit dem Seil", "action"),
        ("Ich klage Oberst Senf in der Bibliothek mit den Kerzenleuchtern an", "action"),
        ("Schau dich um", "answer"),
        ("Wo bin ich?", "answer"),
        ("zeig mir das Seil", "answer"),
        ("Was sind meine Karten?", "answer"),
        ("Lies meinen Zettel", "answer"),
        ("Wo sind alle?", "answer"),
        ("untersuche den Spiegel", "answer"),
        ("Was kann ich sagen?", "answer"),
    ),
}
OTHERS = (
    "turn on the light in the kitchen",
    "open the curtains",
    "what time is it",
    "show me the front door",
    "where is Anna",
    "what is on my shopping list",
    "mach das Licht in der Küche an",
    "öffne das Fenster",
    "wie spät ist es",
    "zeig mir die Haustür",
)


def listened_for(sentences: Sequence[str], text: str) -> bool:
    """Return whether a house with these sentences hears that the game is meant."""
    intents = Intents.from_dict(
        {"language": "en", "intents": {"Say": {"data": [{"sentences": [*sentences]}]}}}
    )
    intents.slot_lists["thing"] = WildcardSlotList("thing")
    return any(True for _ in recognize_all(text, intents))


@pytest.mark.parametrize(
    ("language", "text", "understood"),
    [(language, *said) for language, some in SAID.items() for said in some],
)
def test_what_a_house_listens_for_is_understood(language: str, text: str, understood: str) -> None:
    game: GameState = Clueful.start([SeatId("s1"), SeatId("s2")], seed=1)
    assert listened_for(TALK.sentences[language], text)
    answer = game.query(SeatId("s1"), {"type": "say", "text": text, "language": language})
    assert answer["understood"] == understood


@pytest.mark.parametrize("text", OTHERS)
def test_what_is_said_to_the_house_is_left_to_it(text: str) -> None:
    assert not listened_for([*TALK.sentences["en"], *TALK.sentences["de"]], text)
