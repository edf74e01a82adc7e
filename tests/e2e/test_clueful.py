"""Clueful on its own screens: an evening in a real house, from the code to the envelope."""

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.clueful_guest import Explorer, named_from
from tests.e2e.clueful_secrets import assert_kept_mum, assert_told_in_private
from tests.e2e.house import House
from tests.e2e.recorder import Recorder

PHONE_BUDGET = 75 * 1024


def test_three_guests_and_a_bot_explore_boddy_estate(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv, reduced_motion="no-preference").page
    ada = Explorer.scan(room, recorder, "Ada", table.phone)
    ada.arrange_mansion()
    ada.tap("Add a bot")
    ben = Explorer.scan(room, recorder, "Ben", table.phone)
    cleo = Explorer.scan(room, recorder, "Cleo", table.phone, language="de")
    explorers = [ada, ben, cleo]
    for explorer in explorers:
        explorer.page.locator("parlor-lobby-bar button.brass").click()
    ada.tap("Start the game")

    # Everyone begins in the foyer with a letter; the cards lie under the cover.
    expect(tv.locator("clueful-house [data-room=foyer] li")).to_have_count(4)
    for explorer in explorers:
        expect(explorer.letter).to_be_visible()
        explorer.read_on("hand")
        expect(explorer.page.locator("parlor-cover")).to_be_visible()
        expect(explorer.page.locator("clueful-hand")).to_have_count(0)
    expect(ben.uncover("hand").locator("[data-card]")).to_have_count(len(ben.hand))

    # Looking costs no turn, and what was found is still found after a reload.
    ada.wait_for_turn()
    ada.page.locator("[data-ask=look]").click()
    things = ada.letter.locator(".perhaps button")
    left = ada.page.locator(".left")
    found = left.inner_text()
    things.first.click()
    expect(left).not_to_have_text(found)
    found = left.inner_text()
    ada.page.reload()
    expect(left).to_have_text(found)
    expect(ada.letter.locator(".said")).to_have_count(2)

    # A slip of the pen does nothing; the house asks what was meant.
    ada.write("travel to the librry")
    expect(ada.letter.locator(".perhaps button")).to_have_text("travel to the library")
    assert ada.state["public"]["view"]["log"] == []
    ada.letter.locator(".perhaps button").click()
    expect(tv.locator("clueful-house [data-room=library] li")).to_have_count(1)

    # The bot has its turn, and Ben goes by taps alone where Cleo can answer him.
    asked = named_from(cleo.card["hand"])
    ben.wait_for_turn()
    ben.build("travel", {"room": asked["room"]})
    expect(ben.letter.locator(".travelled").last).to_contain_text("Ben travelled")

    # Cleo types in German, guesses a room that she is not in, is asked, and means it.
    cleo.wait_for_turn()
    cleo.write("vermute Mrs. White in der Küche mit dem Seil")
    cleo.mean_it()
    expect(tv.locator("clueful-question .stamp")).to_be_visible()
    expect(cleo.letter.locator(".forfeited")).to_be_visible()

    # Ben asks her: she has to show a card, and only he sees it.
    ada.wait_for_turn()
    ada.write("Travel to the library.")
    ben.wait_for_turn()
    ben.build("guess", {kind: asked[kind] for kind in ("suspect", "weapon")})
    expect(tv.locator("clueful-question .there")).to_have_count(3)
    expect(tv.locator("clueful-question .slid")).to_be_visible()
    expect(ben.page.locator("parlor-cover")).to_be_visible()
    expect(ben.uncover("hand").locator("figure")).to_contain_text("Cleo showed you this")
    seen = ben.uncover("sheet").locator("td:last-child", has_text="X")
    expect(seen).to_have_count(1)

    # Her cards are told under the cover alone, whatever she asks.
    cleo.write("Karten")
    expect(cleo.page.locator("parlor-cover")).to_be_visible()
    cleo.read_on("letter")
    expect(cleo.letter.locator(".answer").last).to_have_text(
        "Es liegt verdeckt, nur für deine Augen."
    )

    # Ada accuses somebody who lies in her own hand; the bot, who is next in line, wins.
    cleo.wait_for_turn()
    cleo.write("gehe in die Küche")
    ada.wait_for_turn()
    ada.build("accuse", named_from(ada.card["hand"]))
    ada.mean_it()
    expect(tv.locator("clueful-ending .wrong")).to_be_visible()
    expect(tv.locator("clueful-ending .envelope [data-card]")).to_have_count(3)
    for explorer in explorers:
        expect(explorer.page.locator("parlor-over h1")).not_to_be_empty()
        expect(explorer.page.locator("clueful-solved [data-card]")).to_have_count(3)
    public = ada.state["public"]
    bots = [seat["id"] for seat in public["seats"] if seat["kind"] == "bot"]
    assert (public["result"]["winners"], public["result"]["ended_by"]) == (bots, "wrong")

    # Nobody learned anything too early, and no phone had to carry much.
    assert_kept_mum(recorder, "tv", *(explorer.client.name for explorer in explorers))
    assert_told_in_private(recorder, cleo.client.name)
    weights = [recorder.weight(guest.client.name) for guest in (ben, cleo)]
    assert max(weights) <= PHONE_BUDGET, weights
    assert not house.complaints()
