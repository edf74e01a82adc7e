"""Backups: a copy that is made in mid-game holds a table that can be opened."""

from contextlib import closing
from pathlib import Path
from shutil import copy
import sqlite3
from typing import Any

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.backup import async_post_backup, async_pre_backup
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import Journal, NotSaved
from tests.house import open_table


def journal(house: HomeAssistant, entry: ParlorConfigEntry) -> Path:
    return Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"


def names_in(file: Path) -> list[str]:
    """Return who is seated according to this file alone, without what may lie beside it."""
    alone = copy(file, file.with_suffix(".alone"))
    with closing(sqlite3.connect(alone)) as db:
        return [name for (name,) in db.execute("SELECT name FROM seats ORDER BY position")]


async def test_the_file_may_be_copied_by_itself_while_people_sit_down(
    house: HomeAssistant, entry: ParlorConfigEntry, tmp_path: Path
) -> None:
    await entry.runtime_data.join("Anna")
    await async_pre_backup(house)
    await entry.runtime_data.join("Ben")
    await house.async_add_executor_job(copy, journal(house, entry), tmp_path / "copy.db")
    await async_post_backup(house)
    await entry.runtime_data.join("Cleo")
    assert await house.async_add_executor_job(names_in, tmp_path / "copy.db") == ["Anna"]
    assert len(entry.runtime_data.seats) == 3


async def test_a_table_in_trouble_cannot_cost_the_house_its_backup(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: Journal) -> None:
        raise NotSaved

    await open_table(house, "Kitchen")
    monkeypatch.setattr(Journal, "hold", fail)
    await async_pre_backup(house)
    await async_post_backup(house)


async def test_a_table_that_is_reloaded_meanwhile_leaves_its_file_as_it_is(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    file = journal(house, entry)
    await entry.runtime_data.join("Anna")
    await async_pre_backup(house)
    kept = await house.async_add_executor_job(file.read_bytes)
    for name in ("Ben", "Cleo"):
        await entry.runtime_data.join(name)
        await house.config_entries.async_reload(entry.entry_id)
        assert await house.async_add_executor_job(file.read_bytes) == kept
    await async_post_backup(house)
    await house.config_entries.async_unload(entry.entry_id)
    assert await house.async_add_executor_job(names_in, file) == ["Anna", "Ben", "Cleo"]


async def test_a_table_that_opens_while_a_backup_ends_is_not_held_for_ever(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    read = Journal.read

    async def end_backup(opening: Journal, work: Any) -> Any:
        await async_post_backup(house)
        return await read(opening, work)

    await async_pre_backup(house)
    with monkeypatch.context() as meanwhile:
        meanwhile.setattr(Journal, "read", end_backup)
        await house.config_entries.async_reload(entry.entry_id)
    await entry.runtime_data.join("Anna")
    await house.config_entries.async_unload(entry.entry_id)
    assert await house.async_add_executor_job(names_in, journal(house, entry)) == ["Anna"]
