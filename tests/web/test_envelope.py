"""Whoever counts bytes on the way learns nothing: private messages are as long as each other."""

from functools import partial
from typing import Any, override

from homeassistant.core import HomeAssistant
import orjson
import pytest

from custom_components.parlor.games.methods import query
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.house import ParlorConfigEntry
from tests.games.broken.trek.trek import Phase, Trek
from tests.web.line import Connect
from tests.web.phone import Client, Phone
from tests.web.refusals.evening import Evening
from tests.web.test_evening import take_turn


def lengths(phone: Phone) -> dict[int, int]:
    """Return how long the state of each version was, but for the clock, which is everybody's."""
    return {
        message["version"]: length - len(orjson.dumps(message["remaining"]))
        for message, length in zip(phone.heard, phone.lengths, strict=True)
        if message["type"] == "state" and message["public"]["stage"] == "playing"
    }


def answers(phone: Phone) -> set[int]:
    """Return how long the answers and refusals were."""
    pairs = zip(phone.heard, phone.lengths, strict=True)
    return {length for message, length in pairs if message["type"] in {"result", "error"}}


def view(phone: Phone) -> dict[str, Any]:
    """Return what only this phone is shown of the game."""
    shown: dict[str, Any] = phone.state["private"]["view"]
    return shown


def is_in(phase: str, state: dict[str, Any]) -> bool:
    """Return whether a state is in a phase."""
    return bool(state["public"]["view"]["phase"] == phase)


def is_later_than(version: int, state: dict[str, Any]) -> bool:
    """Return whether a state is a newer one."""
    return bool(state["version"] > version)


async def open_the_vote(players: list[Phone]) -> None:
    """Go on until everyone votes."""
    for phase in ("questioning", "vote"):
        await players[0].ask("next")
        for player in players:
            await player.see(partial(is_in, phase))


async def vote(phone: Phone) -> None:
    """Vote for the first who can be voted for."""
    target = phone.state["offers"][0]["params"]["target"]["options"][0]
    assert (await phone.act("vote", target=target, bet=1))["type"] == "result"


async def test_every_seat_gets_states_of_the_same_length_in_every_phase(
    players: list[Phone],
) -> None:
    await open_the_vote(players)
    assert {view(player)["is_spy"] for player in players} == {True, False}
    # Chance says where the spy sits, who could end this with a guess: here all vote.
    for player in players:
        before = player.state["version"]
        await vote(player)
        for other in players:
            await other.see(partial(is_later_than, before))
    while players[0].state["public"]["view"]["phase"] == "reveal":
        await take_turn(players)
    seen = [lengths(player) for player in players]
    shared = set.intersection(*(set(each) for each in seen))
    assert len(shared) > 10
    assert [version for version in shared if len({each[version] for each in seen}) > 1] == []


async def test_a_vote_a_guess_and_a_refusal_are_answered_at_the_same_length(
    players: list[Phone],
) -> None:
    await open_the_vote(players)
    spy = next(player for player in players if view(player)["is_spy"])
    other = next(player for player in players if player is not spy)
    place = view(spy)["location_list"][0]["id"]
    assert (await other.act("spy_guess", location_id=place))["code"] == "not_spy"
    await vote(other)
    assert (await spy.act("spy_guess", location_id=place))["type"] == "result"
    assert answers(spy) == answers(other) == {256}


class Talkative(Trek):
    """Says more where an omen is higher."""

    @query(Phase.WALKING)
    @override
    def higher(self, seat: SeatId, than: object) -> dict[str, Json]:
        told = super().higher(seat, than)
        return {**told, "why": "x" * 400 if told["higher"] else ""}


async def test_a_question_is_answered_and_refused_at_the_same_length(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    client: Client,
    phones: list[Phone],
    hass_ws_client: Connect,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    evening = Evening(house, entry, client, phones, hass_ws_client, monkeypatch)
    await evening.choose(Talkative)
    await evening.play()
    guest = evening.guest
    began = len(guest.heard)
    asked = [await guest.ask("query", request={"type": "higher", "than": n}) for n in range(11)]
    assert {answer["type"] for answer in asked} == {"result", "error"}
    assert {len(answer["why"]) for answer in asked if answer["type"] == "result"} == {0, 400}
    answered = zip(guest.heard[began:], guest.lengths[began:], strict=True)
    lengths = {length for message, length in answered if message["type"] in {"result", "error"}}
    assert lengths == {entry.runtime_data.envelope}
    stranger = await evening.ask_as_stranger("query", request={"type": "higher", "than": 1})
    assert stranger["code"] == "not_seated"
