"""What a phone completes and has keys for is understood by the house, in both languages."""

from importlib.resources import files
import json
from typing import Any, Final

import pytest

from custom_components.parlor.games.clueful import Clueful
from custom_components.parlor.games.clueful.cards import BY_KIND
from custom_components.parlor.games.clueful.terms import CardKind
from tests.games.clueful.deals import ron_and_hermione
from tests.games.clueful.play import LANGUAGES, RON, said

WORDS: Final[dict[str, Any]] = {
    language: json.loads(
        (files("custom_components.parlor.games.clueful") / "text" / f"{language}.json").read_text(
            "utf-8"
        )
    )
    for language in LANGUAGES
}
ASKED: Final = ("ask_look", "ask_where", "ask_time", "ask_help")
# What is typed before the name of a room, of a suspect and of a weapon, as the phone completes it.
TRAVEL: Final = {"en": "travel to the", "de": "gehe in"}
GUESS: Final = {"en": "guess", "de": "vermute"}
ROOM: Final = {"en": "in the", "de": "in"}
WEAPON: Final = {"en": "with the", "de": "mit dem"}


def named(language: str, card: str) -> str:
    """Return a card as the phone writes it."""
    return str(WORDS[language]["choices"][card])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", ASKED)
def test_every_key_asks_what_the_house_answers(language: str, key: str) -> None:
    game = Clueful.from_deal(ron_and_hermione())
    asked = WORDS[language]["screens"][key]
    assert said(game, RON, asked, language)["understood"] == "answer"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("room", BY_KIND[CardKind.ROOMS])
def test_a_completed_journey_leads_there(language: str, room: str) -> None:
    game = Clueful.from_deal(ron_and_hermione())
    assert TRAVEL[language] in WORDS[language]["screens"]["commands"].split("|")
    answer = said(game, RON, f"{TRAVEL[language]} {named(language, room)} ", language)
    assert answer["action"] == {"type": "travel", "room": room}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("suspect", BY_KIND[CardKind.SUSPECTS])
@pytest.mark.parametrize("weapon", BY_KIND[CardKind.WEAPONS])
def test_a_completed_guess_is_understood(language: str, suspect: str, weapon: str) -> None:
    game = Clueful.from_deal(ron_and_hermione())
    line = (
        f"{GUESS[language]} {named(language, suspect)} {ROOM[language]} "
        f"{named(language, 'foyer')} {WEAPON[language]} {named(language, weapon)}"
    )
    theory = {"suspect": suspect, "room": "foyer", "weapon": weapon}
    assert said(game, RON, line, language)["action"] == {"type": "guess", **theory}
