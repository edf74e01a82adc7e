"""Conditions: how it stands at tables, with the table as target."""

from pathlib import Path

from homeassistant.core import HomeAssistant
from homeassistant.helpers.condition import async_get_all_descriptions
from homeassistant.util.yaml import load_yaml_dict
import probatio
import pytest

from custom_components.parlor.condition import CONDITIONS
from custom_components.parlor.house import ParlorConfigEntry
from tests.house import open_table

from .automating import holds, look
from .company import NAMES, act, ask, play, seat, view
from .test_entity import device

FORMS = Path(__file__).parents[2] / "custom_components/parlor/conditions.yaml"


async def test_a_game_is_on_until_it_is_over(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert not await holds(house, "is_playing")
    await play(entry)
    assert await holds(house, "is_playing")
    assert await holds(house, "is_playing", options={"game": ["spyster"]})
    assert not await holds(house, "is_playing", options={"game": ["citadels"]})
    await ask(entry, "end")
    assert not await holds(house, "is_playing")


async def test_a_phase_is_the_one_that_is_shown(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await holds(house, "is_in_phase", options={"phase": "lobby"})
    await play(entry)
    assert await holds(house, "is_in_phase", options={"phase": ["vote", "questioning"]})
    assert not await holds(house, "is_in_phase", options={"phase": "vote"})


async def test_a_turn_is_somebody_s(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    anna, *_ = await play(entry)
    names = {seat.id: seat.name for seat in entry.runtime_data.seats}
    own = names[view(entry)["turn"]]
    assert await holds(house, "is_turn_of")
    assert await holds(house, "is_turn_of", options={"player": own.lower()})
    assert not await holds(
        house, "is_turn_of", options={"player": [name for name in NAMES if name != own]}
    )
    await act(entry, anna, "call_vote")
    assert not await holds(house, "is_turn_of")


async def test_a_pause_lasts_until_the_game_goes_on(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    assert not await holds(house, "is_paused")
    await ask(entry, "pause")
    assert await holds(house, "is_paused")
    await ask(entry, "resume_game")
    assert not await holds(house, "is_paused")


async def test_a_table_waits_until_enough_are_ready(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await holds(house, "is_waiting_for_players")
    await seat(entry, *NAMES)
    assert not await holds(house, "is_waiting_for_players")


async def test_any_or_all_of_the_tables_count(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await play(entry)
    both = {"device_id": [device(house, entry).id, device(house, kitchen).id]}
    assert await holds(house, "is_playing", target=both)
    assert not await holds(house, "is_playing", target=both, options={"behavior": "all"})
    assert not await holds(house, "is_playing", target={"device_id": device(house, kitchen).id})
    await play(kitchen)
    assert await holds(house, "is_playing", target=both, options={"behavior": "all"})


@pytest.mark.parametrize("behavior", ["any", "all"])
async def test_nothing_holds_at_a_table_that_is_closed(
    house: HomeAssistant, entry: ParlorConfigEntry, behavior: str
) -> None:
    await play(entry)
    await house.config_entries.async_unload(entry.entry_id)
    assert not await holds(house, "is_playing", options={"behavior": behavior})


async def test_whoever_watches_a_condition_is_told_of_changes(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    checker = await look(house, "is_playing")
    assert not checker.needs_polling
    seen: list[bool | None] = []
    stop = await checker.async_track_changes(lambda: seen.append(checker.async_check()))
    await play(entry)
    entry.runtime_data.catch_up()
    assert seen[-1] is True
    stop()
    seen.clear()
    await ask(entry, "end")
    assert seen == []
    checker.async_unload()


async def test_what_no_game_knows_is_refused(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    for options in ({"phase": "siesta"}, {}, {"phase": "vote", "behavior": "most"}):
        with pytest.raises(probatio.Invalid):
            await look(house, "is_in_phase", options=options)


async def test_every_condition_has_a_form_with_its_options(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    described = await async_get_all_descriptions(house)
    forms = await house.async_add_executor_job(load_yaml_dict, str(FORMS))
    assert forms.keys() == CONDITIONS.keys()
    for kind, condition in CONDITIONS.items():
        form = described[f"parlor.{kind}"]
        assert form is not None
        takes = {str(key.schema) for key in condition.takes}  # type: ignore[attr-defined]
        assert {*form["fields"]} == {"behavior", *takes}
        assert form["target"]["entity"] == [{"integration": "parlor"}]
