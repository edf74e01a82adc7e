"""Citadels on the TV: seven full cities fit, and every moment can be read from the sofa."""

from collections.abc import Iterator, Mapping

from playwright.sync_api import Browser, Page, expect
import pytest

from tests.e2e import axe, layout
from tests.e2e.browser import Room, gathered
from tests.e2e.citadels_tv_scenes import NEWS, SCENES
from tests.e2e.company import LANGUAGES
from tests.e2e.house import House
from tests.e2e.line import Line
from tests.e2e.recorder import Recorder

# A moment passes while it is being looked at: whatever lasts a second or more waits for us.
PATIENCE = """() => {
  const real = window.setTimeout;
  window.setTimeout = (then, ms, ...more) => real(then, ms >= 1000 ? ms * 60 : ms, ...more);
}"""

# Only the newest line of the story must be whole.
TELL = """event => {
  const { store } = document.querySelector("parlor-tv");
  store.story = [];
  store.happened(event);
}"""


class Television:
    """A TV at an empty table, that is shown what a test likes."""

    def __init__(self, room: Room, url: str, language: str) -> None:
        lines: list[Line] = []

        def prepare(page: Page) -> None:
            page.add_init_script(f"({PATIENCE})()")
            lines.append(Line(page))

        client = room.tv(
            url, name=f"tv {language}", language=language, tap=prepare, reduced_motion="reduce"
        )
        self.page = client.page
        self.line = lines[0]
        self.page.locator("parlor-tv-lobby").wait_for()

    def show(self, scene: str) -> None:
        """Show a scene from its beginning to its end."""
        self.line.go_on()
        for state in SCENES[scene].states(self.line.state):
            self.line.show(state)
            expect(self.page.locator("citadels-tv, citadels-scoring")).to_be_visible()
        self.page.evaluate(TELL, NEWS)
        expect(self.page.locator(SCENES[scene].seen).first).to_be_visible()

    def switch(self, name: str) -> None:
        """Switch the light, unless it is like that already."""
        for button in self.page.get_by_role("button", name=name).all():
            button.click()


@pytest.fixture(scope="module")
def televisions(shared_house: House, browser: Browser) -> Iterator[Mapping[str, Television]]:
    """Switch on a TV for each language."""
    table = shared_house.add_table("Citadels")
    with Recorder(shared_house.port) as recorder, gathered(browser, recorder) as room:
        yield {language: Television(room, table.tv, language) for language in LANGUAGES}


@pytest.mark.parametrize("scene", SCENES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_moment_fits_a_tv(
    televisions: Mapping[str, Television], language: str, scene: str
) -> None:
    tv = televisions[language]
    tv.show(scene)
    assert not layout.on_tv(tv.page)
    expect(tv.page.locator(SCENES[scene].seen).first).to_be_visible()


@pytest.mark.parametrize("scene", ["draft", "complete cities", "call of a murdered", "over"])
@pytest.mark.parametrize("switch", ["Day", "Evening"])
def test_everyone_can_follow_by_day_and_by_evening(
    televisions: Mapping[str, Television], switch: str, scene: str
) -> None:
    tv = televisions["en"]
    tv.show(scene)
    tv.switch(switch)
    assert not axe.check(tv.page)


def test_seven_cities_of_seven_districts_are_all_there(
    televisions: Mapping[str, Television],
) -> None:
    tv = televisions["en"]
    tv.show("complete cities")
    cities = tv.page.locator("citadels-city[data-seat]")
    expect(cities).to_have_count(7)
    expect(cities.locator(".district")).to_have_count(49)
    expect(cities.locator(".district").locator("visible=true")).to_have_count(49)
