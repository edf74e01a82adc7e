"""Images: the QR code for joining, and the board."""

from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus
from io import BytesIO
from typing import Any

from aiohttp.test_utils import TestClient
from freezegun.api import FrozenDateTimeFactory
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er, issue_registry as ir
from PIL import Image
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_capture_events,
)

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from custom_components.parlor.web.links import phone_link
from custom_components.parlor.web.qr import qr_code
from tests.house import open_table

from .company import act, ask, play, state, view, wait

type MakeClient = Callable[[], Awaitable[TestClient[Any, Any]]]

JOIN = "image.living_room_join_qr_code"
BOARD = "image.living_room_board"
BASE = "http://parlor.home:8123"
PIXELS_PER_MODULE = 12


async def picture(make_client: MakeClient, entity: str) -> tuple[int, bytes]:
    """Fetch a picture as the dashboard does."""
    response = await (await make_client()).get(f"/api/image_proxy/{entity}")
    return response.status, await response.read()


def modules(png: bytes) -> list[list[bool]]:
    """Return which modules of a QR code are dark."""
    image = Image.open(BytesIO(png)).convert("L")
    size = image.width // PIXELS_PER_MODULE
    middle = PIXELS_PER_MODULE // 2
    return [
        [
            image.getpixel((x * PIXELS_PER_MODULE + middle, y * PIXELS_PER_MODULE + middle)) == 0
            for x in range(size)
        ]
        for y in range(size)
    ]


def drawn(link: str) -> list[list[bool]]:
    """Return which modules are dark in what the pages draw."""
    code = qr_code(link)
    dark = [[False] * code["size"] for _ in range(code["size"])]
    for run in code["path"].removeprefix("M").removesuffix("z").split("zM"):
        x, y = (int(number) for number in run.partition("h")[0].split())
        length = int(run.partition("h")[2].partition("v")[0])
        dark[y][x : x + length] = [True] * length
    return dark


async def test_the_code_on_the_dashboard_is_the_one_on_the_screens(
    house: HomeAssistant, hass_client: MakeClient
) -> None:
    entry = await open_table(house, options={"guest_address": BASE})
    status, png = await picture(hass_client, JOIN)
    assert status == HTTPStatus.OK
    assert modules(png) == drawn(phone_link(BASE, entry.runtime_data.code))


async def test_new_codes_make_a_new_picture(house: HomeAssistant, hass_client: MakeClient) -> None:
    entry = await open_table(house, options={"guest_address": BASE})
    before = state(house, JOIN)
    await entry.runtime_data.perform(Caller(house=True), "new_code")
    assert state(house, JOIN).state != before.state
    _, png = await picture(hass_client, JOIN)
    assert modules(png) == drawn(phone_link(BASE, entry.runtime_data.code))


async def test_a_game_leaves_the_code_as_it_is(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    before = state(house, JOIN)
    await play(entry)
    assert state(house, JOIN) is before


async def test_there_is_no_code_while_the_house_has_no_address(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_client: MakeClient
) -> None:
    house.config.api = None
    await house.config.async_update(internal_url=None, external_url=None)
    await house.async_block_till_done()
    assert state(house, JOIN).state == STATE_UNAVAILABLE
    assert (await picture(hass_client, JOIN))[0] == HTTPStatus.INTERNAL_SERVER_ERROR
    issues, issue = ir.async_get(house), f"no_address_{entry.entry_id}"
    assert issues.async_get_issue(DOMAIN, issue)
    await house.config.async_update(internal_url=BASE)
    await house.async_block_till_done()
    _, png = await picture(hass_client, JOIN)
    assert modules(png) == drawn(phone_link(BASE, entry.runtime_data.code))
    assert not issues.async_get_issue(DOMAIN, issue)


class Brush:
    """Draws the phase, and counts how often it has to."""

    def __init__(self) -> None:
        self.strokes = 0

    def __call__(self, view: Mapping[str, Any]) -> bytes:
        self.strokes += 1
        return str(view["phase"]).encode()


@pytest.fixture
def brush(monkeypatch: pytest.MonkeyPatch) -> Brush:
    """Let Spyster have a picture."""
    brush = Brush()
    monkeypatch.setattr(Spyster, "paint", brush)
    return brush


@pytest.fixture
def no_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no game have a picture."""
    for game in GAMES.values():
        monkeypatch.setattr(game, "paint", None)


async def test_there_is_no_board_where_no_game_paints(
    no_pictures: None, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    known = er.async_get(house)
    assert known.async_get_entity_id("image", DOMAIN, f"{entry.entry_id}-join") == JOIN
    assert known.async_get_entity_id("image", DOMAIN, f"{entry.entry_id}-board") is None


async def test_a_board_that_nobody_paints_any_more_is_no_orphan(
    no_pictures: None,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as once:
        once.setattr(Spyster, "paint", staticmethod(Brush()))
        await house.config_entries.async_reload(entry.entry_id)
        assert er.async_get(house).async_get(BOARD)
    await house.config_entries.async_reload(entry.entry_id)
    assert er.async_get(house).async_get(BOARD) is None


async def test_a_game_without_a_picture_leaves_the_board_empty(
    brush: Brush, house: HomeAssistant, entry: ParlorConfigEntry, hass_client: MakeClient
) -> None:
    await ask(entry, "configure", game="citadels")
    await play(entry)
    assert state(house, BOARD).state == STATE_UNAVAILABLE
    assert (await picture(hass_client, BOARD))[0] == HTTPStatus.INTERNAL_SERVER_ERROR


async def test_the_link_stands_beside_the_code_and_follows_the_house(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    for base in (BASE, "http://another.home:8123"):
        await house.config.async_update(internal_url=base)
        await house.async_block_till_done()
        beside = state(house, JOIN).attributes
        assert beside["link"] == phone_link(base, entry.runtime_data.code)
        assert beside["spoken_code"] == entry.runtime_data.short_code


async def test_a_game_may_draw_its_board(
    brush: Brush,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_client: MakeClient,
    freezer: FrozenDateTimeFactory,
) -> None:
    await play(entry)
    await wait(house, freezer, entry, 1.5)
    await wait(house, freezer, entry, 1.5)
    before = state(house, BOARD).state
    assert await picture(hass_client, BOARD) == (HTTPStatus.OK, b"questioning")
    await ask(entry, "next")
    assert state(house, BOARD).state not in {before, STATE_UNAVAILABLE}
    assert await picture(hass_client, BOARD) == (HTTPStatus.OK, b"vote")


async def test_a_board_is_drawn_only_when_somebody_looks(
    brush: Brush,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_client: MakeClient,
    freezer: FrozenDateTimeFactory,
) -> None:
    await play(entry)
    await wait(house, freezer, entry, 1.5)
    assert brush.strokes == 0
    await picture(hass_client, BOARD)
    await picture(hass_client, BOARD)
    assert brush.strokes == 1


async def test_a_fast_game_has_one_new_picture_a_second_and_the_last_is_not_lost(
    brush: Brush,
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_client: MakeClient,
    freezer: FrozenDateTimeFactory,
) -> None:
    await play(entry)
    await wait(house, freezer, entry, 1.5)
    await wait(house, freezer, entry, 1.5)
    changes = async_capture_events(house, "state_changed")
    for _ in range(20):
        await act(entry, view(entry)["questioner"], "next_turn")
    await act(entry, view(entry)["questioner"], "call_vote")
    assert len([event for event in changes if event.data["entity_id"] == BOARD]) == 1
    assert await picture(hass_client, BOARD) == (HTTPStatus.OK, b"questioning")
    await wait(house, freezer, entry, 1.1)
    assert len([event for event in changes if event.data["entity_id"] == BOARD]) == 2
    assert await picture(hass_client, BOARD) == (HTTPStatus.OK, b"vote")
    await wait(house, freezer, entry, 1.1)
    assert len([event for event in changes if event.data["entity_id"] == BOARD]) == 2


async def test_a_board_goes_with_its_game(
    brush: Brush, house: HomeAssistant, entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    await play(entry)
    await ask(entry, "end")
    await ask(entry, "configure")
    assert state(house, BOARD).state == STATE_UNAVAILABLE
    await wait(house, freezer, entry, 1.1)
    assert state(house, BOARD).state == STATE_UNAVAILABLE
