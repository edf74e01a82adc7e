"""An evening of Cascade Tiles for the README: one board for all, under a finger and on the TV."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from playwright.sync_api import expect

from tests.e2e.cascade_guest import Tiler, follow, goes_on
from tests.e2e.finger import Finger
from tests.e2e.pictures.studio import Studio

PICTURES: Final = ("cascade-board-tv", "cascade-board-phone", "cascade-end-tv")

# Nothing of this is left to chance.
BY_CHANCE: Final = frozenset[str]()

# So much glaze weighs more than other screens.
LIGHT: Final = {"device_scale_factor": 1.25}
# The level with the most signs, that still fit a glance.
WORTH_A_PICTURE: Final = 5


def evening(studio: Studio) -> None:
    """Solve all levels together, and take a picture wherever it is worth one."""
    # Other games' guests still sit at their tables.
    studio = replace(studio, table=studio.house.add_table("Kitchen"))
    take = studio.album.take
    tv = studio.tv().page
    everyone = [studio.guest(Tiler, name, **LIGHT) for name in ("Ada", "Ben", "Cleo")]
    ada, ben, cleo = everyone
    ada.arrange(race=False, levels=6)
    for guest in everyone:
        guest.press("parlor-lobby-bar button.brass")
    ada.tap("Start the game")
    expect(ada.page.locator("cascade-board button").first).to_be_visible()

    for level in range(1, WORTH_A_PICTURE):
        solve(everyone, level)
    follow(everyone, WORTH_A_PICTURE, 0)
    ben.touch(0)
    cleo.touch(6)
    follow(everyone, WORTH_A_PICTURE, 2)
    # Nobody's mark is left on a tile.
    expect(ada.page.locator("cascade-board .touch")).to_have_count(0)
    expect(tv.locator("cascade-everyone .lit")).to_have_count(0)
    take(tv, "cascade-board-tv")
    with Finger(ada.page) as finger:
        finger.touch(finger.spot(ada.tile(5), (0.5, 0.5)))
        expect(ada.page.locator("cascade-board .drop").first).to_be_visible()
        take(ada.page, "cascade-board-phone")
        finger.move((1, 1))
        finger.lift()

    for level in range(WORTH_A_PICTURE, 7):
        solve(everyone, level)
    expect(tv.locator("cascade-ending cascade-wall")).to_be_visible()
    take(tv, "cascade-end-tv")


def solve(everyone: Sequence[Tiler], level: int) -> None:
    """Solve a level in turns, and go on when everyone has seen it."""
    ada = everyone[0]
    follow(everyone, level, ada.board["taps"])
    goes_on(everyone)
    begun = ada.board["taps"]
    for at, tile in enumerate(ada.way()):
        guest = everyone[at % len(everyone)]
        follow([guest], level, begun + at)
        guest.touch(tile)
    expect(ada.page.locator(".triumph, parlor-over").first).to_be_visible()
