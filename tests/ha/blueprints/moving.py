"""Moving: time that passes in a house whose automations wait."""

import asyncio

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed_exact,
)


async def moment(house: HomeAssistant) -> None:
    """Let the house do what it does at once; what waits would keep it busy for longer."""
    for _ in range(10):
        await house.async_add_executor_job(int)  # what runs in threads takes its time
        for _ in range(50):
            await asyncio.sleep(0)


async def beats(house: HomeAssistant, freezer: FrozenDateTimeFactory, seconds: float) -> None:
    """Let time pass, in steps that are shorter than any pause."""
    for _ in range(round(seconds * 4)):
        freezer.tick(0.25)
        async_fire_time_changed_exact(house)
        await moment(house)
