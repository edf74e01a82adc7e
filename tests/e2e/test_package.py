"""What HACS installs works in an empty Home Assistant."""

from pathlib import Path
import subprocess
from zipfile import ZipFile

from playwright.sync_api import expect
import pytest

from scripts.house.configuration import ROOT
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House


@pytest.fixture(scope="module")
def house(make_house: MakeHouse, tmp_path_factory: pytest.TempPathFactory) -> House:
    subprocess.run([ROOT / "scripts" / "package"], check=True)
    unpacked: Path = tmp_path_factory.mktemp("unpacked") / "parlor"
    with ZipFile(ROOT / "dist" / "parlor.zip") as package:
        package.extractall(unpacked)
    return make_house(integration=unpacked)


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
