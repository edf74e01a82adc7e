"""The page in Home Assistant's sidebar, and people of the house who look at it."""

from dataclasses import dataclass
import re
from typing import Any, Final

from playwright.sync_api import FrameLocator, Locator, Page, expect

from scripts.house.owner import PASSWORD
from tests.e2e.browser import Client, Room
from tests.e2e.dashboard import ASK
from tests.e2e.house import House

ADDRESS: Final = "/parlor-tables"
ORDINARY: Final = "casey"


def move_in(admin: Panel) -> None:
    """Let somebody live here who may play, and lead nothing but tables."""
    made = admin.ask(
        type="config/auth/create", name="Casey", group_ids=["system-users"], local_only=False
    )
    admin.ask(
        type="config/auth_provider/homeassistant/create",
        user_id=made["user"]["id"],
        username=ORDINARY,
        password=PASSWORD,
    )


@dataclass(frozen=True)
class Panel:
    """The panel, on somebody's screen."""

    client: Client

    @classmethod
    def find(cls, house: House, room: Room, user: str | None = None, **device: Any) -> Panel:
        """Log in, and find the page in the sidebar."""
        client = room.desk(house.url, **device)
        client.log_in(*([] if user is None else [user]))
        panel = cls(client)
        entry = client.page.locator(f"ha-sidebar [href='{ADDRESS}']")
        if device.get("viewport", {}).get("width", 1280) < 600:
            client.page.locator("ha-menu-button").first.click()
        entry.click()
        expect(panel.view.locator("parlor-plaque").first).to_be_visible()
        return panel

    @property
    def page(self) -> Page:
        """What is looked at."""
        return self.client.page

    @property
    def view(self) -> Locator:
        """The panel itself."""
        return self.page.locator("parlor-panel")

    @property
    def framed(self) -> FrameLocator:
        """The page on which a replay is shown."""
        return self.page.frame_locator("parlor-stage iframe")

    def ask(self, **command: Any) -> Any:
        """Ask the house as the frontend does."""
        return self.page.evaluate(ASK, command)

    def follow(self, name: str) -> None:
        """Follow a link."""
        self.view.get_by_role("link", name=re.compile(name)).first.click()

    def stands_at(self, step: int) -> None:
        """Expect the replay to stand at a move."""
        expect(self.view.locator(".caption")).to_contain_text(f"Move {step} of")

    def too_wide(self) -> bool:
        """Return whether anybody would have to scroll sideways."""
        return bool(self.view.evaluate("panel => panel.scrollWidth > panel.clientWidth"))
