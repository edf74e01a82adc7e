"""Spyster on its own screens: four guests play a round, and the TV follows."""

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.guest import Guest
from tests.e2e.recorder import Recorder


def test_four_guests_play_a_round_on_spysters_own_screens(
    table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv).page
    guests = [
        Guest.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben", "Cleo", "Dora")
    ]
    for guest in guests:
        guest.tap("I’m ready")
    ada = guests[0]
    ada.tap("Start the game")
    expect(tv.locator("spyster-tv")).to_contain_text("Questioning")

    # The card is covered until its owner looks.
    cover = ada.page.get_by_role("button", name="For my eyes only")
    cover.wait_for()
    expect(ada.page.locator("spyster-card")).to_have_count(0)
    cover.dblclick()
    expect(ada.page.locator("spyster-card")).to_be_visible()

    ada.page.locator("[data-action=call_vote]").click()
    ada.page.locator("parlor-sheet").get_by_role("button", name="Call a vote").click()
    for guest in guests:
        # The spy's tabs and the others' are in the same place, and as many.
        expect(guest.page.get_by_role("tab")).to_have_count(2)
    for guest, target in zip(guests, [*guests[1:], ada], strict=True):
        guest.page.locator(f"label[data-seat={target.seat}]").click()
        guest.page.locator("label[data-bet='2']").click()
        guest.page.locator("[data-action=vote]").click()
        expect(guest.page.locator("[data-locked=vote]")).to_have_count(int(guest is not guests[-1]))

    # Everyone has one vote: nobody is convicted, and the questioning goes on.
    expect(tv.locator("spyster-verdict")).to_be_visible()
    expect(ada.page.locator("spyster-verdict")).to_be_visible()
    ada.sees("Questioning")
    assert ada.state["public"]["view"]["round"] == 1
