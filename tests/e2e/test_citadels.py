"""Citadels on its own screens: an evening in a real house, from the code to the score."""

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.citadels_guest import Citizen, play_on
from tests.e2e.citadels_secrets import assert_kept_secrets
from tests.e2e.house import House
from tests.e2e.recorder import Recorder

PHONE_BUDGET = 75 * 1024


def test_three_guests_and_a_bot_build_their_cities(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv, reduced_motion="no-preference").page
    ada = Citizen.scan(room, recorder, "Ada", table.phone)
    ada.arrange(end_city_size=4)
    ada.tap("Add a bot")
    ben = Citizen.scan(room, recorder, "Ben", table.phone)
    cleo = Citizen.scan(room, recorder, "Cleo", table.phone, language="de")
    citizens = [ada, ben, cleo]
    for citizen in citizens:
        citizen.press("parlor-lobby-bar button.brass")
    ada.tap("Start the game")

    # Everyone has the same covered card; nothing of it is in the page until its owner looks.
    expect(tv.locator("citadels-tv")).to_be_visible()
    for citizen in citizens:
        expect(citizen.page.locator("citadels-phone parlor-cover")).to_be_visible()
        expect(citizen.page.locator("citadels-secret")).to_have_count(0)
    expect(ben.look().locator("[data-block]")).to_have_count(3)

    # A city can be visited by a tap on a face, one's own and others'.
    cleo.press(f"citadels-seats [data-seat={ada.seat}]")
    expect(cleo.page.locator("citadels-visit")).to_contain_text("2 Gold")
    cleo.page.keyboard.press("Escape")
    expect(cleo.page.locator("citadels-visit")).to_have_count(0)

    while play_on(citizens):
        pass

    # The end: every part of the score for everyone, and who has won.
    result = ada.state["public"]["result"]
    assert result["ended_by"] == "played"
    assert set(result["scores"]) == {seat["id"] for seat in ada.state["public"]["seats"]}
    for citizen in citizens:
        expect(citizen.page.locator("parlor-over h1")).not_to_be_empty()
        expect(citizen.page.locator("parlor-scores li")).to_have_count(4)
    ada.page.locator("parlor-scores summary").first.click()
    expect(ada.page.locator("parlor-scores .part").first).to_be_visible()
    expect(tv.locator("parlor-tv-over, citadels-scoring").first).to_be_visible()

    # Nobody learned anything too early, and no phone had to carry much.
    assert_kept_secrets(recorder, "tv", *(citizen.client.name for citizen in citizens))
    assert max(recorder.weight(guest.client.name) for guest in (ben, cleo)) <= PHONE_BUDGET
    assert not house.complaints()
