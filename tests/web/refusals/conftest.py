"""Every test here may ask for an evening."""

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from tests.web.line import Connect
from tests.web.phone import Client, Phone

from .evening import Evening


@pytest.fixture
def evening(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    client: Client,
    phones: list[Phone],
    hass_ws_client: Connect,
    monkeypatch: pytest.MonkeyPatch,
) -> Evening:
    return Evening(house, entry, client, phones, hass_ws_client, monkeypatch)
