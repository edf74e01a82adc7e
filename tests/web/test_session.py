"""A page's visit: it says hello, comes in, and plays."""

from typing import Any

from homeassistant.core import HomeAssistant
import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.table import Table
from tests.web.phone import Client, Phone


def seat(state: dict[str, Any], seat_id: str | None) -> dict[str, Any]:
    """Return a seat as everyone sees it."""
    return next(one for one in state["public"]["seats"] if one["id"] == seat_id)


async def test_a_page_must_say_hello_first(client: Client, entry: ParlorConfigEntry) -> None:
    phone = await Phone.dial(client)
    assert (await phone.ask("ping"))["code"] == "hello_first"
    answer = await phone.ask("hello", build="mine")
    assert len(answer["build"]) == 12
    assert (await phone.ask("ping"))["type"] == "result"


async def test_a_guest_may_join_with_a_name(client: Client, entry: ParlorConfigEntry) -> None:
    phone = await Phone.call(client)
    welcome = await phone.ask("join", code=entry.runtime_data.code, name="Anna")
    assert welcome["table"] == {"id": entry.entry_id, "name": "Living room"}
    assert welcome["seat"] == "s1"
    assert len(welcome["token"]) == 43
    assert [game["id"] for game in welcome["games"]] == [*GAMES]
    state = await phone.hear()
    assert state["type"] == "state"
    assert state["private"]["host"] is True
    assert state["offers"] == []
    assert seat(state, "s1")["name"] == "Anna"
    assert welcome["token"] not in str(state)


async def test_a_tv_may_watch_and_cannot_play(client: Client, players: list[Phone]) -> None:
    tv = await Phone.call(client)
    code = (await players[0].ask("invite", origin=""))["code"]
    welcome = await tv.ask("watch", code=code)
    assert welcome["seat"] is None
    assert "token" not in welcome
    state = await tv.hear_until("state")
    assert state["private"]["seat"] is None
    assert state["private"]["view"] == {}
    assert state["offers"] == []
    assert (await tv.ask("ready", ready=True))["code"] == "not_seated"
    assert (await tv.act("call_vote"))["code"] == "not_seated"


async def test_a_page_cannot_play_before_it_has_come_in(
    client: Client, entry: ParlorConfigEntry
) -> None:
    phone = await Phone.call(client)
    for message in ({"kind": "start"}, {"kind": "invite", "origin": ""}):
        assert (await phone.ask(**message))["code"] == "not_seated"


async def test_a_page_cannot_come_in_twice(client: Client, phones: list[Phone]) -> None:
    answer = await phones[0].ask("join", code="whatever", name="Again")
    assert answer["code"] == "already_seated"


async def test_a_player_may_come_back_with_the_token(client: Client, players: list[Phone]) -> None:
    anna, ben, *_ = players
    await anna.hang_up()
    await ben.see(lambda state: not seat(state, anna.seat)["present"])
    again = await Phone.call(client)
    welcome = await again.ask("resume", token=anna.token)
    assert (welcome["seat"], "token" in welcome) == (anna.seat, False)
    state = await again.hear_until("state")
    assert state["private"] == anna.state["private"]
    await ben.see(lambda state: seat(state, anna.seat)["present"])
    await again.hang_up()


async def test_a_second_device_replaces_the_first(client: Client, phones: list[Phone]) -> None:
    other = await Phone.call(client)
    await other.ask("resume", token=phones[0].token)
    await phones[0].hear_the_end()
    assert phones[0].heard[-1] == {"type": "gone", "reason": "replaced"}
    state = await other.see(lambda state: True)
    assert seat(state, phones[0].seat)["present"]
    await other.hang_up()


async def test_a_host_may_send_a_player_away(phones: list[Phone]) -> None:
    anna, ben, *_ = phones
    assert (await anna.ask("remove", seat=ben.seat))["type"] == "result"
    await ben.hear_the_end()
    assert ben.heard[-1] == {"type": "gone", "reason": "removed"}


async def test_a_removed_player_cannot_come_back_with_the_token(
    client: Client, phones: list[Phone]
) -> None:
    anna, ben, *_ = phones
    await anna.ask("remove", seat=ben.seat)
    again = await Phone.call(client)
    assert (await again.ask("resume", token=ben.token))["code"] == "wrong_token"


async def test_whoever_leaves_is_answered_before_the_line_is_closed(phones: list[Phone]) -> None:
    assert (await phones[1].ask("leave"))["type"] == "result"
    await phones[1].hear_the_end()
    assert phones[1].heard[-1] == {"type": "gone", "reason": "removed"}


async def claim_seat(client: Client, code: str, name: str) -> tuple[Phone, str, str]:
    """Claim a seat; return the phone, its request, and the number that everyone sees."""
    lost = await Phone.call(client)
    request = await lost.say("reclaim", code=code, name=name)
    waiting = await lost.hear()
    assert waiting["event"] == "claim_waiting"
    return lost, request, waiting["data"]["number"]


async def test_a_player_may_move_to_another_device(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    _, ben, *_ = phones
    lost, claim, number = await claim_seat(client, entry.runtime_data.code, "ben")
    for phone in phones:
        state = await phone.see(lambda state: state["public"]["claims"])
        assert state["public"]["claims"][0]["id"] == number
        assert state["private"]["asked"] == ([number] if phone is ben else [])
    await ben.say("approve", claim=number, allow=True)
    welcome = await lost.hear_answer(claim)
    assert welcome["seat"] == ben.seat
    assert welcome["token"] != ben.token
    await ben.hear_the_end()
    assert ben.heard[-1]["reason"] == "replaced"
    stranger = await Phone.call(client)
    assert (await stranger.ask("resume", token=ben.token))["code"] == "wrong_token"
    await lost.hang_up()


async def test_a_claim_may_be_refused_while_the_page_speaks_on(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    _, ben, *_ = phones
    lost, claim, number = await claim_seat(client, entry.runtime_data.code, "Ben")
    assert (await lost.ask("ping"))["type"] == "result"
    await ben.ask("approve", claim=number, allow=False)
    assert (await lost.hear_answer(claim))["code"] == "claim_refused"
    assert (await lost.ask("join", code=entry.runtime_data.code, name="Eve"))["seat"] == "s5"
    await lost.hang_up()


async def test_a_table_that_closes_refuses_no_claim(
    house: HomeAssistant, client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    lost, *_ = await claim_seat(client, entry.runtime_data.code, "Ben")
    await house.config_entries.async_reload(entry.entry_id)
    await lost.hear_the_end()
    assert [message["type"] for message in lost.heard[-2:]] == ["event", "gone"]
    again, *_ = await claim_seat(client, entry.runtime_data.code, "Ben")
    assert len(entry.runtime_data.claims) == 1
    await again.hang_up()


async def test_a_claim_ends_with_the_line_of_whoever_made_it(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    lost, *_ = await claim_seat(client, entry.runtime_data.code, "Ben")
    await phones[0].see(lambda state: state["public"]["claims"])
    await lost.hang_up()
    await phones[0].see(lambda state: not state["public"]["claims"])


async def test_a_resent_message_acts_once(phones: list[Phone]) -> None:
    anna = phones[0]
    first = await anna.ask("add_bot", id="the-same-id")
    again = await anna.ask("add_bot", id="the-same-id")
    assert first == again
    state = await anna.see(lambda state: len(state["public"]["seats"]) > 4)
    assert [one["kind"] for one in state["public"]["seats"]].count("bot") == 1


async def test_a_message_resent_after_a_broken_line_acts_once(
    client: Client, phones: list[Phone]
) -> None:
    anna = phones[0]
    await anna.ask("add_bot", id="the-same-id")
    again = await Phone.call(client)
    await again.ask("resume", token=anna.token)
    assert (await again.ask("add_bot", id="the-same-id"))["type"] == "result"
    state = await again.see(lambda state: True)
    assert len(state["public"]["seats"]) == 5
    await again.hang_up()


async def test_whoever_asks_again_to_join_sits_down_once(
    client: Client, entry: ParlorConfigEntry
) -> None:
    code = entry.runtime_data.code
    lines = [await Phone.call(client) for _ in range(2)]
    welcomes = [
        await line.ask("join", id="one-long-enough", code=code, name="Anna") for line in lines
    ]
    assert [welcome["seat"] for welcome in welcomes] == ["s1", "s1"]
    assert len(entry.runtime_data.seats) == 1
    await lines[0].hear_the_end()
    await lines[1].hang_up()
    again = await Phone.call(client)
    assert (await again.ask("resume", token=welcomes[1]["token"]))["seat"] == "s1"


async def test_a_line_that_breaks_while_joining_leaves_no_orphan(
    client: Client, entry: ParlorConfigEntry
) -> None:
    code = entry.runtime_data.code
    for _ in range(20):
        line = await Phone.call(client)
        await line.say("join", id="one-long-enough", code=code, name="Anna")
        line.break_down()
    again = await Phone.call(client)
    welcome = await again.ask("join", id="one-long-enough", code=code, name="Anna")
    assert (welcome["seat"], len(entry.runtime_data.seats)) == ("s1", 1)
    await again.hang_up()


async def test_whoever_left_may_join_again_by_the_same_request(
    client: Client, entry: ParlorConfigEntry
) -> None:
    code = entry.runtime_data.code
    anna, again = [await Phone.call(client) for _ in range(2)]
    await anna.ask("join", id="one-long-enough", code=code, name="Anna")
    await anna.ask("leave")
    welcome = await again.ask("join", id="one-long-enough", code=code, name="Anna")
    assert welcome["seat"] == "s2"
    await again.hang_up()


async def test_a_host_may_let_someone_in_who_knocks(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    anna, ben, cleo, _ = phones
    await anna.ask("remove", seat=ben.seat)
    again = await Phone.call(client)
    knock = await again.say("knock", code=entry.runtime_data.code, name="Ben")
    number = (await again.hear())["data"]["number"]
    state = await anna.see(lambda state: state["private"]["asked"])
    assert state["public"]["knocks"] == [{"id": number, "name": "Ben"}]
    assert (await cleo.ask("approve", claim=number, allow=True))["code"] == "not_host"
    await anna.ask("approve", claim=number, allow=True)
    assert (await again.hear_answer(knock))["seat"] == "s5"
    await again.hang_up()


async def test_new_codes_send_everyone_away_who_has_no_seat(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.code)
    assert (await phones[0].ask("spectators"))["count"] == 1
    assert (await tv.ask("spectators"))["code"] == "not_seated"
    await phones[0].ask("new_code")
    await tv.hear_the_end()
    assert tv.heard[-1] == {"type": "gone", "reason": "new_code"}
    assert (await phones[1].ask("invite", origin=""))["code"] == entry.runtime_data.code
    assert (await phones[0].ask("spectators"))["count"] == 0


async def test_whoever_is_seated_is_told_at_once_that_there_are_new_codes(
    phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    await phones[0].ask("new_code")
    for phone in phones:
        if {"type": "event", "event": "new_code", "data": {}} not in phone.heard:
            await phone.hear_until("event")
        assert (await phone.ask("invite", origin=""))["code"] == entry.runtime_data.code


async def test_a_screen_of_the_house_stays_and_is_told_the_new_codes(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    table = entry.runtime_data
    tv = await Phone.call(client)
    await tv.ask("watch", code=table.tv_code)
    before = await tv.ask("invite", origin="")
    assert (before["code"], before["tv_code"]) == (table.code, table.tv_code)
    await phones[0].ask("new_code")
    assert await tv.hear_until("event") == {"type": "event", "event": "new_code", "data": {}}
    after = await tv.ask("invite", origin="")
    assert (after["code"], after["tv_code"]) == (table.code, table.tv_code)
    assert before["tv_code"] != after["tv_code"]
    again = await Phone.call(client)
    assert (await again.ask("watch", code=before["tv_code"]))["code"] == "wrong_code"
    assert (await again.ask("watch", code=after["tv_code"]))["type"] == "welcome"


async def test_the_code_of_the_house_s_screens_lets_nobody_sit_down(
    client: Client, entry: ParlorConfigEntry
) -> None:
    phone = await Phone.call(client)
    code = entry.runtime_data.tv_code
    for message in ("join", "knock", "reclaim"):
        assert (await phone.ask(message, code=code, name="Eve"))["code"] == "wrong_code"


async def test_nobody_but_a_screen_of_the_house_is_told_its_code(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    spectator = await Phone.call(client)
    await spectator.ask("watch", code=entry.runtime_data.code)
    for page in (spectator, phones[0]):
        await page.ask("invite", origin="")
        assert entry.runtime_data.tv_code not in str(page.heard)


@pytest.mark.parametrize(
    ("request_id", "name"),
    [("one-long-enough", "Ben"), ("another-long-one", "Anna"), ("1", "Anna")],
)
async def test_nobody_else_can_sit_down_as_whoever_just_joined(
    client: Client, entry: ParlorConfigEntry, request_id: str, name: str
) -> None:
    code = entry.runtime_data.code
    anna, other = [await Phone.call(client) for _ in range(2)]
    mine = await anna.ask("join", id="one-long-enough", code=code, name="Anna")
    theirs = await other.ask("join", id=request_id, code=code, name=name)
    assert theirs.get("token") != mine["token"]
    assert theirs.get("seat") != mine["seat"]


async def test_an_action_from_an_older_screen_is_stale(players: list[Phone]) -> None:
    await await_questions(players)
    old = players[0].state["version"]
    assert (await players[0].act("call_vote"))["type"] == "result"
    state = await players[1].see(lambda state: state["public"]["view"]["phase"] == "vote")
    target = next(p.seat for p in players if p is not players[1])
    answer = await players[1].ask("vote", version=old, target=target, bet=1)
    assert answer["code"] == "stale"
    answer = await players[1].ask("vote", version=state["version"], target=target, bet=1)
    assert answer["type"] == "result"


async def await_questions(players: list[Phone]) -> None:
    """Let the cards be looked at."""
    await players[0].ask("next")
    for player in players:
        await player.see(lambda state: state["public"]["view"]["phase"] == "questioning")


async def test_whoever_comes_in_while_the_table_closes_is_asked_to_come_back(
    client: Client, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def join(*_: object, **__: object) -> None:
        raise Refused(TableRefusal.TABLE_CLOSED)

    monkeypatch.setattr(Table, "join", join)
    phone = await Phone.call(client)
    await phone.say("join", code=entry.runtime_data.code, name="Anna")
    assert await phone.hear_the_end() == 1013
    assert phone.heard[-1] == {"type": "error", "id": None, "code": "busy"}


async def test_a_click_in_the_moment_of_closing_is_not_answered_and_acts_when_it_is_said_again(
    house: HomeAssistant,
    client: Client,
    phones: list[Phone],
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def perform(*_: object, **__: object) -> None:
        raise Refused(TableRefusal.TABLE_CLOSED)

    anna = phones[0]
    with monkeypatch.context() as closing:
        closing.setattr(Table, "perform", perform)
        click = await anna.say("ready", ready=True)
        assert await anna.hear_the_end() == 1013
    assert click not in {message.get("id") for message in anna.heard}
    await house.config_entries.async_reload(entry.entry_id)
    again = await Phone.call(client)
    await again.ask("resume", token=anna.token)
    await again.say("ready", id=click, ready=True)
    assert (await again.hear_answer(click))["type"] == "result"
    await again.see(lambda state: state["public"]["seats"][0]["ready"])
