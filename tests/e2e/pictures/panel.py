"""The panel for the README, once an evening was played: by day and in the evening."""

from typing import Final

from playwright.sync_api import expect

from tests.e2e.panel import ADDRESS, Panel
from tests.e2e.pictures.studio import Studio

PICTURES: Final = (
    "panel-replay-dark",
    "panel-table-light",
    "panel-phone-light",
    "panel-phone-dark",
)
# So far on most has happened that can be seen.
FROM_THE_END: Final = 6


def take_panel(studio: Studio) -> None:
    """Look back at the last game."""
    desk = Panel(studio.desk(f"{ADDRESS}/{studio.table.entry_id}", name="desk"))
    desk.client.log_in()
    desk.follow("Watch again")
    step_back(desk)
    expect(desk.framed.locator("citadels-tv")).to_be_visible()
    studio.album.take(desk.page, "panel-replay-dark")
    desk.page.emulate_media(color_scheme="light")
    desk.page.go_back()
    expect(desk.view.locator("parlor-panel-evenings article").first).to_be_visible()
    studio.album.take(desk.page, "panel-table-light")
    desk.client.context.close()

    screen = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 1.5}
    phone = Panel(studio.desk(ADDRESS, name="phone of the house", color_scheme="light", **screen))
    phone.client.log_in()
    expect(phone.view.locator(".lately")).to_be_visible()
    studio.album.take(phone.page, "panel-phone-light")
    phone.page.emulate_media(color_scheme="dark")
    phone.view.locator(".lately a").first.click()
    phone.view.locator(".eyes label").nth(1).click()
    step_back(phone)
    expect(phone.framed.locator("citadels-phone")).to_be_visible()
    studio.album.take(phone.page, "panel-phone-dark")
    phone.client.context.close()


def step_back(panel: Panel) -> None:
    """Go from the end back to a move at which there is something to see."""
    panel.view.get_by_role("button", name="To the end").click()
    for _ in range(FROM_THE_END):
        panel.view.get_by_role("button", name="One move back").click()
