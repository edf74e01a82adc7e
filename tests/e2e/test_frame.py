"""A user of Home Assistant sits down and plays in a frame, inside Home Assistant's own page."""

from pathlib import Path
import subprocess

from playwright.sync_api import FrameLocator, expect
import pytest

from scripts.house.owner import NAME, Invitation
from tests.e2e.browser import Client, Room
from tests.e2e.house import House

ROOT = Path(__file__).parents[2]
PATIENCE = 15_000


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Build the page that hosts the frame."""
    built = tmp_path_factory.mktemp("host") / "host.js"
    bundler = ROOT / "frontend" / "node_modules" / ".bin" / "rolldown"
    source = Path(__file__).with_name("frame_host.ts")
    options = ["--format", "iife", "--name", "parlorHost", "--file", str(built)]
    subprocess.run([bundler, source, *options], check=True, capture_output=True)
    return built.read_text("utf-8")


def show_phone(desk: Client, host: str, table: Invitation) -> FrameLocator:
    """Show the phone's page in a frame over Home Assistant's."""
    hass = "document.querySelector('home-assistant').hass"
    desk.page.evaluate(
        f"() => {{ {host}; window.shown = parlorHost.showPhone({hass}, '{table.entry_id}'); }}"
    )
    return desk.page.frame_locator("#parlor")


def test_a_user_sits_down_with_one_tap_plays_and_goes_on_elsewhere(
    house: House, table: Invitation, room: Room, host: str
) -> None:
    desk = room.desk(house.url)
    desk.log_in()
    phone = show_phone(desk, host, table)
    assert phone.locator("input").count() == 0
    phone.get_by_role("button", name="Take a seat").click()
    expect(phone.locator("parlor-lobby")).to_contain_text(NAME, timeout=PATIENCE)
    assert not [url for url in desk.asked if "/api/parlor/socket" in url]

    phone.get_by_role("button", name="Practise with bots").click()
    expect(phone.locator("parlor-game")).to_be_visible(timeout=PATIENCE)
    state = house.owner.post(
        "/api/services/parlor/get_state?return_response", config_entry_id=table.entry_id
    )["service_response"]
    (seat,) = [seat for seat in state["seats"] if not seat["bot"]]
    assert (seat["name"], seat["kind"], seat["present"]) == (NAME, "user", True)

    # Its own elements give up subscriptions that a new connection has never heard of.
    desk.forgive(r"^Object$")
    # Home Assistant's own connection breaks and comes back, and nothing clicked is lost.
    desk.page.evaluate("document.querySelector('home-assistant').hass.connection.reconnect(true)")
    phone.get_by_role("button", name="Menu").click()
    phone.get_by_role("button", name="Pause").click()
    expect(phone.locator(".veil")).to_be_visible(timeout=PATIENCE)

    elsewhere = room.phone("couch", house.url)
    elsewhere.log_in()
    other = show_phone(elsewhere, host, table)
    expect(other.locator(".veil")).to_be_visible(timeout=PATIENCE)
    expect(phone.get_by_role("heading")).to_have_text("You moved to another device")
    other.get_by_role("button", name="Go on").click()
    expect(other.locator(".veil")).to_have_count(0)

    other.get_by_role("button", name="Menu").click()
    other.get_by_role("button", name="Leave the table").click()
    other.get_by_role("button", name="Leave the table").last.click()
    other.get_by_role("button", name="Join again").click()
    expect(other.get_by_role("button", name="Take a seat")).to_be_visible(timeout=PATIENCE)
