"""What the house may do for a player."""

from typing import Any

from homeassistant.core import Context, HomeAssistant
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.ha.company import ask, play, value, view

from .calling import call, refused


async def allow(entry: ParlorConfigEntry, who: str) -> None:
    """Let the house act for a player, as their phone does."""
    chosen = next(seat.id for seat in entry.runtime_data.seats if seat.name == who)
    await entry.runtime_data.perform(Caller(chosen), "allow_house", {"allow": True})


async def test_a_button_on_the_wall_may_vote_for_who_has_allowed_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    anna, *_ = await play(entry)
    await ask(entry, "next")
    vote = {"action": "vote", "params": {"target": "ben", "bet": 2}}
    assert await refused(house, "act", player="Anna", **vote) == "not_allowed"
    await allow(entry, "Anna")
    assert await refused(house, "act", player="Ben", **vote) == "not_allowed"
    await call(house, "act", player="anna", **vote)
    ballot = entry.runtime_data.private(anna)["view"]
    assert isinstance(ballot, dict)
    assert ballot["my_vote"] == {"target": "s2", "bet": 2}
    assert await refused(house, "act", player="Anna", **vote) == "already_voted"


async def test_an_action_may_name_seats_and_needs_no_parameters(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await allow(entry, "Anna")
    await call(house, "act", player="s1", action="call_vote")
    assert value(house, "sensor.phase") == "vote"
    await call(house, "act", player="s1", action="vote", params={"target": "s2", "bet": 1})
    assert view(entry)["votes_cast"] == {"count": 1, "of": 4}


@pytest.mark.parametrize(
    ("action", "params", "code"),
    [
        ("vote", {"target": "Nobody", "bet": 1}, "invalid_target"),
        ("vote", {"target": "Anna", "bet": 1}, "invalid_target"),
        ("vote", {"target": "Ben", "bet": "Ben"}, "invalid_bet"),
        ("vote", {"moon": 1}, "invalid_params"),
        ("call_vote", {}, "wrong_phase"),
        ("fly", {}, "unknown_action"),
        ("leave", {}, "unknown_action"),
        ("allow_house", {"allow": True}, "unknown_action"),
    ],
)
async def test_an_action_cannot_be_what_the_game_refuses(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    action: str,
    params: dict[str, Any],
    code: str,
) -> None:
    await play(entry)
    await ask(entry, "next")
    await allow(entry, "Anna")
    assert await refused(house, "act", player="Anna", action=action, params=params) == code


async def test_a_user_may_act_for_the_own_seat_alone(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    table = entry.runtime_data
    seat = await table.sit("robin-id", "Robin")
    await table.perform(Caller(seat), "ready", {"ready": True})
    await play(entry, "Anna", "Ben", "Cleo")
    act = {"action": "call_vote"}
    robin, kim = Context(user_id="robin-id"), Context(user_id="kim-id")
    assert await refused(house, "act", kim, player="Robin", **act) == "not_allowed"
    assert await refused(house, "act", player="Robin", **act) == "not_allowed"
    assert await refused(house, "act", robin, player="Anna", **act) == "not_allowed"
    await call(house, "act", robin, player="Robin", **act)
    assert value(house, "sensor.phase") == "vote"


async def test_nobody_may_act_for_a_bot(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await call(house, "add_bot", name="Hal")
    await play(entry, "Anna", "Ben", "Cleo")
    assert await refused(house, "act", player="Hal", action="call_vote") == "not_allowed"
