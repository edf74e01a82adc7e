"""A guest who plays Clueful on its own screens: types, taps, and looks under the cover."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest

KINDS: Final = ("suspect", "room", "weapon")


class Explorer(Guest):
    """One player of Clueful with a phone."""

    @property
    def hand(self) -> list[str]:
        """The cards that this phone was told of as its own."""
        return [card for cards in self.card["hand"].values() for card in cards]

    @property
    def letter(self) -> Locator:
        """What was said and done, as this phone has typed it."""
        return self.page.locator("clueful-letter")

    def arrange_mansion(self) -> None:
        """Choose Clueful, as the host in the lobby."""
        self.tap("^Choose a game")
        self.page.locator("parlor-games").get_by_text("Clueful", exact=True).click()

    def read_on(self, page: Literal["letter", "hand", "sheet"]) -> None:
        """Turn to another page."""
        self.page.locator(f"clueful-phone [data-page={page}]").click()

    def wait_for_turn(self) -> None:
        """Wait until the keys are there that take a turn."""
        self.read_on("letter")
        expect(self.page.locator("[data-act=accuse]")).to_be_visible()

    def write(self, line: str) -> None:
        """Type something, and send it."""
        field = self.page.locator("clueful-line input")
        field.fill(line)
        field.press("Enter")

    def build(self, act: str, named: Mapping[str, str]) -> None:
        """Say something by taps alone."""
        self.page.locator(f"[data-act={act}]").click()
        for kind in KINDS:
            if kind in named:
                self.page.locator(f"clueful-pick [data-pick={named[kind]}]").click()
        self.page.locator(f".deeds [data-action={act}]").click()

    def mean_it(self) -> None:
        """Say once more that it is meant."""
        self.page.locator("parlor-sheet [data-action=confirm]").click()

    def uncover(self, page: Literal["hand", "sheet"]) -> Locator:
        """Look at the cards or the sheet; the cover stays open until it is put away."""
        self.read_on(page)
        secret = self.page.locator(f"clueful-{page}")
        if secret.count() == 0:
            self.page.locator("parlor-cover button.back").tap()
        expect(secret).to_be_visible()
        expect(self.page.locator("parlor-cover .turning")).to_have_count(0)
        return secret


def named_from(hand: Mapping[str, Sequence[str]]) -> dict[str, str]:
    """Name as many cards of a hand as one can at once: at least one is in it."""
    kinds = zip(KINDS, ("suspects", "rooms", "weapons"), ("white", "hall", "rope"), strict=True)
    return {kind: [*hand[held], other][0] for kind, held, other in kinds}
