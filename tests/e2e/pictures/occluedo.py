"""An evening of OCCLUEdo for the README: from the first steps through the house to the culprit."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from playwright.sync_api import expect

from tests.e2e.occluedo_guest import (
    Named,
    Sleuth,
    answered,
    asked_among,
    named_from,
    shower_among,
)
from tests.e2e.pictures.studio import Studio

PICTURES: Final = (
    "occluedo-map-phone",
    "occluedo-answer-phone",
    "occluedo-suggestion-tv",
    "occluedo-sheet-phone",
    "occluedo-accusation-tv",
    "occluedo-end-tv",
)

# From across the room they look the same on every evening.
BY_CHANCE: Final[frozenset[str]] = frozenset()

ROLES: Final = {
    "Ada": "miss_scarlet",
    "Ben": "mr_green",
    "Cleo": "colonel_mustard",
    "Dora": "prof_plum",
}
# The doors before which people stand who have nothing to ask yet.
DOORS: Final = ("kitchen_lobby", "library_lobby", "conservatory_lobby", "hall_lobby")


def evening(studio: Studio) -> None:
    """Ask, accuse twice, and take a picture wherever it is worth one."""
    # Spyster's guests still sit in the living room.
    studio = replace(studio, table=studio.house.add_table("Study"))
    take = studio.album.take
    tv = studio.tv().page
    sleuths = [studio.guest(Sleuth, name) for name in ROLES]
    ada, ben, cleo, dora = sleuths
    start(sleuths)
    # Whoever is named is brought in, and Cleo has to be where she is going.
    asked = named_from(cleo.hand + dora.hand, spare=[*ben.hand, ROLES["Cleo"]])
    ada.go(f"{asked[0]}_lobby")
    for sleuth in (ben, cleo, dora):
        assert asked_among(sleuths) is sleuth
        sleuth.go(next(door for door in DOORS if door in sleuth.places))

    assert asked_among(sleuths) is ada
    ada.point_at(asked[0])
    take(ada.page, "occluedo-map-phone")
    ada.suggest(asked)
    shower = shower_among(sleuths)
    shown = shower.answers[0]
    shower.look("hand").locator(f"[data-answer={shown}]").click()
    take(shower.page, "occluedo-answer-phone")
    shower.do("answer")
    expect(tv.locator("occluedo-status .received")).to_be_visible()
    take(tv, "occluedo-suggestion-tv")
    ada.acknowledge()

    # Ben is too hasty, and Cleo asks on.
    ben.accuse(named_from(ben.hand))
    assert answered(sleuths) is cleo
    cleo.suggest([cleo.places[-1], *asked[1:]])
    assert answered(sleuths) is cleo
    ada.look("sheet")
    ada.cell(shown, shower.seat).click()
    expect(ada.page.locator("occluedo-sheet .detail")).to_contain_text("had to show you this")
    take(ada.page, "occluedo-sheet-phone")
    cleo.acknowledge()

    dora.charge(culprits(sleuths))
    expect(tv.locator("occluedo-accusation .there")).to_have_count(3)
    take(tv, "occluedo-accusation-tv")
    dora.do("ask_win")
    expect(tv.locator("occluedo-ending .charges .right")).to_be_visible()
    take(tv, "occluedo-end-tv")


def start(sleuths: Sequence[Sleuth]) -> None:
    """Choose who to be, and begin."""
    sleuths[0].arrange()
    for sleuth in sleuths:
        sleuth.play_as(ROLES[sleuth.name])
        sleuth.press("parlor-lobby-bar button.brass")
    sleuths[0].tap("Start the game")
    for sleuth in sleuths:
        expect(sleuth.page.locator("occluedo-phone")).to_be_visible()


def culprits(sleuths: Sequence[Sleuth]) -> Named:
    """Return what nobody holds."""
    return named_from([], spare=[card for sleuth in sleuths for card in sleuth.hand])
