"""What the house may do for a player."""

from copy import deepcopy
from typing import Any

from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)

from custom_components.parlor.games.chance import Chance
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.spyster.dealing import Deal, deal_roles
from custom_components.parlor.games.spyster.terms import Phase
from custom_components.parlor.games.state import GameState
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Caller
from tests.ha.company import ask, play, state_of, value, view
from tests.ha.twins import install

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
    assert await refused(house, "act", player="Anna", **vote) == "not_possible"


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
        ("vote", {"target": "Nobody", "bet": 1}, "not_possible"),
        ("vote", {"target": "Anna", "bet": 1}, "not_possible"),
        ("vote", {"target": "Ben", "bet": "Ben"}, "not_possible"),
        ("vote", {"moon": 1}, "not_possible"),
        ("call_vote", {}, "not_possible"),
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


async def said_for(
    house: HomeAssistant, entry: ParlorConfigEntry, world: GameState, **data: Any
) -> tuple[str | None, str]:
    """Return the whole refusal of an action in some world."""
    install(entry, deepcopy(world))
    with pytest.raises(ServiceValidationError) as said:
        await call(house, "act", **data)
    return said.value.translation_key, str(said.value)


@pytest.mark.parametrize("phase", ["vote", "scoring"])
@pytest.mark.parametrize(
    ("action", "params"),
    [
        ("spy_guess", {}),
        ("spy_guess", {"location_id": "nowhere"}),
        ("spy_guess", {"moon": 1}),
        ("vote", {"target": "Nobody"}),
        ("call_vote", {}),
    ],
)
async def test_no_refusal_tells_who_is_the_spy(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    phase: str,
    action: str,
    params: dict[str, Any],
) -> None:
    anna, *others = await play(entry)
    await allow(entry, "Anna")
    await ask(entry, "next")
    state = state_of(entry)
    assert isinstance(state, Spyster)
    said = set()
    for spy in (anna, others[0]):
        world = deepcopy(state)
        innocent = [seat for seat in world.seats if seat != spy]
        place = world.round.deal.location
        world.round.deal = Deal(spy, place, deal_roles(place, innocent, Chance.seeded(1)))
        if phase == "scoring":
            world.apply(spy, {"type": "spy_guess", "location_id": world.pack.locations[0].id})
            world.phase = Phase.SCORING
        asked = {"player": "Anna", "action": action, "params": params}
        said.add(await said_for(house, entry, world, **asked))
    assert [key for key, _ in said] == ["not_possible"]


async def test_whoever_acts_for_others_hears_what_everyone_knows(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await allow(entry, "Anna")
    await ask(entry, "pause")
    assert await refused(house, "act", player="Anna", action="call_vote") == "paused"
    await ask(entry, "end")
    assert await refused(house, "act", player="Anna", action="call_vote") == "wrong_stage"


async def test_a_user_hears_why_the_own_action_is_refused(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_admin_user: MockUser,
    hass_owner_user: MockUser,
) -> None:
    table = entry.runtime_data
    seat = await table.sit(hass_admin_user.id, "Robin")
    await table.perform(Caller(seat), "ready", {"ready": True})
    await table.perform(Caller(seat), "allow_house", {"allow": True})
    await play(entry, "Anna", "Ben", "Cleo")
    act = {"player": "Robin", "action": "spy_guess"}
    robin, kim = Context(user_id=hass_admin_user.id), Context(user_id=hass_owner_user.id)
    assert await refused(house, "act", robin, **act) == "wrong_phase"
    assert await refused(house, "act", kim, **act) == "not_possible"
    assert await refused(house, "act", **act) == "not_possible"


async def test_a_user_may_act_for_the_own_seat_alone(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    hass_admin_user: MockUser,
    hass_owner_user: MockUser,
) -> None:
    table = entry.runtime_data
    seat = await table.sit(hass_admin_user.id, "Robin")
    await table.perform(Caller(seat), "ready", {"ready": True})
    await play(entry, "Anna", "Ben", "Cleo")
    act = {"action": "call_vote"}
    robin, kim = Context(user_id=hass_admin_user.id), Context(user_id=hass_owner_user.id)
    assert await refused(house, "act", kim, player="Robin", **act) == "not_allowed"
    assert await refused(house, "act", player="Robin", **act) == "not_allowed"
    assert await refused(house, "act", robin, player="Anna", **act) == "not_allowed"
    await call(house, "act", robin, player="Robin", **act)
    assert value(house, "sensor.phase") == "vote"


async def test_nobody_may_act_for_a_bot(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await call(house, "add_bot", name="Hal")
    await play(entry, "Anna", "Ben", "Cleo")
    assert await refused(house, "act", player="Hal", action="call_vote") == "not_allowed"
