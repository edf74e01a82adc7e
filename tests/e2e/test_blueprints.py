"""A blueprint in a real house: found on its page, used, and true to its word across a restart."""

from typing import Any, Final

from playwright.sync_api import expect
import pytest

from scripts.house.configuration import BARE, DEMO
from scripts.house.furnish import LAMPLIGHT
from tests.e2e.browser import Client, Room
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


def use_in_the_editor(desk: Client) -> None:
    """Find the blueprint on its page, and make an automation of it as a person does."""
    page = desk.page
    expect(page.get_by_text("Parlor: a narrator")).to_be_visible()
    page.get_by_text("Parlor: lights follow the game").click()
    page.get_by_text("Select a device").click()
    page.get_by_text("Living room").last.click()
    page.get_by_text("Select an entity").click()
    page.get_by_text("Ceiling").last.click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_text("Traces")).to_be_visible()
    page.goto("about:blank")


def test_lights_are_as_before_after_a_game_with_a_restart(house: House, room: Room) -> None:
    house.add_table()
    do(house, "light/turn_on", entity_id=LIGHTS[:2], **LAMPLIGHT)
    do(house, "light/turn_off", entity_id=LIGHTS[2])
    before = lamps(house)
    desk = room.desk(f"{house.url}/config/blueprint/dashboard")
    desk.log_in()
    use_in_the_editor(desk)

    for _ in range(4):
        do(house, "parlor/add_bot")
    do(house, "parlor/start_game", game="spyster")
    house.wait_for(lambda: lamps(house)[0] != before[0], "follow the game")
    house.restart()
    do(house, "parlor/end_game")
    house.wait_for(lambda: lamps(house) == before, "be as before")
    assert house.complaints() == []
