"""Houses, browsers and recorders for whole evenings.

Run by `scripts/test tests/e2e`: the Home Assistant test plugin is switched off here, because it
closes all sockets and wants an event loop of its own, and these tests need real ones.
"""

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, expect, sync_playwright
import pytest

from scripts.house.configuration import INTEGRATION
from scripts.house.owner import Invitation
from tests.e2e.browser import Room, gathered, launched
from tests.e2e.company import LANGUAGES, Company, gathered_company
from tests.e2e.house import House
from tests.e2e.recorder import Recorder

type MakeHouse = Callable[..., House]

# A browser shares its two cores with Home Assistant: slow is not wrong.
expect.set_options(timeout=20_000)

# After the companies, who look at most: who begins last and takes long works alone in the end.
LONG = (
    "test_pictures",
    "test_evening",
    "test_occluedo",
    "test_citadels",
    "test_clueful",
    "test_spyster",
    "test_fourth_game",
    "test_card",
    "test_run",
)

# Evenings so long that each game's has a house of its own.
APART = ("test_pictures",)

FAILURES = Path(__file__).parents[2] / ".run" / "failures"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let `scripts/screenshots` keep the pictures that its test takes."""
    parser.addoption("--keep-pictures", action="store_true", help="renew docs/pictures")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave these tests out where the Home Assistant plugin would break them."""
    return True if config.pluginmanager.has_plugin("homeassistant") else None


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest, and keep together what shares a house or a company."""
    items.sort(key=_rank)
    for item in items:
        item.add_marker(pytest.mark.xdist_group(_company(item) or _evening(item)))


def _rank(item: pytest.Item) -> int:
    if _company(item):
        return -1
    return LONG.index(item.path.stem) if item.path.stem in LONG else len(LONG)


def _company(item: pytest.Item) -> str | None:
    """Return in whose company a test looks at screens, by their language."""
    shown = getattr(item, "callspec", None)
    return shown.params.get("company") if shown is not None else None


def _evening(item: pytest.Item) -> str:
    """Return the file of a test, or what makes it an evening by itself: the game it pictures."""
    shown = getattr(item, "callspec", None)
    game = shown.params.get("game") if shown is not None and item.path.stem in APART else None
    return item.path.stem if game is None else f"{item.path.stem}: {game}"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Show Home Assistant's log and pictures of all screens with a failure."""
    report = yield
    if report.failed:
        things = getattr(item, "funcargs", {}).values()
        for house in (thing for thing in things if isinstance(thing, House)):
            report.sections.append(("Home Assistant's log", house.log()[-20_000:]))
        for room in (thing for thing in things if isinstance(thing, Room)):
            room.photograph(FAILURES / item.name)
            report.sections.append(("Screens", f"Pictures are in {FAILURES / item.name}"))
    return report


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Start one Chromium for all tests; every device is a context of its own in it."""
    with sync_playwright() as playwright, launched(playwright) as browser:
        yield browser


@pytest.fixture(scope="module")
def make_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[MakeHouse]:
    """Make houses that are stopped when the module is done."""
    houses: list[House] = []

    def make(integration: Path | None = INTEGRATION, **more: Any) -> House:
        houses.append(House(tmp_path_factory.mktemp("house"), integration, **more))
        return houses[-1].start()

    yield make
    for house in houses:
        house.stop()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Make one house for all tests that leave it as it is; the others make their own."""
    house = House(tmp_path_factory.mktemp("house")).start()
    yield house
    house.stop()


@pytest.fixture
def table(house: House, request: pytest.FixtureRequest) -> Invitation:
    """Make a table of this test's own."""
    return house.add_table(request.node.name.removeprefix("test_")[:40])


@pytest.fixture
def recorder(house: House) -> Iterator[Recorder]:
    """Put a recorder in front of the house."""
    with Recorder(house.port) as recorder:
        yield recorder


@pytest.fixture
def room(browser: Browser, recorder: Recorder) -> Iterator[Room]:
    """Gather the devices of a test; an error on any of their pages fails it."""
    with gathered(browser, recorder) as room:
        yield room


@pytest.fixture(scope="session", params=LANGUAGES)
def company(request: pytest.FixtureRequest, browser: Browser, house: House) -> Iterator[Company]:
    """Gather ten people who speak a language; tests show their screens what they look at."""
    language: str = request.param
    with (
        Recorder(house.port) as recorder,
        gathered(browser, recorder) as room,
        gathered_company(house.add_table(language), room, recorder, language) as company,
    ):
        yield company
