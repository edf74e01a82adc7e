"""What HACS installs works in an empty Home Assistant, and so does what it installs over that."""

import json
from pathlib import Path
from shutil import rmtree
import subprocess
from typing import Any
from zipfile import ZipFile

from aiohttp import ClientSession
from playwright.sync_api import expect
import pytest

from scripts.house.configuration import ROOT
from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.home_line import apart, command
from tests.e2e.house import House
from tests.e2e.test_update import go_on, load
from tests.web.phone import Phone

NEWER = "99.0.0"


@pytest.fixture(scope="module")
def package() -> Path:
    """Make what HACS downloads."""
    subprocess.run([ROOT / "scripts" / "package"], check=True)
    return ROOT / "dist" / "parlor.zip"


def install(package: Path, house: House) -> Path:
    """Do as HACS does: delete the folder, and unpack the new one."""
    folder = house.config / "custom_components" / "parlor"
    rmtree(folder, ignore_errors=True)
    with ZipFile(package) as packed:
        packed.extractall(folder)
    return folder


@pytest.fixture(scope="module")
def house(make_house: MakeHouse, package: Path) -> House:
    """Install the package into an empty configuration, and restart."""
    house = make_house(integration=None)
    install(package, house)
    return house.restart()


def test_a_phone_and_the_tv_meet_at_a_table_of_the_packed_integration(
    house: House, room: Room
) -> None:
    table = house.add_table()
    tv = room.tv(table.tv)
    phone = room.phone("ada", table.phone)
    phone.page.get_by_role("textbox").fill("Ada")
    phone.page.get_by_role("textbox").press("Enter")
    expect(tv.page.get_by_text("Ada")).to_be_visible()
    assert house.complaints() == []


async def play_on(house: House, table: Invitation, steps: int) -> dict[str, Any]:
    """Play some steps against bots and pause; return what everyone sees."""
    async with ClientSession(f"http://127.0.0.1:{house.port}") as client:
        phone = await (await Phone.call(client)).join(table.code, "Ada")
        assert (await phone.ask("practise"))["type"] == "result"
        for _ in range(steps):
            await go_on(phone)
        assert (await phone.ask("pause"))["type"] == "result"
        await phone.hang_up()
        state: dict[str, Any] = phone.state["public"]
        return state


def public(house: House, table: Invitation) -> dict[str, Any]:
    """Return what everyone may see of a table."""
    asked = house.owner.post(
        "/api/services/parlor/get_state?return_response", config_entry_id=table.entry_id
    )
    answer: dict[str, Any] = asked["service_response"]
    return answer


def known(house: House) -> dict[str, Any]:
    """Return what the owner has of the integration: tables, entities, and what dashboards load."""
    entities = command(house, "config/entity_registry/list")
    resources = command(house, "lovelace/resources")
    return {
        "tables": [(one["entry_id"], one["title"], one["state"]) for one in house.owner.tables()],
        "entities": sorted(
            (one["entity_id"], str(one["disabled_by"]))
            for one in entities
            if one["platform"] == "parlor"
        ),
        # The version in the address of the card is new after an update; the card is the same.
        "cards": sorted(
            one["url"].partition("?")[0] for one in resources if "parlor" in one["url"]
        ),
    }


def version_of(house: House, table: Invitation) -> str:
    """Return which version the device of a table names."""
    devices = command(house, "config/device_registry/list")
    (found,) = [one for one in devices if ["parlor", table.entry_id] in one["identifiers"]]
    return str(found["sw_version"])


def test_a_newer_package_is_installed_over_a_game_that_goes_on(house: House, package: Path) -> None:
    table = house.add_table("Kitchen")
    shown = apart(play_on(house, table, 2))
    before, version = known(house), version_of(house, table)
    manifest = install(package, house) / "manifest.json"
    newer = json.loads(manifest.read_text("utf-8")) | {"version": NEWER}
    manifest.write_text(json.dumps(newer), "utf-8")

    # Until the restart everything is as it was: the pages, the game, and what is asked of it.
    assert {*load(house)} == {200}
    assert public(house, table)["view"] == shown["view"]
    assert version_of(house, table) == version

    house.restart()
    assert version_of(house, table) == NEWER != version
    assert known(house) == before
    after = public(house, table)
    assert after["stage"] == "playing"
    assert after["match"] == shown["match"]
    assert after["view"] == shown["view"]
    assert [seat["name"] for seat in after["seats"]] == [seat["name"] for seat in shown["seats"]]
    assert {*load(house)} == {200}
    house.owner.post("/api/services/parlor/resume", config_entry_id=table.entry_id)
    assert not public(house, table)["paused"]
    house.owner.post("/api/services/parlor/end_game", config_entry_id=table.entry_id)
    assert public(house, table)["stage"] == "over"
    assert house.complaints() == []
