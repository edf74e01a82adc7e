"""Every test here may ask for a house with a table, and for phones at it."""

from collections.abc import AsyncGenerator, Awaitable, Callable

import pytest

from custom_components.parlor.house import ParlorConfigEntry
from tests.house import entry, hass_config_dir, house, www
from tests.web.phone import Client, MakeClient, Phone

__all__ = ["entry", "hass_config_dir", "house", "www"]

type Seat = Callable[..., Awaitable[Phone]]


@pytest.fixture
async def client(entry: ParlorConfigEntry, hass_client_no_auth: MakeClient) -> Client:
    """Return a browser that has no account in Home Assistant."""
    return await hass_client_no_auth()


@pytest.fixture
async def phones(client: Client, entry: ParlorConfigEntry) -> AsyncGenerator[list[Phone]]:
    """Seat four people who can start a game."""
    names = ("Anna", "Ben", "Cleo", "Dora")
    code = entry.runtime_data.code
    phones = [await (await Phone.call(client)).join(code, name) for name in names]
    yield phones
    for phone in phones:
        await phone.hang_up()


async def start(phones: list[Phone]) -> None:
    """Start a game of everyone."""
    for phone in phones:
        assert (await phone.ask("ready", ready=True))["type"] == "result"
    assert (await phones[0].ask("start"))["type"] == "result"
    for phone in phones:
        await phone.see(lambda state: state["public"]["stage"] == "playing")


@pytest.fixture
async def players(phones: list[Phone]) -> list[Phone]:
    """Seat four people in a game that runs."""
    await start(phones)
    return phones
