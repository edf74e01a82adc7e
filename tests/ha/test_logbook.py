"""Logbook: what happened at a table, in words."""

from datetime import timedelta
from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util import dt as dt_util
import pytest
from pytest_homeassistant_custom_component.components.recorder.common import (  # type: ignore[import-untyped]
    async_wait_recording_done,
)
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    WebSocketGenerator,
)

from custom_components.parlor.herald import EVENT_PARLOR
from tests.house import open_table

from .company import ask, play
from .test_entity import device


async def pages(house: HomeAssistant, connect: WebSocketGenerator, device_id: str) -> list[str]:
    """Return what the logbook says of a device, beside the states of its entities."""
    await async_wait_recording_done(house)
    client = await connect()
    now = dt_util.utcnow()
    await client.send_json(
        {
            "id": 1,
            "type": "logbook/get_events",
            "start_time": (now - timedelta(hours=1)).isoformat(),
            "end_time": (now + timedelta(hours=1)).isoformat(),
            "device_ids": [device_id],
        }
    )
    entries: list[dict[str, Any]] = (await client.receive_json())["result"]
    return [f"{entry['name']}: {entry['message']}" for entry in entries if "message" in entry]


@pytest.mark.parametrize(
    ("language", "first", "begin", "last"),
    [
        (
            "en",
            "Anna sits down.",
            "Spyster begins, with Anna, Ben, Cleo and Dora.",
            "Spyster was ended early.",
        ),
        (
            "de",
            "Anna setzt sich an den Tisch.",
            "Spyster beginnt, mit Anna, Ben, Cleo und Dora.",
            "Spyster wurde vorzeitig beendet.",
        ),
    ],
)
async def test_a_game_may_be_read_in_the_language_of_the_house(
    recorder_mock: object,
    house: HomeAssistant,
    hass_ws_client: WebSocketGenerator,
    language: str,
    first: str,
    begin: str,
    last: str,
) -> None:
    await house.config.async_update(language=language)
    assert await async_setup_component(house, "logbook", {})
    entry = await open_table(house)
    await play(entry)
    await ask(entry, "end")
    read = await pages(house, hass_ws_client, device(house, entry).id)
    assert read[0] == f"Living room: {first}"
    assert f"Living room: {begin}" in read
    assert read[-1] == f"Living room: {last}"


async def test_what_has_no_words_is_still_told(
    recorder_mock: object, house: HomeAssistant, hass_ws_client: WebSocketGenerator
) -> None:
    assert await async_setup_component(house, "logbook", {})
    entry = await open_table(house)
    place = device(house, entry).id
    told = {"table": "Attic", "game": "halma", "type": "moon_rises", "data": {}}
    house.bus.async_fire(EVENT_PARLOR, {**told, "device_id": place})
    assert await pages(house, hass_ws_client, place) == ["Attic: moon rises"]
