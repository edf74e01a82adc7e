"""What a page is sent after a change: what is new to this page, and all that is its own."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from tests.web.clogged import Clogged
from tests.web.phone import Client, Phone


def updates(phone: Phone) -> list[dict[str, Any]]:
    """Return the states as they came."""
    return [message for message in phone.sent if message["type"] == "state"]


async def ask_and_hear(phone: Phone, kind: str, **params: Any) -> dict[str, Any]:
    """Return what the phone is sent when it has had something changed."""
    before = phone.state["version"]
    await phone.ask(kind, **params)
    await phone.see(lambda state: state["version"] > before)
    return updates(phone)[-1]


async def test_a_page_is_sent_only_what_has_changed_of_what_everyone_sees(
    phones: list[Phone],
) -> None:
    sent = await ask_and_hear(phones[0], "rename", name="Anne")
    assert sent["public"].keys() == {"seats"}
    assert phones[0].state["public"]["table"] == {"name": "Living room"}


async def test_what_is_private_is_never_left_out(players: list[Phone]) -> None:
    anna = players[0]
    sent = await ask_and_hear(anna, "rename", name="Anne")
    assert "view" not in sent["public"]
    assert sent["private"]["view"] == updates(anna)[-2]["private"]["view"] != {}
    assert sent["offers"] == updates(anna)[-2]["offers"]


async def test_a_page_that_comes_back_is_sent_everything(
    client: Client, players: list[Phone], entry: ParlorConfigEntry
) -> None:
    again = await Phone.call(client)
    await again.ask("resume", token=players[0].token)
    first = await again.hear_until("state")
    assert updates(again)[0]["public"].keys() == entry.runtime_data.public().keys()
    assert first["public"] == entry.runtime_data.public()
    await again.hang_up()


async def test_games_are_told_once_when_a_page_comes_in(players: list[Phone]) -> None:
    await ask_and_hear(players[0], "next")
    told = [message["type"] for message in players[0].sent if "games" in str(message)]
    assert told == ["welcome"]


async def test_a_slow_page_can_put_together_what_it_is_sent(
    phones: list[Phone],
    entry: ParlorConfigEntry,
    monkeypatch: pytest.MonkeyPatch,
    freezer: FrozenDateTimeFactory,
) -> None:
    """Whatever a page has missed is in the next state that it gets."""
    line = Clogged(monkeypatch)
    anna, *_, slow = phones
    request = await slow.say("ping", id="clogged-0001")
    await line.begun.wait()
    await anna.ask("rename", name="Anne")
    await anna.ask("add_bot")
    await anna.ask("configure", options={"rounds": 3})
    line.clear.set()
    await slow.hear_answer(request)
    await slow.see(lambda state: state["version"] == entry.runtime_data.version)
    assert slow.state["public"] == entry.runtime_data.public()
    await anna.see(lambda state: state["version"] == entry.runtime_data.version)
    assert anna.state["public"] == entry.runtime_data.public()
