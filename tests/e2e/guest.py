"""A guest with a phone: taps what the screen offers, and knows what the phone was told."""

from dataclasses import dataclass, field
import re
from typing import Any, Final, Self

from playwright.sync_api import Locator, Page, expect

from tests.e2e.browser import Client, Room
from tests.e2e.recorder import Recorder
from tests.whole import State, whole

VERSION: Final = "version => document.querySelector('parlor-phone').store.now.version >= version"


@dataclass
class Guest:
    """One person at the table, by name."""

    name: str
    client: Client
    recorder: Recorder
    # The last state that the phone was told, and how much of the record it is made of.
    _state: State | None = field(default=None, init=False, repr=False, compare=False)
    _read: int = field(default=0, init=False, repr=False, compare=False)

    @classmethod
    def scan(cls, room: Room, recorder: Recorder, name: str, link: str, **more: Any) -> Self:
        """Scan the code, type a name, and sit down, in whatever language the phone speaks."""
        guest = cls(name, room.phone(name, link, **more), recorder)
        guest.page.locator("parlor-door input").fill(name)
        guest.page.locator("parlor-door button.brass").click()
        return guest

    @property
    def page(self) -> Page:
        """What the guest looks at."""
        return self.client.page

    @property
    def state(self) -> dict[str, Any]:
        """The last state that the phone was told."""
        now = self.recorder.mark()
        for message in self.recorder.messages(self.client.name, until=now, since=self._read):
            if message["type"] == "state":
                self._state = whole(self._state, message)
        self._read = now
        assert self._state, f"{self.name} was told nothing"
        return self._state

    @property
    def seat(self) -> str:
        """The public id of the guest's seat."""
        seat: str = self.state["private"]["seat"]
        return seat

    @property
    def card(self) -> dict[str, Any]:
        """What only this phone was told."""
        view: dict[str, Any] = self.state["private"]["view"]
        return view

    @property
    def view(self) -> dict[str, Any]:
        """What everyone sees of the game."""
        view: dict[str, Any] = self.state["public"]["view"]
        return view

    @property
    def version(self) -> int:
        """How far the phone has followed."""
        version: int = self.state["version"]
        return version

    @property
    def offers(self) -> dict[str, dict[str, Any]]:
        """What the phone may do, by its name."""
        return {offer["type"]: offer for offer in self.state["offers"]}

    def told(self) -> list[dict[str, Any]]:
        """Everything that the phone was told over its socket."""
        return self.recorder.messages(self.client.name)

    def offer(self, kind: str) -> Locator:
        """Find an offer on the screen."""
        return self.page.locator(f"parlor-offers section[data-offer={kind}]")

    def tap(self, name: str) -> None:
        """Tap a button."""
        self.page.get_by_role("button", name=re.compile(name)).first.click()

    def press(self, selector: str) -> None:
        """Press what the screen names like this; a disabled button is waited for."""
        self.page.locator(selector).click()

    def follow(self, version: int) -> None:
        """Wait until the screen has come this far."""
        self.page.wait_for_function(VERSION, arg=version)

    def take(self, kind: str) -> None:
        """Take an offer that has no choices, with the second tap that confirms it."""
        self.offer(kind).get_by_role("button").dblclick()

    def choose(self, kind: str, **choices: str) -> None:
        """Take an offer with choices, each named as the screen names it."""
        offer = self.offer(kind)
        offer.wait_for()
        fold = offer.locator("button.fold[aria-expanded=false]")
        if fold.count():
            fold.click()
        for param, label in choices.items():
            offer.locator(f"parlor-choice[data-param={param}]").get_by_text(label).first.click()
        confirm = offer.locator("button.confirm")
        expect(confirm).to_be_enabled()
        confirm.click()

    def vote(self, target: Guest, bet: str) -> None:
        """Vote, and see that it is locked."""
        self.choose("vote", target=target.name, bet=bet)
        self.offer("vote").wait_for(state="detached")

    def skip(self) -> None:
        """Say "next" as the host."""
        self.page.get_by_role("button", name="Menu").click()
        self.tap("Skip what we wait for")

    def in_phase(self, name: str) -> None:
        """Wait until the game is in that phase."""
        heading = self.page.locator("parlor-generic").get_by_role("heading", level=2)
        expect(heading).to_have_text(name)

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Wait until the screen says so."""
        expect(self.page.get_by_text(text).first).to_be_visible()
