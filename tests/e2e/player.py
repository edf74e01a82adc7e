"""A guest who plays Spyster on its own screens, in whatever language the phone speaks."""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Locator, expect

from tests.e2e.guest import Guest


class Player(Guest):
    """One player of Spyster with a phone."""

    @property
    def is_spy(self) -> bool:
        """Whether this phone was told that its player is the spy."""
        return bool(self.card["is_spy"])

    def get_ready(self) -> None:
        """Say that the game may start."""
        self.press("parlor-lobby-bar button.brass")
        expect(self.page.locator("parlor-lobby-bar .pair button.brass")).to_be_visible()

    def look(self) -> Locator:
        """Look at the card; it stays open until it is put away."""
        card = self.page.locator("spyster-card")
        if card.count() == 0:
            self.page.locator("parlor-cover button.back").locator("visible=true").tap()
        expect(card).to_be_visible()
        expect(self.page.locator("parlor-cover .turning")).to_have_count(0)
        return card

    def ask_next(self) -> None:
        """Hand the question on, as the one who asks."""
        self.press("[data-action=next_turn]")

    def call_vote(self) -> None:
        """Call a vote, and mean it."""
        self.press("[data-action=call_vote]")
        self.press("parlor-sheet button.brass")

    def choose_suspect(self, target: Player, bet: int) -> None:
        """Choose whom to vote for, and how much to bet on it."""
        self.press(f"label[data-seat={target.seat}]")
        self.press(f"label[data-bet='{bet}']")

    def accuse(self, target: Player, bet: int) -> None:
        """Vote for somebody with a bet."""
        self.choose_suspect(target, bet)
        self.press("[data-action=vote]")

    def open_guesses(self) -> Locator:
        """Turn to the second tab and look at the places, as the spy."""
        self.page.get_by_role("tab").nth(1).click()
        return self.look().get_by_role("radiogroup")

    def guess(self, place: dict[str, Any]) -> None:
        """Name the place in the phone's own language, as the spy."""
        name = place["name"][self.page.locator("html").get_attribute("lang")]
        self.open_guesses().get_by_role("radio", name=name, exact=True).click()
        self.press("[data-action=spy_guess]")

    def go_on(self) -> None:
        """Go on to the next round or to the end, as the host."""
        self.press("[data-action=next]")

    def pause(self) -> None:
        """Pause the game, as the host."""
        self.page.get_by_role("button", name="Menu").click()
        self.tap("^Pause$")

    def end_game(self) -> None:
        """End the game, as the host, and mean it."""
        self.page.get_by_role("button", name="Menu").click()
        self.tap("^End the game$")
        self.press("parlor-sheet button.brass")
        expect(self.page.locator("parlor-over")).to_be_visible()

    def plays(self, phase: str) -> None:
        """Wait until the screen shows this phase."""
        expect(self.page.locator(f"spyster-{phase}")).to_be_visible()

    def set_rounds(self, rounds: int) -> None:
        """Choose how many rounds are played, as the host in the lobby."""
        self.tap("^Options")
        field = self.page.get_by_role("spinbutton", name="Rounds")
        for _ in range(int(field.input_value()) - rounds):
            self.page.get_by_role("button", name="Less: Rounds").click()
        expect(field).to_have_value(str(rounds))
        self.page.get_by_role("button", name="Close").first.click()


def spy_among(players: Sequence[Player]) -> tuple[Player, list[Player]]:
    """Tell the spy from the others, by what each phone was told."""
    (spy,) = [player for player in players if player.is_spy]
    return spy, [player for player in players if player is not spy]


def end_round(players: list[Player]) -> None:
    """End the round at once: by the spy's guess, or by a verdict over the bot, who is it then."""
    players[1].call_vote()
    if any(player.is_spy for player in players):
        spy, others = spy_among(players)
        spy.guess(others[0].card["card"]["location"])
        return
    bot = next(seat["id"] for seat in players[1].state["public"]["seats"] if seat["kind"] == "bot")
    for player in players:
        player.press(f"label[data-seat={bot}]")
        player.press("label[data-bet='1']")
        player.press("[data-action=vote]")
