"""Invitations: links, codes and QR codes."""

from collections.abc import Awaitable, Callable

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.qr import qr_code
from tests.house import change_options, open_table
from tests.web.phone import Client, Phone


async def test_a_player_may_ask_for_the_invitation(
    house: HomeAssistant, client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    house.config.internal_url = "http://home.example:8123"
    answer = await phones[0].ask("invite", origin="http://localhost:8123")
    table = entry.runtime_data
    link = f"http://home.example:8123/api/parlor/#{table.code}"
    assert (answer["link"], answer["qr"]) == (link, dict(qr_code(link)))
    assert (answer["code"], answer["short_code"]) == (table.code, table.short_code)


async def test_a_tv_may_invite_to_its_own_address_and_to_no_other(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry
) -> None:
    house.config.internal_url = "http://home.example:8123"
    tv = await Phone.call(client, {"Host": "tv.lan:8123"})
    await tv.ask("watch", code=entry.runtime_data.code)
    own = await tv.ask("invite", origin="http://tv.lan:8123")
    assert own["link"].startswith("http://tv.lan:8123/api/parlor/#")
    other = await tv.ask("invite", origin="http://evil.example")
    assert other["link"].startswith("http://home.example:8123/api/parlor/#")


async def test_a_house_without_an_address_still_has_a_code(
    house: HomeAssistant, client: Client, phones: list[Phone]
) -> None:
    house.config.internal_url = house.config.external_url = None
    house.config.api = None
    answer = await phones[0].ask("invite", origin="")
    assert (answer["link"], answer["qr"]) == (None, None)
    assert len(answer["short_code"]) == 6


async def test_only_a_tv_is_told_the_password_of_the_network(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry
) -> None:
    await change_options(house, entry, {"wifi_name": "Guests", "wifi_password": "come on in"})
    tv, anna = [await Phone.call(client) for _ in range(2)]
    await tv.ask("watch", code=entry.runtime_data.code)
    await anna.join(entry.runtime_data.code, "Anna")
    wifi = (await tv.ask("invite", origin=""))["wifi"]
    assert (wifi["name"], wifi["password"]) == ("Guests", "come on in")
    assert wifi["qr"] == dict(qr_code("WIFI:T:WPA;S:Guests;P:come on in;;"))
    assert "wifi" not in await anna.ask("invite", origin="")


async def test_home_assistant_users_may_ask_for_the_links_of_all_tables(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_client: Callable[[], Awaitable[Client]],
) -> None:
    house.config.internal_url = "http://home.example:8123"
    kitchen = await open_table(house, "Kitchen")
    client = await hass_client()
    answer = await (await client.get("/api/parlor/invite")).json()
    names = [(table["entry_id"], table["name"]) for table in answer["tables"]]
    assert names == [(entry.entry_id, "Living room"), (kitchen.entry_id, "Kitchen")]
    code = entry.runtime_data.code
    assert answer["tables"][0] == {
        "entry_id": entry.entry_id,
        "name": "Living room",
        "phone": f"http://home.example:8123/api/parlor/#{code}",
        "tv": f"http://home.example:8123/api/parlor/tv#{entry.runtime_data.tv_code}",
        "code": code,
        "short_code": entry.runtime_data.short_code,
    }


@pytest.mark.parametrize("headers", [{}, {"Authorization": "Bearer wrong"}])
async def test_nobody_else_is_told_the_links_and_it_is_no_failed_login(
    client: Client,
    entry: ParlorConfigEntry,
    headers: dict[str, str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    response = await client.get("/api/parlor/invite", headers=headers)
    assert response.status == 403
    assert entry.runtime_data.code not in await response.text()
    assert "Login attempt" not in caplog.text
