"""The houses of these tests are real, and survive what real houses do."""

import httpx
import pytest

from scripts.house.owner import NAME
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House


@pytest.fixture(scope="module")
def house(make_house: MakeHouse) -> House:
    return make_house(integration=None)


def test_the_owner_is_at_home_after_the_start(house: House) -> None:
    assert house.owner.is_running()
    assert house.owner.get("/api/states/person.robin")["attributes"]["friendly_name"] == NAME


def test_the_house_answers_under_the_name_that_phones_use(house: House) -> None:
    answer = httpx.get(
        f"http://127.0.0.1:{house.port}/manifest.json",
        headers={"Host": f"parlor.test:{house.port}"},
    )
    assert answer.status_code == httpx.codes.OK
    assert house.owner.get("/api/config")["internal_url"] == house.url


def test_the_owner_may_log_in_on_the_real_page(house: House, room: Room) -> None:
    desk = room.desk(house.url)
    desk.log_in()
    assert desk.page.evaluate("document.querySelector('home-assistant').hass.user.name") == NAME


def test_a_new_house_has_nothing_to_complain_about(house: House) -> None:
    assert house.complaints() == []


def test_the_account_survives_a_power_cut(house: House) -> None:
    house.kill9()
    house.start()
    assert house.owner.is_running()
