"""Select: the game to play."""

from homeassistant.components.select.const import DOMAIN as SELECT
from homeassistant.const import SERVICE_SELECT_OPTION
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest

from custom_components.parlor.games import GAMES
from custom_components.parlor.house import ParlorConfigEntry

from .company import ask, play, state, value

ENTITY = "select.living_room_game_to_play"


async def choose(house: HomeAssistant, game: str) -> None:
    """Choose a game."""
    target = {"entity_id": ENTITY, "option": game}
    await house.services.async_call(SELECT, SERVICE_SELECT_OPTION, target, blocking=True)


async def test_all_games_may_be_chosen(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    assert state(house, ENTITY).attributes["options"] == [*GAMES]
    assert state(house, ENTITY).state == next(iter(GAMES))


async def test_a_choice_after_a_game_leads_back_to_the_lobby(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await ask(entry, "end")
    await choose(house, "spyster")
    assert value(house, "sensor.phase") == "lobby"


async def test_the_game_cannot_be_changed_while_one_is_on(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    with pytest.raises(ServiceValidationError) as refused:
        await choose(house, "spyster")
    assert refused.value.translation_key == "game_on"
