"""Results, statistics and replays as actions, and who may forget whom."""

from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized
import probatio
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.ha.company import NAMES, ask, finish, play
from tests.house import open_table

from .calling import answer, call, refused


async def over(entry: ParlorConfigEntry, *names: str) -> None:
    """Play a game to its end, and let everyone get up."""
    await play(entry, *names)
    await finish(entry)
    await ask(entry, "clear_table")


async def test_results_may_be_asked_for(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await over(entry)
    page = await answer(house, "get_results")
    assert [player["name"] for player in page["evenings"][0]["games"][0]["players"]] == [*NAMES]
    assert await answer(house, "get_results", before=1) == {"evenings": [], "before": None}


async def test_statistics_are_of_the_house_unless_a_table_is_named(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    await over(entry, *NAMES)
    await over(attic, *NAMES[1:], "Eve")
    both = await answer(house, "get_statistics")
    assert {person["name"] for person in both["persons"]} == {*NAMES, "Eve"}
    one = await answer(house, "get_statistics", config_entry_id=attic.entry_id)
    assert {person["name"] for person in one["persons"]} == {*NAMES[1:], "Eve"}
    named = await answer(house, "get_statistics", entity_id=["sensor.attic_phase"])
    assert named == one
    tables = ["sensor.attic_phase", "sensor.living_room_phase"]
    assert await answer(house, "get_statistics", entity_id=tables) == both


async def test_a_replay_may_be_asked_for_whole_or_step_by_step(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await over(entry)
    replay = await answer(house, "get_replay", game_number=1)
    assert replay["steps"][0]["kind"] == "start"
    tv = await answer(house, "get_replay", game_number=1, step=0)
    assert tv["state"]["private"]["view"] == {}
    phone = await answer(house, "get_replay", game_number=1, step=0, seat="s2")
    assert phone["state"]["private"]["seat"] == "s2"
    assert phone["state"]["private"]["view"]
    assert phone["events"] == tv["events"]


async def test_a_replay_of_a_game_that_runs_is_refused(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    for data in ({}, {"step": 0}, {"step": 0, "seat": "s1"}):
        assert await refused_answer(house, game_number=1, **data) == "not_over"


async def refused_answer(house: HomeAssistant, **data: object) -> str:
    with pytest.raises(Exception, match="not over") as said:
        await answer(house, "get_replay", **data)
    return str(said.value.translation_key)  # type: ignore[attr-defined]


async def test_a_player_may_be_forgotten_by_name(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    await over(entry)
    await over(attic)
    await call(house, "forget_player", player="anna")
    found = await answer(house, "get_statistics")
    assert {person["name"] for person in found["persons"]} == {*NAMES[1:]}
    assert await refused(house, "forget_player", player="anna") == "no_such_person"
    await call(house, "forget_player", player="guest:ben")
    found = await answer(house, "get_statistics")
    assert {person["name"] for person in found["persons"]} == {*NAMES[2:]}
    with pytest.raises(probatio.Invalid):
        await call(house, "forget_player")


async def test_somebody_who_sits_at_one_table_is_forgotten_at_the_others(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    await over(attic)
    await play(entry)
    assert await refused(house, "forget_player", player="Anna") == "at_table"
    found = await answer(house, "get_statistics")
    assert {person["name"] for person in found["persons"]} == {*NAMES[1:]}


async def test_only_administrators_may_forget_others(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_read_only_user: MockUser,
    hass_admin_user: MockUser,
) -> None:
    table = entry.runtime_data
    robin = await table.sit(hass_read_only_user.id, "Robin")
    await table.perform(Caller(robin), "ready", {"ready": True})
    await over(entry, "Anna", "Ben", "Cleo")
    guest = Context(user_id=hass_read_only_user.id)
    with pytest.raises(Unauthorized):
        await call(house, "forget_player", guest, player="Anna")
    await call(house, "forget_player", guest, player=f"user:{hass_read_only_user.id}")
    await call(house, "forget_player", Context(user_id=hass_admin_user.id), player="Anna")
    found = await answer(house, "get_statistics")
    assert {person["name"] for person in found["persons"]} == {"Ben", "Cleo"}
