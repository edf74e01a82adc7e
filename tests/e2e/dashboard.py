"""A dashboard in Home Assistant's own frontend, the card on it, and the user who plays there."""

from dataclasses import dataclass
import re
from typing import Any, Final, override

from playwright.sync_api import Frame, Locator, Page, expect

from tests.e2e.browser import Client, Room
from tests.e2e.company import SETTLED
from tests.e2e.house import House
from tests.e2e.player import Player

# As the frontend itself speaks with its house.
ASK: Final = """command =>
  document.querySelector("home-assistant").hass.connection.sendMessagePromise(command)"""
THEME: Final = """dark =>
  document.querySelector("home-assistant").dispatchEvent(
    new CustomEvent("settheme", { detail: { dark } }))"""
STATE: Final = "() => document.querySelector('parlor-phone').store.now"
PATH: Final = "card-test"
EMPTY: Final = {"type": "sections", "path": "home", "sections": [{"type": "grid", "cards": []}]}


@dataclass(frozen=True)
class Dashboard:
    """A dashboard that its owner looks at."""

    house: House
    client: Client

    @classmethod
    def open(cls, house: House, room: Room, *cards: dict[str, Any], **device: Any) -> Dashboard:
        """Log in, and have a dashboard with these cards."""
        client = room.desk(house.url, has_touch=True, **device)
        client.log_in()
        dashboard = cls(house, client)
        known = dashboard.ask(type="lovelace/dashboards/list")
        if PATH not in {one["url_path"] for one in known}:
            dashboard.ask(type="lovelace/dashboards/create", url_path=PATH, title="Evening")
        view = EMPTY | {"sections": [{"type": "grid", "cards": [*cards]}]}
        dashboard.ask(type="lovelace/config/save", url_path=PATH, config={"views": [view]})
        dashboard.show()
        return dashboard

    @property
    def page(self) -> Page:
        """What is looked at."""
        return self.client.page

    @property
    def card(self) -> Locator:
        """The card on the dashboard."""
        return self.page.locator("hui-section parlor-card")

    def ask(self, **command: Any) -> Any:
        """Ask the house as the frontend does."""
        return self.page.evaluate(ASK, command)

    def show(self, query: str = "") -> None:
        """Look at the dashboard."""
        self.page.goto(f"{self.house.url}/{PATH}/home{query}")

    def theme(self, *, dark: bool) -> None:
        """Make it day or evening in Home Assistant."""
        self.page.evaluate(THEME, dark)
        expect(self.card).to_have_attribute("data-theme", "dark" if dark else "light")
        self.page.evaluate(SETTLED)

    def press(self, deed: str) -> None:
        """Press a button of the card, once it can be pressed."""
        self.card.locator(f"[data-deed={deed}]").click()

    def why_not(self, deed: str) -> Locator:
        """Return why a button of the card cannot be pressed."""
        button = self.card.locator(f"[data-deed={deed}]")
        expect(button).to_be_disabled()
        return button.locator("small")

    def says(self, text: str | re.Pattern[str]) -> None:
        """Wait until the head of the card says so."""
        expect(self.card.locator("header")).to_contain_text(text)

    def agree(self) -> None:
        """Say that one is sure."""
        self.card.locator("parlor-sheet button[data-yes]").click()
        expect(self.card.locator("parlor-sheet")).to_have_count(0)

    def close_sheet(self) -> None:
        """Close what lies over the card."""
        self.page.keyboard.press("Escape")
        expect(self.card.locator("parlor-sheet")).to_have_count(0)


@dataclass
class HousePlayer(Player):
    """A user of Home Assistant who plays in the card."""

    @property
    @override
    def page(self) -> Any:  # a frame has what tests want of a page
        """What the user plays on: the page inside the card."""
        return self.frame

    @property
    def frame(self) -> Frame:
        """The page inside the card."""
        frame = self.client.page.locator("parlor-card-screen iframe").element_handle()
        content = frame.content_frame() if frame is not None else None
        assert content is not None
        return content

    @property
    @override
    def state(self) -> dict[str, Any]:
        """The last state that the page was told."""
        state: dict[str, Any] = self.frame.evaluate(STATE)
        return state
