"""An evening of Citadels for the README: from the first draft to the score."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from playwright.sync_api import Page, expect

from tests.e2e.citadels_guest import Citizen, play_on
from tests.e2e.pictures import panel
from tests.e2e.pictures.studio import Studio

PICTURES: Final = (
    "citadels-draft-phone",
    "citadels-turn-phone",
    "citadels-cities-tv",
    "citadels-end-tv",
    *panel.PICTURES,
)

# Other cards, other cities: of these only the size is compared.
BY_CHANCE: Final = frozenset({"citadels-turn-phone", "citadels-cities-tv", *panel.PICTURES})

COMPANY: Final = 5
CITY: Final = 4
# By then most have something to show, and nobody is done.
GROWN: Final = 6


def evening(studio: Studio) -> None:
    """Play with two bots, and take a picture wherever it is worth one."""
    # Spyster's guests still sit in the living room.
    studio = replace(studio, table=studio.house.add_table("Library"))
    take = studio.album.take
    tv = studio.tv().page
    citizens = [studio.guest(Citizen, name) for name in ("Ada", "Ben", "Cleo")]
    ada = citizens[0]
    ada.arrange(CITY)
    for _ in range(COMPANY - len(citizens)):
        ada.tap("Add a bot")
    for citizen in citizens:
        citizen.press("parlor-lobby-bar button.brass")
    ada.tap("Start the game")

    # Whoever came first has the crown, and chooses first.
    expect(ada.page.locator("citadels-phone")).to_be_visible()
    ada.look().locator("label").nth(2).click()
    take(ada.page, "citadels-draft-phone")

    builder = builder_among(citizens)
    show_hand(builder)
    take(builder.page, "citadels-turn-phone")
    calm(tv)
    take(tv, "citadels-cities-tv")

    while play_on(citizens):
        pass
    expect(tv.locator("citadels-scoring .wins")).to_be_visible()
    take(tv, "citadels-end-tv")
    panel.take_panel(studio)


def builder_among(citizens: Sequence[Citizen]) -> Citizen:
    """Play until the cities have grown, and return who is about to build another district."""
    while not (ready := [citizen for citizen in citizens if about_to_build(citizen)]):
        if not play_on(citizens):
            # Now and then the bots are done before any guest could build in a grown city.
            play_again(citizens[0])
    return ready[0]


def play_again(host: Citizen) -> None:
    """Begin another game with the same people."""
    version = host.version
    host.tap("Play again")
    host.tap("Start now")
    host.follow(version + 2)
    expect(host.page.locator("citadels-bar")).to_be_visible()


def about_to_build(citizen: Citizen) -> bool:
    """Return whether a guest can build, and the cities are worth a look."""
    built = sum(len(player["city"]) for player in citizen.view["players"])
    return built >= GROWN and "build" in citizen.offers


def show_hand(citizen: Citizen) -> None:
    """Choose what to build, with the cards in the open."""
    district = citizen.offers["build"]["params"]["district_name"]["options"][0]
    card = next(card for card in citizen.card["hand"] if card["district"] == district)
    citizen.look().locator(f"[data-card={card['id']}]").click()


def calm(tv: Page) -> None:
    """Wait until no call stands in front of the cities."""
    expect(tv.locator("citadels-moment [data-moment]")).to_have_count(0)
