"""An update replaces the files, and a restart follows: neither troubles anybody at the table."""

from hashlib import sha256
from pathlib import Path
import re
from shutil import copytree, rmtree

from aiohttp import ClientSession
import httpx
from playwright.sync_api import expect
import pytest

from scripts.house.configuration import INTEGRATION
from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.home_line import apart
from tests.e2e.house import House
from tests.e2e.player import Player
from tests.e2e.recorder import Recorder
from tests.e2e.test_evening import HOUSE_IS_DOWN
from tests.web.phone import Phone

ASSET = re.compile(r'(?:src|href)="(/parlor_static/[^"]+)"')


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Install a copy: these tests delete it."""
    ignored = "__pycache__"
    return copytree(
        INTEGRATION,
        tmp_path_factory.mktemp("installed") / "parlor",
        ignore=lambda _, names: [name for name in names if name == ignored],
    )


@pytest.fixture(scope="module")
def house(make_house: MakeHouse, installed: Path) -> House:
    return make_house(integration=installed)


async def play(house: House, table: Invitation) -> str:
    """Play a round against bots; return how it ended."""
    async with ClientSession(f"http://127.0.0.1:{house.port}") as client:
        phone = await (await Phone.call(client)).join(table.code, "Ada")
        assert (await phone.ask("configure", options={"rounds": 1}))["type"] == "result"
        assert (await phone.ask("practise"))["type"] == "result"
        while phone.state["public"]["stage"] != "over":
            await go_on(phone)
        await phone.hang_up()
        return str(phone.state["public"]["result"]["ended_by"])


async def go_on(phone: Phone) -> None:
    """Vote where that is asked for, else say "next"; then see what comes of it."""
    version = phone.state["version"]
    votes = [offer["params"] for offer in phone.state["offers"] if offer["type"] == "vote"]
    for params in votes:
        await phone.act("vote", target=params["target"]["options"][0], bet=1)
    if not votes:
        await phone.ask("next", sure=True)
    await phone.see(lambda state: state["version"] > version)


def load(house: House) -> list[int]:
    """Load both pages with all that they name; return what the house answers."""
    with httpx.Client(base_url=f"http://127.0.0.1:{house.port}") as http:
        pages = [http.get(f"/api/parlor/{page}") for page in ("", "tv")]
        assets = [address for page in pages for address in ASSET.findall(page.text)]
        assert assets
        return [answer.status_code for answer in (*pages, *map(http.get, assets))]


def test_what_was_loaded_goes_on_working_until_the_restart(
    house: House, installed: Path, table: Invitation, tmp_path: Path
) -> None:
    copytree(installed, tmp_path / "kept")
    rmtree(installed)
    assert {*load(house)} == {200}
    assert apart(play(house, table))
    house.owner.post(f"/api/config/config_entries/entry/{table.entry_id}/reload")
    assert apart(play(house, house.add_table("Kitchen")))
    assert {*load(house)} == {200}
    copytree(tmp_path / "kept", installed)
    assert house.complaints() == []


def test_after_the_restart_dashboards_load_the_new_card(house: House, installed: Path) -> None:
    card, packed = (installed / "www" / name for name in ("card.js", "card.js.gz"))
    house.wait_until_written("lovelace_resources", address_of(card))
    card.write_text(card.read_text("utf-8") + "// newer", "utf-8")
    packed.unlink()
    house.restart()
    house.wait_until_written("lovelace_resources", address_of(card))
    sent = httpx.get(f"http://127.0.0.1:{house.port}{address_of(card)}")
    assert sent.text.endswith("// newer")
    assert "immutable" in sent.headers["Cache-Control"]


def address_of(card: Path) -> str:
    """Return where dashboards find this very card."""
    return f"/parlor_static/card.js?v={sha256(card.read_bytes()).hexdigest()[:12]}"


def test_a_restart_is_announced_and_what_is_pressed_meanwhile_arrives_once(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv)
    ada = Player.scan(room, recorder, "Ada", table.phone)
    bar = ada.page.locator("parlor-lobby-bar button.brass")
    expect(bar).to_be_visible()
    for client in room.clients:
        client.forgive(HOUSE_IS_DOWN)
    house.stop()
    for page in (ada.page, tv.page):
        expect(page.get_by_text("The house restarts")).to_be_visible()
    assert ada.told()[-1] == {"type": "gone", "reason": "restarting"}
    # Nothing lies over what can be pressed: a click waits until it would hit its button.
    ada.tap("Add a bot")
    bar.click()
    expect(ada.page.get_by_text("it will be sent when the house is back")).to_be_visible()
    house.start()
    for page in (ada.page, tv.page):
        expect(page.get_by_text("The house restarts")).to_be_hidden()
    expect(ada.page.locator("parlor-lobby-bar .pair button.brass")).to_be_visible()
    # The next thing is answered after all that came before it.
    ada.tap("Add a bot")
    expect(tv.page.locator("parlor-tv-lobby li[data-seat]")).to_have_count(3)
    seats = ada.state["public"]["seats"]
    assert [(seat["kind"], seat["ready"]) for seat in seats[:1]] == [("phone", True)]
    assert [seat["kind"] for seat in seats[1:]] == ["bot", "bot"]
