"""The inspection: a game with a fault is left out, and every table opens."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, override

from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games import GAMES, UNLOADED
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.gathering import gather
from custom_components.parlor.games.methods import action, query
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.inspection import INSPECTED, GameFault, Inspected, LeftOut
from custom_components.parlor.words import Words
from tests.crooked import CROOKED, crooked
from tests.games.cellar import Cellar
from tests.games.cellar.shapes import CellarView
from tests.house import open_table

from .company import ask, play, state, value

__all__ = ["crooked"]


class Restless(Cellar):
    """Calls an action like a message of the table."""

    id = "restless"

    @action(*Cellar.phases)
    def move(self, seat: SeatId) -> Sequence[Event]:
        return []


class Hello(Cellar):
    """Calls an action like a message of the wire."""

    id = "hello"

    @action(*Cellar.phases)
    def join(self, seat: SeatId) -> Sequence[Event]:
        return []


class Curious(Cellar):
    """Calls a question like a message of the table."""

    id = "curious"

    @query()
    def ready(self, seat: SeatId) -> dict[str, Json]:
        return {}


class Ending(StrEnum):
    """What can happen, with a name that the table has taken."""

    GAME_ENDED = "game_ended"


class Eventful(Cellar):
    """Calls an event like one of the table."""

    id = "eventful"
    event_types = Ending  # type: ignore[assignment]


class Homeless(Cellar):
    """Has a content option, and nothing to choose."""

    id = "homeless"
    contents: ClassVar[Mapping[str, Any]] = {}


class Silent(Cellar):
    """Has no words."""

    id = "silent"


class Collapsing(Cellar):
    """Cannot show itself."""

    id = "collapsing"

    @override
    def public_view(self) -> CellarView:
        raise ZeroDivisionError


SPOKEN = Words.read().by_language
ENGLISH = Words(
    {
        "en": {
            **SPOKEN["en"],
            **dict.fromkeys(("restless", "hello", "curious"), SPOKEN["en"]["spyster"]),
        }
    }
)


def left_out(game: type[GameState], words: Words = ENGLISH) -> LeftOut:
    """Return why a game is left out."""
    found = Inspected.of({**GAMES, game.id: game}, {}, words)
    assert found.sound == GAMES
    (one,) = found.left_out
    return one


def test_the_games_that_are_built_are_sound() -> None:
    assert Inspected.of(GAMES, UNLOADED, Words.read()) == Inspected(GAMES, ())


def test_an_action_cannot_be_called_like_a_message() -> None:
    assert left_out(Restless) == LeftOut("restless", GameFault.NAMES_TAKEN, "move")
    assert left_out(Hello) == LeftOut("hello", GameFault.NAMES_TAKEN, "join")


def test_a_question_cannot_be_called_like_a_message() -> None:
    assert left_out(Curious) == LeftOut("curious", GameFault.NAMES_TAKEN, "ready")


def test_an_event_cannot_be_called_like_one_of_the_table() -> None:
    assert left_out(Eventful) == LeftOut("eventful", GameFault.NAMES_TAKEN, "game_ended")


def test_a_game_needs_something_to_start_with() -> None:
    assert left_out(Homeless).fault == "no_content"


def test_a_game_cannot_be_silent() -> None:
    silent = left_out(Silent)
    assert silent.fault == "no_words"
    assert "name" in silent.what
    assert "events." in silent.what


def test_a_game_that_cannot_be_started_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    texts: Any = {"en": {**SPOKEN["en"], "collapsing": _texts(Collapsing)}}
    assert left_out(Collapsing, Words(texts)).fault == "cannot_start"
    assert "collapsing could not be started" in caplog.text


def test_a_game_whose_words_are_none_is_left_out(caplog: pytest.LogCaptureFixture) -> None:
    texts: Any = {"en": {**SPOKEN["en"], "silent": ["Silent"]}}
    assert left_out(Silent, Words(texts)).fault == "cannot_start"


def _texts(game: type[GameState]) -> dict[str, Any]:
    words = dict.fromkeys(("phases", "events", "event_names", "actions", "options", "refusals"))
    every = {
        *game.phases,
        *game.event_types,
        *game.actions,
        *(option.key for option in game.options),
        *game.refusals,
    }
    return {"name": "x", **{section: dict.fromkeys(every, "x") for section in words}}


@pytest.fixture
def restless(monkeypatch: pytest.MonkeyPatch) -> None:
    """Put a game with a fault among the others, as the first."""
    listed = {"restless": Restless, **GAMES}
    monkeypatch.setattr("custom_components.parlor.inspection.GAMES", listed)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "actions, questions or events are called like something of the table: move"),
        (
            "de",
            "Aktionen, Fragen oder Ereignisse heißen wie etwas, was der Tisch schon so nennt: move",
        ),
    ],
)
async def test_a_table_opens_without_a_game_that_has_a_fault(
    house: HomeAssistant, restless: None, language: str, why: str
) -> None:
    house.config.language = language
    entry = await open_table(house)
    assert entry.runtime_data.public()["game"] == next(iter(GAMES))
    issue = ir.async_get(house).async_get_issue(DOMAIN, "game_left_out_restless")
    assert issue is not None
    assert issue.translation_placeholders == {"game": "restless", "why": why}


@pytest.fixture
def unloaded(monkeypatch: pytest.MonkeyPatch, crooked: Path) -> None:
    """Put a game that cannot be loaded among the others, as the first."""
    crooked.write_text("import no_such_thing", "utf-8")
    loaded, left = gather(CROOKED, *GAMES)
    monkeypatch.setattr("custom_components.parlor.inspection.GAMES", loaded)
    monkeypatch.setattr("custom_components.parlor.inspection.UNLOADED", left)


@pytest.mark.parametrize(
    ("language", "why"),
    [
        ("en", "it cannot be loaded (ModuleNotFoundError); the log says more"),
        ("de", "es lässt sich nicht laden (ModuleNotFoundError); im Protokoll steht mehr"),
    ],
)
async def test_a_table_opens_without_a_game_that_cannot_be_loaded(
    house: HomeAssistant,
    unloaded: None,
    language: str,
    why: str,
    caplog: pytest.LogCaptureFixture,
) -> None:
    house.config.language = language
    entry = await open_table(house)
    await play(entry)
    assert value(house, "sensor.phase") == "questioning"
    issue = ir.async_get(house).async_get_issue(DOMAIN, "game_left_out_crooked")
    assert issue is not None
    assert issue.translation_placeholders == {"game": "crooked", "why": why}
    assert "No module named 'no_such_thing'" in caplog.text


async def test_the_other_games_may_be_played(house: HomeAssistant, restless: None) -> None:
    entry = await open_table(house)
    options = state(house, "select.living_room_game_to_play").attributes["options"]
    assert options == [*GAMES]
    await play(entry)
    assert value(house, "sensor.phase") == "questioning"


async def test_the_issue_goes_with_the_last_table(house: HomeAssistant, restless: None) -> None:
    entry = await open_table(house)
    await house.config_entries.async_remove(entry.entry_id)
    assert not ir.async_get(house).issues


async def test_a_table_whose_game_is_left_out_offers_another(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await ask(entry, "configure", game="citadels")
    await play(entry)
    sound = {"spyster": GAMES["spyster"]}
    await house.config_entries.async_unload(entry.entry_id)
    monkeypatch.setitem(house.data, INSPECTED, Inspected(sound, ()))
    assert await house.config_entries.async_setup(entry.entry_id)
    assert value(house, "sensor.phase") == "lobby"
    assert entry.runtime_data.public()["game"] == "spyster"
    assert entry.runtime_data.trouble == "cannot_resume"


async def test_a_house_without_any_game_says_so(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    monkeypatch.setitem(house.data, INSPECTED, Inspected({}, ()))
    assert not await house.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.SETUP_ERROR
    assert entry.error_reason_translation_key == "no_games"
