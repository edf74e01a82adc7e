"""Buttons: what a host does, as long as the table would do it."""

from collections.abc import Awaitable, Callable

from freezegun.api import FrozenDateTimeFactory
from homeassistant.components.button.const import DOMAIN as BUTTON, SERVICE_PRESS
from homeassistant.const import STATE_UNAVAILABLE
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest

from custom_components.parlor.button import BUTTONS, ParlorButtonDescription
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.scene import Scene
from custom_components.parlor.table.table import Caller

from .company import HOUSE, act, ask, play, seat, value, wait

# What is disabled by default is pressed here, too.
pytestmark = pytest.mark.usefixtures("all_entities")

NAMES = {
    "add_bot": "seat_a_bot",
    "clear_table": "clear_the_table",
    "end": "end_game",
    "next": "next",
    "rematch": "rematch",
    "start": "begin_game",
}

type Situation = Callable[[ParlorConfigEntry], Awaitable[object]]


async def press(house: HomeAssistant, button: str) -> None:
    """Press a button of the table."""
    target = {"entity_id": f"button.living_room_{NAMES[button]}"}
    await house.services.async_call(BUTTON, SERVICE_PRESS, target, blocking=True)


async def test_a_whole_game_may_be_led_by_buttons(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    await seat(entry, "Anna", "Ben", "Cleo")
    await press(house, "add_bot")
    assert value(house, "sensor.players") == "4"
    await press(house, "start")
    assert value(house, "binary_sensor.game_running") == "on"
    await press(house, "next")
    await press(house, "next")
    assert value(house, "sensor.phase") == "vote"
    await press(house, "end")
    assert value(house, "sensor.phase") == "game_over"
    await press(house, "rematch")
    assert value(house, "sensor.phase") == "questioning"
    await press(house, "clear_table")
    assert value(house, "sensor.phase") == "lobby"
    assert value(house, "sensor.players") == "0"


async def nobody_is_there(entry: ParlorConfigEntry) -> None:
    """Leave the table empty."""


async def too_few_are_there(entry: ParlorConfigEntry) -> None:
    await seat(entry, "Anna", "Ben")


async def one_is_not_ready(entry: ParlorConfigEntry) -> None:
    anna, *_ = await seat(entry, "Anna", "Ben", "Cleo", "Dora")
    await act(entry, anna, "ready", ready=False)


async def all_are_ready(entry: ParlorConfigEntry) -> None:
    await seat(entry, "Anna", "Ben", "Cleo", "Dora")


async def every_place_is_taken(entry: ParlorConfigEntry) -> None:
    await ask(entry, "configure", game="citadels")
    for _ in range(7):
        await ask(entry, "add_bot")


async def a_game_is_on(entry: ParlorConfigEntry) -> None:
    await play(entry)


async def the_game_is_paused(entry: ParlorConfigEntry) -> None:
    await play(entry)
    await ask(entry, "pause")


async def people_vote(entry: ParlorConfigEntry) -> None:
    await play(entry)
    await ask(entry, "next")


async def the_last_points_are_shown(entry: ParlorConfigEntry) -> None:
    await ask(entry, "configure", options={"rounds": 1})
    anna, *others = await play(entry)
    await ask(entry, "next")
    for who in (anna, *others):
        await act(entry, who, "vote", target=anna if who != anna else others[0], bet=1)
    while entry.runtime_data.public()["next"] != "ends":
        await ask(entry, "next")


async def the_game_is_over(entry: ParlorConfigEntry) -> None:
    await play(entry)
    await ask(entry, "end")


async def most_have_left_after_the_game(entry: ParlorConfigEntry) -> None:
    anna, ben, *_ = await play(entry)
    await ask(entry, "end")
    for who in (anna, ben):
        await entry.runtime_data.perform(Caller(who), "leave")


SITUATIONS = (
    nobody_is_there,
    too_few_are_there,
    one_is_not_ready,
    all_are_ready,
    every_place_is_taken,
    a_game_is_on,
    the_game_is_paused,
    people_vote,
    the_last_points_are_shown,
    the_game_is_over,
    most_have_left_after_the_game,
)


@pytest.mark.parametrize("situation", SITUATIONS)
@pytest.mark.parametrize("button", BUTTONS, ids=lambda button: button.key)
async def test_a_button_is_there_exactly_while_the_table_would_do_it(
    house: HomeAssistant,
    entry: ParlorConfigEntry,
    situation: Situation,
    button: ParlorButtonDescription,
) -> None:
    await situation(entry)
    entry.runtime_data.catch_up()
    shown = value(house, f"button.{NAMES[button.key]}") != STATE_UNAVAILABLE
    try:
        await entry.runtime_data.perform(HOUSE, button.message)
    except Refused:
        done = False
    else:
        done = True
    assert shown is done


async def test_every_button_is_there_at_some_time(
    house: HomeAssistant, entry: ParlorConfigEntry, freezer: FrozenDateTimeFactory
) -> None:
    def there() -> set[str]:
        states = {key: value(house, f"button.{name}") for key, name in NAMES.items()}
        return {key for key, state in states.items() if state != STATE_UNAVAILABLE}

    assert there() == {"add_bot"}
    await seat(entry, "Anna", "Ben", "Cleo", "Dora")
    assert there() == {"add_bot", "clear_table", "start"}
    await ask(entry, "start")
    assert there() == {"clear_table", "end", "next"}
    await wait(house, freezer, entry, 6)
    await ask(entry, "end")
    assert there() == {"add_bot", "clear_table", "rematch", "start"}


async def test_what_is_refused_in_the_moment_of_the_press_is_told_in_words(
    house: HomeAssistant, entry: ParlorConfigEntry, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Scene, "may_start", True)  # as it was a moment ago
    await seat(entry, "Anna")
    with pytest.raises(ServiceValidationError, match="This game needs at least 4") as refused:
        await press(house, "start")
    assert refused.value.translation_key == "not_enough_players"
