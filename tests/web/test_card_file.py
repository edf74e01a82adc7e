"""The dashboard card as a file."""

import gzip
from pathlib import Path
from shutil import rmtree

from homeassistant.core import HomeAssistant

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.build import Pages
from custom_components.parlor.web.card_file import CARD_DOOR_URL, CARD_URL
from tests.house import build_pages, open_table
from tests.web.phone import MakeClient

FOR_GOOD = "public, max-age=31536000, immutable"


def version(www: Path) -> str:
    card = Pages.read(www).card
    assert card is not None
    return card.version


async def test_the_card_is_kept_for_good_under_its_version_only(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path
) -> None:
    client = await hass_client_no_auth()
    card = await client.get(f"{CARD_URL}?v={version(www)}")
    assert await card.text() == "console.log('card 1a2b');"
    assert card.content_type == "text/javascript"
    assert card.headers["Cache-Control"] == FOR_GOOD
    for other in (CARD_URL, f"{CARD_URL}?v=another"):
        assert (await client.get(other)).headers["Cache-Control"] == "no-store"


async def test_the_card_is_packed_for_those_who_can_unpack_it(
    house: HomeAssistant, hass_client_no_auth: MakeClient, www: Path
) -> None:
    (www / "card.js.gz").write_bytes(gzip.compress(b"console.log('card 1a2b');"))
    await open_table(house)
    client = await hass_client_no_auth()
    packed = await client.get(CARD_URL, headers={"Accept-Encoding": "gzip, deflate"})
    plain = await client.get(CARD_URL, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert await packed.text() == await plain.text()


async def test_an_address_without_a_version_leads_to_the_card_of_this_build(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path
) -> None:
    client = await hass_client_no_auth()
    door = await client.get(CARD_DOOR_URL)
    assert await door.text() == f'import "{CARD_URL}?v={version(www)}";\n'
    assert door.content_type == "text/javascript"
    assert door.headers["Cache-Control"] == "no-store"


async def test_the_card_goes_on_working_while_the_files_are_replaced(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path
) -> None:
    before = version(www)
    rmtree(www)
    build_pages(www, "3c4d")
    client = await hass_client_no_auth()
    assert await (await client.get(f"{CARD_URL}?v={before}")).text() == "console.log('card 1a2b');"
    assert before in await (await client.get(CARD_DOOR_URL)).text()


async def test_without_a_table_there_is_no_card(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client_no_auth: MakeClient
) -> None:
    client = await hass_client_no_auth()
    await house.config_entries.async_remove(entry.entry_id)
    for url in (CARD_URL, CARD_DOOR_URL):
        assert (await client.get(url)).status == 404


def test_another_card_has_another_version(tmp_path: Path) -> None:
    assert version(build_pages(tmp_path / "one")) != version(
        build_pages(tmp_path / "other", "3c4d")
    )
