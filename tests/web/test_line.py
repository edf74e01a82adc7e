"""Lines: what users of Home Assistant see and say over their own connection."""

import asyncio
from base64 import b64decode
from collections.abc import AsyncGenerator, Awaitable, Callable
import logging
from typing import Any
import zlib

from freezegun.api import FrozenDateTimeFactory
from homeassistant.auth.const import GROUP_ID_READ_ONLY
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant
import orjson
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.seats import SeatKind
from custom_components.parlor.web import SWITCHBOARD
from custom_components.parlor.web.line import (
    MESSAGES_AT_ONCE,
    MOST_ASKED,
    MOST_UNREAD,
    SECONDS_PER_MESSAGE,
)
from custom_components.parlor.web.switchboard import MOST_LINES
from custom_components.parlor.web.veil import veil
from tests.house import change_options
from tests.web.conftest import start
from tests.web.line import Connect, UserLine, make_user
from tests.web.phone import PATIENCE, Phone
from tests.web.test_envelope import open_the_vote

type Open = Callable[..., Awaitable[UserLine]]


@pytest.fixture
async def robin(house: HomeAssistant) -> str:
    """Return what opens a connection for Robin, who is no administrator."""
    _, token = await make_user(house)
    return token


@pytest.fixture
async def lines(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect, robin: str
) -> AsyncGenerator[Open]:
    """Open lines, Robin's unless another's token is given."""
    opened: list[UserLine] = []

    async def open_line(role: str, token: str = robin) -> UserLine:
        line = await UserLine.open(hass_ws_client, house, token, entry, role)
        opened.append(line)
        return line

    yield open_line
    for line in opened:
        await line.hang_up()


def seat(entry: ParlorConfigEntry, name: str) -> Any:
    return next(seat for seat in entry.runtime_data.seats if seat.name == name)


async def settled(entry: ParlorConfigEntry) -> None:
    """Let everything end that a connection leaves behind."""
    for _ in range(5):
        await asyncio.sleep(0.01)
    await entry.runtime_data.settle()


async def test_a_user_leads_the_table_without_a_seat(
    lines: Open, entry: ParlorConfigEntry, phones: list[Phone]
) -> None:
    line = await lines("house")
    assert line.state["private"]["powers"]
    assert line.state["private"]["seat"] is None
    assert (await line.ask("add_bot", name="Hal"))["type"] == "result"
    await line.see(lambda state: len(state["public"]["seats"]) == 5)
    for phone in phones:
        await phone.ask("ready", ready=True)
    assert (await line.ask("start"))["type"] == "result"
    await line.see(lambda state: state["public"]["stage"] == "playing")
    assert (await line.ask("pause"))["type"] == "result"
    assert (await line.ask("pause"))["code"] == "paused"


async def test_a_user_who_leads_is_no_spectator(lines: Open, entry: ParlorConfigEntry) -> None:
    await lines("house")
    assert entry.runtime_data.spectators == 0
    await lines("tv")
    assert entry.runtime_data.spectators == 1


async def test_a_user_sits_down_with_one_tap(lines: Open, entry: ParlorConfigEntry) -> None:
    line = await lines("seat")
    assert line.seat is None
    await line.sit()
    robin = seat(entry, "Robin")
    assert (robin.kind, robin.id, robin.token_hash) == (SeatKind.USER, line.seat, None)
    state = await line.see(lambda state: state["private"]["seat"] == line.seat)
    welcome = [message for message in line.heard if message["type"] == "welcome"][-1]
    assert (welcome["seat"], "token" in welcome) == (line.seat, False)
    assert state["private"]["powers"]
    await line.see(lambda state: state["public"]["seats"][0]["present"])


async def test_who_leads_may_sit_down_and_play_elsewhere(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    house = await lines("house")
    await house.sit()
    await house.see(lambda state: state["private"]["seat"] == house.seat)
    playing = await lines("seat")
    assert playing.seat == house.seat


async def test_a_user_is_there_while_they_look_at_the_table(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    house, again = await lines("house"), await lines("house")
    await house.sit()
    await house.see(lambda state: any(one["present"] for one in state["public"]["seats"]))
    playing = await lines("seat")
    for line in (playing, again):
        line.break_down()
        await settled(entry)
        assert seat(entry, "Robin").present
    house.break_down()
    await settled(entry)
    assert not seat(entry, "Robin").present


async def test_a_user_who_only_watches_the_board_is_away(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    line = await (await lines("seat")).sit()
    await lines("tv")
    line.break_down()
    await settled(entry)
    assert not seat(entry, "Robin").present


async def test_a_user_has_one_seat_however_often_they_sit_down(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    line = await lines("seat")
    await asyncio.gather(line.say("sit"), line.say("sit", name="Bobby"))
    await line.ask("ping")
    assert [seat.name for seat in entry.runtime_data.seats] == ["Robin"]


async def test_a_user_whose_name_is_taken_gets_one_like_it(
    lines: Open, entry: ParlorConfigEntry, client: Any
) -> None:
    await (await Phone.call(client)).join(entry.runtime_data.code, "robin")
    line = await lines("seat")
    assert (await line.ask("sit", name="Robin"))["code"] == "name_taken"
    await line.sit()
    assert seat(entry, "Robin 2").id == line.seat


async def test_the_seat_follows_the_user_to_another_device(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    tablet = await (await lines("seat")).sit()
    phone = await lines("seat")
    assert phone.seat == tablet.seat
    assert (await tablet.hear_until("gone"))["reason"] == "replaced"
    assert (await phone.ask("ready", ready=True))["type"] == "result"
    await tablet.hang_up()
    await settled(entry)
    assert seat(entry, "Robin").present
    await phone.hang_up()
    await settled(entry)
    assert not seat(entry, "Robin").present


async def test_a_move_that_was_on_its_way_counts_when_the_user_changes_devices(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    tablet = await (await lines("seat")).sit()
    await tablet.say("ready", ready=True)
    await lines("seat")
    await settled(entry)
    assert seat(entry, "Robin").ready


async def test_a_seat_of_a_user_outlives_a_restart(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    line = await (await lines("seat")).sit()
    await house.config_entries.async_reload(entry.entry_id)
    assert (await line.hear_until("gone"))["reason"] == "table_closed"
    again = await lines("seat")
    assert again.seat == line.seat


async def test_a_user_can_leave(lines: Open, entry: ParlorConfigEntry) -> None:
    line = await (await lines("seat")).sit()
    assert (await line.ask("leave"))["type"] == "result"
    assert (await line.hear())["type"] in {"gone", "state"}
    assert not entry.runtime_data.seats
    assert (await lines("seat")).seat is None


async def test_what_is_said_again_is_done_once(lines: Open, entry: ParlorConfigEntry) -> None:
    house = await lines("house")
    message = {"type": "add_bot", "id": "the-same-request"}
    answers = []
    for _ in range(2):
        await house.send(message)
        answers.append(await house.hear_answer("the-same-request"))
    assert answers[0] == answers[1]
    assert len(entry.runtime_data.seats) == 1


async def test_a_line_carries_what_a_phone_at_that_seat_would_hear(
    lines: Open, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    line = await (await lines("seat")).sit()
    house, tv = await lines("house"), await lines("tv")
    await start([*phones, line])
    table = entry.runtime_data
    for one in (line, house, tv, *phones):
        await one.see(lambda state: state["version"] == table.version)
    own = table.private(line.seat)  # type: ignore[arg-type]
    assert line.state["private"] == own
    assert line.state["offers"] == table.offers(line.seat)  # type: ignore[arg-type]
    assert phones[0].state["private"] == table.private(phones[0].seat)  # type: ignore[arg-type]
    assert tv.state["private"] == table.private(None)
    assert house.state["private"] == {
        **table.private(None),
        "seat": line.seat,
        "powers": True,
        "stand_in": True,
    }
    assert not house.state["offers"]
    assert not tv.state["offers"]


async def test_messages_of_a_seat_are_as_long_for_everyone(
    lines: Open, phones: list[Phone], hass_ws_client: Connect, house: HomeAssistant
) -> None:
    _, kim = await make_user(house, "Kim")
    users = [await (await lines("seat")).sit(), await (await lines("seat", kim)).sit()]
    await start([*phones, *users])
    await phones[0].ask("next")
    for user in users:
        await user.see(lambda state: state["public"]["view"]["phase"] == "questioning")
    views = [orjson.dumps(user.state["private"]["view"]) for user in users]
    assert views[0] != views[1]
    lengths = [user.lengths[-1] for user in users]
    assert lengths[0] == lengths[1]


async def test_whoever_counts_compressed_bytes_does_not_find_the_spy(
    lines: Open, house: HomeAssistant
) -> None:
    tokens = [(await make_user(house, name))[1] for name in ("Kim", "Lou", "Max", "Nia")]
    users = [await (await lines("seat", token)).sit() for token in tokens]
    await start([*users])
    await open_the_vote([*users])
    assert {user.state["private"]["view"]["is_spy"] for user in users} == {True, False}
    votes = [up_to_the_last_state(user) for user in users]
    plain = [len(unveiled(came[-1]).rstrip()) for came in votes]
    lengths = [compressed(came) for came in votes]
    assert max(plain) - min(plain) > 60
    assert max(lengths) - min(lengths) < 0.01 * min(lengths)


def up_to_the_last_state(line: UserLine) -> list[str]:
    """Return what came on a line, up to its last state."""
    states = [number for number, one in enumerate(line.sent, 1) if one["type"] == "state"]
    return line.came[: states[-1]]


def unveiled(came: str) -> bytes:
    """Return a message as it was filled up."""
    both = b64decode(orjson.loads(came)["event"])
    half = len(both) // 2
    return bytes(key ^ byte for key, byte in zip(both[:half], both[half:], strict=True))


def compressed(came: list[str]) -> int:
    """Return how long the last message is on Home Assistant's way, which knows those before it."""
    deflate = zlib.compressobj(wbits=-15)
    for data in came:
        last = deflate.compress(data.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH)
    return len(last)


@pytest.mark.parametrize("message", [{"type": "pause", "id": "x" * 12}, "pause", "AAAA", None])
async def test_what_is_said_without_a_veil_is_refused_and_not_logged(
    lines: Open, caplog: pytest.LogCaptureFixture, message: object
) -> None:
    line = await lines("house")
    await line.command("parlor/send", line=line.line, message=message)
    refused = await line.hear_until("error")
    assert (refused["id"], refused["code"]) == (None, "bad_message")
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


async def test_nobody_else_speaks_on_a_line(
    lines: Open, hass_ws_client: Connect, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    robin = await (await lines("seat")).sit()
    owner = await hass_ws_client(house)
    ready = orjson.loads(veil(b'{"type":"ready","id":"xxxxxxxxxxxx","ready":true}'))
    await owner.send_json({"id": 500, "type": "parlor/send", "line": robin.line, "message": ready})
    answer = await owner.receive_json()
    assert (answer["success"], answer["error"]["code"]) == (False, "not_found")
    assert answer["error"]["translation_key"] == "no_line"
    assert not seat(entry, "Robin").ready


async def test_another_user_gets_another_seat(
    lines: Open, hass_access_token: str, entry: ParlorConfigEntry
) -> None:
    robin = await (await lines("seat")).sit()
    owner = await lines("seat", hass_access_token)
    assert owner.seat is None
    await owner.sit()
    assert owner.seat != robin.seat


async def test_a_tv_may_not_speak(lines: Open) -> None:
    tv = await lines("tv")
    for kind in ("pause", "sit", "leave"):
        assert (await tv.ask(kind))["code"] == "not_seated"


async def test_who_watches_before_sitting_down_may_not_speak(lines: Open) -> None:
    line = await lines("seat")
    assert (await line.ask("pause"))["code"] == "not_seated"


async def test_the_ways_of_guests_lead_nowhere_on_a_line(lines: Open) -> None:
    line = await lines("seat")
    assert (await line.ask("watch", code="x"))["code"] == "already_seated"
    assert (await line.ask("resume", token="x"))["code"] == "already_seated"


async def test_a_guest_cannot_sit_down_as_a_user(client: Any) -> None:
    guest = await Phone.call(client)
    assert (await guest.ask("sit"))["code"] == "not_allowed"


async def test_whoever_may_only_look_on_cannot_act(
    lines: Open, house: HomeAssistant, phones: list[Phone]
) -> None:
    _, kim = await make_user(house, "Kim", GROUP_ID_READ_ONLY)
    line = await lines("house", kim)
    assert not line.state["private"]["powers"]
    for kind in ("add_bot", "sit"):
        assert (await line.ask(kind))["code"] == "read_only"
    await phones[0].ask("ready", ready=True)
    await line.see(lambda state: state["public"]["seats"][0]["ready"])


async def test_a_user_who_loses_rights_only_looks_on(lines: Open, house: HomeAssistant) -> None:
    user, token = await make_user(house, "Kim")
    line = await lines("house", token)
    await house.auth.async_update_user(user, group_ids=[GROUP_ID_READ_ONLY])
    await line.see(lambda state: not state["private"]["powers"])
    await house.auth.async_update_user(user, group_ids=[])
    assert (await line.hear_until("gone"))["reason"] == "table_closed"
    number = await line.command("parlor/subscribe", entry_id="x", **{"as": "house"})
    answer = orjson.loads(await line.socket.receive_str(timeout=PATIENCE))
    assert (answer["id"], answer["error"]["code"]) == (number, "not_found")


async def test_a_user_without_rights_is_refused(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    user, token = await make_user(house, "Kim")
    socket = await hass_ws_client(house, token)
    await house.auth.async_update_user(user, group_ids=[])
    await socket.send_json(
        {"id": 5, "type": "parlor/subscribe", "entry_id": entry.entry_id, "as": "house"}
    )
    answer = await socket.receive_json()
    assert answer["error"]["code"] == "unauthorized"


async def test_a_user_who_is_removed_hears_nothing_more(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    user, token = await make_user(house, "Kim")
    kim = await (await lines("seat", token)).sit()
    await house.auth.async_remove_user(user)
    await settled(entry)
    assert house.data[SWITCHBOARD].count == 0
    assert not seat(entry, "Kim").present
    kim.break_down()


async def test_nothing_is_left_of_a_line_whose_page_is_gone(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    before = asyncio.all_tasks()
    opened = [await lines(role) for role in ("house", "tv", "seat")]
    await opened[-1].sit()
    assert house.data[SWITCHBOARD].count == 3
    for line in opened:
        line.break_down()
    await settled(entry)
    assert (house.data[SWITCHBOARD].count, entry.runtime_data.spectators) == (0, 0)
    assert not seat(entry, "Robin").present
    left = {task for task in asyncio.all_tasks() - before if "parlor line" in task.get_name()}
    assert not left


async def test_a_page_can_end_its_line(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    line = await (await lines("seat")).sit()
    await line.command("unsubscribe_events", subscription=line.line)
    await settled(entry)
    assert house.data[SWITCHBOARD].count == 0
    assert not seat(entry, "Robin").present


@pytest.mark.parametrize("role", ["house", "seat", "tv"])
async def test_a_table_that_closes_says_so_and_why(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry, role: str
) -> None:
    line = await lines(role)
    await house.config_entries.async_set_disabled_by(entry.entry_id, ConfigEntryDisabler.USER)
    assert (await line.hear_until("gone"))["reason"] == "shut"
    assert house.data[SWITCHBOARD].count == 0
    number = await line.command("parlor/subscribe", entry_id=entry.entry_id, **{"as": role})
    result = orjson.loads(await line.socket.receive_str(timeout=PATIENCE))
    assert (result["id"], result["success"]) == (number, True)
    assert (await line.hear())["reason"] == "shut"


async def test_a_house_that_stops_says_goodbye(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    line = await lines("house")
    await house.data[SWITCHBOARD].close_all()
    assert (await line.hear_until("gone"))["reason"] == "restarting"
    assert house.data[SWITCHBOARD].count == 0


async def test_a_page_that_does_not_read_gets_the_newest_state(
    lines: Open, entry: ParlorConfigEntry, phones: list[Phone]
) -> None:
    line = await lines("house")
    line.reads = False
    for number in range(MOST_UNREAD * 2):
        await phones[0].ask("ready", ready=number % 2 == 0)
        entry.runtime_data.catch_up()
    await line.ask("ping")
    states = [message for message in line.heard if message["type"] == "state"]
    assert len(states) <= MOST_UNREAD
    line.heard.clear()
    await line.command("parlor/heard", line=line.line, heard=MOST_UNREAD)
    await line.see(lambda state: state["version"] == entry.runtime_data.version)
    assert len([message for message in line.heard if message["type"] == "state"]) == 1


async def test_a_farewell_reaches_a_page_that_does_not_read(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry, phones: list[Phone]
) -> None:
    line = await lines("house")
    line.reads = False
    for number in range(MOST_UNREAD * 2):
        await phones[0].ask("ready", ready=number % 2 == 0)
        entry.runtime_data.catch_up()
    await house.config_entries.async_reload(entry.entry_id)
    assert (await line.hear_until("gone"))["reason"] == "table_closed"


async def test_a_page_cannot_ask_endlessly_much_at_once(lines: Open) -> None:
    line = await lines("house")
    unanswered = {await line.say("add_bot") for _ in range(3 * MOST_ASKED)}
    while unanswered:
        unanswered.discard((await line.hear()).get("id", ""))
    codes = {message["code"] for message in line.heard if message["type"] == "error"}
    assert codes <= {"table_full", "busy"}


async def test_a_seat_cannot_ask_without_end(
    freezer: FrozenDateTimeFactory, lines: Open, players: list[Phone]
) -> None:
    line = await (await lines("seat")).sit()
    for _ in range(MESSAGES_AT_ONCE - 1):  # sitting down was one
        assert (await line.ask("ping"))["type"] == "result"
    last, late = [await line.say("ping") for _ in range(2)]
    await line.hear_answer(last)
    for _ in range(3):
        assert (await players[0].ask("ping"))["type"] == "result"
    assert late not in {message.get("id") for message in line.heard}
    freezer.tick(3 * SECONDS_PER_MESSAGE)
    assert (await line.hear_answer(late))["type"] == "result"


async def test_a_connection_cannot_have_endlessly_many_lines(
    lines: Open, entry: ParlorConfigEntry
) -> None:
    line = await lines("house")
    numbers = [
        await line.command("parlor/subscribe", entry_id=entry.entry_id, **{"as": "tv"})
        for _ in range(MOST_LINES)
    ]
    while True:
        answer = orjson.loads(await line.socket.receive_str(timeout=PATIENCE))
        if answer["id"] == numbers[-1] and answer["type"] == "result":
            break
    assert answer["error"]["code"] == "busy"


async def test_a_message_that_is_too_large_is_refused(lines: Open) -> None:
    line = await lines("house")
    assert (await line.ask("rename", name="x" * 20_000))["code"] == "too_large"


async def test_an_invitation_leads_to_where_the_user_is(lines: Open) -> None:
    line = await lines("house")
    answer = await line.ask("invite", origin="http://parlor.local:8123")
    assert answer["link"].startswith("http://parlor.local:8123/api/parlor/#")
    assert {"code", "short_code", "tv_code"} <= answer.keys()


async def test_who_leads_hears_of_new_codes(lines: Open) -> None:
    opened = [await lines(role) for role in ("house", "tv", "seat")]
    assert (await opened[0].ask("new_code"))["type"] == "result"
    for line in opened:
        while (await line.ask("ping"))["type"] != "result":
            pass
        events = [message["event"] for message in line.heard if message["type"] == "event"]
        assert "new_code" in events


async def test_a_line_reaches_a_table_that_is_closed_to_guests_outside(
    lines: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_at_home(*_: object) -> bool:
        return False

    monkeypatch.setattr("custom_components.parlor.web.user_session.is_at_home", is_at_home)
    line = await (await lines("seat")).sit()
    answer = await line.ask("invite", origin="https://far.example")
    assert "far.example" not in str(answer["link"])


async def test_only_users_of_the_house_start_where_that_is_so(
    lines: Open, house: HomeAssistant, entry: ParlorConfigEntry, client: Any
) -> None:
    await change_options(house, entry, {"start_reserved": True})
    code = entry.runtime_data.code
    guests = [await (await Phone.call(client)).join(code, name) for name in ("Ben", "Cleo", "Dora")]
    robin = await (await lines("seat")).sit()
    for one in (*guests, robin):
        await one.ask("ready", ready=True)
    assert (await guests[0].ask("start"))["code"] == "start_reserved"
    assert (await robin.ask("start"))["type"] == "result"


async def test_a_guest_cannot_get_the_seat_of_a_user_without_the_user(
    lines: Open, entry: ParlorConfigEntry, phones: list[Phone], client: Any
) -> None:
    robin = await (await lines("seat")).sit()
    guest = await Phone.call(client)
    await guest.say("reclaim", code=entry.runtime_data.code, name="Robin")
    number = (await guest.hear())["data"]["number"]
    house = await lines("house")
    for other in (house, *phones):
        assert (await other.ask("approve", claim=number, allow=True))["code"] == "not_asked"
    await robin.hang_up()
    await settled(entry)
    for other in (house, *phones):
        assert (await other.ask("approve", claim=number, allow=True))["code"] == "not_asked"
    assert number not in house.state["private"]["asked"]
    back = await lines("seat")
    await back.see(lambda state: number in state["private"]["asked"])


async def test_a_user_who_plays_has_one_word_of_two_on_every_line(
    lines: Open, entry: ParlorConfigEntry, phones: list[Phone], client: Any
) -> None:
    robin = await (await lines("seat")).sit()
    house = await lines("house")
    anna, ben, *_ = phones
    await ben.hang_up()
    await settled(entry)
    guest = await Phone.call(client)
    request = await guest.say("reclaim", code=entry.runtime_data.code, name="Ben")
    number = (await guest.hear())["data"]["number"]
    await house.see(lambda state: number in state["private"]["asked"])
    for line in (house, robin):
        assert (await line.ask("approve", claim=number, allow=True))["type"] == "result"
    await anna.see(
        lambda state: [robin.seat] in [one["words"] for one in state["public"]["claims"]]
    )
    assert anna.state["public"]["claims"][0]["missing"] == 1
    assert (await anna.ask("approve", claim=number, allow=False))["type"] == "result"
    assert (await guest.hear_answer(request))["code"] == "claim_refused"


async def test_a_user_may_give_the_seat_to_a_phone(
    lines: Open, entry: ParlorConfigEntry, client: Any
) -> None:
    robin = await (await lines("seat")).sit()
    guest = await Phone.call(client)
    request = await guest.say("reclaim", code=entry.runtime_data.code, name="Robin")
    number = (await guest.hear())["data"]["number"]
    assert (await robin.ask("approve", claim=number, allow=True))["type"] == "result"
    assert (await guest.hear_answer(request))["seat"] == robin.seat
    assert {"type": "gone", "reason": "replaced"} in robin.heard
    given = seat(entry, "Robin")
    assert (given.kind, given.user) == (SeatKind.PHONE, None)
    assert (await lines("seat")).seat is None


async def test_an_unknown_table_is_refused_in_words(
    house: HomeAssistant, entry: ParlorConfigEntry, hass_ws_client: Connect
) -> None:
    socket = await hass_ws_client(house)
    await socket.send_json({"id": 5, "type": "parlor/subscribe", "entry_id": "x", "as": "house"})
    answer = await socket.receive_json()
    assert answer["error"]["code"] == "not_found"
    assert answer["error"]["translation_key"] == "no_table"
    await socket.send_json(
        {"id": 6, "type": "parlor/subscribe", "entry_id": entry.entry_id, "as": "spy"}
    )
    assert (await socket.receive_json())["error"]["code"] == "invalid_format"
