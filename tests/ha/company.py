"""People at a table, as the table itself knows them: without phones."""

from typing import Any

from freezegun.api import FrozenDateTimeFactory
from homeassistant.core import HomeAssistant, State
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_fire_time_changed,
)

from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.games.state import GameState
from custom_components.parlor.games.vocabulary import SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.onlooker import Onlooker
from custom_components.parlor.table.table import Caller

NAMES = ("Anna", "Ben", "Cleo", "Dora")
HOUSE = Caller(house=True)


async def seat(entry: ParlorConfigEntry, *names: str) -> list[SeatId]:
    """Let people sit down who are ready."""
    table = entry.runtime_data
    seats = []
    for name in names:
        entered = await table.join(name)
        table.attach(entered.seat, Onlooker())
        await table.perform(Caller(entered.seat), "ready", {"ready": True})
        seats.append(entered.seat)
    await table.settle()
    return seats


async def ask(entry: ParlorConfigEntry, message: str, **params: Any) -> None:
    """Ask something of the table with a host's powers."""
    await entry.runtime_data.perform(HOUSE, message, params)


async def act(entry: ParlorConfigEntry, who: SeatId, action: str, **params: Any) -> None:
    """Take an action from a seat, and let the house hear of it."""
    await entry.runtime_data.perform(Caller(who), action, params)
    entry.runtime_data.catch_up()


async def play(entry: ParlorConfigEntry, *names: str) -> list[SeatId]:
    """Start a game, of Spyster one round, and deal the cards."""
    one_round = {"rounds": 1} if entry.runtime_data.public()["game"] == Spyster.id else {}
    await ask(entry, "configure", options=one_round)
    seats = await seat(entry, *(names or NAMES))
    await ask(entry, "start")
    await ask(entry, "next")
    return seats


async def convict_spy(entry: ParlorConfigEntry) -> None:
    """Let everyone but the spy vote for the spy."""
    await ask(entry, "next")
    game = state_of(entry)
    assert isinstance(game, Spyster)
    spy = game.round.deal.spy
    for voter in game.seats:
        target = spy if voter != spy else game.seats[game.seats[0] == spy]
        await act(entry, voter, "vote", target=target, bet=3)
    while view(entry)["phase"] != "scoring":
        await ask(entry, "next")


async def finish(entry: ParlorConfigEntry) -> None:
    """Play the only round to its end: all but the spy win."""
    await convict_spy(entry)
    await ask(entry, "next", sure=True)


def state_of(entry: ParlorConfigEntry) -> GameState:
    """Return the game of a table, as nobody but its engine sees it."""
    match = entry.runtime_data._actor.keeper.match
    assert match is not None
    return match.state


async def wait(
    house: HomeAssistant, freezer: FrozenDateTimeFactory, entry: ParlorConfigEntry, seconds: float
) -> None:
    """Let time pass, and all happen that was waiting for it."""
    freezer.tick(seconds)
    async_fire_time_changed(house)
    await house.async_block_till_done()
    await entry.runtime_data.settle()


def state(house: HomeAssistant, entity: str) -> State:
    """Return the state of an entity."""
    found = house.states.get(entity)
    assert found is not None, entity
    return found


def value(house: HomeAssistant, entity: str) -> str:
    """Return what an entity of the table in the living room shows."""
    domain, _, name = entity.partition(".")
    return state(house, f"{domain}.living_room_{name}").state


def view(entry: ParlorConfigEntry) -> dict[str, Any]:
    """Return what everyone may see of the game."""
    seen: Any = entry.runtime_data.public()["view"]
    assert isinstance(seen, dict)
    return seen
