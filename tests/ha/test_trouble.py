"""Repair issues: raised when a person is needed, and taken back when all is well."""

import logging
from pathlib import Path

from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
import pytest

from custom_components.parlor.const import DOMAIN, LOGGER
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import Journal, NotSaved


def issues(house: HomeAssistant) -> set[str]:
    """Return the issues that are raised, without the ids of tables."""
    found = ir.async_get(house).issues.values()
    return {str(issue.translation_key) for issue in found if issue.domain == DOMAIN}


async def test_a_table_that_cannot_save_says_so_until_it_can(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def write(*_: object) -> None:
        raise NotSaved

    table = entry.runtime_data
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "write", write)
        with pytest.raises(Refused):
            await table.join("Anna")
        table.catch_up()
    assert issues(house) == {"not_saved"}
    await table.join("Anna")
    table.catch_up()
    assert issues(house) == set()


async def test_the_log_says_once_that_nothing_can_be_saved_and_once_that_it_can_again(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def write(*_: object) -> None:
        raise NotSaved

    caplog.set_level(logging.INFO, LOGGER.name)
    table = entry.runtime_data
    with monkeypatch.context() as broken:
        broken.setattr(Journal, "write", write)
        for name in ("Anna", "Ben", "Cleo"):
            with pytest.raises(Refused):
                await table.join(name)
            table.catch_up()
    for name in ("Anna", "Ben", "Cleo"):
        await table.join(name)
        table.catch_up()
    said = [record.message for record in caplog.records if record.name == LOGGER.name]
    assert said == [
        "What happens at Living room cannot be saved",
        "What happens at Living room is saved again",
    ]


async def test_a_game_that_cannot_be_resumed_leaves_an_empty_lobby_and_a_word(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    path = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(path.write_bytes, b"nonsense" * 1000)
    assert await house.config_entries.async_setup(entry.entry_id)
    assert entry.runtime_data.stage == "lobby"
    assert issues(house) == {"cannot_resume"}
    await house.config_entries.async_reload(entry.entry_id)
    assert issues(house) == set()


async def test_the_issues_of_a_removed_table_go_with_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    path = Path(house.config.path(".storage/parlor")) / f"{entry.entry_id}.db"
    await house.async_add_executor_job(path.write_bytes, b"nonsense" * 1000)
    await house.config_entries.async_setup(entry.entry_id)
    await house.config_entries.async_remove(entry.entry_id)
    assert issues(house) == set()
    assert not list(path.parent.glob("*"))
