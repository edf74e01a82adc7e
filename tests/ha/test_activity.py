"""Activity: one line per thing that a person would tell, and few rows in the recorder."""

from collections import Counter
from datetime import timedelta
import re
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.components.recorder.db_schema import Events, EventTypes, States, StatesMeta
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.recorder import get_instance, session_scope
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util
import pytest
from pytest_homeassistant_custom_component.components.recorder.common import (  # type: ignore[import-untyped]
    async_wait_recording_done,
)
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    WebSocketGenerator,
)

from custom_components.parlor.games import GAMES
from custom_components.parlor.house import HassHouse, ParlorConfigEntry
from custom_components.parlor.onlooker import Onlooker
from tests.house import open_table

from .company import act, ask, value
from .test_entity import device
from .whole_game import WholeGame

NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Frida", "Gustav", "Hanna", "Igor", "Jana")
MOST_LINES = 60
MOST_ROWS = 150
# Fewer would be a game of which something was not told: the shortest of these is this long.
LEAST_LINES = 15
# Whoever comes sits down, and the game can begin or has to wait.
LINES_EACH = 3

type Rows = Counter[str]


async def rows(house: HomeAssistant) -> Rows:
    """Return how many rows there are of what, whoever has written them."""
    await async_wait_recording_done(house)

    def count() -> Rows:
        with session_scope(hass=house, read_only=True) as session:
            states = session.query(StatesMeta.entity_id).join(
                States, States.metadata_id == StatesMeta.metadata_id
            )
            events = session.query(EventTypes.event_type).join(
                Events, Events.event_type_id == EventTypes.event_type_id
            )
            return Counter(str(name) for (name,) in [*states, *events])

    return await get_instance(house).async_add_executor_job(count)


async def lines(
    house: HomeAssistant, connect: WebSocketGenerator, entry: ParlorConfigEntry
) -> list[dict[str, Any]]:
    """Return what the device's page shows under "activity", the first line first."""
    await async_wait_recording_done(house)
    known = er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
    client = await connect()
    now = dt_util.utcnow()
    await client.send_json(
        {
            "id": 1,
            "type": "logbook/get_events",
            "start_time": (now - timedelta(days=1)).isoformat(),
            "end_time": (now + timedelta(days=1)).isoformat(),
            "device_ids": [device(house, entry).id],
            "entity_ids": [one.entity_id for one in known],
        }
    )
    found: list[dict[str, Any]] = (await client.receive_json())["result"]
    return found


async def sit_down(entry: ParlorConfigEntry, name: str) -> None:
    """Let somebody sit down and get ready in their own time, so that the house sees both."""
    table = entry.runtime_data
    entered = await table.join(name)
    table.attach(entered.seat, Onlooker())
    await table.settle()
    table.catch_up()
    await act(entry, entered.seat, "ready", ready=True)


@pytest.fixture
async def entry(house: HomeAssistant, freezer: FrozenDateTimeFactory) -> ParlorConfigEntry:
    """Set up a table in a house that has a logbook."""
    assert await async_setup_component(house, "logbook", {})
    return await open_table(house)


async def gather(entry: ParlorConfigEntry, game: str, players: int) -> None:
    """Let people come one by one for a game."""
    await ask(entry, "configure", game=game)
    for name in NAMES[:players]:
        await sit_down(entry, name)


@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(
    ("game", "players"),
    [
        (key, players)
        for key, game in GAMES.items()
        for players in (game.max_seats, game.max_seats // 2 + 1)
    ],
)
async def test_a_whole_game_is_few_lines_and_few_rows(
    recorder_mock: object,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    freezer: FrozenDateTimeFactory,
    hass_ws_client: WebSocketGenerator,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
    players: int,
    seed: int,
) -> None:
    monkeypatch.setattr(HassHouse, "new_seed", lambda _: seed)
    before = await rows(house)
    await gather(entry, game, players)
    gathering = await lines(house, hass_ws_client, entry)
    await WholeGame(house, freezer, entry, seed).play()
    told = await lines(house, hass_ws_client, entry)
    written = await rows(house) - before
    assert len(gathering) <= 1 + LINES_EACH * players
    assert LEAST_LINES <= len(told) - len(gathering) <= MOST_LINES
    assert written.total() <= MOST_ROWS


SENTENCES = {
    "cascade": [
        "Cascade Tiles begins, with Anna, Ben, Cleo and Dora.",
        "Level 1 begins.",
        "Level 1 was solved.",
        r"All levels were solved, with \d+ stars\.",
        r"Cascade Tiles is over. Anna, Ben, Cleo and Dora have won\.",
    ],
    "citadels": [
        "Citadels begins, with Anna, Ben, Cleo and Dora.",
        "Round 1 begins.",
        r"\w+, the \w+, was murdered and misses the round.",
        r"\w+ robbed \w+, the \w+, of \d gold.",
        r"\w+ has completed a city. This is the last round!",
        r"Citadels is over. \w+ has won.",
    ],
    "clueful": [
        "Clueful begins, with Anna, Ben, Cleo and Dora.",
        r"\w+ asks \w+, who has none of the three to show\.",
        r"\w+ accuses: [\w .]+, [\w ]+, [\w ]+!",
        r"Clueful is over. \w+ has won.",
    ],
    "occluedo": [
        "OCCLUEdo begins, with Anna, Ben, Cleo and Dora.",
        r"\w+ suggests: [\w .]+, [\w ]+, [\w ]+\.",
        r"Nobody could disprove what \w+ suggests\.",
        r"\w+ accuses: [\w .]+, [\w ]+, [\w ]+!",
        r"OCCLUEdo is over. \w+ has won.",
    ],
    "spyster": [
        "Spyster begins, with Anna, Ben, Cleo and Dora.",
        "Round 1 of 5 begins.",
        r"\w+ calls a vote.|It is time to vote.",
        r"\w+ was the spy, and .*",
        r"Spyster is over. .+ (has|have) won.",
    ],
}


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_is_told_in_sentences_with_names_and_icons(
    recorder_mock: object,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    freezer: FrozenDateTimeFactory,
    hass_ws_client: WebSocketGenerator,
    monkeypatch: pytest.MonkeyPatch,
    game: str,
) -> None:
    monkeypatch.setattr(HassHouse, "new_seed", lambda _: 3)
    await gather(entry, game, 4)
    await WholeGame(house, freezer, entry, 3).play()
    told = [line for line in await lines(house, hass_ws_client, entry) if "message" in line]
    said = [line["message"] for line in told]
    assert {line["name"] for line in told} == {"Living room"}
    assert all(line["icon"].startswith("mdi:") for line in told)
    found = [
        [place for place, one in enumerate(said) if re.fullmatch(sentence, one)]
        for sentence in SENTENCES[game]
    ]
    assert all(found)
    assert found[0][0] < found[1][0] < found[-1][0] == len(said) - 1
    # Each is told once: no entity that is there by default says the same.
    assert len(found[0]) == len(found[-1]) == 1


async def test_that_a_button_can_be_pressed_again_is_no_line(
    recorder_mock: object,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    freezer: FrozenDateTimeFactory,
    hass_ws_client: WebSocketGenerator,
) -> None:
    await gather(entry, "spyster", 4)
    await WholeGame(house, freezer, entry, 3).play()
    await ask(entry, "clear_table")
    entry.runtime_data.catch_up()
    changed = [name for name in await rows(house) if name.startswith("button.")]
    assert len(changed) == 4  # all of them came and went
    told = {line.get("entity_id", "") for line in await lines(house, hass_ws_client, entry)}
    assert not [name for name in told if name.startswith("button.")]


async def test_a_button_tells_that_it_was_pressed_and_nothing_else(
    recorder_mock: object,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_ws_client: WebSocketGenerator,
) -> None:
    button = "button.living_room_seat_a_bot"
    await ask(entry, "configure", game="citadels")
    for _ in range(6):
        await ask(entry, "add_bot")
    await house.services.async_call("button", "press", {"entity_id": button}, blocking=True)
    entry.runtime_data.catch_up()
    assert value(house, "button.seat_a_bot") == STATE_UNAVAILABLE
    await ask(entry, "clear_table")
    entry.runtime_data.catch_up()
    told = await lines(house, hass_ws_client, entry)
    pressed = value(house, "button.seat_a_bot")
    assert [line["state"] for line in told if line.get("entity_id") == button] == [pressed]


async def test_who_is_ready_and_who_is_away_is_no_line(
    recorder_mock: object,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_ws_client: WebSocketGenerator,
) -> None:
    table = entry.runtime_data
    entered = await table.join("Anna")
    gone = table.attach(entered.seat, Onlooker())
    await act(entry, entered.seat, "ready", ready=True)
    gone()
    await table.settle()
    table.attach(entered.seat, Onlooker())
    await table.settle()
    table.catch_up()
    written = await rows(house)
    assert (written["parlor_event"], written["parlor_presence"]) == (1, 3)
    said = [line.get("message") for line in await lines(house, hass_ws_client, entry)]
    assert [message for message in said if message] == ["Anna sits down."]
