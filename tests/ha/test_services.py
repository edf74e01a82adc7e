"""Actions: what users and automations may ask of a table."""

from typing import Any

from homeassistant.core import Context, HomeAssistant, ServiceResponse
from homeassistant.exceptions import HomeAssistantError, ServiceValidationError
from homeassistant.util.yaml import load_yaml_dict
import probatio
import pytest

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.journal.journal import NotSaved
from custom_components.parlor.table.table import Caller, SeatKind
from tests.house import open_table

from .company import NAMES, ask, play, seat, value, view
from .test_icons import PARLOR, WORDS


async def call(
    house: HomeAssistant, asked: str, context: Context | None = None, /, **data: Any
) -> None:
    """Call an action."""
    await house.services.async_call(DOMAIN, asked, data, blocking=True, context=context)


async def refused(
    house: HomeAssistant, asked: str, context: Context | None = None, /, **data: Any
) -> str:
    """Return the code with which the table says no."""
    with pytest.raises(ServiceValidationError) as said:
        await call(house, asked, context, **data)
    assert said.value.translation_domain == DOMAIN
    assert str(said.value) != said.value.translation_key
    return str(said.value.translation_key)


async def get_state(house: HomeAssistant, **data: Any) -> ServiceResponse:
    """Ask for what everyone may see."""
    return await house.services.async_call(
        DOMAIN, "get_state", data, blocking=True, return_response=True
    )


async def test_a_whole_game_may_be_led_by_actions(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, *NAMES)
    await call(house, "start_game", game="spyster", options={"rounds": 2})
    assert view(entry)["rounds"] == 2
    await call(house, "next")
    assert view(entry)["phase"] == "questioning"
    await call(house, "pause")
    assert await refused(house, "next") == "paused"
    await call(house, "resume")
    assert await refused(house, "resume") == "not_paused"
    await call(house, "end_game")
    assert value(house, "sensor.phase") == "end"
    await call(house, "start_game")
    assert value(house, "sensor.phase") == "roles"
    assert await refused(house, "start_game") == "game_on"


async def test_a_game_cannot_be_started_with_what_it_does_not_take(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await refused(house, "start_game") == "not_enough_players"
    assert await refused(house, "start_game", options={"rounds": 99}) == "invalid_option"
    assert await refused(house, "start_game", options={"moons": 1}) == "unknown_option"
    with pytest.raises(probatio.Invalid):
        await call(house, "start_game", game="halma")


async def test_bots_may_come_and_go(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await call(house, "add_bot", name="Hal")
    await call(house, "add_bot")
    assert await refused(house, "add_bot", name="HAL") == "name_taken"
    names = [seat.name for seat in entry.runtime_data.seats]
    assert len(names) == 2
    await call(house, "remove_player", player="hal")
    assert [seat.name for seat in entry.runtime_data.seats] == names[1:]
    await call(house, "remove_player", player="s2")
    assert await refused(house, "remove_player", player=names[1]) == "no_such_seat"


async def test_codes_may_be_renewed(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    table = entry.runtime_data
    before = (table.code, table.short_code)
    await call(house, "new_code")
    assert {*before}.isdisjoint({table.code, table.short_code})


async def test_the_state_holds_what_everyone_may_see(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    state = await get_state(house)
    assert state is not None
    assert {**state, "remaining_ms": None} == {**entry.runtime_data.public(), "remaining_ms": None}
    assert isinstance(state["remaining_ms"], int)


async def test_one_of_several_tables_must_be_named(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    attic = await open_table(house, "Attic")
    with pytest.raises(ServiceValidationError, match="multiple"):
        await call(house, "add_bot")
    await call(house, "add_bot", config_entry_id=attic.entry_id)
    assert not entry.runtime_data.seats
    assert len(attic.runtime_data.seats) == 1


async def test_a_table_that_is_closed_cannot_be_asked(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await house.config_entries.async_unload(entry.entry_id)
    with pytest.raises(ServiceValidationError, match="not loaded"):
        await call(house, "add_bot", config_entry_id=entry.entry_id)


async def test_a_table_that_fails_is_not_the_caller_s_fault(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(_: object) -> None:
        raise NotSaved

    monkeypatch.setattr(entry.runtime_data._actor._journal, "write", fail)
    with pytest.raises(HomeAssistantError, match="could not be saved") as failed:
        await call(house, "add_bot")
    assert not isinstance(failed.value, ServiceValidationError)


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
    entered = await table.join("Robin", SeatKind.USER, user="robin-id")
    await table.perform(Caller(entered.seat), "ready", {"ready": True})
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


def test_every_field_of_every_action_has_words_and_a_form() -> None:
    forms = load_yaml_dict(str(PARLOR / "services.yaml"))
    words = {action: {*told.get("fields", {})} for action, told in WORDS["services"].items()}
    asked = {action: {*(form or {}).get("fields", {})} for action, form in forms.items()}
    assert asked == words
