"""Backups: a copy that is made in mid-game holds a table that can be opened."""

from pathlib import Path
from shutil import copy
import sqlite3

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.backup import async_post_backup, async_pre_backup
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import Journal, NotSaved
from tests.house import open_table


async def test_the_file_may_be_copied_by_itself_while_people_sit_down(
    house: HomeAssistant, entry: ParlorConfigEntry, tmp_path: Path
) -> None:
    await entry.runtime_data.join("Anna")
    await async_pre_backup(house)
    await entry.runtime_data.join("Ben")
    journal = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(copy, journal, tmp_path / "copy.db")
    await async_post_backup(house)
    await entry.runtime_data.join("Cleo")
    with sqlite3.connect(tmp_path / "copy.db") as db:
        assert db.execute("SELECT name FROM seats").fetchall() == [("Anna",)]
    db.close()
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
