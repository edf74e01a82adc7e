"""The pictures of the README can be taken at any time, and look like what there is to see.

`scripts/screenshots` runs this test to renew them.
"""

from pathlib import Path

import pytest

from scripts.house.configuration import BARE, DEMO
from scripts.house.furnish import furnish
from scripts.house.owner import Invitation
from tests.e2e.browser import Room
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House
from tests.e2e.pictures import EVENINGS
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


@pytest.fixture(scope="module")
def house(make_house: MakeHouse) -> House:
    return make_house(parts=(BARE, DEMO), url=ADDRESS)


@pytest.fixture(scope="module")
def living_room(house: House) -> Invitation:
    return furnish(house.owner, house.config)


@pytest.mark.timeout(600)
@pytest.mark.parametrize("game", EVENINGS)
def test_the_pictures_of_the_readme_are_what_there_is_to_see(
    house: House,
    living_room: Invitation,
    room: Room,
    recorder: Recorder,
    album: Album,
    game: str,
) -> None:
    evening = EVENINGS[game]
    evening.evening(Studio(house, living_room, room, recorder, album))
    assert album.taken == [*evening.PICTURES]
    shown = Album()
    sizes = {name: (album.size(name), shown.size(name)) for name in album.taken}
    assert not {name for name, (taken, kept) in sizes.items() if taken != kept}
    apart = {name: difference(album.glance(name), shown.glance(name)) for name in album.taken}
    alike = apart.keys() - evening.BY_CHANCE
    assert not {name for name in alike if apart[name] > LIKE}, "run scripts/screenshots"
