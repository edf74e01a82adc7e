"""Moving: time that passes in a house whose automations wait."""

import asyncio
from typing import Final

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed_exact,
)

from custom_components.parlor.house import tables

# How many turns of the loop in which nothing comes back from a thread make a moment.
STILL: Final = 100
IMPORTED: Final = 20


async def moment(house: HomeAssistant) -> None:
    """Let the house do what it does at once; what waits would keep it busy for longer."""
    quiet = 0
    while quiet < STILL:
        await asyncio.sleep(0)
        for entry in tables(house):
            entry.runtime_data.catch_up()
        quiet += 1
        # What runs in threads takes its time; it is no task, as what waits for a delay is.
        if threads := {
            job
            for job in house._tasks | house._background_tasks
            if not isinstance(job, asyncio.Task)
        }:
            await asyncio.wait(threads)
            quiet = 0
        elif quiet % IMPORTED == 0:
            # Modules are loaded by one thread, in order: what was asked for before is there.
            await house.async_add_import_executor_job(int)


async def beats(house: HomeAssistant, freezer: FrozenDateTimeFactory, seconds: float) -> None:
    """Let time pass, in steps that are shorter than any pause."""
    for _ in range(round(seconds * 4)):
        freezer.tick(0.25)
        async_fire_time_changed_exact(house)
        await moment(house)
