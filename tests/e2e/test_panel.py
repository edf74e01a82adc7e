"""The panel in Home Assistant's own frontend: tables, evenings, replays and statistics."""

from typing import Any, Final

from playwright.sync_api import Browser, expect
import pytest

from scripts.house.owner import Invitation
from tests.e2e import axe
from tests.e2e.browser import Room, gathered
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House
from tests.e2e.panel import ADDRESS, ORDINARY, Panel, move_in
from tests.e2e.player import Player
from tests.e2e.recorder import Recorder

OPTIONS: Final = {
    "start_reserved": False,
    "open_outside": False,
    "away_seconds": 30,
    "keep_guest_names": True,
    "sidebar": True,
}
# With so many games something is said about how strong somebody is.
GAMES: Final = 6
BOTS: Final = ("Hal", "Eve")
# The frontend asks the internet for pictures of brands, which these houses do not reach.
BRANDS: Final = r"ERR_NAME_NOT_RESOLVED|Failed to load resource"
NARROW: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
}
LOOKS: Final = [
    pytest.param(None, {"color_scheme": "dark"}, id="admin-1280"),
    pytest.param(ORDINARY, NARROW | {"color_scheme": "light"}, id="user-390"),
]


@pytest.fixture(scope="module")
def house(make_house: MakeHouse) -> House:
    return make_house()


@pytest.fixture(scope="module")
def table(house: House, browser: Browser) -> Invitation:
    """Have a table at which two guests and two bots have played, and somebody else in the house."""
    table = house.add_table()
    options(house, table, **OPTIONS)
    with Recorder(house.port) as recorder, gathered(browser, recorder) as room:
        admin = room.desk(house.url)
        admin.forgive(BRANDS)
        admin.log_in()
        move_in(Panel(admin))
        guests = [Player.scan(room, recorder, name, table.phone) for name in ("Anna", "Ben")]
        for guest in guests:
            guest.get_ready()
        play(house)
    return table


def do(house: House, action: str, **data: Any) -> None:
    """Have the only table of the house do something."""
    states = house.owner.get("/api/states")
    (table,) = {one["entity_id"] for one in states if one["entity_id"].startswith("select.")}
    house.owner.post(f"/api/services/parlor/{action}", entity_id=table, **data)


def options(house: House, table: Invitation, **given: Any) -> None:
    """Change the options of a table, as the settings page does."""
    flows = "/api/config/config_entries/options/flow"
    form = house.owner.post(flows, handler=table.entry_id)
    house.owner.post(f"{flows}/{form['flow_id']}", **given)


def play(house: House) -> None:
    """Play several games, each until too few are left."""
    for _ in range(GAMES):
        for bot in BOTS:
            do(house, "add_bot", name=bot)
        do(house, "start_game", game="spyster")
        do(house, "next")
        for bot in BOTS:
            do(house, "remove_player", player=bot)
        # If it was the spy who has left, everyone is shown that first.
        house.wait_for(lambda: phase(house) == "game_over", "end the game")


def phase(house: House) -> str:
    """Return where the only table of the house stands."""
    states = house.owner.get("/api/states")
    return next(str(one["state"]) for one in states if one["entity_id"].endswith("_phase"))


@pytest.mark.parametrize(("user", "device"), LOOKS)
def test_a_game_is_found_again_and_stepped_through_as_the_tv_and_as_a_seat(
    house: House, table: Invitation, room: Room, user: str | None, device: dict[str, Any]
) -> None:
    panel = Panel.find(house, room, user, **device)
    panel.client.forgive(BRANDS)
    looks_right(panel)
    panel.follow("Living room")
    expect(panel.view.locator("parlor-card")).to_contain_text("Living room")
    evening = panel.view.locator("parlor-panel-evenings article")
    expect(evening).to_have_count(1)
    expect(evening.locator("ol > li")).to_have_count(GAMES)
    looks_right(panel)
    panel.follow("Watch again")

    # As the TV: by key, by button and by a tap on a move.
    panel.stands_at(0)
    expect(panel.framed.locator("parlor-tv-game")).to_be_visible()
    panel.page.keyboard.press("ArrowRight")
    panel.stands_at(1)
    expect(panel.framed.locator("spyster-tv")).to_contain_text("Questioning")
    panel.view.get_by_role("button", name="To the end").click()
    expect(panel.framed.locator("parlor-tv-over")).to_be_visible()
    panel.view.locator("parlor-steps button").first.click()
    panel.stands_at(0)
    expect(panel.framed.locator("parlor-tv-game")).to_be_visible()
    looks_right(panel)

    # As Anna, whose card lies open; on her phone nothing can be done any more.
    panel.view.locator(".eyes label", has_text="Anna").click()
    panel.page.keyboard.press("Escape")
    panel.view.get_by_role("button", name="One move on").click()
    panel.stands_at(1)
    phone = panel.framed.locator("parlor-table")
    # Whether she was the spy, only chance knows.
    expect(phone.locator("parlor-cover .card.open")).to_contain_text("You are")
    expect(phone.get_by_role("button", name="Menu")).to_have_count(0)
    expect(phone.locator("[data-action=call_vote]")).to_be_disabled()
    looks_right(panel)
    assert not [url for url in panel.client.asked if "/api/parlor/socket" in url]

    panel.page.go_back()
    expect(evening).to_have_count(1)
    panel.page.go_back()
    expect(panel.view.locator("parlor-plaque").first).to_be_visible()


@pytest.mark.parametrize(("user", "device"), LOOKS)
def test_statistics_are_drawn_and_only_those_may_forget_who_may(
    house: House, table: Invitation, room: Room, user: str | None, device: dict[str, Any]
) -> None:
    panel = Panel.find(house, room, user, **device)
    panel.client.forgive(BRANDS)
    panel.follow("People")
    looks_right(panel)
    panel.follow("Anna")
    spyster = panel.view.locator("section[data-game=spyster]")
    expect(spyster.locator(".outcomes li")).to_have_count(GAMES)
    expect(spyster.locator("svg.rating")).to_be_visible()
    expect(spyster.get_by_text("give or take")).to_be_visible()
    forget = panel.view.get_by_role("button", name="Forget Anna")
    expect(forget).to_have_count(1 if user is None else 0)
    looks_right(panel)
    # Loaded anew, it is the same place.
    panel.page.reload()
    expect(spyster.locator("svg.rating")).to_be_visible()
    assert "anna" not in panel.page.evaluate("location.pathname")
    panel.page.go_back()
    expect(panel.view.locator("parlor-panel-people ol")).to_be_visible()


def test_a_guest_is_forgotten_by_an_administrator(
    house: House, table: Invitation, room: Room
) -> None:
    panel = Panel.find(house, room)
    panel.client.forgive(BRANDS)
    panel.follow("People")
    panel.follow("Ben")
    panel.view.get_by_role("button", name="Forget Ben").click()
    panel.view.locator("parlor-sheet [data-yes]").click()
    refused = panel.view.get_by_role("alert")
    expect(refused).to_be_visible()
    do(house, "clear_table")
    panel.view.locator("parlor-sheet [data-yes]").click()
    people = panel.view.locator("parlor-panel-people ol")
    expect(people).to_contain_text("Anna")
    expect(people).not_to_contain_text("Ben")


def test_without_the_option_the_page_is_gone_from_the_sidebar(
    house: House, table: Invitation, room: Room
) -> None:
    panel = Panel.find(house, room)
    panel.client.forgive(BRANDS)
    # Home Assistant's own page stumbles when what it shows is taken away.
    panel.page.goto(f"{house.url}/profile")
    expect(panel.page.locator(f"ha-sidebar [href='{ADDRESS}']")).to_have_count(1)
    options(house, table, **OPTIONS | {"sidebar": False})
    expect(panel.page.locator(f"ha-sidebar [href='{ADDRESS}']")).to_have_count(0)
    options(house, table, **OPTIONS)
    expect(panel.page.locator(f"ha-sidebar [href='{ADDRESS}']")).to_have_count(1)


def looks_right(panel: Panel) -> None:
    """See that nobody is kept from anything, and that all fits."""
    assert not [found for found in axe.check(panel.page) if "parlor-" in found]
    assert not panel.too_wide()
