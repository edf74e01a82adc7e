"""The pages of phone and TV."""

import gzip
from pathlib import Path
import re
from shutil import rmtree

from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.build import DEVELOPING, Pages
from custom_components.parlor.web.pages import policy
from tests.house import build_pages, open_table
from tests.web.phone import MakeClient

PAGES = ["/api/parlor/", "/api/parlor/tv"]


@pytest.mark.parametrize("url", PAGES)
async def test_a_page_is_never_kept_and_loads_nothing_foreign(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, url: str
) -> None:
    client = await hass_client_no_auth()
    response = await client.get(url)
    assert response.status == 200
    assert response.content_type == "text/html"
    assert response.headers["Cache-Control"] == "no-store"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.headers["Referrer-Policy"] == "no-referrer"
    rules = dict(
        rule.split(" ", 1) for rule in response.headers["Content-Security-Policy"].split("; ")
    )
    nonce = re.search(r'nonce="([\w-]{22})"', await response.text())
    assert nonce is not None
    own = f"'self' 'nonce-{nonce[1]}'"
    host = f"{client.host}:{client.port}"
    assert rules == {
        "default-src": "'none'",
        "script-src": own,
        "style-src": own,
        "img-src": "'self' data:",
        "media-src": "'self' data: blob:",
        "font-src": "'self'",
        "manifest-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'self'",
    }


@pytest.mark.parametrize("url", PAGES)
async def test_a_page_is_packed_for_those_who_can_unpack_it(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, url: str
) -> None:
    client = await hass_client_no_auth()
    packed = await client.get(url, headers={"Accept-Encoding": "gzip"})
    plain = await client.get(url, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert "__NONCE__" not in await plain.text()


async def test_every_page_has_a_nonce_of_its_own(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient
) -> None:
    client = await hass_client_no_auth()
    pages = {await (await client.get("/api/parlor/")).text() for _ in range(3)}
    assert len(pages) == 3


async def test_the_pages_know_the_build_that_the_server_has(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path
) -> None:
    client = await hass_client_no_auth()
    page = await (await client.get("/api/parlor/tv")).text()
    assert f'content="{Pages.read(www).build}"' in page


def test_another_build_has_another_name(www: Path) -> None:
    before = Pages.read(www).build
    (www / "tv.html").write_text("tv-3c4d.js", "utf-8")
    assert Pages.read(www).build != before


async def test_assets_are_kept_for_long(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient
) -> None:
    client = await hass_client_no_auth()
    response = await client.get("/parlor_static/assets/phone-1a2b.js")
    assert await response.text() == "console.log('phone');"
    assert response.content_type == "text/javascript"
    assert response.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert (await client.get("/parlor_static/assets/phone-9z9z.js")).status == 404
    assert (await client.get("/parlor_static/phone.html")).status == 404


async def test_assets_are_packed_for_those_who_can_unpack_them(
    house: HomeAssistant, hass_client_no_auth: MakeClient, www: Path
) -> None:
    (www / "assets" / "tv-1a2b.js.gz").write_bytes(gzip.compress(b"console.log('tv');"))
    await open_table(house)
    client = await hass_client_no_auth()
    url = "/parlor_static/assets/tv-1a2b.js"
    packed = await client.get(url, headers={"Accept-Encoding": "gzip, deflate"})
    plain = await client.get(url, headers={"Accept-Encoding": "identity"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Content-Encoding" not in plain.headers
    assert await packed.text() == await plain.text() == "console.log('tv');"
    assert {packed.headers["Vary"], plain.headers["Vary"]} == {"Accept-Encoding"}
    assert (await client.get(f"{url}.gz")).status == 404


async def test_what_was_loaded_goes_on_working_when_the_files_are_replaced(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, www: Path
) -> None:
    client = await hass_client_no_auth()
    rmtree(www)
    build_pages(www, build="3c4d")
    page = await (await client.get("/api/parlor/")).text()
    assert "phone-1a2b.js" in page
    assert (await client.get("/parlor_static/assets/phone-1a2b.js")).status == 200
    assert (await client.get("/parlor_static/assets/phone-3c4d.js")).status == 404


async def test_whoever_builds_the_pages_sees_the_new_ones_without_a_restart(
    house: HomeAssistant,
    hass_client_no_auth: MakeClient,
    www: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(DEVELOPING, "1")
    await open_table(house)
    client = await hass_client_no_auth()
    rmtree(www)
    assert "phone-1a2b.js" in await (await client.get("/api/parlor/")).text()
    build_pages(www, build="3c4d")
    assert "phone-3c4d.js" in await (await client.get("/api/parlor/")).text()
    assert (await client.get("/parlor_static/assets/phone-3c4d.js")).status == 200


@pytest.mark.parametrize(
    ("url", "page"),
    [
        ("/parlor", "/api/parlor/"),
        ("/api/parlor", "/api/parlor/"),
        ("/parlor/tv", "/api/parlor/tv"),
    ],
)
async def test_a_short_address_may_be_typed(
    entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, url: str, page: str
) -> None:
    client = await hass_client_no_auth()
    response = await client.get(url, allow_redirects=False)
    assert response.status == 302
    assert response.headers["Location"] == page


@pytest.mark.parametrize("url", [*PAGES, "/parlor", "/parlor/tv", "/api/parlor/socket"])
async def test_there_is_nothing_to_see_while_there_is_no_table(
    house: HomeAssistant, hass_client_no_auth: MakeClient, url: str
) -> None:
    assert await async_setup_component(house, DOMAIN, {})
    client = await hass_client_no_auth()
    assert (await client.get(url)).status == 404
    entry = await open_table(house)
    assert (await client.get(url)).status != 404
    await house.config_entries.async_remove(entry.entry_id)
    assert (await client.get(url)).status == 404


@pytest.mark.parametrize("url", [*PAGES, "/parlor", "/parlor/tv"])
async def test_a_page_of_a_table_that_is_not_open_comes_to_say_so(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client_no_auth: MakeClient, url: str
) -> None:
    client = await hass_client_no_auth()
    await house.config_entries.async_unload(entry.entry_id)
    assert (await client.get(url)).status == 200


@pytest.fixture
def not_built(www: Path) -> None:
    """Take the pages away."""
    rmtree(www)


@pytest.mark.parametrize("url", PAGES)
async def test_whoever_has_not_built_the_pages_is_told_so(
    house: HomeAssistant, not_built: None, hass_client_no_auth: MakeClient, url: str
) -> None:
    await open_table(house)
    client = await hass_client_no_auth()
    response = await client.get(url)
    assert response.status == 503
    assert "scripts/setup" in await response.text()


@pytest.mark.parametrize("host", ["", "a;b", "a b", "x\ny", "*"])
def test_a_host_that_is_none_cannot_get_into_the_rules(host: str) -> None:
    assert "connect-src 'self';" in policy("nonce", host)
