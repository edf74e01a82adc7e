"""System health: whether guests can come in and games are saved."""

from pathlib import Path
from shutil import rmtree
from typing import Any

import aiohttp
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    get_system_health_info,
)
from pytest_homeassistant_custom_component.test_util.aiohttp import (  # type: ignore[import-untyped]
    AiohttpClientMocker,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Trouble
from tests.house import open_table

from .company import play

PAGE = "http://parlor.home/api/parlor/"


async def health(house: HomeAssistant) -> dict[str, Any]:
    """Return what system health tells of the tables."""
    assert await async_setup_component(house, "system_health", {})
    await house.async_block_till_done()
    info: dict[str, Any] = await get_system_health_info(house, DOMAIN)
    return info | {"address": await info["address"]}


async def test_a_healthy_house_says_so(
    house: HomeAssistant,
    aioclient_mock: AiohttpClientMocker,
) -> None:
    aioclient_mock.get(PAGE)
    entry = await open_table(house, options={"guest_address": "http://parlor.home"})
    await open_table(house, "Attic", {"guest_address": "http://parlor.home"})
    await play(entry)
    assert await health(house) == {
        "tables": 2,
        "games": 1,
        "pages": True,
        "journals": "ok",
        "address": "ok",
    }


async def test_a_house_without_an_address_says_so(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    house.config.internal_url = house.config.external_url = None
    house.config.api = None
    assert (await health(house))["address"] == {"type": "failed", "error": "unknown"}


async def test_a_house_in_trouble_says_so(
    house: HomeAssistant,
    aioclient_mock: AiohttpClientMocker,
    www: Path,
) -> None:
    rmtree(www)
    aioclient_mock.get(PAGE, exc=aiohttp.ClientError)
    entry = await open_table(house, options={"guest_address": "http://parlor.home"})
    entry.runtime_data._actor.keeper.trouble = Trouble.NOT_SAVED
    assert await health(house) == {
        "tables": 1,
        "games": 0,
        "pages": False,
        "journals": "not_saved",
        "address": {"type": "failed", "error": "unreachable"},
    }
