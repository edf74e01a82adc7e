"""Which tables are meant, and what becomes of what they refuse."""

from homeassistant.core import HomeAssistant
from homeassistant.exceptions import HomeAssistantError, ServiceValidationError
from homeassistant.helpers import (
    area_registry as ar,
    device_registry as dr,
    floor_registry as fr,
    label_registry as lr,
)
from homeassistant.util.yaml import load_yaml_dict
import pytest

from custom_components.parlor.actions import ERRANDS
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import NotSaved
from tests.ha.company import play
from tests.ha.test_icons import PARLOR, WORDS
from tests.house import open_table

from .calling import answer, call, refused


async def test_one_of_several_tables_must_be_named(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    assert await refused(house, "add_bot") == "which_table"
    await call(house, "add_bot", config_entry_id=attic.entry_id)
    assert not entry.runtime_data.seats
    assert len(attic.runtime_data.seats) == 1
    await house.config_entries.async_unload(attic.entry_id)
    assert await refused(house, "add_bot") == "which_table"


def device_of(house: HomeAssistant, entry: ParlorConfigEntry) -> str:
    """Return the device of a table."""
    (device,) = dr.async_entries_for_config_entry(dr.async_get(house), entry.entry_id)
    return device.id


async def test_a_table_may_be_named_by_its_device_or_one_of_its_entities(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    await call(house, "add_bot", device_id=device_of(house, attic), name="Hal")
    await call(house, "add_bot", entity_id="sensor.attic_phase", name="Eve")
    assert [seat.name for seat in attic.runtime_data.seats] == ["Hal", "Eve"]
    assert not entry.runtime_data.seats


async def test_a_table_may_be_named_by_where_it_stands(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    floor = fr.async_get(house).async_create("Upstairs")
    area = ar.async_get(house).async_create("Den", floor_id=floor.floor_id)
    label = lr.async_get(house).async_create("Games")
    dr.async_get(house).async_update_device(
        device_of(house, attic), area_id=area.id, labels={label.label_id}
    )
    await call(house, "add_bot", area_id=area.id)
    await call(house, "add_bot", floor_id=[floor.floor_id])
    await call(house, "add_bot", label_id=[label.label_id])
    assert len(attic.runtime_data.seats) == 3
    assert not entry.runtime_data.seats


async def test_all_tables_that_are_meant_are_asked(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    target = {
        "device_id": [device_of(house, attic)],
        "entity_id": ["sensor.attic_phase", "sensor.living_room_phase"],
    }
    await call(house, "add_bot", **target)
    assert len(attic.runtime_data.seats) == len(entry.runtime_data.seats) == 1


async def test_what_one_table_refuses_the_others_still_do(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    await play(attic)
    target = {"entity_id": ["sensor.living_room_phase", "sensor.attic_phase"]}
    assert await refused(house, "pause", **target) == "wrong_stage"
    assert attic.runtime_data.public()["paused"]


async def test_only_one_table_may_answer(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    attic = await open_table(house, "Attic")
    before = (entry.runtime_data.code, attic.runtime_data.code)
    both = {"entity_id": ["sensor.living_room_phase", "sensor.attic_phase"]}
    for asked in ("get_state", "get_invitation", "new_code"):
        with pytest.raises(ServiceValidationError, match="Several tables") as said:
            await answer(house, asked, **both)
        assert said.value.translation_key == "one_table"
    assert (entry.runtime_data.code, attic.runtime_data.code) == before
    await call(house, "new_code", **both)
    assert {*before}.isdisjoint({entry.runtime_data.code, attic.runtime_data.code})


@pytest.mark.parametrize(
    "target",
    [
        {"entity_id": "light.kitchen"},
        {"area_id": "kitchen"},
        {"device_id": []},
        {"entity_id": "none"},
    ],
)
async def test_where_there_is_no_table_nothing_is_asked(
    house: HomeAssistant, entry: ParlorConfigEntry, target: dict[str, object]
) -> None:
    assert await refused(house, "add_bot", **target) == "no_table"
    assert not entry.runtime_data.seats


async def test_a_table_that_is_closed_cannot_be_asked(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    with pytest.raises(ServiceValidationError, match="not loaded"):
        await call(house, "add_bot", config_entry_id=entry.entry_id)
    with pytest.raises(ServiceValidationError, match="not loaded"):
        await call(house, "add_bot", device_id=device_of(house, entry))


async def test_a_table_that_fails_is_not_the_caller_s_fault(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise NotSaved

    monkeypatch.setattr(entry.runtime_data._actor._journal, "write", fail)
    with pytest.raises(HomeAssistantError, match="could not be saved") as failed:
        await call(house, "add_bot")
    assert not isinstance(failed.value, ServiceValidationError)


def test_every_field_of_every_action_has_words_and_a_form() -> None:
    forms = load_yaml_dict(str(PARLOR / "services.yaml"))
    words = {action: {*told.get("fields", {})} for action, told in WORDS["services"].items()}
    asked = {action: {*(form or {}).get("fields", {})} for action, form in forms.items()}
    assert asked == words


@pytest.mark.parametrize("action", ERRANDS)
def test_the_form_of_an_action_asks_for_what_it_takes(action: str) -> None:
    form = load_yaml_dict(str(PARLOR / "services.yaml"))[action]
    table = {"integration": DOMAIN}
    assert form["target"] == {"device": table, "entity": table}
    assert {*form.get("fields", {})} == {*map(str, ERRANDS[action].fields)}
