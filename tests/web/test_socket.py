"""Who may open a socket, and how it ends."""

import asyncio

from aiohttp import ClientResponse, WSServerHandshakeError
from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Table
from custom_components.parlor.web import CONNECTIONS, house_names
from custom_components.parlor.web.places import ROOM, Place
from tests.house import change_options, fire_timers, pass_time
from tests.web.clogged import Clogged
from tests.web.phone import Client, Phone

OWN = "http://{host}:{port}"


@pytest.mark.parametrize("origin", [OWN, "https://{host}:{port}", None])
async def test_pages_of_this_house_may_speak(
    client: Client, entry: ParlorConfigEntry, origin: str | None
) -> None:
    headers = {"Origin": origin.format(host=client.host, port=client.port)} if origin else {}
    await Phone.call(client, headers)


@pytest.mark.parametrize(
    "origin",
    ["null", "", "http://evil.example", "http://{host}", "http://{host}:1", "file://", "x"],
)
async def test_pages_of_others_cannot_speak(
    client: Client, entry: ParlorConfigEntry, origin: str
) -> None:
    headers = {"Origin": origin.format(host=client.host, port=client.port)}
    with pytest.raises(WSServerHandshakeError) as refused:
        await Phone.dial(client, headers)
    assert refused.value.status == 403


async def test_a_page_is_told_that_the_last_table_is_gone(
    client: Client, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.tv_code)
    await house.config_entries.async_remove(entry.entry_id)
    assert (await tv.hear_until("gone"))["reason"] == "table_closed"
    again = await Phone.dial(client)
    assert (await again.hear())["code"] == "wrong_code"
    assert await again.hear_the_end() == 1008
    assert (await client.get("/api/parlor/socket")).status == 404


HOSTS = [
    ("192.168.1.20:8123", True),
    ("[fd00::1]:8123", True),
    ("localhost", True),
    ("homeassistant:8123", True),
    ("homeassistant.local:8123", True),
    ("homeassistant.local.:8123", True),
    ("HA.Fritz.Box", True),
    ("ha.home.arpa", True),
    ("ha.example:1234", True),
    ("evil.example", False),
    ("ha.example.evil.com", False),
    ("local.evil.com", False),
    ("fritz.box.evil.com", False),
    ("192.168.1.20.evil.com", False),
    ("notfritz.box", False),
]


@pytest.mark.parametrize(("host", "known"), HOSTS, ids=[host for host, _ in HOSTS])
async def test_a_name_that_anyone_could_buy_must_be_one_that_the_settings_name(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry, host: str, known: bool
) -> None:
    house.config.internal_url = "https://ha.example:8123"
    page = await Phone.dial(client, {"Host": host, "Origin": f"http://{host}"})
    await page.say("hello", build="test")
    answer = await page.hear()
    assert answer.get("code", answer["type"]) == ("result" if known else "unknown_address")


async def test_a_page_under_a_name_of_others_is_told_what_to_set_and_sent_away(
    client: Client, entry: ParlorConfigEntry
) -> None:
    page = await Phone.dial(client, {"Host": "evil.example", "Origin": "http://evil.example"})
    assert await page.hear_the_end() == 1008
    refusal = {"type": "error", "id": None, "code": "unknown_address"}
    assert page.heard == [{**refusal, "details": {"host": "evil.example"}}]


async def test_whoever_comes_through_the_cloud_has_asked_for_the_right_name(
    client: Client, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(house_names, "is_cloud_connection", lambda _: True)
    await Phone.call(client, {"Host": "abc.ui.example", "Origin": "https://abc.ui.example"})


async def test_pages_from_every_address_of_the_house_may_speak(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry
) -> None:
    house.config.internal_url = "http://home.example:8123"
    house.config.external_url = "https://away.example"
    await change_options(house, entry, {"guest_address": "http://guests.example"})
    for origin in ("http://home.example:8123", "https://away.example", "http://guests.example"):
        await Phone.call(client, {"Origin": origin})


async def test_a_page_that_was_typed_in_is_no_socket(
    client: Client, entry: ParlorConfigEntry
) -> None:
    response: ClientResponse = await client.get("/api/parlor/socket")
    assert response.status == 400


async def test_a_page_that_says_nothing_is_closed(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry
) -> None:
    silent, greeted = await Phone.dial(client), await Phone.call(client)
    await pass_time(house, 31)
    for phone in (silent, greeted):
        assert await phone.hear_the_end() == 1000
        assert phone.heard[-1] == {"type": "gone", "reason": "idle"}


async def test_a_page_that_came_in_may_be_silent(
    house: HomeAssistant, client: Client, phones: list[Phone]
) -> None:
    await pass_time(house, 31)
    assert (await phones[0].ask("ping"))["type"] == "result"


async def test_a_page_may_wait_for_the_host_but_not_for_ever(
    house: HomeAssistant, client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    lost = await Phone.call(client)
    claim = await lost.say("reclaim", code=entry.runtime_data.code, name="Ben")
    await phones[0].see(lambda state: state["public"]["claims"])
    await pass_time(house, 31)
    assert (await lost.ask("ping"))["type"] == "result"
    await pass_time(house, 301)
    assert (await lost.hear_answer(claim))["code"] == "no_answer"


async def test_strangers_make_way_for_who_comes_after_them(
    client: Client, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(ROOM, Place.STRANGER, 2)
    first, second, third = [await Phone.call(client) for _ in range(3)]
    await first.hear_the_end()
    assert first.heard[-1] == {"type": "error", "id": None, "code": "busy"}
    for stranger in (second, third):
        assert (await stranger.ask("ping"))["type"] == "result"


async def test_unloading_closes_every_line_of_the_table(
    house: HomeAssistant, client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    tv, undecided = [await Phone.call(client) for _ in range(2)]
    await tv.ask("watch", code=entry.runtime_data.code)
    everyone = (*phones, tv, undecided)
    unloading = house.config_entries.async_unload(entry.entry_id)
    _, *codes = await asyncio.gather(unloading, *(phone.hear_the_end() for phone in everyone))
    assert codes == [1000] * 6
    goodbye = {"type": "gone", "reason": "table_closed"}
    assert all(phone.heard[-1] == goodbye for phone in everyone)
    assert house.data[CONNECTIONS].count == 0


async def test_whoever_is_there_when_home_assistant_stops_is_told_that_it_restarts(
    house: HomeAssistant, client: Client, phones: list[Phone]
) -> None:
    undecided = await Phone.call(client)
    await house.data[CONNECTIONS].close_all()
    for phone in (*phones, undecided):
        await phone.hear_the_end()
        assert phone.heard[-1] == {"type": "gone", "reason": "restarting"}
    with pytest.raises(WSServerHandshakeError) as refused:
        await Phone.dial(client)
    assert refused.value.status == 503


async def test_a_slow_page_gets_the_newest_state_and_all_its_answers(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = Clogged(monkeypatch)
    slow = phones[3]
    ids = [await slow.say("ping", id=f"{word}-{n}") for n, word in enumerate(["clogged", "then"])]
    await line.begun.wait()
    for number in range(50):
        await phones[0].ask("rename", name=f"Anna {number}")
    line.clear.set()
    slow.heard.clear()
    for request in ids:
        await slow.hear_answer(request)
    newest = await slow.see(lambda state: state["version"] == entry.runtime_data.version)
    assert newest["public"]["seats"][0]["name"] == "Anna 49"
    assert len([message for message in slow.heard if message["type"] == "state"]) <= 2


async def test_a_dead_phone_is_away_within_half_a_minute(
    freezer: FrozenDateTimeFactory, client: Client, phones: list[Phone]
) -> None:
    anna, ben, *_ = phones
    anna.stop_reading()
    for seconds in (16, 9):
        freezer.tick(seconds)
        assert (await ben.ask("ping"))["type"] == "result"
    state = await ben.see(lambda state: not state["public"]["seats"][0]["present"])
    assert state["public"]["seats"][0]["id"] == anna.seat
    anna.break_down()


async def test_a_line_that_is_clogged_cannot_hold_up_a_table_that_closes(
    house: HomeAssistant,
    phones: list[Phone],
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line = Clogged(monkeypatch)
    await phones[3].say("ping", id="clogged")
    await line.begun.wait()
    unloading = house.async_create_task(house.config_entries.async_unload(entry.entry_id))
    await phones[0].hear_the_end()
    fire_timers(house, 2.5)
    assert await unloading
    assert house.data[CONNECTIONS].count == 0


async def test_a_page_that_waits_for_an_answer_cannot_hold_up_a_table_that_closes(
    house: HomeAssistant,
    phones: list[Phone],
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked, never = asyncio.Event(), asyncio.Event()

    async def perform(*_: object, **__: object) -> None:
        asked.set()
        await never.wait()

    monkeypatch.setattr(Table, "perform", perform)
    await phones[3].say("ready", ready=True)
    await asked.wait()
    unloading = house.async_create_task(house.config_entries.async_unload(entry.entry_id))
    await phones[3].hear_the_end()
    fire_timers(house, 4)
    assert await unloading
    assert house.data[CONNECTIONS].count == 0


async def test_a_page_that_does_not_read_is_hung_up_on(
    house: HomeAssistant, client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    assert house.data[CONNECTIONS].count == 4
    phones[0].stop_reading()
    await house.config_entries.async_unload(entry.entry_id)
    assert house.data[CONNECTIONS].count == 0
    phones[0].break_down()
