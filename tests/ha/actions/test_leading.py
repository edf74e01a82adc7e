"""What a host does with a game."""

from homeassistant.core import HomeAssistant
import probatio
import pytest

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.table import Stage
from tests.ha.company import NAMES, ask, finish, play, seat, value, view

from .calling import call, refused, why_refused


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
    assert value(house, "sensor.phase") == "game_over"
    await call(house, "start_game")
    assert value(house, "sensor.phase") == "questioning"
    assert await refused(house, "start_game") == "game_on"


async def test_a_game_cannot_be_started_with_what_it_does_not_take(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert await refused(house, "start_game") == "not_enough_players"
    assert await refused(house, "start_game", options={"rounds": 99}) == "invalid_option_range"
    assert await refused(house, "start_game", options={"moons": 1}) == "unknown_option"
    with pytest.raises(probatio.Invalid):
        await call(house, "start_game", game="halma")


async def test_a_game_may_be_chosen_without_starting_it(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await call(house, "configure", game="citadels", options={"end_city_size": 8})
    public = entry.runtime_data.public()
    assert (public["game"], public["options"]["end_city_size"]) == ("citadels", 8)
    assert entry.runtime_data.stage is Stage.LOBBY


@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ({"options": {"rounds": 99}}, "The option rounds takes a whole number from 1 to 20"),
        (
            {"options": {"pack": "moon"}},
            "The option pack takes one of these: classic, around_the_corner, tall_tales",
        ),
        (
            {"game": "citadels", "options": {"rules": 7}},
            "The option rules takes one of these: house, boxed",
        ),
        (
            {"game": "citadels", "options": {"rounds": 3}},
            "This game has no option rounds. It has: rules, end_city_size, decision_seconds",
        ),
    ],
)
@pytest.mark.parametrize("action", ["configure", "start_game"])
async def test_a_refused_option_is_named_with_its_limits(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    action: str,
    choice: dict[str, object],
    why: str,
) -> None:
    assert await why_refused(house, action, **choice) == why


@pytest.mark.parametrize(
    "data",
    [
        {"game": "citadels"},
        {"options": {"rounds": 3}},
        {"game": "citadels", "options": {"end_city_size": 4}},
    ],
)
async def test_a_refused_start_changes_nothing(
    house: HomeAssistant, entry: ParlorConfigEntry, data: dict[str, object]
) -> None:
    await seat(entry, "Anna")
    before = entry.runtime_data.public_bytes()
    assert await refused(house, "start_game", **data) == "not_enough_players"
    assert entry.runtime_data.public_bytes() == before


async def test_another_game_may_follow_at_once(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    await ask(entry, "end")
    await call(house, "start_game", game="citadels", options={"end_city_size": 4})
    assert entry.runtime_data.public()["game"] == "citadels"
    assert entry.runtime_data.public()["options"]["end_city_size"] == 4


async def test_a_new_evening_may_be_begun(house: HomeAssistant, entry: ParlorConfigEntry) -> None:
    await play(entry)
    await finish(entry)
    assert entry.runtime_data.public()["evening"] is not None
    await call(house, "new_evening")
    assert entry.runtime_data.public()["evening"] is None


async def test_the_house_waits_for_nobody_who_is_there(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await play(entry)
    assert await refused(house, "wait") == "nobody_away"
