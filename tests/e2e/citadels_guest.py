"""A guest who plays Citadels on its own screens, and always does the first sensible thing."""

from collections.abc import Sequence
from typing import Final

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest

# What is done first, if it is offered.
ORDER: Final = (
    "draft_pick",
    "keep_card",
    "graveyard",
    "ability",
    "take_gold",
    "draw_cards",
    "build",
    "end_turn",
)


class Citizen(Guest):
    """One player of Citadels with a phone."""

    def look(self) -> Locator:
        """Look behind the cover; it stays open until it is put away."""
        secret = self.page.locator("citadels-secret")
        if secret.count() == 0:
            self.page.locator("parlor-cover button.back").tap()
        expect(secret).to_be_visible()
        expect(self.page.locator("parlor-cover .turning")).to_have_count(0)
        return secret

    def decide(self) -> None:
        """Do the first sensible thing, and wait until the table has taken it."""
        version = self.version
        getattr(self, self.wish())()
        self.follow(version + 1)

    def wish(self) -> str:
        """Return what is sensible now: gold, unless there is nothing to build with it."""
        offers = self.offers
        first = next(action for action in ORDER if action in offers)
        empty = not self.card["hand"] and "draw_cards" in offers
        return "draw_cards" if first == "take_gold" and empty else first

    def draft_pick(self) -> None:
        """Choose the first character."""
        character = self.offers["draft_pick"]["params"]["character"]["options"][0]
        self.look().locator(f"label[data-character={character}]").click()
        self.press("[data-action=draft_pick]")

    def keep_card(self) -> None:
        """Keep the first of the drawn cards."""
        self.look().locator(f"[data-card={self.card['drawn_cards'][0]['id']}]").click()
        self.press("[data-action=keep_card]")

    def graveyard(self) -> None:
        """Take back what was destroyed."""
        self.press("[data-action=graveyard]")

    def ability(self) -> None:
        """Use the ability on the first target that the screen lets one choose."""
        aim = self.page.locator("citadels-aim")
        # Whoever names a character is asked by itself.
        if aim.count() == 0:
            self.press("citadels-bar [data-action=ability]")
        aim.locator("label:has(input:enabled)").first.click()
        aim.locator("[data-action=ability]").click()

    def take_gold(self) -> None:
        """Gather gold."""
        self.press("[data-action=take_gold]")

    def draw_cards(self) -> None:
        """Gather cards."""
        self.press("[data-action=draw_cards]")

    def build(self) -> None:
        """Build the first district that can be built."""
        district = self.offers["build"]["params"]["district_name"]["options"][0]
        card = next(card for card in self.card["hand"] if card["district"] == district)
        self.look().locator(f"[data-card={card['id']}]").click()
        self.press("[data-action=build]")

    def end_turn(self) -> None:
        """End the turn, and mean it."""
        self.press("[data-action=end_turn]")
        if len(self.offers) > 1:
            self.press("parlor-sheet button.brass")

    def arrange(self, end_city_size: int) -> None:
        """Choose Citadels and how large a city has to be, as the host in the lobby."""
        self.tap("^Choose a game")
        self.page.locator("parlor-games").get_by_text("Citadels", exact=True).click()
        self.tap("^Options")
        field = self.page.get_by_role("spinbutton", name="Districts in a complete city")
        field.fill(str(end_city_size))
        field.blur()
        self.page.get_by_role("button", name="Close").first.click()


def play_on(citizens: Sequence[Citizen]) -> bool:
    """Let whoever is asked decide, or wait for the others; return whether the game goes on."""
    version = max(citizen.version for citizen in citizens)
    for citizen in citizens:
        citizen.follow(version)
    asked = [citizen for citizen in citizens if citizen.offers]
    if citizens[0].state["public"]["stage"] != "playing":
        return False
    if asked:
        asked[0].decide()
    else:
        citizens[0].follow(version + 1)
    return True
