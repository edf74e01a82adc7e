"""A newcomer's game in a real house: a folder, a line and words, and people play it together."""

from typing import Any, Final

from playwright.sync_api import expect
import pytest

from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.company import SEND
from tests.e2e.conftest import MakeHouse
from tests.e2e.guest import Guest
from tests.e2e.home_line import enable
from tests.e2e.house import House
from tests.e2e.recorder import Recorder
from tests.games.cellar.picture import SIGNATURE
from tests.games.cellar.plan import Plan, Spot
from tests.newcomer import Newcomer

NEWS: Final = "event.cellar_game_event"
PHONE_ASKS: Final = """request => document.querySelector('parlor-phone').store
  .send({ type: 'query', request })"""


@pytest.fixture(scope="module")
def house(make_house: MakeHouse, tmp_path_factory: pytest.TempPathFactory) -> House:
    """Make a house with the fourth game in it."""
    newcomer = Newcomer(tmp_path_factory.mktemp("project"))
    newcomer.add_the_game()
    newcomer.build_the_pages()
    return make_house(integration=newcomer.integration)


def choose_the_cellar(host: Guest) -> None:
    """Choose the game, as the host in the lobby."""
    host.page.evaluate(SEND, {"type": "configure", "game": "cellar"})
    expect(host.page.get_by_text("Cellar").first).to_be_visible()


class Groper(Guest):
    """Somebody in the cellar."""

    def way_to_a_lamp(self) -> str:
        """Return where to step next, around the trapdoor that this phone was told of."""
        plan, (x, y) = Plan("", "", tuple(self.view["rows"])), self.view["spots"][self.seat]
        lit: set[Spot] = {(lamp[0], lamp[1]) for lamp in self.view["lit"]}
        known = self.card["trapdoor"]
        shunned = frozenset({(known[0], known[1])} if known else ())
        dark = [spot for spot in plan.spots("o") if spot not in lit]
        away = plan.distances(dark, shunned)
        # Where only the trapdoor leads on, falling in is how one gets past it.
        away = away if (x, y) in away else plan.distances(dark)
        ways = [(away[there], way) for way, there in plan.beside((x, y)) if there in away]
        return min(ways)[1].capitalize()

    def step(self) -> None:
        """Take a step by hand, and see it done."""
        steps = self.view["steps"]
        self.choose("step", direction=self.way_to_a_lamp())
        self.page.wait_for_function(
            "steps => document.querySelector('parlor-phone').store.now.public.view.steps > steps",
            arg=steps,
        )


def state_of(house: House, entity: str) -> dict[str, Any]:
    """Return what Home Assistant says of something about the table."""
    found: dict[str, Any] = house.owner.get(f"/api/states/{entity}")
    return found


def test_three_people_win_together_and_the_house_hears_of_lamps_alone(
    house: House, room: Room, recorder: Recorder
) -> None:
    table: Invitation = house.add_table("Cellar")
    enable(house, table.entry_id, NEWS)
    tv = room.tv(table.tv)
    guests = [Groper.scan(room, recorder, name, table.phone) for name in ("Ada", "Ben", "Cleo")]
    ada, ben, _ = guests
    choose_the_cellar(ada)
    ben.page.locator("parlor-choices input[data-choice=rose]").click()
    expect(ada.page.locator("parlor-choices input[data-choice=rose]")).to_be_disabled()
    for guest in guests:
        guest.tap("I’m ready")
    ada.tap("Start the game")
    for guest in guests:
        guest.in_phase("In the dark")
    expect(tv.page.get_by_text("In the dark").first).to_be_visible()

    # Ben has what he chose, and the others have got what was left.
    lanterns = ada.view["lanterns"]
    assert lanterns[ben.seat] == "rose"
    assert len({*lanterns.values()}) == 3

    # Each knows of one trapdoor, and nobody of another's.
    doors = [str(guest.card["trapdoor"]) for guest in guests]
    assert len({*doors}) == 3
    around = ben.page.evaluate(PHONE_ASKS, {"type": "look"})
    assert {*around["around"]} == {"north", "east", "south", "west"}

    # A step is nothing that the house should hear of, unless it leads into a trapdoor.
    ada.step()
    assert state_of(house, NEWS)["attributes"]["event_type"] in {"game_started", "fell"}

    for turn in range(200):
        if ada.state["public"]["stage"] == "over":
            break
        guests[turn % 3].step()
    result = ada.state["public"]["result"]
    assert (result["together"], result["ended_by"], result["scores"]) == (True, "played", {})
    for guest in guests:
        guest.sees("You won together!")

    assert state_of(house, "sensor.cellar_phase")["state"] == "game_over"
    assert state_of(house, "sensor.cellar_last_winner")["state"] == "Ada, Ben, Cleo"
    assert state_of(house, NEWS)["attributes"]["event_type"] == "game_ended"
    picture = house.owner.picture(state_of(house, "image.cellar_board"))
    assert picture.startswith(SIGNATURE)
    assert house.complaints() == []


def test_one_person_plays_alone_without_waiting_for_anybody(
    house: House, room: Room, recorder: Recorder
) -> None:
    table = house.add_table("Alone")
    ada = Groper.scan(room, recorder, "Ada", table.phone)
    choose_the_cellar(ada)
    expect(ada.page.get_by_text("waiting", exact=False)).to_have_count(0)
    ada.tap("Start")
    ada.in_phase("In the dark")
    ada.step()
    assert ada.view["steps"] == 1
