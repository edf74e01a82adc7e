"""Drawing over the wire: who may have something looked at, and who may keep it."""

from pathlib import Path
from typing import Any

from homeassistant.auth.const import GROUP_ID_READ_ONLY
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor.games.cascade.builtin import PACKS
from custom_components.parlor.house import ParlorConfigEntry
from tests.games.cascade.test_strokes import strokes
from tests.house import open_table
from tests.web.line import Connect, UserLine, make_user
from tests.web.phone import Client, Phone

from .test_access import OUTSIDE, PROXY

LEVEL = PACKS.shipped["first_firing"].levels[0]
DRAWING: dict[str, Any] = {
    "game": "cascade",
    "option": "pack",
    "drawn": {**strokes(LEVEL), "name": "Mine"},
}


@pytest.fixture
def file(house: HomeAssistant) -> Path:
    """Return where the house keeps what is drawn."""
    return Path(house.config.path("parlor/cascade/packs/house.json"))


def is_kept(file: Path) -> bool:
    """Return whether the house has kept something."""
    return file.exists()


async def test_a_host_may_have_a_drawing_looked_at(phones: list[Phone], file: Path) -> None:
    answer = await phones[0].ask("review", **DRAWING)
    told = {"complaints": [], "solvable": True, "par": 4}
    assert answer == {"type": "result", "id": answer["id"], **told}
    assert not is_kept(file)


async def test_what_is_wrong_is_told_with_its_place(phones: list[Phone]) -> None:
    wrong = {**DRAWING["drawn"], "tiles": ["10,10", "11,10"]}
    answer = await phones[0].ask("review", **{**DRAWING, "drawn": wrong})
    complaint = {"code": "not_four_apart", "place": ["tiles", 2], "details": {}}
    assert complaint in answer["complaints"]
    assert (answer["solvable"], answer["par"]) == (None, None)


async def test_a_host_may_keep_a_drawing_and_play_with_it(phones: list[Phone], file: Path) -> None:
    await phones[0].ask("configure", game="cascade")
    answer = await phones[0].ask("shelve", **DRAWING)
    assert answer["content"] == "house"
    assert is_kept(file)
    chosen = await phones[0].ask("configure", options={"pack": answer["content"]})
    assert chosen["type"] == "result"


async def test_a_guest_who_is_not_the_host_cannot_draw(phones: list[Phone], file: Path) -> None:
    assert (await phones[1].ask("review", **DRAWING))["code"] == "not_host"
    assert (await phones[1].ask("shelve", **DRAWING))["code"] == "not_host"
    assert not is_kept(file)


async def test_whoever_only_watches_cannot_draw(
    client: Client, entry: ParlorConfigEntry, file: Path
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.tv_code)
    assert (await tv.ask("shelve", **DRAWING))["code"] == "not_seated"
    assert not is_kept(file)


async def test_a_user_of_the_house_may_keep_a_drawing(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect, file: Path
) -> None:
    _, token = await make_user(house)
    line = await UserLine.open(hass_ws_client, house, token, entry, "house")
    assert (await line.ask("shelve", **DRAWING))["content"] == "house"
    assert is_kept(file)


async def test_a_user_who_may_only_look_cannot_draw(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect, file: Path
) -> None:
    _, token = await make_user(house, group=GROUP_ID_READ_ONLY)
    line = await UserLine.open(hass_ws_client, house, token, entry, "house")
    assert (await line.ask("shelve", **DRAWING))["code"] == "read_only"
    assert not is_kept(file)


class TestOutside:
    """A table that is open to the world."""

    @pytest.fixture
    async def entry(self, house: HomeAssistant) -> ParlorConfigEntry:
        assert await async_setup_component(house, "http", PROXY)
        return await open_table(house, options={"open_outside": True})

    async def test_a_host_from_outside_writes_nothing_into_the_house(
        self, client: Client, entry: ParlorConfigEntry, file: Path
    ) -> None:
        eve = await (await Phone.call(client, OUTSIDE)).join(entry.runtime_data.code, "Eve")
        assert (await eve.ask("review", **DRAWING))["solvable"] is True
        assert (await eve.ask("shelve", **DRAWING))["code"] == "only_at_home"
        assert not is_kept(file)
