"""Setting a table up may be called off at any moment: it can be set up again, and all is in it."""

import asyncio
from collections.abc import Coroutine
import logging
from typing import Any

from homeassistant.config_entries import ConfigEntryState
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.journals import JOURNALS
from tests.cancelling import at_every_wait, no_thread_is_left

from .company import play, view


def available(house: HomeAssistant) -> set[str]:
    """Return the entities that show something."""
    states = house.states.async_all()
    return {state.entity_id for state in states if state.state != STATE_UNAVAILABLE}


@pytest.mark.parametrize("always", [False, True], ids=["once", "always"])
async def test_setting_a_table_up_may_be_called_off_at_any_moment(
    house: HomeAssistant, entry: ParlorConfigEntry, always: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.CRITICAL)
    await play(entry)
    before, entities = view(entry), available(house)
    assert len(entities) == 11

    async def set_up() -> Coroutine[Any, Any, bool]:
        await house.config_entries.async_unload(entry.entry_id)
        return house.config_entries.async_setup(entry.entry_id)

    times = 0
    async for outcome in at_every_wait(set_up, always=always):
        times += 1
        if entry.state is not ConfigEntryState.LOADED:
            assert isinstance(outcome, asyncio.CancelledError)
            assert no_thread_is_left()
            assert house.data[JOURNALS] == set()
            assert await house.config_entries.async_reload(entry.entry_id)
        await house.async_block_till_done()
        assert entry.state is ConfigEntryState.LOADED
        assert view(entry) == before
        assert available(house) == entities
    assert outcome is True
    assert times >= 5
