"""The pictures of the README can be taken at any time, and look like what there is to see.

`scripts/screenshots` runs this test to renew them.
"""

from pathlib import Path

from playwright.sync_api import Browser
import pytest

from scripts.house.configuration import BARE, DEMO
from scripts.house.furnish import furnish
from tests.e2e.browser import gathered
from tests.e2e.conftest import MakeHouse
from tests.e2e.pictures import ALIKE, EVENINGS, PICTURES
from tests.e2e.pictures.album import Album, difference
from tests.e2e.pictures.studio import Studio
from tests.e2e.recorder import Recorder

# What a home's own address usually is; the recorder leads there, whatever it is called.
ADDRESS = "http://homeassistant.local:8123"

# The same screen on another evening is below 7, another screen of the same game above 13.
LIKE = 13


@pytest.fixture
def album(tmp_path: Path, request: pytest.FixtureRequest) -> Album:
    return Album() if request.config.getoption("--keep-pictures") else Album(tmp_path)


@pytest.mark.timeout(600)
def test_the_pictures_of_the_readme_are_what_there_is_to_see(
    make_house: MakeHouse, browser: Browser, album: Album
) -> None:
    house = make_house(parts=(BARE, DEMO), url=ADDRESS)
    table = furnish(house.owner, house.config)
    for evening in EVENINGS:
        with Recorder(house.port) as recorder, gathered(browser, recorder) as room:
            evening(Studio(house, table, room, recorder, album))
    assert album.taken == [*PICTURES]
    shown = Album()
    apart = {name: difference(album.glance(name), shown.glance(name)) for name in ALIKE}
    assert [album.size(name) for name in PICTURES] == [shown.size(name) for name in PICTURES]
    assert not {name for name in ALIKE if apart[name] > LIKE}, "run scripts/screenshots"
