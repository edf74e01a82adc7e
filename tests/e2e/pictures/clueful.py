"""An evening of Clueful for the README: a look round, a guess, and what lay in the envelope."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from playwright.sync_api import expect

from custom_components.parlor.games.clueful.cards import BY_KIND
from tests.e2e.clueful_guest import Explorer, named_from
from tests.e2e.pictures.studio import Studio

PICTURES: Final = (
    "clueful-house-tv",
    "clueful-letter-phone",
    "clueful-guess-tv",
    "clueful-card-phone",
    "clueful-end-tv",
)

# Other cards, other photographs: of these only the size is compared.
BY_CHANCE: Final = frozenset({"clueful-card-phone"})

ROOMS: Final = {"Ben": "ballroom", "Cleo": "conservatory", "Dora": "kitchen"}


def evening(studio: Studio) -> None:
    """Spread over the house, ask, accuse, and take a picture wherever it is worth one."""
    # Spyster's guests still sit in the living room.
    studio = replace(studio, table=studio.house.add_table("Foyer"))
    take = studio.album.take
    tv = studio.tv().page
    explorers = [studio.guest(Explorer, name) for name in ("Ada", *ROOMS)]
    ada, ben, *_ = explorers
    start(explorers)
    asked = named_from(ben.card["hand"])
    ada.wait_for_turn()
    ada.build("travel", {"room": asked["room"]})
    for explorer in explorers[1:]:
        explorer.wait_for_turn()
        explorer.write(f"travel to the {ROOMS[explorer.name]}")
        expect(explorer.letter.locator(".travelled").last).to_contain_text(explorer.name)
    ada.wait_for_turn()
    take(tv, "clueful-house-tv")
    ada.page.locator("[data-ask=look]").click()
    expect(ada.letter.locator(".said")).to_have_count(1)
    take(ada.page, "clueful-letter-phone")

    ada.build("guess", {kind: asked[kind] for kind in ("suspect", "weapon")})
    expect(tv.locator("clueful-question .slid")).to_be_visible()
    take(tv, "clueful-guess-tv")
    expect(ada.uncover("hand").locator("figure")).to_be_visible()
    take(ada.page, "clueful-card-phone")

    ben.wait_for_turn()
    ben.build("accuse", culprits(explorers))
    ben.mean_it()
    expect(tv.locator("clueful-ending .right")).to_be_visible()
    take(tv, "clueful-end-tv")


def start(explorers: Sequence[Explorer]) -> None:
    """Choose the game, and begin."""
    explorers[0].arrange_mansion()
    for explorer in explorers:
        explorer.page.locator("parlor-lobby-bar button.brass").click()
    explorers[0].tap("Start the game")
    for explorer in explorers:
        expect(explorer.letter).to_be_visible()


def culprits(explorers: Sequence[Explorer]) -> dict[str, str]:
    """Return what nobody holds."""
    held = {card for explorer in explorers for card in explorer.hand}
    return named_from(
        {kind: [card for card in cards if card not in held] for kind, cards in BY_KIND.items()}
    )
