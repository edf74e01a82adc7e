"""A whole evening through the real server."""

from itertools import count
from typing import Any

import orjson

from custom_components.parlor.house import ParlorConfigEntry
from tests.web.conftest import start
from tests.web.phone import Client, Phone

MOST_STEPS = 100


def chosen(offer: dict[str, Any]) -> dict[str, Any]:
    """Return the first of everything that an offer leaves open."""
    return {name: param["options"][0] for name, param in offer["params"].items()}


async def take_turn(players: list[Phone]) -> None:
    """Let the first who can do something do it; else the host waits no longer."""
    able = [player for player in players if player.state["offers"]]
    before = players[0].state["version"]
    if able:
        offer = able[0].state["offers"][-1]
        answer = await able[0].act(offer["type"], **chosen(offer))
    else:
        answer = await players[0].ask("next", sure=True)
    assert answer["type"] == "result", answer
    for player in players:
        await player.see(lambda state: state["version"] > before)


async def play_on(players: list[Phone]) -> None:
    """Play until the game is over."""
    steps = count()
    while players[0].state["public"]["stage"] == "playing":
        await take_turn(players)
        assert next(steps) < MOST_STEPS


async def test_four_phones_and_a_tv_play_a_game_and_another(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.code)
    await phones[0].ask("configure", options={"rounds": 1})
    await start(phones)
    spies = {phone.seat for phone in phones if await has_no_place(phones, phone)}
    assert len(spies) == 1
    await play_on(phones)
    state = await tv.see(lambda state: state["public"]["stage"] == "over")
    assert state["public"]["result"]["winners"]
    assert state["private"]["view"] == {}
    seen = [message["event"] for message in tv.heard if message["type"] == "event"]
    assert seen[-1] == "game_over"
    assert not any(phone.token in orjson.dumps(tv.heard).decode() for phone in phones)
    assert (await phones[1].ask("rematch"))["code"] == "not_ready"
    for phone in phones:
        await phone.ask("ready", ready=True)
    await tv.see(lambda state: state["public"]["stage"] == "playing")


async def has_no_place(phones: list[Phone], phone: Phone) -> bool:
    """Return whether a phone shows the spy's card, once the cards are shown."""
    if phones[0].state["public"]["view"]["phase"] == "roles":
        await take_turn(phones)
    return phone.state["private"]["view"]["card"]["location"] is None


def told(page: Phone) -> list[str]:
    """Return what a page has heard: events by their names, and in which stage it saw the table."""
    return [
        message["event"] if message["type"] == "event" else message["public"]["stage"]
        for message in page.heard
        if message["type"] in ("event", "state")
    ]


async def test_pages_hear_of_the_first_round_with_the_first_they_see_of_it_and_once(
    client: Client, phones: list[Phone], entry: ParlorConfigEntry
) -> None:
    tv = await Phone.call(client)
    await tv.ask("watch", code=entry.runtime_data.code)
    await start(phones)
    await tv.see(lambda state: state["public"]["stage"] == "playing")
    for page in (*phones, tv):
        assert told(page)[told(page).index("round_started") :] == ["round_started", "playing"]
        assert "playing" not in told(page)[: told(page).index("round_started")]
    again = await Phone.call(client)
    await again.ask("resume", token=phones[0].token)
    await again.hear_until("state")
    assert (await again.ask("next"))["type"] == "result"
    for page in (again, *phones[1:], tv):
        await page.see(lambda state: state["public"]["view"]["phase"] == "questioning")
        assert told(page).count("round_started") == (page is not again)
