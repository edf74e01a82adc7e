"""An evening of Spyster for the README: from the lobby to the winner."""

from typing import Final, Literal

from playwright.sync_api import Page, expect

from tests.e2e.pictures.studio import Studio
from tests.e2e.player import Player, spy_among

PICTURES: Final = (
    "lobby-tv",
    "lobby-phone",
    "card-lobby-light",
    "card-lobby-dark",
    "spyster-card-phone",
    "spyster-questioning-tv",
    "dashboard",
    "dashboard-light",
    "spyster-vote-phone",
    "spyster-verdict-tv",
    "spyster-points-phone",
    "spyster-end-tv",
)

# From across the room they look the same on every evening.
BY_CHANCE: Final[frozenset[str]] = frozenset()


def evening(studio: Studio) -> None:
    """Play a short game, and take a picture wherever it is worth one."""
    take = studio.album.take
    tv = studio.tv().page
    ada = studio.guest(Player, "Ada", color_scheme="light")
    players = [ada, *(studio.guest(Player, name) for name in ("Ben", "Cleo", "Dora", "Emil"))]
    ada.set_rounds(2)
    for player in players[:-2]:
        player.get_ready()
    expect(tv.get_by_text("3 of 5 ready")).to_be_visible()
    take(tv, "lobby-tv")
    take(ada.page, "lobby-phone")
    take_card(studio)

    for player in players[-2:]:
        player.get_ready()
    ada.tap("Start the game")
    for player in players:
        player.plays("asking")
    spy, others = spy_among(players)
    # Not the host, whose screens are those of the day.
    guest = next(player for player in others if player is not ada)
    guest.look()
    take(guest.page, "spyster-card-phone")
    take(tv, "spyster-questioning-tv")
    take_dashboard(studio)

    ada.call_vote()
    guest.plays("ballot")
    guest.choose_suspect(spy, bet=3)
    take(guest.page, "spyster-vote-phone")
    guest.press("[data-action=vote]")
    for player in others:
        if player is not guest:
            player.accuse(spy, bet=2)
    spy.accuse(guest, bet=1)
    expect(tv.locator("spyster-finale")).to_be_visible()
    take(tv, "spyster-verdict-tv")

    # Another round for the points: on a slow machine a picture takes as long as a phase.
    ada.plays("points")
    ada.go_on()
    for player in players:
        player.plays("asking")
    spy, others = spy_among(players)
    ada.call_vote()
    for player in others:
        player.accuse(spy, bet=2)
    spy.accuse(others[0], bet=3)
    guest.plays("points")
    take(guest.page, "spyster-points-phone")
    expect(tv.locator("parlor-tv-over h1")).to_be_visible()
    take(tv, "spyster-end-tv")


def take_card(studio: Studio) -> None:
    """Look at the table's card on a phone that belongs to the house, by day and in the evening."""
    screen = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5}
    desk = studio.desk("/parlor-evening/evening", name="house phone", **screen)
    desk.log_in()
    expect(desk.page.locator("parlor-card parlor-ticket section")).to_be_visible(timeout=60_000)
    for light in ("light", "dark"):
        shine(desk.page, light)
        studio.album.take(desk.page, f"card-lobby-{light}")
    desk.context.close()


def take_dashboard(studio: Studio) -> None:
    """Open Home Assistant's own page for a moment: with the board in it, it is heavy."""
    desk = studio.desk("/parlor-evening/evening")
    desk.log_in()
    board = desk.page.frame_locator("iframe").first.locator("spyster-tv")
    expect(board).to_be_visible(timeout=60_000)
    studio.album.take(desk.page, "dashboard")
    shine(desk.page, "light")
    studio.album.take(desk.page, "dashboard-light")
    desk.context.close()


def shine(page: Page, light: Literal["light", "dark"]) -> None:
    """Make it day or evening in Home Assistant, which follows its browser."""
    page.emulate_media(color_scheme=light)
    expect(page.locator("parlor-card")).to_have_attribute("data-theme", light)
