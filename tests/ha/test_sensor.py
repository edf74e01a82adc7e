"""Sensors: what a table is at."""

from collections.abc import Sequence
from datetime import datetime, timedelta

from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import STATE_UNKNOWN
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.helpers.entity_platform import async_get_platforms
from homeassistant.util import dt as dt_util
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_capture_events,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.events import Event
from custom_components.parlor.games.result import Result
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.terms import Phase
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.scene import NOBODY, in_a_row
from custom_components.parlor.sensor import CHAPTERS

from .company import (
    NAMES,
    act,
    ask,
    convict_spy,
    finish,
    play,
    seat,
    state,
    value,
    view,
    wait,
)

# What is disabled by default is shown here, too.
pytestmark = pytest.mark.usefixtures("all_entities")

SENSORS = (
    "game",
    "phase",
    "round",
    "current_player",
    "players",
    "leader",
    "last_winner",
    "deadline",
)


async def test_an_empty_table_shows_its_lobby(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    shown = {name: value(house, f"sensor.{name}") for name in SENSORS}
    nobody = dict.fromkeys(("game", "current_player", "leader", "last_winner"), NOBODY)
    counts = {"phase": "lobby", "round": "0", "players": "0"}
    assert shown == {**nobody, **counts, "deadline": STATE_UNKNOWN}


async def test_a_game_may_be_followed(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await seat(entry, "Anna", "Ben", "Cleo", "Dora")
    assert value(house, "sensor.players") == "4"
    assert value(house, "sensor.game") == NOBODY
    await ask(entry, "start")
    assert value(house, "sensor.game") == "spyster"
    assert view(entry)["phase"] == "roles"
    assert value(house, "sensor.phase") == "questioning"
    assert value(house, "sensor.round") == "1"
    assert value(house, "sensor.current_player") == NOBODY
    await ask(entry, "next")
    assert value(house, "sensor.phase") == "questioning"
    await ask(entry, "next")
    assert value(house, "sensor.phase") == "vote"


async def test_whoever_asks_is_the_current_player(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    names = {seat.id: seat.name for seat in entry.runtime_data.seats}
    assert value(house, "sensor.current_player") == names[view(entry)["questioner"]]


async def test_nobody_has_the_turn_in_a_vote(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, ben, cleo, _ = await play(entry)
    await ask(entry, "next")
    assert value(house, "sensor.current_player") == NOBODY
    for voter, target in ((anna, ben), (ben, anna), (cleo, anna)):
        await act(entry, voter, "vote", target=target, bet=1)
    assert value(house, "sensor.current_player") == NOBODY


async def test_those_who_watch_are_no_players(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await seat(entry)
    await entry.runtime_data.join("Late")
    entry.runtime_data.catch_up()
    assert value(house, "sensor.players") == "4"
    await ask(entry, "remove", seat="s4")
    assert value(house, "sensor.players") == "3"


async def test_whoever_is_ahead_leads(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await play(entry)
    assert value(house, "sensor.leader") == NOBODY
    await convict_spy(entry)
    scores = view(entry)["scores"]
    best = [seat.name for seat in entry.runtime_data.seats if scores[seat.id] == 6]
    assert value(house, "sensor.leader") == ", ".join(best)


async def test_the_last_winner_outlives_the_game_and_the_house(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await finish(entry)
    winners = value(house, "sensor.last_winner")
    assert winners.count(",") == 2
    await ask(entry, "configure")
    assert value(house, "sensor.phase") == "lobby"
    assert value(house, "sensor.last_winner") == winners
    await house.config_entries.async_reload(entry.entry_id)
    assert value(house, "sensor.last_winner") == winners


async def test_a_game_that_is_broken_off_leaves_the_last_winner_and_counts_as_none(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await finish(entry)
    winners = state(house, "sensor.living_room_last_winner")
    await ask(entry, "rematch")
    await ask(entry, "end")
    await house.async_block_till_done()
    for _ in range(2):
        now = state(house, "sensor.living_room_last_winner")
        assert now.state == winners.state
        assert value(house, "sensor.games_played") == "1"
        await house.config_entries.async_reload(entry.entry_id)
    assert value(house, "sensor.leader") == NOBODY


@pytest.mark.parametrize(("won", "shown"), [(True, "Anna, Ben, Cleo, Dora"), (False, NOBODY)])
async def test_all_have_won_together_or_nobody_has(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
    won: bool,
    shown: str,
) -> None:
    def end(game: Spyster) -> Sequence[Event]:
        game.result = Result.as_one(game.seats, won=won)
        game.phase = Phase.END
        game._stop_clock()
        return ()

    await play(entry)
    await finish(entry)
    assert value(house, "sensor.last_winner") != NOBODY
    await ask(entry, "rematch")
    with monkeypatch.context() as together:
        together.setattr(Spyster, "end", end)
        await ask(entry, "end")
        assert value(house, "sensor.last_winner") == shown
        assert value(house, "sensor.leader") == NOBODY
        await ask(entry, "configure")
        assert value(house, "sensor.last_winner") == shown
        await house.config_entries.async_reload(entry.entry_id)
        assert value(house, "sensor.last_winner") == shown


async def test_a_long_row_of_names_fits_into_a_state() -> None:
    row = in_a_row("x" * 20 for _ in range(20))
    assert row is not None
    assert len(row) == 255
    assert row.endswith("…")
    assert in_a_row([]) is None


async def test_the_deadline_stands_while_the_clock_runs(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    end = dt_util.utcnow() + timedelta(minutes=7)
    assert deadline(house) == end.replace(microsecond=0)
    changes = async_capture_events(house, "state_changed")
    await wait(house, freezer, entry, 59.7)
    await act(entry, view(entry)["questioner"], "next_turn")
    assert deadline(house) == end.replace(microsecond=0)
    assert "sensor.living_room_deadline" not in {event.data["entity_id"] for event in changes}


async def test_there_is_no_deadline_while_the_clock_stands(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await wait(house, freezer, entry, 60)
    await ask(entry, "pause")
    assert value(house, "sensor.deadline") == STATE_UNKNOWN
    await wait(house, freezer, entry, 600)
    await ask(entry, "resume_game")
    end = dt_util.utcnow() + timedelta(minutes=6)
    assert deadline(house) == end.replace(microsecond=0)


async def test_a_clock_that_runs_out_brings_the_game_on(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await wait(house, freezer, entry, 7 * 60 + 1)
    assert value(house, "sensor.phase") == "vote"


def deadline(house: HomeAssistant) -> datetime | None:
    return dt_util.parse_datetime(state(house, "sensor.living_room_deadline").state)


def test_every_phase_of_every_game_may_be_shown() -> None:
    phases = {game.chapter(phase) for game in GAMES.values() for phase in game.phases}
    assert {"lobby", *phases} == {*CHAPTERS}


def test_the_end_has_one_name_whatever_was_played() -> None:
    assert {game.chapter([*game.phases][-1]) for game in GAMES.values()} == {"game_over"}
    assert len(CHAPTERS) == len({*CHAPTERS})


async def test_names_and_points_stand_beside_what_is_shown_and_not_in_the_records(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    assert state(house, "sensor.living_room_players").attributes["names"] == [*NAMES]
    await convict_spy(entry)
    points = {seat.name: view(entry)["scores"][seat.id] for seat in entry.runtime_data.seats}
    assert state(house, "sensor.living_room_leader").attributes["scores"] == points
    await ask(entry, "next", sure=True)
    winner = state(house, "sensor.living_room_last_winner")
    assert winner.attributes["scores"] == points
    entities = [
        one for platform in async_get_platforms(house, DOMAIN) for one in platform.entities.values()
    ]
    beside = {key for one in entities for key in one.extra_state_attributes or {}}
    assert beside == {"link", "names", "scores", "spoken_code"}
    assert not [
        one.entity_id
        for one in entities
        if not {*(one.extra_state_attributes or {})} <= one._unrecorded_attributes
    ]


async def test_a_table_keeps_its_entities_from_game_to_game(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    def entities() -> set[str]:
        known = er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
        return {entity.entity_id for entity in known}

    before = entities()
    await play(entry)
    await ask(entry, "end")
    await ask(entry, "rematch")
    await house.config_entries.async_reload(entry.entry_id)
    assert entities() == before
    assert value(house, "sensor.phase") == "questioning"


async def test_games_are_counted_when_they_are_over_also_after_a_restart(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert value(house, "sensor.games_played") == "0"
    await play(entry)
    assert value(house, "sensor.games_played") == "0"
    await finish(entry)
    assert value(house, "sensor.games_played") == "1"
    await ask(entry, "rematch")
    await ask(entry, "next")
    await finish(entry)
    assert value(house, "sensor.games_played") == "2"
    await house.config_entries.async_reload(entry.entry_id)
    assert value(house, "sensor.games_played") == "2"
    assert state(house, "sensor.living_room_games_played").attributes["state_class"] == (
        "total_increasing"
    )


async def test_whoever_was_forgotten_has_won_nothing_any_more(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await finish(entry)
    assert value(house, "sensor.last_winner") != NOBODY
    await ask(entry, "configure")
    assert value(house, "sensor.last_winner") != NOBODY
    assert "scores" in state(house, "sensor.living_room_last_winner").attributes
    await ask(entry, "new_evening")
    await house.async_block_till_done()
    assert value(house, "sensor.last_winner") == NOBODY
    assert "scores" not in state(house, "sensor.living_room_last_winner").attributes


async def test_whoever_won_before_a_new_evening_is_forgotten_when_the_results_are_put_away(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await finish(entry)
    await ask(entry, "new_evening")
    assert value(house, "sensor.last_winner") != NOBODY
    await ask(entry, "configure")
    await house.async_block_till_done()
    assert value(house, "sensor.last_winner") == NOBODY
