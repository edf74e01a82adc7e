"""A TV finds its table: by a short address, after new codes, and when the table is switched off."""

import asyncio
from concurrent.futures import ThreadPoolExecutor

from aiohttp import ClientSession
from playwright.sync_api import Browser, Page, expect

from scripts.house.owner import Invitation
from tests.e2e.browser import Room, gathered
from tests.e2e.conftest import MakeHouse
from tests.e2e.house import House
from tests.e2e.recorder import Recorder


def switch(house: House, entry_id: str, *, off: bool) -> None:
    """Switch a table off or on, as the settings page does."""

    async def say() -> None:
        url, token = f"{house.owner.url}/api/websocket", house.owner.token
        command = {"type": "config_entries/disable", "entry_id": entry_id}
        async with ClientSession() as http, http.ws_connect(url) as line:
            await line.receive_json()
            await line.send_json({"type": "auth", "access_token": token})
            await line.receive_json()
            await line.send_json({"id": 1, **command, "disabled_by": "user" if off else None})
            assert (await line.receive_json())["success"]

    with ThreadPoolExecutor() as elsewhere:  # Playwright has a loop of its own in this thread
        elsewhere.submit(asyncio.run, say()).result()


def letters(tv: Page) -> str:
    """Return the code that the TV shows in the lobby."""
    code = tv.locator("parlor-tv-lobby .code")
    expect(code).to_be_visible()
    return code.inner_text()


def test_a_tv_of_the_house_shows_new_codes_and_one_with_letters_asks_for_them(
    house: House, table: Invitation, room: Room
) -> None:
    own = room.tv(table.tv, name="own").page
    typed = room.tv(f"{house.url}/parlor/tv", name="typed").page
    typed.locator("#code").fill(table.short_code)
    typed.get_by_role("button").first.click()
    assert letters(own) == letters(typed) == table.short_code

    house.owner.post("/api/services/parlor/new_code", config_entry_id=table.entry_id)
    renewed = house.invitation(table.entry_id)
    expect(own.locator("parlor-tv-lobby .code")).to_have_text(renewed.short_code)
    expect(typed.get_by_role("heading")).to_have_text("The table has a new code")
    typed.locator("#code").fill(renewed.short_code)
    typed.get_by_role("button").first.click()
    assert letters(typed) == renewed.short_code

    # A screen that always opens the same link finds its way, too.
    own.goto("about:blank")
    own.goto(table.tv)
    assert letters(own) == renewed.short_code


def test_a_tv_says_that_its_table_is_switched_off_and_comes_back_by_itself(
    house: House, table: Invitation, room: Room
) -> None:
    tv = room.tv(table.tv).page
    assert letters(tv) == table.short_code
    switch(house, table.entry_id, off=True)
    expect(tv.locator(".line")).to_contain_text("switched off in Home Assistant")
    tv.reload()
    expect(tv.get_by_role("heading")).to_have_text("The table is closed")
    switch(house, table.entry_id, off=False)
    assert letters(tv) == table.short_code


def test_a_tv_says_that_its_table_is_gone_and_shows_no_code_of_it(
    make_house: MakeHouse, browser: Browser
) -> None:
    house = make_house()
    table = house.add_table()
    with Recorder(house.port) as recorder, gathered(browser, recorder) as room:
        tv = room.tv(table.tv).page
        assert letters(tv) == table.short_code
        house.owner.delete(f"/api/config/config_entries/entry/{table.entry_id}")
        expect(tv.get_by_role("heading", name="This table is gone")).to_be_visible()
        expect(tv.locator("body")).not_to_contain_text(table.short_code)
