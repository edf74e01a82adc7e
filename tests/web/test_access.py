"""Who may come to which table."""

import asyncio
from collections.abc import Mapping
from contextlib import suppress

from aiohttp import ClientConnectionResetError, WSServerHandshakeError
from aiohttp.test_utils import make_mocked_request
from freezegun.api import FrozenDateTimeFactory
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from custom_components.parlor.web import CONNECTIONS, access, socket
from custom_components.parlor.web.access import is_at_home, spoken
from custom_components.parlor.web.guesses import FREE_GUESSES
from tests.house import change_options, open_table
from tests.web.phone import Client, MakeClient, Phone

OUTSIDE = {"X-Forwarded-For": "203.0.113.7"}
SHUT = {"type": "gone", "reason": "shut"}
PROXY = {"http": {"use_x_forwarded_for": True, "trusted_proxies": ["127.0.0.1"]}}


async def watch(client: Client, code: str, headers: Mapping[str, str] | None = None) -> str:
    """Try a code; return "welcome", or why not."""
    phone = await Phone.dial(client, headers)
    await phone.say("hello", build="test")
    answer = await phone.hear()
    if answer["type"] == "result":
        answer = await phone.ask("watch", code=code)
    await phone.hang_up()
    return str(answer.get("code", answer["type"]))


async def knock(client: Client, headers: Mapping[str, str]) -> int | None:
    """Open a line and wait; return how it ends, or why there was none."""
    try:
        return await (await Phone.dial(client, headers)).hear_the_end()
    except WSServerHandshakeError as refused:
        return refused.status


def wrong(code: str) -> str:
    """Return a short code that is not this one."""
    return "AAAAAA" if code != "AAAAAA" else "CCCCCC"


async def test_the_long_code_opens_the_table(client: Client, entry: ParlorConfigEntry) -> None:
    assert await watch(client, entry.runtime_data.code) == "welcome"
    assert await watch(client, entry.runtime_data.code.swapcase()) == "wrong_code"


@pytest.mark.parametrize("said", ["{0}", "{1}", " {0}\n", "{2}-{3}", "{2} {3}"])
async def test_the_short_code_may_be_typed_as_people_type(
    client: Client, entry: ParlorConfigEntry, said: str
) -> None:
    code = entry.runtime_data.short_code
    said = said.format(code, code.lower(), code[:3], code[3:])
    assert await watch(client, said) == "welcome"


@pytest.mark.parametrize("code", ["x", "AAAAAA", "ÄÖÜÄÖÜ", "a" * 43, "<script>", "\u202eABCDEF"])
async def test_a_wrong_code_opens_nothing(
    client: Client, entry: ParlorConfigEntry, code: str
) -> None:
    assert await watch(client, code) == "wrong_code"


async def test_short_codes_cannot_be_guessed_through(
    freezer: FrozenDateTimeFactory, client: Client, entry: ParlorConfigEntry
) -> None:
    phone = await Phone.call(client)
    right = entry.runtime_data.short_code
    tries = [await phone.ask("watch", code=wrong(right)) for _ in range(FREE_GUESSES + 1)]
    assert [answer["code"] for answer in tries] == ["wrong_code"] * FREE_GUESSES + [
        "too_many_tries"
    ]
    answer = await phone.ask("watch", code=right)
    assert (answer["code"], answer["details"]) == ("too_many_tries", {"seconds": 1})
    freezer.tick(1.1)
    assert (await phone.ask("watch", code=wrong(right)))["code"] == "wrong_code"
    assert (await phone.ask("watch", code=right))["details"] == {"seconds": 2}
    freezer.tick(2.1)
    assert (await phone.ask("watch", code=right))["type"] == "welcome"


async def test_a_guess_is_one_guess_however_many_tables_there_are(
    house: HomeAssistant, client: Client, entry: ParlorConfigEntry
) -> None:
    await open_table(house, "Kitchen")
    phone = await Phone.call(client)
    guess = wrong(entry.runtime_data.short_code)
    tries = [await phone.ask("watch", code=guess) for _ in range(FREE_GUESSES + 1)]
    assert [answer["code"] for answer in tries] == ["wrong_code"] * FREE_GUESSES + [
        "too_many_tries"
    ]
    assert tries[-1]["details"] == {"seconds": 1}


async def test_the_long_code_is_never_limited(client: Client, entry: ParlorConfigEntry) -> None:
    phone = await Phone.call(client)
    guess = wrong(entry.runtime_data.short_code)
    for _ in range(FREE_GUESSES + 1):
        await phone.ask("watch", code=guess)
    assert (await phone.ask("watch", code="x" * 43))["code"] == "wrong_code"
    assert (await phone.ask("watch", code=entry.runtime_data.code))["type"] == "welcome"


async def test_a_party_may_type_the_right_short_code_as_often_as_it_likes(
    freezer: FrozenDateTimeFactory, client: Client, entry: ParlorConfigEntry
) -> None:
    code = entry.runtime_data.short_code
    answers = {await watch(client, code) for _ in range(25)}
    assert answers == {"welcome"}


async def test_renewed_codes_replace_the_old_ones(client: Client, entry: ParlorConfigEntry) -> None:
    table = entry.runtime_data
    old = (table.code, table.short_code)
    await table.perform(Caller(house=True), "new_code")
    assert [await watch(client, code) for code in old] == ["wrong_code"] * 2
    assert await watch(client, table.code) == "welcome"


@pytest.mark.parametrize("address", ["", "somewhere"])
async def test_whoever_has_no_address_is_not_at_home(house: HomeAssistant, address: str) -> None:
    request = make_mocked_request("GET", "/").clone(remote=address)
    assert not await is_at_home(house, request)


def test_codes_are_compared_as_they_are_spoken() -> None:
    assert spoken(" ab-C d\tEf ") == spoken("ABCDEF")


class TestTwoTables:
    """Two tables know nothing of each other."""

    @pytest.fixture
    async def kitchen(self, house: HomeAssistant, entry: ParlorConfigEntry) -> ParlorConfigEntry:
        return await open_table(house, "Kitchen")

    async def test_a_code_opens_its_own_table_alone(
        self, kitchen: ParlorConfigEntry, client: Client, entry: ParlorConfigEntry
    ) -> None:
        phone = await Phone.call(client)
        welcome = await phone.ask("watch", code=kitchen.runtime_data.code)
        assert welcome["table"] == {"id": kitchen.entry_id, "name": "Kitchen"}
        state = await phone.hear()
        assert state["public"]["table"] == {"name": "Kitchen"}

    async def test_a_token_leads_to_its_own_table_alone(
        self, kitchen: ParlorConfigEntry, client: Client, entry: ParlorConfigEntry
    ) -> None:
        anna = await (await Phone.call(client)).join(entry.runtime_data.code, "Anna")
        eve = await (await Phone.call(client)).join(kitchen.runtime_data.code, "Eve")
        assert anna.seat == eve.seat
        again = await Phone.call(client)
        assert (await again.ask("resume", token=eve.token))["table"]["id"] == kitchen.entry_id
        state = await again.hear_until("state")
        assert [seat["name"] for seat in state["public"]["seats"]] == ["Eve"]

    async def test_nobody_is_sent_away_for_good_while_their_table_reloads(
        self,
        house: HomeAssistant,
        kitchen: ParlorConfigEntry,
        client: Client,
        entry: ParlorConfigEntry,
    ) -> None:
        anna = await (await Phone.call(client)).join(entry.runtime_data.code, "Anna")
        await house.config_entries.async_unload(entry.entry_id)
        again = await Phone.call(client)
        await again.say("resume", token=anna.token)
        await again.hear_the_end()
        assert again.heard[-1] == {"type": "gone", "reason": "table_closed"}
        await house.config_entries.async_setup(entry.entry_id)
        again = await Phone.call(client)
        assert (await again.ask("resume", token=anna.token))["seat"] == anna.seat
        assert (await again.ask("ping"))["type"] == "result"


class TestShut:
    """A table that is switched off in Home Assistant while others are open, or none is."""

    @pytest.fixture
    async def others(self, house: HomeAssistant, request: pytest.FixtureRequest) -> None:
        """Open another table, or none."""
        if request.param:
            await open_table(house, "Kitchen")

    @pytest.mark.parametrize("others", [True, False], indirect=True)
    @pytest.mark.parametrize("way", ["code", "short_code", "tv_code"])
    async def test_a_page_of_a_table_that_is_switched_off_is_told_so_and_may_come_back(
        self, house: HomeAssistant, entry: ParlorConfigEntry, client: Client, others: None, way: str
    ) -> None:
        code = getattr(entry.runtime_data, way)
        anna = await (await Phone.call(client)).join(entry.runtime_data.code, "Anna")
        tv = await Phone.call(client)
        await tv.ask("watch", code=code)
        await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
        for page in (anna, tv):
            await page.hear_the_end()
            assert page.heard[-1] == SHUT
        for entrance in ({"kind": "watch", "code": code}, {"kind": "resume", "token": anna.token}):
            again = await Phone.dial(client)
            await again.say("hello", build="test")
            with suppress(ClientConnectionResetError):  # it may be told before it has spoken
                await again.say(**entrance)
            await again.hear_the_end()
            assert again.heard[-1] == SHUT
        await house.config_entries.async_set_disabled_by(entry.entry_id, None)
        again = await Phone.call(client)
        assert (await again.ask("watch", code=code))["table"]["id"] == entry.entry_id

    async def test_a_page_is_told_while_the_only_table_is_being_set_anew(
        self, house: HomeAssistant, entry: ParlorConfigEntry, client: Client
    ) -> None:
        await house.config_entries.async_unload(entry.entry_id)
        page = await Phone.dial(client)
        assert await page.hear() == {"type": "gone", "reason": "table_closed"}
        await page.hear_the_end()

    async def test_a_wrong_code_is_wrong_although_a_table_is_switched_off(
        self, house: HomeAssistant, entry: ParlorConfigEntry, client: Client
    ) -> None:
        await open_table(house, "Kitchen")
        await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
        page = await Phone.call(client)
        assert (await page.ask("watch", code="no such code"))["code"] == "wrong_code"
        await house.config_entries.async_remove(entry.entry_id)
        assert (await page.ask("watch", code="no such code"))["code"] == "wrong_code"

    async def test_nobody_outside_learns_that_a_table_is_switched_off(
        self,
        house: HomeAssistant,
        entry: ParlorConfigEntry,
        client: Client,
        monkeypatch: pytest.MonkeyPatch,
    ) -> None:
        async def is_at_home(*_: object) -> bool:
            return False

        monkeypatch.setattr(socket, "is_at_home", is_at_home)
        await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
        assert (await (await Phone.dial(client)).hear())["code"] == "not_home"


class TestOutside:
    """The home network and the world."""

    @pytest.fixture
    async def proxied(self, house: HomeAssistant) -> None:
        """Let the tests say where they are."""
        assert await async_setup_component(house, "http", PROXY)

    @pytest.fixture
    async def client(
        self, proxied: None, entry: ParlorConfigEntry, hass_client_no_auth: MakeClient
    ) -> Client:
        return await hass_client_no_auth()

    @pytest.mark.parametrize("address", ["192.168.1.7", "10.1.2.3", "fd00::7", "fe80::7", "::1"])
    async def test_everyone_at_home_may_come(
        self, client: Client, entry: ParlorConfigEntry, address: str
    ) -> None:
        headers = {"X-Forwarded-For": address}
        assert await watch(client, entry.runtime_data.code, headers) == "welcome"

    async def test_nobody_waits_for_the_wrong_codes_of_others(
        self, client: Client, entry: ParlorConfigEntry
    ) -> None:
        right = entry.runtime_data.short_code
        eve, anna = [{"X-Forwarded-For": f"192.168.1.{number}"} for number in (6, 7)]
        phone = await Phone.call(client, eve)
        for _ in range(20):
            await phone.ask("watch", code=wrong(right))
        assert await watch(client, right, eve) == "too_many_tries"
        assert await watch(client, right, anna) == "welcome"

    @pytest.mark.parametrize("code", ["right", "wrong", "short"])
    async def test_nobody_outside_can_even_try_a_code(
        self, client: Client, entry: ParlorConfigEntry, code: str
    ) -> None:
        table = entry.runtime_data
        given = {"right": table.code, "wrong": "x" * 43, "short": table.short_code}[code]
        assert await watch(client, given, OUTSIDE) == "not_home"

    async def test_nobody_outside_is_kept_but_everybody_is_told_why(
        self, house: HomeAssistant, client: Client, entry: ParlorConfigEntry
    ) -> None:
        phone = await Phone.dial(client, OUTSIDE)
        assert await phone.hear_the_end() == 1008
        assert phone.heard == [{"type": "error", "id": None, "code": "not_home"}]
        assert house.data[CONNECTIONS].count == 0

    async def test_a_crowd_outside_takes_no_place(
        self, house: HomeAssistant, client: Client, entry: ParlorConfigEntry
    ) -> None:
        answers = await asyncio.gather(*(knock(client, OUTSIDE) for _ in range(60)))
        assert {*answers} == {1008, 403}
        assert house.data[CONNECTIONS].count == 0
        home = {"X-Forwarded-For": "192.168.1.7"}
        assert await watch(client, entry.runtime_data.code, home) == "welcome"

    @pytest.mark.parametrize("message", ["join", "reclaim", "resume"])
    async def test_nobody_outside_can_come_to_a_closed_table_beside_an_open_one(
        self, house: HomeAssistant, client: Client, entry: ParlorConfigEntry, message: str
    ) -> None:
        await open_table(house, "Kitchen", {"open_outside": True})
        code = entry.runtime_data.code
        anna = await (await Phone.call(client)).join(code, "Anna")
        params = {
            "join": {"code": code, "name": "Eve"},
            "reclaim": {"code": code, "name": "Anna"},
            "resume": {"token": anna.token},
        }[message]
        phone = await Phone.call(client, OUTSIDE)
        assert (await phone.ask(message, **params))["code"] == "not_home"

    async def test_an_option_opens_the_table_to_the_world(
        self, house: HomeAssistant, client: Client, entry: ParlorConfigEntry
    ) -> None:
        await change_options(house, entry, {"open_outside": True})
        assert await watch(client, entry.runtime_data.code, OUTSIDE) == "welcome"
        assert await watch(client, "x" * 43, OUTSIDE) == "wrong_code"

    async def test_an_open_table_opens_no_other(
        self, house: HomeAssistant, client: Client, entry: ParlorConfigEntry
    ) -> None:
        kitchen = await open_table(house, "Kitchen", {"open_outside": True})
        assert await watch(client, kitchen.runtime_data.code, OUTSIDE) == "welcome"
        assert await watch(client, entry.runtime_data.code, OUTSIDE) == "not_home"

    @pytest.mark.parametrize(
        ("address", "answer"),
        [
            ("2001:db8:1::7", "welcome"),
            ("2001:db8:2::7", "not_home"),
            ("100.64.3.7", "welcome"),
            ("100.65.3.7", "not_home"),
            ("::ffff:100.64.3.7", "welcome"),
            ("::ffff:203.0.113.7", "not_home"),
        ],
    )
    async def test_the_networks_of_home_assistant_itself_are_home(
        self,
        client: Client,
        entry: ParlorConfigEntry,
        monkeypatch: pytest.MonkeyPatch,
        address: str,
        answer: str,
    ) -> None:
        async def adapters(_: HomeAssistant) -> list[dict[str, object]]:
            six = {"address": "2001:db8:1::1", "network_prefix": 64}
            everything = {"address": "::", "network_prefix": 0}
            four = {"address": "100.64.3.1", "network_prefix": 24}
            return [{"ipv4": [four], "ipv6": [six, everything]}]

        monkeypatch.setattr(access, "async_get_adapters", adapters)
        headers = {"X-Forwarded-For": address}
        assert await watch(client, entry.runtime_data.code, headers) == answer

    async def test_nobody_comes_through_the_cloud(
        self, client: Client, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(access, "is_cloud_connection", lambda _: True)
        assert await watch(client, entry.runtime_data.code) == "not_home"
