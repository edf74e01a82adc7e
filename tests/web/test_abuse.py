"""What people do to a server: it is refused or closed cleanly, and the game goes on."""

import asyncio
from collections.abc import AsyncGenerator
import logging
from typing import Any

from aiohttp import TCPConnector, WSMsgType
from aiohttp.test_utils import TestClient
from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant
import orjson
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from custom_components.parlor.web import CONNECTIONS, invite
from custom_components.parlor.web.connection import (
    MESSAGES_AT_ONCE,
    MOST_STRIKES,
    SECONDS_PER_MESSAGE,
    UNREAD_BYTES,
)
from custom_components.parlor.web.newcomers import MOST_AT_ONCE
from custom_components.parlor.web.outbox import MOST_BYTES
from custom_components.parlor.web.places import ROOM, Place
from custom_components.parlor.web.protocol import MAX_MESSAGE_BYTES
from custom_components.parlor.web.protocol.server import QrCode
from custom_components.parlor.web.qr import qr_code
from tests.web.phone import Client, Phone

NASTY: list[bytes] = [
    b"",
    b"hello",
    b"\x00",
    b"[]",
    b"null",
    b"{}",
    b'{"type": 5}',
    b'{"type": {"type": "hello"}, "id": "1"}',
    b'{"type": "ready", "id": {}, "ready": true}',
    b'{"type": "ready", "id": "1", "ready": "true"}',
    b'{"type": "ready", "id": "1", "ready": true, "seat": "s2"}',
    b'{"type": "vote", "id": "1", "version": 1e400}',
    b'{"type": "vote", "id": "1", "version": 99999999999999999999999999}',
    b'{"type": "vote", "id": "1", "version": 1, "seat": {"a": {"b": {"c": 1}}}}',
    b'{"type": "configure", "id": "1", "options": {"pack": {"id": {"x": {}}}}}',
    b"[" * 15_000,
    b'{"a":' * 3_000,
    b'{"type": "' + b"x" * 15_000 + b'"}',
    orjson.dumps({"type": "rename", "id": "1", "name": "x" * 16_000}),
    orjson.dumps({"type": "vote", "id": "1", "version": 1, **{f"p{n}": n for n in range(1000)}}),
    orjson.dumps({"type": "vote", "id": "1", "version": 1, "target": ["s1"] * 3_000}),
]


@pytest.fixture(autouse=True)
async def the_game_goes_on(
    freezer: FrozenDateTimeFactory,
    players: list[Phone],
    entry: ParlorConfigEntry,
    caplog: pytest.LogCaptureFixture,
) -> AsyncGenerator[None]:
    """After every test the others can still play, and nothing was logged that troubles anyone.

    Time stands still, so that no line is lost while a test is busy with others.
    """
    yield
    version = entry.runtime_data.version
    assert (await players[0].ask("next"))["type"] == "result"
    await players[3].see(lambda state: state["version"] > version)
    complaints = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR]
    complaints += [r.getMessage() for r in caplog.records if "parlor" in r.name]
    assert complaints == []
    assert "Login attempt" not in caplog.text
    assert "Traceback" not in caplog.text


@pytest.mark.parametrize("data", NASTY, ids=lambda data: repr(data[:40]))
async def test_a_player_cannot_break_anything_by_nonsense(
    players: list[Phone], data: bytes
) -> None:
    await players[1].socket.send_frame(data, WSMsgType.TEXT)
    answer = await players[1].hear_until("error")
    assert answer["code"] in {"bad_message", "unknown_message"}
    assert (await players[1].ask("ping"))["type"] == "result"


@pytest.mark.parametrize("kind", ["", "x", "welcome", "__class__", "apply", "vote ", "VOTE"])
async def test_a_player_cannot_invent_messages(players: list[Phone], kind: str) -> None:
    assert (await players[1].ask(kind, version=1))["code"] == "unknown_message"


async def test_a_message_cannot_be_too_large(players: list[Phone]) -> None:
    await players[1].socket.send_str("x" * (MAX_MESSAGE_BYTES + 1))
    assert (await players[1].hear_until("error"))["code"] == "too_large"
    assert (await players[1].ask("ping"))["type"] == "result"


async def test_a_megabyte_ends_the_line(client: Client, players: list[Phone]) -> None:
    stranger = await Phone.call(client)
    await stranger.socket.send_str("x" * 1024 * 1024)
    assert await stranger.hear_the_end() == 1009


async def test_binary_ends_the_line(client: Client, players: list[Phone]) -> None:
    stranger = await Phone.call(client)
    await stranger.socket.send_bytes(b'{"type": "ping", "id": "1"}')
    assert await stranger.hear_the_end() == 1003
    assert stranger.heard[-1]["code"] == "bad_message"


async def test_whoever_sends_nothing_but_nonsense_is_sent_away(
    client: Client, players: list[Phone]
) -> None:
    stranger = await Phone.call(client)
    for _ in range(MOST_STRIKES):
        await stranger.socket.send_str("nonsense")
    assert await stranger.hear_the_end() == 1008
    assert [m["code"] for m in stranger.heard[1:]] == ["bad_message"] * MOST_STRIKES


async def test_a_flood_is_answered_while_others_play(players: list[Phone]) -> None:
    ids = [await players[1].say("ping") for _ in range(200)]
    assert (await players[0].ask("pause"))["type"] == "result"
    assert (await players[0].ask("resume_game"))["type"] == "result"
    answers = [await players[1].hear_answer(request) for request in ids]
    assert {answer["type"] for answer in answers} == {"result"}


async def test_whoever_floods_and_never_reads_holds_nobody_up(
    client: Client, players: list[Phone]
) -> None:
    deaf = await Phone.call(client)
    deaf.stop_reading()
    for _ in range(1000):
        await deaf.say("nonsense" * 8)
    assert (await players[0].ask("pause"))["type"] == "result"
    assert (await players[0].ask("resume_game"))["type"] == "result"
    deaf.read_on()
    assert await deaf.hear_the_end() in {1006, 1008}


@pytest.mark.parametrize("token", ["", "x", "s1", "x" * 43, "' OR 1=1 --", "ä" * 40])
async def test_nobody_can_come_in_with_a_token_that_is_none(
    client: Client, players: list[Phone], token: str
) -> None:
    stranger = await Phone.call(client)
    answer = await stranger.ask("resume", token=token)
    assert answer["code"] in {"wrong_token", "bad_message"}


async def test_the_id_of_a_seat_is_no_token(client: Client, players: list[Phone]) -> None:
    stranger = await Phone.call(client)
    for player in players:
        assert (await stranger.ask("resume", token=player.seat))["code"] == "wrong_token"


@pytest.mark.parametrize("params", [{"seat": "s1"}, {"caller": "s1"}, {"token": "x"}])
async def test_a_player_cannot_act_for_another_seat(
    players: list[Phone], params: dict[str, Any]
) -> None:
    await players[0].ask("next")
    await players[1].see(lambda state: state["public"]["view"]["phase"] == "questioning")
    answer = await players[1].act("call_vote", **params)
    assert answer["code"] == "invalid_params"
    assert (await players[1].ask("ready", ready=True, **params))["code"] == "bad_message"


@pytest.mark.parametrize(
    "message",
    [
        {"kind": "pause"},
        {"kind": "next"},
        {"kind": "end"},
        {"kind": "remove", "seat": "s1"},
        {"kind": "rename", "seat": "s1", "name": "Fool"},
        {"kind": "hand_over", "seat": "s2"},
        {"kind": "substitute", "seat": "s1", "bot": True},
        {"kind": "guard", "guarded": False},
        {"kind": "new_code"},
        {"kind": "move", "seat": "s1", "position": 3},
    ],
    ids=lambda message: message["kind"],
)
async def test_a_player_cannot_do_what_the_host_may(
    players: list[Phone], message: dict[str, Any]
) -> None:
    assert (await players[1].ask(**message))["code"] == "not_host"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("<b>Eve</b>", "<b>Eve</b>"),
        ("<img src=x onerror=", "<img src=x onerror="),
        ("Eve\u202eevE", "EveevE"),
        ("\u2066Eve\u2069", "Eve"),
        ("E\x00v\x07e", "Eve"),
        ("  Eve \n Eve ", "Eve Eve"),
        ("🦊🎲", "🦊🎲"),
        ("👩‍👩‍👧", "👩‍👩‍👧"),
        ("Ève", "Ève"),
        ("__proto__", "__proto__"),
        ('"; DROP TABLE', '"; DROP TABLE'),
    ],
)
async def test_a_name_is_tidied_and_travels_as_it_is(
    client: Client, players: list[Phone], entry: ParlorConfigEntry, given: str, shown: str
) -> None:
    eve = await (await Phone.call(client)).join(entry.runtime_data.code, given)
    assert [seat["name"] for seat in eve.state["public"]["seats"]][-1] == shown
    await eve.hang_up()


@pytest.mark.parametrize("name", ["\u202e", "\u200b\u200d", " ", "x" * 21, "\x00"])
async def test_a_name_cannot_be_invisible_or_long(
    client: Client, players: list[Phone], entry: ParlorConfigEntry, name: str
) -> None:
    eve = await Phone.call(client)
    answer = await eve.ask("join", code=entry.runtime_data.code, name=name)
    assert answer["code"] == "name_invalid"


@pytest.mark.parametrize(
    "name",
    ["ANNA", "\uff21\uff4e\uff4e\uff41", "An\u200bna", " anna ", "\u0410nn\u0430", "\u0391nna"],
)
async def test_a_name_cannot_look_like_anothers(
    client: Client, players: list[Phone], entry: ParlorConfigEntry, name: str
) -> None:
    eve = await Phone.call(client)
    answer = await eve.ask("join", code=entry.runtime_data.code, name=name)
    assert answer["code"] == "name_taken"


@pytest.fixture
async def crowd(client: Client) -> AsyncGenerator[Client]:
    """Return a browser that opens as many lines as it likes."""
    crowd: Client = TestClient(client.server, connector=TCPConnector(limit=0))
    yield crowd
    await asyncio.gather(*(line.close() for line in crowd._websockets))
    await crowd.session.close()


async def test_a_hundred_strangers_cannot_keep_anyone_out(
    house: HomeAssistant,
    client: Client,
    crowd: Client,
    players: list[Phone],
    entry: ParlorConfigEntry,
) -> None:
    strangers = [await Phone.dial(crowd) for _ in range(100)]
    sent_away = strangers[: -ROOM[Place.STRANGER]]
    await asyncio.gather(*(stranger.hear_the_end() for stranger in sent_away))
    assert all(stranger.heard[-1]["code"] == "busy" for stranger in sent_away)
    staying = [one for one in house.data[CONNECTIONS]._open if not one.leaving]
    assert len(staying) == len(players) + ROOM[Place.STRANGER]
    tv, again = [await Phone.call(client) for _ in range(2)]
    assert (await tv.ask("watch", code=entry.runtime_data.code))["type"] == "welcome"
    assert (await again.ask("resume", token=players[2].token))["seat"] == players[2].seat
    await again.hang_up()


async def test_a_crowd_of_guests_cannot_keep_a_player_out(
    client: Client, crowd: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    async def watch() -> Phone:
        guest = await Phone.call(crowd)
        await guest.say("watch", code=entry.runtime_data.code)
        return guest

    for _ in range(5):
        await asyncio.gather(*(watch() for _ in range(30)))
    again = await Phone.call(client)
    assert (await again.ask("resume", token=players[2].token))["seat"] == players[2].seat
    await again.hang_up()


async def test_a_crowd_at_its_own_address_cannot_push_a_tv_out(
    client: Client, crowd: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    async def watch(client: Client) -> Phone:
        guest = await Phone.call(client)
        await guest.say("watch", code=entry.runtime_data.code)
        return guest

    tv = await watch(client)
    for _ in range(ROOM[Place.GUEST] // 25 + 1):
        await asyncio.gather(*(watch(crowd) for _ in range(25)))
    again = await watch(client)
    await players[0].ask("pause")
    for screen in (tv, again):
        await screen.see(lambda state: state["public"]["paused"])
        assert (await screen.ask("ping"))["type"] == "result"
        await screen.hang_up()
    await players[0].ask("resume_game")


async def test_watchers_who_ask_and_never_read_are_kept_little_for(
    house: HomeAssistant, crowd: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    watchers = await asyncio.gather(*(Phone.call(crowd) for _ in range(10)))
    for watcher in watchers:
        await watcher.ask("watch", code=entry.runtime_data.code)
        watcher.stop_reading()
        for _ in range(MESSAGES_AT_ONCE - 5):
            await watcher.say("invite", origin="http://192.168.1.20:8123")

    def held() -> list[int]:
        return [
            one._outbox._bytes + transport.get_write_buffer_size()
            for one in house.data[CONNECTIONS]._open
            if (transport := one._request.transport) is not None
        ]

    # What they ask for is made beside all this; others are answered meanwhile.
    while not any(held()):
        assert (await players[0].ask("ping"))["type"] == "result"
    assert max(held()) < MOST_BYTES + 2 * UNREAD_BYTES
    for watcher in watchers:
        watcher.read_on()


async def test_who_only_looks_on_cannot_ask_without_end(
    freezer: FrozenDateTimeFactory,
    client: Client,
    players: list[Phone],
    entry: ParlorConfigEntry,
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.code)
    ids = [await tv.say("ping") for _ in range(MESSAGES_AT_ONCE)]
    for request in ids[:-2]:
        await tv.hear_answer(request)
    for _ in range(3):
        assert (await players[0].ask("ping"))["type"] == "result"
    assert ids[-1] not in {message.get("id") for message in tv.heard}
    freezer.tick(3 * SECONDS_PER_MESSAGE)
    assert (await tv.hear_answer(ids[-1]))["type"] == "result"
    await tv.hang_up()


async def test_what_many_ask_for_is_drawn_once(
    house: HomeAssistant,
    crowd: Client,
    players: list[Phone],
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    drawn: list[str] = []

    def draw(text: str) -> QrCode:
        drawn.append(text)
        return qr_code(text)

    monkeypatch.setattr(invite, "qr_code", draw)
    watchers = await asyncio.gather(*(Phone.call(crowd) for _ in range(30)))
    for watcher in watchers:
        await watcher.ask("watch", code=entry.runtime_data.code)
    house.config.internal_url = "http://192.168.1.20:8123"
    answers = await asyncio.gather(*(one.ask("invite", origin="") for one in watchers))
    assert len({answer["qr"]["path"] for answer in answers}) == 1
    assert len(drawn) == 1


async def test_a_line_may_break_at_any_moment(client: Client, players: list[Phone]) -> None:
    for _ in range(20):
        line = await Phone.call(client)
        await line.say("resume", token=players[2].token)
        line.break_down()
    again = await Phone.call(client)
    assert (await again.ask("resume", token=players[2].token))["seat"] == players[2].seat
    await again.hang_up()


async def claim_seat(client: Client, code: str, name: str) -> tuple[Phone, str]:
    """Claim a seat from a second socket; return it and the number of the claim."""
    thief = await Phone.call(client)
    await thief.say("reclaim", code=code, name=name)
    return thief, (await thief.hear_until("event"))["data"]["number"]


async def test_whoever_stands_in_for_the_host_cannot_take_the_hosts_seat(
    client: Client, players: list[Phone], entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    anna, ben, *_ = players
    await anna.hang_up()
    await ben.see(lambda state: not state["public"]["seats"][0]["present"])
    thief, number = await claim_seat(client, entry.runtime_data.code, "Anna")
    for _ in range(2):
        assert (await ben.ask("approve", claim=number, allow=True))["type"] == "result"
    freezer.tick(31)
    assert (await ben.ask("approve", claim=number, allow=True))["type"] == "result"
    assert all(message["type"] != "welcome" for message in thief.heard)
    await thief.hang_up()
    back = await Phone.call(client)
    assert (await back.ask("resume", token=anna.token))["seat"] == anna.seat
    players[0] = back


async def test_a_host_cannot_take_the_seat_of_someone_who_is_there(
    client: Client, players: list[Phone], entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    anna, ben, *_ = players
    thief, number = await claim_seat(client, entry.runtime_data.code, "Ben")
    assert (await anna.ask("approve", claim=number, allow=True))["code"] == "not_asked"
    freezer.tick(31)
    assert (await anna.ask("approve", claim=number, allow=True))["code"] == "not_asked"
    assert (await ben.ask("ping"))["type"] == "result"
    await thief.hang_up()


async def test_nobody_can_answer_a_claim_twice_to_count_as_two(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    anna, ben, *_ = players
    await anna.hang_up()
    await ben.see(lambda state: not state["public"]["seats"][0]["present"])
    thief, number = await claim_seat(client, entry.runtime_data.code, "Anna")
    for request in ("one", "two"):
        await ben.ask("approve", id=request, claim=number, allow=True)
    state = await ben.see(lambda state: state["public"]["claims"][0]["words"])
    assert state["public"]["claims"][0]["missing"] == 1
    await thief.hang_up()
    back = await Phone.call(client)
    await back.ask("resume", token=anna.token)
    players[0] = back


async def test_a_stranger_cannot_keep_someone_from_asking_for_their_seat(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    strangers = [await claim_seat(client, entry.runtime_data.code, "Ben") for _ in range(5)]
    owner, number = await claim_seat(client, entry.runtime_data.code, "Ben")
    await players[1].say("approve", claim=number, allow=True)
    welcome = await owner.hear_until("welcome")
    assert welcome["seat"] == players[1].seat
    for stranger, _ in strangers:
        await stranger.hang_up()
    await owner.hang_up()


async def test_whoever_claims_again_and_again_keeps_out_nobody_at_another_address(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    code = entry.runtime_data.code
    elsewhere: Client = TestClient(
        client.server, connector=TCPConnector(local_addr=("127.0.0.2", 0))
    )
    owner, number = await claim_seat(client, code, "Ben")
    flood = [(await claim_seat(elsewhere, code, "Ben"))[0] for _ in range(9)]
    for pushed_out in flood[1:-1]:
        assert (await pushed_out.hear_until("error"))["code"] == "crowded_out"
    await players[1].say("approve", claim=number, allow=True)
    assert (await owner.hear_until("welcome"))["seat"] == players[1].seat
    for line in (owner, *flood):
        await line.hang_up()
    await elsewhere.session.close()


async def test_a_spectator_cannot_learn_new_codes(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    spy = await Phone.call(client)
    await spy.ask("watch", code=entry.runtime_data.code)
    await entry.runtime_data.perform(Caller(house=True), "new_code")
    for _ in range(5):
        await spy.say("invite", origin="")
    await spy.hear_the_end()
    assert entry.runtime_data.code not in str(spy.heard)
    assert entry.runtime_data.short_code not in str(spy.heard)


async def test_a_removed_person_cannot_come_back_without_the_host(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    await players[0].ask("remove", seat=players[1].seat)
    back = await Phone.call(client)
    for name in ("Ben", "Somebody new"):
        answer = await back.ask("join", code=entry.runtime_data.code, name=name)
        assert answer["code"] == "door_guarded"
    await back.hang_up()


async def test_one_device_cannot_take_every_chair(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    taken = 0
    for number in range(96):
        line = await Phone.call(client)
        answer = await line.ask("join", code=entry.runtime_data.code, name=f"Eve {number}")
        taken += answer["type"] == "welcome"
        await line.hang_up()
    assert taken == MOST_AT_ONCE - len(players)
