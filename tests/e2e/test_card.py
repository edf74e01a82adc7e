"""The card in Home Assistant's own frontend: found, set, and a game led and played from it."""

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Locator, expect
import pytest

from scripts.house.owner import NAME, Invitation
from tests.e2e import axe
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.dashboard import Dashboard, HousePlayer
from tests.e2e.house import House
from tests.e2e.player import Player, end_round
from tests.e2e.recorder import Recorder

CARD: Final[dict[str, Any]] = {"type": "custom:parlor-card"}
# The frontend asks the internet for pictures of brands, and its house for parts that this one
# does not have; it tells both as errors, the latter without a word.
NOT_OURS: Final = r"net::ERR_|^Object$"
PICTURES: Final = Path(__file__).parents[2] / ".run" / "card"
INSIDE: Final = """() => {
  const wide = [];
  const look = (root) => { for (const one of root.querySelectorAll("*")) {
    if (one.shadowRoot) look(one.shadowRoot);
    const box = one.getBoundingClientRect();
    if (box.right > innerWidth + 1 && box.width > 0 && !one.closest(".unseen")) {
      wide.push(one.tagName + "." + one.className);
    }
  } };
  const find = (root) => { for (const one of root.querySelectorAll("*")) {
    if (one.tagName === "PARLOR-CARD") look(one.shadowRoot);
    else if (one.shadowRoot) find(one.shadowRoot);
  } };
  find(document);
  return wide;
}"""


@pytest.fixture(scope="module")
def house(make_house: MakeHouse) -> House:
    """Have a house with one table: the card takes the only one."""
    house = make_house()
    house.add_table()
    return house


@pytest.fixture
def table(house: House) -> Invitation:
    """Return the table of the house; nobody sits there."""
    (table,) = house.owner.invitations()
    return table


def dashboard(house: House, room: Room, *cards: dict[str, Any], **device: Any) -> Dashboard:
    opened = Dashboard.open(house, room, *cards, **device)
    opened.client.forgive(NOT_OURS)
    return opened


def found_in(dialog: Locator) -> Locator:
    """Return the card among those that can be chosen, with a preview of the table."""
    card = dialog.locator(".card", has=dialog.page.locator("parlor-card"))
    expect(card.locator("parlor-card")).to_contain_text("Living room")
    return card


def test_the_card_is_found_suggested_set_and_added_by_clicking(
    house: House, table: Invitation, room: Room
) -> None:
    desk = dashboard(house, room)
    desk.show("?edit=1")
    desk.page.locator("hui-grid-section .add").click()
    picker = desk.page.locator("hui-dialog-create-card")
    picker.get_by_placeholder("Search entities").fill("phase")
    picker.get_by_text("Phase", exact=True).first.click()
    found_in(picker)

    picker.get_by_text("By card").click()
    picker.locator("hui-card-picker input").first.fill("parlor")
    found_in(picker).click()
    editor = desk.page.locator("hui-dialog-edit-card")
    expect(editor.get_by_text("Show the code").first).to_be_visible()
    preview = editor.locator("hui-card parlor-card")
    expect(preview.locator("parlor-ticket section")).to_be_visible()
    editor.locator("ha-switch, ha-control-switch, input[type=checkbox]").first.click()
    expect(preview.locator("parlor-ticket")).to_have_count(0)
    editor.get_by_role("button", name="Save").click()
    expect(editor).to_be_hidden()

    desk.page.get_by_role("button", name="Done").click()
    expect(desk.card).to_contain_text("Living room")
    saved = desk.ask(type="lovelace/config", url_path="card-test")
    (card,) = saved["views"][0]["sections"][0]["cards"]
    assert (card["type"], card["code"]) == ("custom:parlor-card", False)


def test_a_game_is_led_from_the_card_and_played_in_it_to_its_end(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    desk = dashboard(house, room, CARD)
    assert desk.why_not("start").inner_text() == "At least 4 players are needed."
    expect(desk.card.locator("parlor-ticket .spoken")).to_have_text(table.short_code)

    # The user sits down with one tap, and is there with the others.
    desk.press("play_here")
    robin = HousePlayer(NAME, desk.client, recorder)
    robin.get_ready()
    desk.card.get_by_role("button", name="Put away").click()
    ada, ben = (Player.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben"))
    ada.get_ready()

    # Two bots come, and one goes.
    for _ in range(2):
        desk.press("add_bot")
    places = desk.card.locator("parlor-round-table .place")
    expect(places).to_have_count(5)
    assert desk.why_not("start").inner_text() == "One player is not ready yet."
    places.filter(has=desk.page.locator(".bot")).last.click()
    desk.card.get_by_role("button", name="Remove from the table").click()
    desk.agree()
    expect(places).to_have_count(4)

    desk.press("options")
    less = desk.card.get_by_role("button", name="Less: Rounds")
    rounds = desk.card.get_by_role("spinbutton", name="Rounds")
    for _ in range(int(rounds.input_value()) - 1):
        less.click()
    expect(rounds).to_have_value("1")
    desk.close_sheet()

    ben.get_ready()
    desk.says("Everyone is ready.")
    desk.press("start")
    desk.says("Spyster")
    desk.press("pause")
    desk.says("Paused")
    desk.press("resume")
    ada.plays("asking")

    # Everyone plays on the same screens, the user inside the card.
    desk.press("play_here")
    robin.plays("asking")
    end_round([robin, ada, ben])
    expect(robin.page.locator("parlor-over")).to_be_visible(timeout=90_000)
    desk.card.get_by_role("button", name="Put away").click()
    expect(desk.card.locator("[data-deed=rematch]")).to_be_enabled()

    # What can't be taken back is asked first.
    desk.press("rematch")
    desk.says("Spyster")
    desk.press("end")
    desk.agree()
    expect(desk.card.locator("[data-deed=rematch]")).to_be_visible()
    desk.press("clear")
    desk.agree()
    desk.says("Nobody sits here yet.")
    assert house.complaints() == []


def test_a_table_that_is_switched_off_says_so_and_comes_back_by_itself(
    house: House, table: Invitation, room: Room
) -> None:
    desk = dashboard(house, room, CARD)
    desk.says("Nobody sits here yet.")
    entry = {"type": "config_entries/disable", "entry_id": table.entry_id}
    desk.ask(**entry, disabled_by="user")
    expect(desk.card).to_contain_text("This table is switched off in Home Assistant just now.")
    expect(desk.card.locator("[inert] [data-deed=add_bot]")).to_have_count(1)
    desk.ask(**entry, disabled_by=None)
    desk.press("add_bot")
    expect(desk.card.locator("parlor-round-table .place")).to_have_count(1)
    desk.press("clear")
    desk.agree()


def test_one_plays_in_the_card_on_a_phone_of_the_house(
    house: House, table: Invitation, room: Room, recorder: Recorder
) -> None:
    desk = dashboard(house, room, CARD, viewport={"width": 390, "height": 844})
    desk.press("play_here")
    robin = HousePlayer(NAME, desk.client, recorder)
    expect(robin.page.locator("parlor-lobby-bar")).to_be_visible()
    PICTURES.mkdir(parents=True, exist_ok=True)
    desk.page.screenshot(path=PICTURES / "seat-390.png")
    assert [one for one in axe.check(desk.page) if "parlor-card" in one] == []
    desk.card.get_by_role("button", name="Full screen").click()
    expect(desk.card.get_by_role("button", name="Back into the card")).to_be_visible()
    desk.page.screenshot(path=PICTURES / "seat-full-390.png")
    desk.card.get_by_role("button", name="Back into the card").click()
    robin.get_ready()
    desk.card.get_by_role("button", name="Put away").click()
    desk.press("board")
    board = desk.page.frame_locator("parlor-card-screen iframe").locator("parlor-tv-lobby")
    expect(board).to_contain_text(NAME)
    desk.page.screenshot(path=PICTURES / "board-390.png")
    desk.card.get_by_role("button", name="Put away").click()
    desk.press("clear")
    desk.agree()


@pytest.mark.parametrize("width", [390, 1280])
def test_the_card_is_for_everyone_in_every_light(
    house: House, table: Invitation, room: Room, width: int
) -> None:
    wide = CARD | {"grid_options": {"columns": "full"}}
    desk = dashboard(house, room, wide, viewport={"width": width, "height": 844})
    PICTURES.mkdir(parents=True, exist_ok=True)
    for _ in range(4):
        desk.press("add_bot")
    desk.says("Everyone is ready.")
    look_at(desk, f"lobby-{width}")
    desk.press("start")
    desk.says("Spyster")
    look_at(desk, f"playing-{width}")
    desk.press("end")
    desk.agree()
    expect(desk.card.locator("[data-deed=rematch]")).to_be_visible()
    look_at(desk, f"over-{width}")
    desk.press("clear")
    desk.agree()


def look_at(desk: Dashboard, name: str) -> None:
    """Look at the card by day and in the evening, with axe and with a ruler."""
    for dark in (False, True):
        desk.theme(dark=dark)
        assert [one for one in axe.check(desk.page) if "parlor-" in one] == []
        assert desk.page.evaluate(INSIDE) == []
        desk.page.screenshot(path=PICTURES / f"{name}-{'dark' if dark else 'light'}.png")
