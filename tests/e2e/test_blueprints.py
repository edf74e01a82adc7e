"""A blueprint in a real house: found on its page, used, and true to its word across a restart."""

from typing import Any, Final

from playwright.sync_api import expect
import pytest

from scripts.house.configuration import BARE, DEMO
from scripts.house.furnish import LAMPLIGHT, let_lights_follow
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House

LIGHTS: Final = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")
SHOWN: Final = ("brightness", "hs_color")


@pytest.fixture(scope="module")
def house(make_house: MakeHouse) -> House:
    """Make a house with lamps, which may be restarted."""
    return make_house(parts=(BARE, DEMO))


def lamps(house: House) -> list[tuple[Any, ...]]:
    """Return what the lamps show."""
    states = [house.owner.get(f"/api/states/{light}") for light in LIGHTS]
    return [(one["state"], *(one["attributes"].get(key) for key in SHOWN)) for one in states]


def do(house: House, action: str, **data: Any) -> None:
    """Have Home Assistant do something."""
    house.owner.post(f"/api/services/{action}", **data)


def test_lights_are_as_before_after_a_game_with_a_restart(house: House, room: Room) -> None:
    house.add_table()
    do(house, "light/turn_on", entity_id=LIGHTS[:2], **LAMPLIGHT)
    do(house, "light/turn_off", entity_id=LIGHTS[2])
    before = lamps(house)
    let_lights_follow(house.owner, house.config, winner_seconds=0)

    desk = room.desk(f"{house.url}/config/blueprint/dashboard")
    desk.log_in()
    expect(desk.page.get_by_text("Parlor: lights follow the game")).to_be_visible()
    expect(desk.page.get_by_text("Parlor: a narrator")).to_be_visible()
    desk.page.goto("about:blank")

    for _ in range(4):
        do(house, "parlor/add_bot")
    do(house, "parlor/start_game", game="spyster")
    house.wait_for(lambda: before[0] not in lamps(house), "follow the game")
    house.restart()
    do(house, "parlor/end_game")
    house.wait_for(lambda: lamps(house) == before, "be as before")
    assert house.complaints() == []
