"""Citadels in the house: what its sensors, events and logbook tell."""

import json
from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_capture_events,
)
from pytest_homeassistant_custom_component.components.diagnostics import (  # type: ignore[import-untyped]
    get_diagnostics_for_config_entry,
)
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    ClientSessionGenerator,
    WebSocketGenerator,
)

from custom_components.parlor.games.citadels.terms import EventType
from custom_components.parlor.games.vocabulary import Json
from custom_components.parlor.herald import EVENT_PARLOR
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.scene import NOBODY
from custom_components.parlor.words import WORDS
from tests.games.citadels.stage import give
from tests.house import open_table

from .company import act, ask, state, value, view, wait
from .court import citadels_of, complete_a_city, draft, end_turn, gather, murder_the_king, see
from .test_entity import device
from .test_event import ENTITY
from .test_logbook import pages
from .test_select import choose

# What is disabled by default is shown here, too.
pytestmark = pytest.mark.usefixtures("all_entities")


# What every state of the event entity has beside what it tells.
HEAD = {"event_types", "friendly_name"}


def data(heard: list[Any], kind: str) -> dict[str, Any]:
    """Return what the last event of a kind on the bus carries."""
    found: dict[str, Any] = [e.data["data"] for e in heard if e.data["type"] == kind][-1]
    return found


async def test_citadels_may_be_chosen_and_started(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await choose(house, "citadels")
    await gather(entry)
    assert value(house, "sensor.game") == "citadels"
    assert value(house, "binary_sensor.game_running") == "on"


async def test_sensors_follow_a_round(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    anna, ben, cleo, dora = seats = await gather(entry)
    assert value(house, "sensor.phase") == "round"
    assert value(house, "sensor.round") == "1"
    assert value(house, "sensor.current_player") == "Anna"
    assert value(house, "sensor.leader") == NOBODY
    await act(entry, anna, "draft_pick", character="warlord")
    assert value(house, "sensor.current_player") == "Ben"
    for who, character in zip((ben, cleo, dora), ("king", "thief", "bishop"), strict=True):
        await act(entry, who, "draft_pick", character=character)
    assert value(house, "sensor.current_player") == NOBODY
    await see(entry)
    assert value(house, "sensor.current_player") == "Cleo"
    await act(entry, cleo, "draw_cards")
    await act(entry, cleo, "keep_card", index=0)
    await act(entry, cleo, "end_turn")
    await see(entry)
    assert value(house, "sensor.current_player") == "Ben"
    for who in (ben, dora, anna):
        await end_turn(entry, who)
    assert value(house, "sensor.phase") == "round"
    assert value(house, "sensor.round") == "2"
    assert value(house, "sensor.current_player") == "Ben"
    assert value(house, "sensor.players") == str(len(seats))


async def test_whoever_is_asked_at_the_graveyard_is_the_current_player(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, _, _, dora = await murder_the_king(entry)
    give(citadels_of(entry), anna, city=["graveyard", "tavern"], gold=2)
    await act(entry, dora, "ability", target=anna, district_name="tavern")
    assert view(entry)["phase"] == "graveyard"
    assert value(house, "sensor.current_player") == "Anna"
    await act(entry, anna, "graveyard", accept=True)
    assert value(house, "sensor.current_player") == "Dora"


async def test_whoever_has_the_finest_city_leads(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    *_, dora = await murder_the_king(entry)
    await complete_a_city(entry, dora)
    assert value(house, "sensor.leader") == "Dora"


async def test_house_hears_of_picks_without_the_character(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    heard = async_capture_events(house, EVENT_PARLOR)
    anna, *_ = await gather(entry)
    entry.runtime_data.catch_up()
    await act(entry, anna, "draft_pick", character="warlord")
    assert [event.data["type"] for event in heard][-1] == "draft_start"
    picked = {**state(house, ENTITY).attributes}
    told = {"event_type": "draft_pick", "player": anna, "player_name": "Anna"}
    assert {key: picked[key] for key in picked if key not in HEAD} == told


async def test_house_hears_the_call_the_murder_and_the_robbery(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    heard = async_capture_events(house, EVENT_PARLOR)
    shown = async_capture_events(house, EVENT_STATE_CHANGED)
    ben, cleo, dora = (await murder_the_king(entry))[1:]
    own = [event for event in heard if event.data["type"] in {*map(str, EventType)}]
    assert {event.data["game"] for event in own} == {"citadels"}
    events = [e.data["new_state"].attributes for e in shown if e.data["entity_id"] == ENTITY]
    calls = [event for event in events if event["event_type"] == "character_call"]
    assert [(call["character"], call.get("player_name")) for call in calls] == [
        ("assassin", "Anna"),
        ("thief", "Ben"),
        ("magician", None),
        ("king", "Cleo"),
        *((name, None) for name in ("bishop", "merchant", "architect")),
        ("warlord", "Dora"),
    ]
    cleos, doras = (
        {"victim": who, "victim_name": name} for who, name in ((cleo, "Cleo"), (dora, "Dora"))
    )
    assert data(heard, "murdered") == {"character": "king", **cleos}
    robbed = {"character": "warlord", "gold": 2, "by": ben, "by_name": "Ben"}
    assert data(heard, "robbed") == robbed | doras


async def test_house_hears_of_the_last_round_and_of_the_end_when_the_count_is_done(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    *_, dora = await murder_the_king(entry)
    heard = async_capture_events(house, EVENT_PARLOR)
    await complete_a_city(entry, dora)
    assert data(heard, "last_round") == {"player": dora, "player_name": "Dora"}
    assert state(house, ENTITY).attributes["event_type"] == "last_round"
    await see(entry)
    assert value(house, "sensor.phase") == "counting"
    assert not [event for event in heard if event.data["type"] == "game_ended"]
    await wait(house, freezer, entry, 3)
    ended = {"game": "citadels", "winners": [dora], "winners_names": ["Dora"], "count": 1}
    ended |= {"ahead": [], "ahead_names": []}
    assert data(heard, "game_ended") == {**ended, "ended_by": "played"}
    # The game says that it is over, and then the table, which alone tells everyone.
    assert [event.data["type"] for event in heard][-2:] == ["last_round", "game_ended"]
    assert state(house, ENTITY).attributes["event_type"] == "game_ended"
    assert value(house, "sensor.phase") == "game_over"
    assert value(house, "sensor.current_player") == NOBODY
    assert value(house, "sensor.last_winner") == "Dora"
    assert value(house, "binary_sensor.game_running") == "off"


@pytest.mark.parametrize(("language", "king"), [("en", "King"), ("de", "König")])
async def test_an_evening_may_be_read_in_the_logbook(
    recorder_mock: object,
    house: HomeAssistant,
    freezer: FrozenDateTimeFactory,
    hass_ws_client: WebSocketGenerator,
    language: str,
    king: str,
) -> None:
    await house.config.async_update(language=language)
    assert await async_setup_component(house, "logbook", {})
    entry = await open_table(house)
    *_, dora = await murder_the_king(entry)
    await complete_a_city(entry, dora)
    await see(entry)
    await wait(house, freezer, entry, 3)
    read = await pages(house, hass_ws_client, device(house, entry).id)
    facts: dict[str, dict[str, Json]] = {
        "draft_start": {"round": 1},
        "murdered": {"victim": "Cleo", "character": king},
        "last_round": {"player": "Dora"},
        "game_ended": {"game": "citadels", "winners": ["Dora"], "count": 1},
    }
    words = house.data[WORDS]
    sentences = [words.event(language, "citadels", kind, data) for kind, data in facts.items()]
    assert not {f"Living room: {sentence}" for sentence in sentences} - {*read}
    assert not [line for line in read if "{" in line or "_" in line]


async def test_diagnostics_hold_no_hand_and_no_pick(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    seats = await gather(entry)
    await draft(entry, seats)
    told = json.dumps(await get_diagnostics_for_config_entry(house, hass_client, entry))
    assert '"assassin"' in told
    assert '"warlord"' not in told
    hands = [card.id for p in citadels_of(entry).board.players.values() for card in p.hand]
    assert not [card for card in hands if card in told]


async def test_host_may_skip_whoever_is_waited_for(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await gather(entry)
    await ask(entry, "next")
    assert value(house, "sensor.current_player") == "Ben"
