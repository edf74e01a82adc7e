"""A guest who plays OCCLUEdo on its own screens: walks by touch, asks, answers and accuses."""

from collections.abc import Iterable, Sequence
from typing import Final, Literal

from playwright.sync_api import Locator, expect

from custom_components.parlor.games.occluedo.cards import ROOMS, SUSPECTS, WEAPONS, Card
from tests.e2e.finger import Finger
from tests.e2e.guest import Guest

SORRY: Final = "sorry"
# As suggestions and accusations are put: where, who, and with what.
KINDS: Final = (ROOMS, SUSPECTS, WEAPONS)

type Named = list[str]


class Sleuth(Guest):
    """One player of OCCLUEdo with a phone."""

    @property
    def hand(self) -> list[str]:
        """The cards that this phone was told of as its own."""
        hand: list[str] = self.card["hand"]
        return hand

    @property
    def crime(self) -> Named:
        """What happened, once this phone alone was told."""
        return [
            Card(kind[number]).id for kind, number in zip(KINDS, self.card["crime"], strict=True)
        ]

    @property
    def answers(self) -> list[str]:
        """With what this phone may answer now."""
        if "show" not in self.offers:
            return [SORRY]
        cards: list[str] = self.offers["show"]["params"]["card"]["options"]
        return cards

    @property
    def places(self) -> list[str]:
        """Where this phone may go now."""
        places: list[str] = self.offers["go"]["params"]["place"]["options"]
        return places

    def arrange(self) -> None:
        """Choose OCCLUEdo, as the host in the lobby."""
        self.tap("^Choose a game")
        self.page.locator("parlor-games").get_by_text("OCCLUEdo", exact=True).click()
        expect(self.role("miss_scarlet")).to_be_enabled()

    def role(self, suspect: str) -> Locator:
        """Find somebody in the lobby whom one can be."""
        return self.page.locator(f"parlor-choices input[data-choice={suspect}]")

    def play_as(self, suspect: str) -> None:
        """Choose in the lobby who to be."""
        self.role(suspect).click()
        expect(self.page.locator("parlor-choices .chosen")).to_contain_text(self.name)

    def do(self, action: str) -> None:
        """Press what does it, and wait until the table has taken it."""
        version = self.version
        self.press(f"[data-action={action}]")
        self.follow(version + 1)

    def turn_to(self, page: Literal["house", "hand", "sheet", "log"]) -> None:
        """Turn to another page."""
        self.press(f"occluedo-bar [data-page={page}]")

    def touch(self, selector: str) -> None:
        """Touch something, whether it can be done or not."""
        thing = self.page.locator(selector)
        expect(thing).to_be_visible()
        with Finger(self.page) as finger:
            finger.tap(thing)

    def point_at(self, place: str) -> None:
        """Touch a place on the map."""
        self.touch(f"occluedo-map [data-place={place}]")

    def go(self, place: str) -> None:
        """Go somewhere."""
        self.point_at(place)
        self.do("go")

    def suggest(self, named: Named) -> None:
        """Enter the room, and name whoever and whatever else."""
        room, *others = named
        self.go(room)
        for card in others:
            self.name_aloud(card)

    def name_aloud(self, card: str) -> None:
        """Name the next part of a suggestion or an accusation."""
        self.press(f"occluedo-pick label[data-pick={card}]")
        (action,) = self.offers
        self.do(action)

    def look(self, page: Literal["hand", "sheet"]) -> Locator:
        """Look at the hand or the sheet; the cover stays open until it is put away."""
        self.turn_to(page)
        secret = self.page.locator(f"occluedo-{page}")
        if secret.count() == 0:
            self.page.locator("parlor-cover button.back").tap()
        expect(secret).to_be_visible()
        expect(self.page.locator("parlor-cover .turning")).to_have_count(0)
        return secret

    def cell(self, card: str, holder: str) -> Locator:
        """Find a cell of the sheet."""
        return self.page.locator(f'occluedo-sheet [data-cell="{card} {holder}"]')

    def answer(self, answer: str) -> None:
        """Show a card, or say sorry."""
        self.look("hand").locator(f"[data-answer={answer}]").click()
        self.do("answer")

    def acknowledge(self) -> None:
        """Take note of the card that was shown, or that there was none."""
        if self.card["refutation_card"] is None:
            self.turn_to("house")
        else:
            self.look("hand")
        self.do("acknowledge")

    def charge(self, named: Named) -> None:
        """Say of what somebody is accused; there is no way back."""
        self.press("[data-action=start_accusation]")
        self.do("accuse")
        for card in named:
            self.name_aloud(card)

    def accuse(self, named: Named) -> None:
        """Accuse somebody, and mean it."""
        self.charge(named)
        self.do("ask_win")


def named_from(hand: Sequence[str], spare: Iterable[str] = ()) -> Named:
    """Return a room, a suspect and a weapon, from this hand where it has one, and none to spare."""
    spared = {*spare}

    def unlikely(card: str) -> tuple[bool, bool]:
        return card in spared, card not in hand

    return [min((Card(number).id for number in kind), key=unlikely) for kind in KINDS]


def asked_among(sleuths: Sequence[Sleuth]) -> Sleuth:
    """Wait until one of the guests has something to decide; return who that is."""
    while True:
        version = max(sleuth.version for sleuth in sleuths)
        for sleuth in sleuths:
            sleuth.follow(version)
        if asked := [sleuth for sleuth in sleuths if sleuth.offers]:
            return asked[0]
        sleuths[0].follow(version + 1)


def answered(sleuths: Sequence[Sleuth]) -> Sleuth:
    """Let everyone answer who is asked; return who has something else to decide."""
    while {"show", SORRY} & (asked := asked_among(sleuths)).offers.keys():
        asked.answer(asked.answers[0])
    return asked


def shower_among(sleuths: Sequence[Sleuth]) -> Sleuth:
    """Let everyone be sorry who has none of the cards; return who has to show one."""
    while SORRY in (asked := asked_among(sleuths)).offers:
        asked.answer(SORRY)
    return asked
