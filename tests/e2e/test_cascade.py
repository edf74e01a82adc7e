"""Cascade Tiles on its own screens: an evening of eight for each mode, in a real house."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.cascade_guest import SHOWN, Tiler, follow, goes_on
from tests.e2e.finger import Finger
from tests.e2e.house import House
from tests.e2e.recorder import Recorder

NAMES: Final = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fritz", "Gina", "Hugo")
# To each phone a tile. The last corner is not among them, so the first level is not solved by that.
TAPPED: Final = range(8)
TAPS: Final = 4


def gathered(room: Room, recorder: Recorder, table: Invitation, *, race: bool) -> Sequence[Tiler]:
    """Let eight people sit down to two levels; the last of them speaks German."""
    ada = Tiler.scan(room, recorder, NAMES[0], table.phone)
    ada.arrange(race=race, levels=2)
    others = [Tiler.scan(room, recorder, name, table.phone) for name in NAMES[1:-1]]
    hugo = Tiler.scan(room, recorder, NAMES[-1], table.phone, language="de")
    everyone = [ada, *others, hugo]
    for guest in everyone:
        guest.press("parlor-lobby-bar button.brass")
    ada.tap("Start the game")
    for guest in everyone:
        expect(guest.page.locator("cascade-board button").first).to_be_visible()
    return everyone


def test_eight_solve_two_levels_together(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv).page
    everyone = gathered(room, recorder, table, race=False)
    ada, ben = everyone[:2]
    expect(tv.locator("cascade-everyone li")).to_have_count(8)

    # A finger that holds a tile sees what it would change; one that slides off changes nothing.
    with Finger(ada.page) as finger:
        corner = finger.spot(ada.tile(0), (0.5, 0.5))
        finger.touch(corner)
        expect(ada.page.locator("cascade-board .reached .drop")).to_be_visible()
        finger.move((corner[0], corner[1] + 300))
        expect(ada.page.locator("cascade-board .reached")).to_have_count(0)
        finger.lift()
    assert ada.board["taps"] == 0

    # Ten taps a second from each of eight phones: each shows its own at once, and in the end all
    # show what the table has.
    for guest, tile in zip(everyone, TAPPED, strict=True):
        guest.flurry(tile, TAPS)
    for guest in everyone:
        assert guest.seen(TAPS) == [True] * TAPS
    follow(everyone, 1, TAPS * len(everyone))
    hues = ada.board["hues"]
    assert [guest.hues for guest in everyone] == [hues] * 8
    assert tv.evaluate(SHOWN) == hues
    assert ada.board["tapped"] == {guest.seat: TAPS for guest in everyone}

    # More than half want to start over.
    for guest in everyone[:4]:
        guest.press("[data-action=reset]")
        expect(guest.page.locator("[data-action=keep]")).to_be_visible()
    expect(tv.locator("cascade-everyone .wants")).to_have_count(4)
    everyone[4].press("[data-action=reset]")
    follow(everyone, 1, 0)

    # Everyone does a part of it, and the last tap is seen by all.
    for guest, tile in zip(everyone, ada.way(), strict=False):
        guest.touch(tile)
    for guest in everyone:
        expect(guest.page.locator("cascade-phone .triumph .lit")).to_have_count(3)
    expect(tv.locator("cascade-together .finished")).to_be_visible()
    goes_on(everyone)

    # With keys, one comes to every tile.
    follow(everyone, 2, 0)
    tile = ben.way()[0]
    ben.tile(0).focus()
    ben.page.keyboard.press("ArrowRight")
    expect(ben.tile(1)).to_be_focused()
    ben.tile(tile).focus()
    ben.page.keyboard.press("Enter")
    follow(everyone, 2, 1)
    for tile in ada.way():
        ada.touch(tile)

    expect(tv.locator("cascade-ending cascade-wall li.solved")).to_have_count(2)
    for guest in everyone:
        expect(guest.page.locator("cascade-after cascade-wall li.solved")).to_have_count(2)
    result = ada.state["public"]["result"]
    assert (result["together"], result["ended_by"]) == (True, "played")
    assert not house.complaints()


def test_eight_race_through_two_levels(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    tv = room.tv(table.tv).page
    everyone = gathered(room, recorder, table, race=True)
    ada, ben, cleo = everyone[:3]
    expect(tv.locator("cascade-race li")).to_have_count(8)

    # Everyone has a board of their own, and begins it again whenever they like.
    for guest in everyone:
        guest.touch(1)
    follow(everyone, 1, 1)
    assert all(board["taps"] == 1 for board in ada.view["boards"])
    cleo.press("[data-action=reset]")
    expect(cleo.page.locator("[data-action=reset]")).to_be_disabled()

    for tile in ben.way():
        ben.touch(tile)
    expect(tv.locator(f"cascade-race .leads[data-seat={ben.seat}]")).to_be_visible()
    expect(tv.locator("cascade-race h1")).to_have_text("Ben leads")
    goes_on([ben])

    for tile in ben.way():
        ben.touch(tile)
    expect(tv.locator(f"cascade-ending .winner[data-seat={ben.seat}]")).to_be_visible()
    for guest in everyone:
        expect(guest.page.locator("cascade-after")).to_be_visible()
    assert ada.state["public"]["result"]["winners"] == [ben.seat]
    assert not house.complaints()


def test_the_host_draws_a_level_that_the_house_keeps(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    ada = Tiler.scan(room, recorder, "Ada", table.phone)
    ada.arrange(race=False, levels=2)
    ada.press("cascade-opener [data-action=draw]")
    editor = ada.page.locator("cascade-editor")
    editor.locator("[data-tool=signs]").tap()
    editor.locator("[data-place='14']").tap()
    editor.get_by_role("textbox").fill("Ada's first")
    expect(editor.locator(".verdict")).to_have_text("It can be solved with 5 taps.")
    editor.locator("[data-action=keep]").tap()
    expect(editor.locator(".said")).to_contain_text("“Ada's first” is kept")
    ada.page.get_by_role("button", name="Close").first.click()
    ada.tap("^Options")
    ada.page.get_by_role("radio", name="Our own kiln").click()
    ada.page.get_by_role("button", name="Close").first.click()
    # Whoever is alone waits for nobody.
    ada.press("parlor-lobby-bar button.brass")
    # What was drawn is what is played.
    expect(ada.page.locator("cascade-board button")).to_have_count(9)
    assert (ada.level["name"], ada.level["par"]) == ("Ada's first", 5)
    assert not house.complaints()
