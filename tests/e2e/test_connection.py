"""The host may look at how phones reach the house."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.guest import Guest
from tests.e2e.house import House
from tests.e2e.recorder import Recorder


def test_only_the_host_may_check_the_connection(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    ada, ben = (Guest.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben"))
    for guest in (ada, ben):
        guest.page.get_by_role("button", name="Menu").click()
    expect(ben.page.locator("parlor-menu")).to_contain_text("Settings")
    expect(ben.page.get_by_text("Check the connection")).to_have_count(0)

    ada.page.get_by_text("Check the connection").click()
    found = ada.page.locator("parlor-connection li")
    expect(found).to_have_count(5)
    address = urlsplit(house.url).netloc
    for about in ("here", "guests"):
        expect(found.and_(ada.page.locator(f".fine[data-about={about}]"))).to_contain_text(address)
    expect(found.and_(ada.page.locator("[data-about=answer]"))).to_contain_text(" ms")
    expect(found.and_(ada.page.locator("[data-about=phones]"))).to_contain_text("2 of 2")
