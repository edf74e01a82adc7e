"""Tables that come and go in a Home Assistant."""

from pathlib import Path

from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import EVENT_HOMEASSISTANT_STOP
from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.journals import JOURNALS
from custom_components.parlor.table.seats import Caller
from tests.house import change_options, open_table


def journals(house: HomeAssistant) -> list[Path]:
    """Return the files in which tables are saved."""
    return sorted(Path(house.config.path(".storage/parlor")).glob("*"))


async def seat_four(entry: ParlorConfigEntry) -> list[str]:
    """Seat four people and start a game; return their tokens."""
    table = entry.runtime_data
    entered = [await table.join(name) for name in ("Anna", "Ben", "Cleo", "Dora")]
    for one in entered:
        await table.perform(Caller(one.seat), "ready", {"ready": True})
    await table.perform(Caller(entered[0].seat), "start")
    return [one.token for one in entered if one.token]


async def test_a_table_may_be_unloaded_and_loaded_again_and_again(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    codes = {(entry.runtime_data.code, entry.runtime_data.short_code)}
    for _ in range(2):
        assert await house.config_entries.async_unload(entry.entry_id)
        assert entry.state is ConfigEntryState.NOT_LOADED
        assert house.data[JOURNALS] == set()
        assert await house.config_entries.async_setup(entry.entry_id)
        codes.add((entry.runtime_data.code, entry.runtime_data.short_code))
    assert len(codes) == 1


async def test_a_game_goes_on_after_two_reloads(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    tokens = await seat_four(entry)
    before = entry.runtime_data.public()["view"]
    for _ in range(2):
        assert await house.config_entries.async_reload(entry.entry_id)
    table = entry.runtime_data
    assert table.stage == "playing"
    assert table.public()["view"] == before
    assert [(await table.resume(token)).seat for token in tokens] == ["s1", "s2", "s3", "s4"]


async def test_options_may_change_in_mid_game(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat_four(entry)
    await change_options(house, entry, {"away_seconds": 120, "start_reserved": True})
    assert entry.runtime_data.stage == "playing"
    await entry.runtime_data.perform(Caller(house=True), "end")
    start = entry.runtime_data.public()["start"]
    assert start == {"code": "start_reserved", "details": {}}


async def test_a_game_goes_on_after_home_assistant_stops(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat_four(entry)
    house.bus.async_fire(EVENT_HOMEASSISTANT_STOP)
    await house.async_block_till_done()
    assert not list(Path(house.config.path(".storage/parlor")).glob("*-wal"))  # noqa: ASYNC240


async def test_two_tables_are_separate(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    kitchen = await open_table(house, "Kitchen")
    await seat_four(entry)
    assert kitchen.runtime_data.stage == "lobby"
    assert kitchen.runtime_data.seats == ()
    assert await house.config_entries.async_unload(entry.entry_id)
    assert (await kitchen.runtime_data.join("Eve")).seat == "s1"
    assert house.data[JOURNALS] == {kitchen.runtime_data.journal}


async def test_a_removed_table_leaves_nothing_behind(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    await house.config_entries.async_remove(entry.entry_id)
    assert journals(house)
    assert all(path.name.startswith(kitchen.entry_id) for path in journals(house))


async def test_the_last_table_takes_its_folder_with_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    kitchen = await open_table(house, "Kitchen")
    aside = [path.with_name(f"{path.name}.damaged-1") for path in journals(house)]
    for path in aside:
        await house.async_add_executor_job(path.touch)
    await house.config_entries.async_remove(entry.entry_id)
    left = {path.name for path in journals(house)}
    assert left >= {f"{kitchen.entry_id}.db", f"{kitchen.entry_id}.db.damaged-1"}
    assert not {name for name in left if name.startswith(entry.entry_id)}
    await house.config_entries.async_remove(kitchen.entry_id)
    assert not await house.async_add_executor_job(aside[0].parent.exists)


async def test_a_table_that_cannot_be_saved_is_tried_again_later(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    path = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(_replace_by_folder, path)
    assert not await house.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.SETUP_RETRY
    assert entry.error_reason_translation_key == "cannot_open"
    await house.config_entries.async_unload(entry.entry_id)


async def test_a_table_that_cannot_be_shown_is_closed_again(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    with monkeypatch.context() as broken:
        broken.setattr(house.config_entries, "async_forward_entry_setups", _fail)
        assert not await house.config_entries.async_setup(entry.entry_id)
    assert entry.state is ConfigEntryState.SETUP_ERROR
    assert house.data[JOURNALS] == set()
    with pytest.raises(Refused, match="table_closed"):
        await entry.runtime_data.join("Anna")
    assert await house.config_entries.async_reload(entry.entry_id)
    assert (await entry.runtime_data.join("Anna")).seat == "s1"


async def _fail(*_: object) -> None:
    raise ImportError


def _replace_by_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()
    (path / "file").touch()


@pytest.mark.parametrize("name", ["Kitchen", "Küche 🎲", "../../etc", "<b>x</b>"])
async def test_a_table_may_have_any_name(house: HomeAssistant, name: str) -> None:
    entry = await open_table(house, name)
    assert entry.runtime_data.name == name
    assert [path.stem for path in journals(house) if path.suffix == ".db"] == [entry.entry_id]
