"""What people of the house look back at, over Home Assistant's own WebSocket."""

from collections.abc import Awaitable, Callable
import logging
from typing import Any

from homeassistant.core import HomeAssistant
import orjson
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    WebSocketGenerator,
)

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.statistics import GAMES_TO_RATE
from custom_components.parlor.table.table import Caller
from custom_components.parlor.web import encode
from tests.house import change_options, open_table

from .company import NAMES, ask, finish, play, seat

type Line = Callable[..., Awaitable[Any]]


@pytest.fixture
async def line(house: HomeAssistant, hass_ws_client: WebSocketGenerator) -> Line:
    """Return a line of an administrator, who is told results or why there are none."""
    client = await hass_ws_client(house)
    return line_of(client)


@pytest.fixture
async def reader(
    house: HomeAssistant,
    hass_ws_client: WebSocketGenerator,
    hass_read_only_access_token: str,
) -> Line:
    """Return a line of somebody who may look and nothing else."""
    return line_of(await hass_ws_client(house, hass_read_only_access_token))


def line_of(client: Any) -> Line:
    async def ask_for(command: str, **data: Any) -> Any:
        await client.send_json_auto_id({"type": f"parlor/{command}", **data})
        answer = await client.receive_json()
        return answer["result"] if answer["success"] else answer["error"]

    return ask_for


async def over(entry: ParlorConfigEntry, *names: str) -> list[Any]:
    """Play a game to its end."""
    seats = await play(entry, *names)
    await finish(entry)
    return seats


async def test_everyone_of_the_house_may_see_the_results(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line
) -> None:
    await over(entry)
    page = await reader("results", entry_id=entry.entry_id)
    (evening,) = page["evenings"]
    (game,) = evening["games"]
    assert (game["game"], game["number"], game["ended_by"]) == ("spyster", 1, "played")
    assert [player["name"] for player in game["players"]] == [*NAMES]
    assert page["before"] is None
    older = await reader("results", entry_id=entry.entry_id, before=1)
    assert older == {"evenings": [], "before": None}


async def test_statistics_are_of_one_table_or_of_the_house(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line
) -> None:
    attic = await open_table(house, "Attic")
    await over(entry)
    await over(attic)
    one = await reader("statistics", entry_id=attic.entry_id)
    both = await reader("statistics")
    assert {person["all"]["played"] for person in one["persons"]} == {1}
    assert {person["all"]["played"] for person in both["persons"]} == {2}
    assert both["games_to_rate"] == GAMES_TO_RATE
    assert both["persons"][0]["games"][0]["rating"] is None
    assert await reader("statistics") == both


async def test_a_career_is_that_of_one_table_or_of_the_house(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line
) -> None:
    attic = await open_table(house, "Attic")
    await over(entry)
    await over(attic)
    found = await reader("statistics")
    anna = next(one["person"] for one in found["persons"] if one["name"] == NAMES[0])
    (here,) = await reader("career", person=anna, entry_id=attic.entry_id)
    (everywhere,) = await reader("career", person=anna)
    assert here["game"] == "spyster"
    assert (len(here["outcomes"]), len(everywhere["outcomes"])) == (1, 2)
    assert everywhere["ratings"] == []
    unknown = await reader("career", person="guest:nobody")
    assert unknown["translation_key"] == "no_such_person"


async def test_a_user_is_called_as_the_house_calls_them_now(
    house: HomeAssistant, entry: ParlorConfigEntry, line: Line, hass_admin_user: MockUser
) -> None:
    table = entry.runtime_data
    robin = await table.sit(hass_admin_user.id, "Robin")
    await table.perform(Caller(robin), "ready", {"ready": True})
    await over(entry, "Anna", "Ben", "Cleo")
    found = await line("statistics")
    names = {person["person"]: person["name"] for person in found["persons"]}
    assert names[f"user:{hass_admin_user.id}"] == hass_admin_user.name


async def test_a_replay_is_stepped_through_as_the_tv_and_as_any_seat(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line
) -> None:
    anna, *_ = await seat(entry, *NAMES)
    await ask(entry, "start")
    shown, hand = entry.runtime_data.public()["view"], entry.runtime_data.private(anna)["view"]
    await ask(entry, "next")
    await ask(entry, "end")
    game = {"entry_id": entry.entry_id, "number": 1}
    replay = await reader("replay", **game)
    assert [step["kind"] for step in replay["steps"]] == ["start", "next", "end"]
    tv = await reader("replay/frame", **game, step=0, seat=None)
    assert tv["state"]["public"]["view"] == shown
    assert tv["state"]["private"]["view"] == {}
    assert tv["state"]["offers"] == []
    phone = await reader("replay/frame", **game, step=0, seat=anna)
    assert phone["state"]["private"]["view"] == hand
    assert phone["state"]["private"]["seat"] == anna
    last = await reader("replay/frame", **game, step=2, seat=None)
    assert last["state"]["public"]["stage"] == "over"
    assert last["events"]
    assert {event["type"] for event in last["events"]} == {"event"}


async def test_a_frame_has_all_that_a_state_of_the_wire_has(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line
) -> None:
    (anna, *_) = await over(entry)
    live = orjson.loads(
        encode.state(entry.runtime_data, entry.runtime_data.private_bytes(anna), anna)
    )
    replay = await reader("replay", entry_id=entry.entry_id, number=1)
    last = {"number": 1, "step": len(replay["steps"]) - 1}
    frame = await reader("replay/frame", entry_id=entry.entry_id, seat=anna, **last)
    assert frame["state"].keys() == live.keys()
    assert frame["state"]["public"].keys() == live["public"].keys()
    assert frame["state"]["private"].keys() == live["private"].keys()
    assert frame["state"]["public"]["result"] == live["public"]["result"]
    assert frame["state"]["public"]["options"] == live["public"]["options"]


@pytest.mark.parametrize(
    ("language", "called"), [("en", "Guest 1"), ("de", "Gast 1"), ("xx", "Guest 1")]
)
async def test_whoever_was_forgotten_is_a_guest_in_the_language_of_who_looks(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line, language: str, called: str
) -> None:
    await over(entry)
    await ask(entry, "new_evening")
    frame = await reader(
        "replay/frame", entry_id=entry.entry_id, number=1, step=0, seat=None, language=language
    )
    assert frame["state"]["public"]["seats"][0]["name"] == called


async def test_nobody_sees_anything_of_a_game_that_runs(
    house: HomeAssistant, entry: ParlorConfigEntry, line: Line
) -> None:
    attic = await open_table(house, "Attic")
    await over(attic)
    (anna, *_) = await play(entry)
    game = {"entry_id": entry.entry_id, "number": 1}
    for moment in ("running", "paused", "reloaded"):
        if moment == "paused":
            await ask(entry, "pause")
        if moment == "reloaded":
            await change_options(house, entry, {})
        refused = await line("replay", **game)
        assert refused["translation_key"] == "not_over", moment
        for looker in (None, anna):
            for step in (0, 1):
                refused = await line("replay/frame", **game, step=step, seat=looker)
                assert refused["translation_key"] == "not_over", moment
        assert (await line("results", entry_id=entry.entry_id))["evenings"] == []
    other = await line("replay", entry_id=attic.entry_id, number=1)
    assert other["game"]["number"] == 1
    assert (await line("replay", entry_id=attic.entry_id, number=2))[
        "translation_key"
    ] == "no_record"


async def test_a_record_of_other_rules_says_so_in_words(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    line: Line,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await over(entry)
    monkeypatch.setattr(Spyster, "rules_version", Spyster.rules_version + 1)
    refused = await line("replay", entry_id=entry.entry_id, number=1)
    assert refused["translation_key"] == "rules_changed"
    assert "no longer" in refused["message"]


async def test_a_table_that_is_not_there_has_no_archive(
    house: HomeAssistant, entry: ParlorConfigEntry, line: Line
) -> None:
    for command, data in (
        ("results", {}),
        ("statistics", {}),
        ("replay", {"number": 1}),
        ("replay/frame", {"number": 1, "step": 0, "seat": None}),
    ):
        assert "code" in await line(command, entry_id="moon", **data)


async def test_what_is_refused_is_no_error_in_the_log(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    reader: Line,
    hass_read_only_user: MockUser,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await over(entry)
    caplog.clear()
    refused = await reader("replay", entry_id=entry.entry_id, number=7)
    assert (refused["code"], refused["translation_key"]) == (
        "service_validation_error",
        "no_record",
    )
    assert (await reader("results", entry_id="moon"))["code"] == "service_validation_error"
    assert (await reader("forget", person="guest:anna"))["code"] == "unauthorized"
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]


async def test_administrators_may_have_anyone_forgotten(
    house: HomeAssistant, entry: ParlorConfigEntry, line: Line
) -> None:
    attic = await open_table(house, "Attic", {"keep_guest_names": True})
    for table in (entry, attic):
        await over(table)
    refused = await line("forget", person="guest:anna")
    assert refused["translation_key"] == "at_table"
    for table in (entry, attic):
        await ask(table, "clear_table")
    assert await line("forget", person="guest:anna") == {}
    found = await line("statistics")
    assert sorted(person["name"] for person in found["persons"]) == ["Ben", "Cleo", "Dora"]
    assert (await line("forget", person="guest:anna"))["translation_key"] == "no_such_person"
    assert await line("forget", person="guest:ben", entry_id=attic.entry_id) == {}
    assert len((await line("statistics", entry_id=attic.entry_id))["persons"]) == 2
    assert len((await line("statistics"))["persons"]) == 3


async def test_others_may_have_only_themselves_forgotten(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    reader: Line,
    hass_read_only_user: MockUser,
) -> None:
    table = entry.runtime_data
    robin = await table.sit(hass_read_only_user.id, "Robin")
    await table.perform(Caller(robin), "ready", {"ready": True})
    await over(entry, "Anna", "Ben", "Cleo")
    await ask(entry, "clear_table")
    assert (await reader("forget", person="guest:anna"))["code"] == "unauthorized"
    assert await reader("forget", person=f"user:{hass_read_only_user.id}") == {}
    found = await reader("statistics")
    assert sorted(person["name"] for person in found["persons"]) == ["Anna", "Ben", "Cleo"]


async def test_whoever_may_not_see_a_table_s_entities_sees_nothing_of_it(
    house: HomeAssistant, entry: ParlorConfigEntry, reader: Line, hass_read_only_user: MockUser
) -> None:
    await over(entry)
    assert (await reader("statistics"))["persons"]
    hass_read_only_user.mock_policy({"entities": {}})
    game = {"entry_id": entry.entry_id, "number": 1}
    for command, data in (
        ("results", {"entry_id": entry.entry_id}),
        ("statistics", {"entry_id": entry.entry_id}),
        ("replay", game),
        ("replay/frame", {**game, "step": 0, "seat": None}),
    ):
        assert (await reader(command, **data))["code"] == "unauthorized"
    assert (await reader("statistics"))["persons"] == []
