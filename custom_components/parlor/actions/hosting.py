"""Hosting: who comes to a table, and who goes."""

from collections.abc import Mapping
from typing import Final

from homeassistant.const import ATTR_NAME
from homeassistant.core import ServiceCall
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.names import alike
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.table import Seat, Table

from .errand import Errand, Fields, ask_for, simply

ATTR_ALLOW: Final = "allow"
ATTR_NUMBER: Final = "number"
ATTR_PLAYER: Final = "player"

PLAYER: Final[Fields] = {probatio.Required(ATTR_PLAYER): cv.string}


def seat_of(table: Table, player: str) -> Seat:
    """Return the seat of this name, or id. Refuses with `no_such_seat`."""
    sitting = [seat for seat in table.seats if not seat.gone]
    for seat in sitting:
        if alike(seat.name, player):
            return seat
    for seat in sitting:
        if seat.id == player:
            return seat
    raise Refused(TableRefusal.NO_SUCH_SEAT)


async def _add_bot(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Let a bot sit down."""
    named = {ATTR_NAME: call.data[ATTR_NAME]} if ATTR_NAME in call.data else {}
    await ask_for(call, entry, "add_bot", named)


async def _remove_player(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Take a seat away from whoever has it."""
    seat = seat_of(entry.runtime_data, call.data[ATTR_PLAYER])
    await ask_for(call, entry, "remove", {"seat": seat.id})


async def _let_in(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Answer someone who says that a seat is theirs, or who knocks."""
    answer = {"claim": str(call.data[ATTR_NUMBER]), "allow": call.data[ATTR_ALLOW]}
    await ask_for(call, entry, "approve", answer)


HOSTING: Final[Mapping[str, Errand]] = {
    "add_bot": Errand(_add_bot, {probatio.Optional(ATTR_NAME): cv.string}),
    "clear_table": simply("clear_table"),
    "remove_player": Errand(_remove_player, PLAYER),
    "let_in": Errand(
        _let_in,
        {
            probatio.Required(ATTR_NUMBER): cv.positive_int,
            probatio.Optional(ATTR_ALLOW, default=True): cv.boolean,
        },
    ),
}
