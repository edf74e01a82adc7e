"""OCCLUEdo on its own screens: an evening in a real house, from the code to the culprit."""

import re

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.house import House
from tests.e2e.occluedo_guest import SORRY, Sleuth, answered, asked_among, named_from
from tests.e2e.occluedo_secrets import assert_alike_in_length, assert_kept_secrets
from tests.e2e.recorder import Recorder

PHONE_BUDGET = 75 * 1024
NOTED = re.compile("noted as possible$")


def test_three_guests_and_a_bot_find_out_who_it_was(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv, reduced_motion="no-preference").page
    ada = Sleuth.scan(room, recorder, "Ada", table.phone)
    ada.arrange()
    ada.tap("Add a bot")
    ben = Sleuth.scan(room, recorder, "Ben", table.phone)
    cleo = Sleuth.scan(room, recorder, "Cleo", table.phone, language="de")
    sleuths = [ada, ben, cleo]

    # Everyone chooses who to be, and whoever is taken is taken.
    ada.play_as("miss_scarlet")
    ben.play_as("mr_green")
    expect(cleo.role("mr_green")).to_be_disabled()
    cleo.play_as("colonel_mustard")
    for sleuth in sleuths:
        sleuth.press("parlor-lobby-bar button.brass")
    ada.tap("Start the game")
    for screen in (tv, *(sleuth.page for sleuth in sleuths)):
        expect(screen.locator("occluedo-tv, occluedo-phone")).to_be_visible()
    assert [ada.view["roles"][sleuth.seat] for sleuth in sleuths] == [0, 1, 2]

    # The hands are covered, and nothing of them is in the page until their owners look.
    for sleuth in sleuths:
        sleuth.turn_to("hand")
        expect(sleuth.page.locator("occluedo-phone parlor-cover")).to_be_visible()
        expect(sleuth.page.locator("occluedo-hand")).to_have_count(0)
    expect(ben.look("hand").locator(".card")).to_have_count(len(ben.hand))

    # They walk through the house; whatever is out of reach says why.
    asked = named_from(cleo.hand, spare=ben.hand)
    ada.turn_to("house")
    ada.point_at(asked[0])
    expect(ada.page.locator("occluedo-bar .why")).not_to_be_empty()
    ada.go(f"{asked[0]}_lobby")
    for sleuth in (ben, cleo):
        assert asked_among(sleuths) is sleuth
        sleuth.turn_to("house")
        sleuth.go(sleuth.places[-1])
    assert answered(sleuths) is ada

    # Ada asks: Ben is sorry, Cleo has to show a card, and only the two of them see it.
    ada.suggest(asked)
    expect(tv.locator("occluedo-suggestion .there")).to_have_count(3)
    ben.answer(SORRY)
    expect(tv.locator("occluedo-suggestion li.sorry")).to_have_attribute("data-seat", ben.seat)
    cleo.look("hand")
    cleo.touch(f"occluedo-hand [data-answer={SORRY}]")
    expect(cleo.page.locator("occluedo-hand .why")).not_to_be_empty()
    shown = cleo.answers[-1]
    cleo.answer(shown)
    expect(tv.locator("occluedo-status .received")).to_be_visible()
    expect(ada.look("hand").locator(".shown")).to_contain_text("Cleo showed you this")
    expect(cleo.look("hand").locator(".shown")).to_contain_text("Ada")
    expect(ben.look("hand").locator(".shown")).to_have_count(0)

    # The sheet has noted it, and says why; what Ada notes herself is still there after a reload.
    ada.look("sheet")
    ada.cell(shown, cleo.seat).click()
    why = ada.page.locator("occluedo-sheet .detail")
    expect(why).to_contain_text("Cleo had to show you this in round 2")
    rows = ada.card["sheet"]["rows"]
    unknown = next(card for card, row in rows.items() if row[0] is None)
    ada.cell(unknown, "crime").click()
    expect(why).to_contain_text("noted as possible")
    ada.page.reload()
    ada.look("sheet")
    expect(ada.cell(unknown, "crime")).to_have_attribute("aria-label", NOTED)
    ada.acknowledge()

    # Ben accuses somebody falsely. The game goes on, and he alone knows what happened.
    ben.turn_to("house")
    ben.accuse(named_from(ben.hand))
    expect(tv.locator("occluedo-accusation .breathless")).to_be_visible()
    expect(tv.locator("occluedo-accusation .darkness")).to_be_visible()
    expect(ben.look("hand").locator(".truth .card")).to_have_count(3)
    for sleuth in (ada, cleo):
        expect(sleuth.look("hand").locator(".truth")).to_have_count(0)
        sleuth.turn_to("house")
    assert answered(sleuths) is cleo
    cleo.go(cleo.places[0])
    assert answered(sleuths) is ada

    # Ada is right, and everyone sees it.
    ada.turn_to("house")
    ada.accuse(ben.crime)
    expect(tv.locator("occluedo-ending .charges .right")).to_be_visible()
    expect(tv.locator("occluedo-ending .charges .wrong")).to_have_count(1)
    for sleuth in sleuths:
        expect(sleuth.page.locator("parlor-over h1")).not_to_be_empty()
        expect(sleuth.page.locator("occluedo-solved .card")).to_have_count(3)
    expect(ben.page.locator("occluedo-solved .knew")).to_have_count(3)
    result = ada.state["public"]["result"]
    assert (result["winners"], result["ended_by"]) == ([ada.seat], "played")

    # Nobody learned anything too early, and no phone had to carry much.
    names = [sleuth.client.name for sleuth in sleuths]
    assert_kept_secrets(recorder, "tv", *names)
    assert_alike_in_length(recorder, *names)
    weights = [recorder.weight(guest.client.name) for guest in (ben, cleo)]
    assert max(weights) <= PHONE_BUDGET, weights
    assert not house.complaints()
