"""Events: what happens in public, as an entity and on the bus."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, override

from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import EVENT_STATE_CHANGED
from homeassistant.core import Event as BusEvent, HomeAssistant
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_capture_events,
)

from custom_components.parlor.event import EVENT
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.spyster import news
from custom_components.parlor.games.spyster.terms import EventType
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.herald import EVENT_PARLOR, EVENT_PRESENCE, told
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.onlooker import Onlooker
from custom_components.parlor.table.happenings import TableEvent

from .company import NAMES, act, ask, play, seat, state, view
from .test_entity import device

# What is disabled by default is shown here, too.
pytestmark = pytest.mark.usefixtures("all_entities")

ENTITY = "event.living_room_game_event"


class Phone(Onlooker):
    """Hears everything that is told to its seat."""

    def __init__(self, seen: list[Event]) -> None:
        super().__init__()
        self._seen = seen

    @override
    def happened(self, events: Sequence[Event]) -> None:
        self._seen += events


def test_every_event_that_the_house_may_hear_of_is_listed() -> None:
    types = {*TableEvent, *(event for game in GAMES.values() for event in game.heard())}
    assert EVENT.event_types is not None
    assert {*EVENT.event_types} == types


async def test_what_happens_is_told_with_names(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, *_ = await play(entry)
    await act(entry, anna, "call_vote")
    shown = state(house, ENTITY)
    assert shown.attributes["event_type"] == "vote_called"
    assert shown.attributes["by"] == anna
    assert shown.attributes["by_name"] == "Anna"


async def test_the_house_cannot_hear_chatter(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    called = news.vote_called
    monkeypatch.setattr(news, "vote_called", lambda ballot: replace(called(ballot), chatter=True))
    anna, *_ = await play(entry)
    before = state(house, ENTITY)
    heard = async_capture_events(house, EVENT_PARLOR)
    seen: list[Event] = []
    entry.runtime_data.attach(anna, Phone(seen))
    await act(entry, anna, "call_vote")
    assert [event.type for event in seen] == ["vote_called"]
    assert heard == []
    assert state(house, ENTITY) is before


async def test_events_that_come_together_are_told_one_by_one(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await seat(entry, *NAMES)
    changes = async_capture_events(house, "state_changed")
    await ask(entry, "start")
    await ask(entry, "next")
    states = [e.data["new_state"] for e in changes if e.data["entity_id"] == ENTITY]
    told_types = [state.attributes["event_type"] for state in states]
    assert told_types == ["game_started", "round_started", "roles_dealt", "turn_changed"]
    assert len({state.state for state in states}) == 4


async def test_the_bus_is_told_what_happens(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await seat(entry, *NAMES)
    heard = async_capture_events(house, EVENT_PARLOR)
    await ask(entry, "start")
    await ask(entry, "next")
    await ask(entry, "end")
    assert [event.data["type"] for event in heard] == [
        "game_started",
        "round_started",
        "game_ended",
    ]
    head = {
        "device_id": device(house, entry).id,
        "entry_id": entry.entry_id,
        "table": "Living room",
        "game": "spyster",
    }
    over = heard[-1].data
    assert {key: over[key] for key in head} == head
    assert (over["data"]["ended_by"], over["data"]["winners_names"]) == ("host", [])


async def test_the_house_hears_of_the_first_round_when_it_begins_and_once(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    heard = async_capture_events(house, EVENT_PARLOR)
    shown = async_capture_events(house, EVENT_STATE_CHANGED)
    await seat(entry, *NAMES)
    await ask(entry, "start")
    entry.runtime_data.catch_up()
    await house.async_block_till_done()
    first = {"round": 1, "rounds": 5}
    assert _of_the_game(heard) == [("round_started", first)]
    entity = [e.data["new_state"] for e in shown if e.data["entity_id"] == ENTITY]
    began = [one for one in entity if one.attributes["event_type"] == "round_started"]
    assert [one.attributes.items() >= first.items() for one in began] == [True]
    await house.config_entries.async_reload(entry.entry_id)
    await ask(entry, "next")
    entry.runtime_data.catch_up()
    assert _of_the_game(heard) == [("round_started", first)]
    assert state(house, ENTITY).attributes["event_type"] == "turn_changed"


def _of_the_game(heard: list[BusEvent[Any]]) -> list[tuple[str, Any]]:
    """Return what was told of the game itself, and not of its table."""
    own = {str(event) for event in EventType}
    return [(e.data["type"], e.data["data"]) for e in heard if e.data["type"] in own]


async def test_the_bus_is_told_who_comes_and_goes(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    heard = async_capture_events(house, EVENT_PARLOR)
    present = async_capture_events(house, EVENT_PRESENCE)
    anna, _ = await seat(entry, "Anna", "Ben")
    await act(entry, anna, "leave")
    assert _who(heard) == [
        ("player_joined", "Anna"),
        ("player_joined", "Ben"),
        ("player_left", "Anna"),
        ("host_changed", "Ben"),
    ]
    assert _who(present) == [("player_ready", "Anna"), ("player_ready", "Ben")]
    assert {event.data["game"] for event in (*heard, *present)} == {None}


def _who(heard: list[BusEvent[Any]]) -> list[tuple[str, Any]]:
    """Return what was told, and of whom."""
    return [(event.data["type"], event.data["data"].get("player_name")) for event in heard]


async def test_the_bus_is_told_nothing_by_a_closed_table(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await house.config_entries.async_reload(entry.entry_id)
    heard = async_capture_events(house, EVENT_PARLOR)
    await act(entry, view(entry)["questioner"], "call_vote")
    assert [event.data["type"] for event in heard] == ["vote_called"]


async def test_what_nobody_would_tell_is_not_on_the_bus(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    heard = async_capture_events(house, EVENT_PARLOR)
    await act(entry, view(entry)["questioner"], "next_turn")
    assert heard == []
    assert state(house, ENTITY).attributes["event_type"] == "turn_changed"


async def test_the_last_event_is_known_after_a_reload(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    before = state(house, ENTITY)
    await house.config_entries.async_reload(entry.entry_id)
    assert state(house, ENTITY).state == before.state
    assert state(house, ENTITY).attributes == before.attributes


def test_names_stand_beside_seats_wherever_they_are() -> None:
    place: Json = {"id": "s1", "name": {"en": "Beach"}}
    data: dict[str, Json] = {
        "votes": {"s1": "s2", "s2": None},
        "location": place,
        "count": 3,
        "seat": "s2",
    }
    named = told(Event(EventType.VERDICT, data), {"s1": "Anna", "s2": "Ben"})
    assert named == data | {"votes_names": {"Anna": "Ben", "Ben": None}, "seat_name": "Ben"}


def test_a_name_that_looks_like_a_seat_is_still_a_name() -> None:
    data: dict[str, Json] = {"player": "s1", "player_name": "s2"}
    assert told(Event(TableEvent.PLAYER_LEFT, data), {"s2": "Ben"}) == data


async def test_what_is_for_some_seats_only_is_not_told(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    heard = async_capture_events(house, EVENT_PARLOR)
    await play(entry)
    heard.clear()
    secret = Event(EventType.DOUBLE_AGENT, {"seat": "s1"}, frozenset({SeatId("s1")}))
    entry.runtime_data._actor.presence.publish([secret])
    assert not heard
    assert state(house, ENTITY).attributes["event_type"] == "turn_changed"
