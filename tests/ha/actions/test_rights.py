"""An action does no more than the user who calls it may do with the table's own entities."""

from typing import Any

from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import Unauthorized, UnknownUser
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    MockUser,
)

from custom_components.parlor.actions import ERRANDS
from custom_components.parlor.actions.errand import Errand
from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.company import play
from tests.house import open_table

from .calling import answer, call

# What has to be said for some of them.
WORDS: dict[str, dict[str, Any]] = {
    "act": {"player": "Anna", "action": "call_vote"},
    "get_replay": {"game_number": 1},
    "let_in": {"number": 1},
    "remember_states": {"entities": ["light.sofa"]},
    "remove_player": {"player": "Anna"},
    "say": {"text": "look", "player": "Anna"},
}
DOING = sorted(
    name for name, errand in ERRANDS.items() if isinstance(errand, Errand) and not errand.looks
)
LOOKING = sorted(
    name for name, errand in ERRANDS.items() if isinstance(errand, Errand) and errand.looks
)


@pytest.fixture
def nobody(house: HomeAssistant) -> Context:
    """Return how a user asks whom Home Assistant shows nothing."""
    user: MockUser = MockUser(name="Nix").add_to_hass(house)
    return Context(user_id=user.id)


@pytest.fixture
def onlooker(hass_read_only_user: MockUser) -> Context:
    """Return how a user asks who may look at everything and touch nothing."""
    return Context(user_id=hass_read_only_user.id)


@pytest.mark.parametrize("action", DOING)
async def test_who_may_only_look_does_nothing(
    house: HomeAssistant, entry: ParlorConfigEntry, onlooker: Context, action: str
) -> None:
    await play(entry)
    before = entry.runtime_data.version
    with pytest.raises(Unauthorized):
        await call(house, action, onlooker, **WORDS.get(action, {}))
    assert entry.runtime_data.version == before


@pytest.mark.parametrize("action", LOOKING)
async def test_whom_the_house_shows_nothing_sees_nothing_of_a_table(
    house: HomeAssistant, entry: ParlorConfigEntry, nobody: Context, action: str
) -> None:
    with pytest.raises(Unauthorized):
        await answer(house, action, nobody, **WORDS.get(action, {}))


async def test_who_may_look_sees_the_table(
    house: HomeAssistant, entry: ParlorConfigEntry, onlooker: Context
) -> None:
    assert (await answer(house, "get_state", onlooker))["table"] == {"name": "Living room"}


async def test_statistics_are_of_the_tables_that_one_may_see(
    house: HomeAssistant, entry: ParlorConfigEntry, nobody: Context
) -> None:
    await open_table(house, "Attic")
    assert (await answer(house, "get_statistics", nobody))["persons"] == []
    with pytest.raises(Unauthorized):
        await answer(house, "get_statistics", nobody, config_entry_id=entry.entry_id)


async def test_a_user_who_was_deleted_asks_for_nothing(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    with pytest.raises(UnknownUser):
        await call(house, "pause", Context(user_id="gone"))


async def test_things_are_only_kept_and_put_back_by_who_may_control_them(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    player: MockUser = MockUser(name="Pat").add_to_hass(house)
    player.mock_policy({"entities": {"entity_ids": {"sensor.living_room_phase": True}}})
    pat = Context(user_id=player.id)
    house.states.async_set("light.sofa", "on", {"brightness": 100})
    with pytest.raises(Unauthorized):
        await call(house, "remember_states", pat, entities=["light.sofa"])
    await call(house, "remember_states", entities=["light.sofa"])
    for wanted in ({}, {"entities": ["light.sofa"]}):
        with pytest.raises(Unauthorized):
            await call(house, "restore_states", pat, **wanted)
