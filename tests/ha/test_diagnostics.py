"""Diagnostics: what helps to find a fault, and nothing else."""

import json

from homeassistant.core import HomeAssistant
from pytest_homeassistant_custom_component.components.diagnostics import (  # type: ignore[import-untyped]
    get_diagnostics_for_config_entry,
)
from pytest_homeassistant_custom_component.typing import (  # type: ignore[import-untyped]
    ClientSessionGenerator,
)

from custom_components.parlor.house import ParlorConfigEntry
from tests.house import change_options

from .company import NAMES, play


async def test_diagnostics_name_nobody_and_open_no_table(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client: ClientSessionGenerator
) -> None:
    await change_options(
        house,
        entry,
        {
            "guest_address": "http://parlor.home",
            "wifi_name": "Guests",
            "wifi_password": "come on in",
            "satellites": [{"player": "Anna", "satellite": "assist_satellite.shelf"}],
        },
    )
    await play(entry)
    told = await get_diagnostics_for_config_entry(house, hass_client, entry)
    assert told["public"]["view"]["phase"] == "questioning"
    assert told["options"]["away_seconds"] == 30
    assert told["trouble"] is None
    table = entry.runtime_data
    match = table._actor.keeper.match
    assert match is not None
    hashes = [str(seat.token_hash) for seat in table.seats]
    secrets = [table.code, table.short_code, str(match.record.seed), *hashes, *NAMES]
    text = json.dumps(told)
    assert not [
        secret for secret in (*secrets, "parlor.home", "Guests", "come on in") if secret in text
    ]
