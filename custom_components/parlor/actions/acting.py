"""Acting: the house does in a game what a player lets it do."""

from collections.abc import Mapping
from typing import Final

from homeassistant.core import ServiceCall
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.games import GAMES
from custom_components.parlor.games.refused import CommonRefusal, Refused
from custom_components.parlor.games.vocabulary import Json, SeatId
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.refusals import reasons_kept
from custom_components.parlor.table.names import alike
from custom_components.parlor.table.table import Caller, Table

from .errand import Errand
from .hosting import ATTR_PLAYER, PLAYER, seat_of

ATTR_ACTION: Final = "action"
ATTR_PARAMS: Final = "params"


async def _act(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Act for one's own seat, or for one whose player lets the house act.

    Whoever acts for others hears why the table refuses, but never why the game does.
    """
    table, action = entry.runtime_data, str(call.data[ATTR_ACTION])
    seat = seat_of(table, call.data[ATTR_PLAYER])
    caller = Caller(seat.id, house=True, user=call.context.user_id)
    if not any(action in game.actions for game in GAMES.values()):
        raise Refused(CommonRefusal.UNKNOWN_ACTION)
    params = _with_seats(table, seat.id, action, call.data[ATTR_PARAMS])
    with reasons_kept(caller, seat):
        await table.perform(caller, action, params)


def _with_seats(
    table: Table, seat: SeatId, action: str, params: Mapping[str, Json]
) -> dict[str, Json]:
    """Return the parameters with seats in place of names, where seats are to be chosen from."""
    sitting = [other for other in table.seats if not other.gone]
    choices = {
        name: param["options"]
        for offer in table.offers(seat)
        if offer["type"] == action
        for name, param in offer["params"].items()
    }
    given: dict[str, Json] = {**params}
    for name, value in params.items():
        options = choices.get(name, [])
        if isinstance(value, str) and value not in options:
            meant = (other.id for other in sitting if alike(other.name, value))
            given[name] = next((seat for seat in meant if seat in options), value)
    return given


ACTING: Final[Mapping[str, Errand]] = {
    "act": Errand(
        _act,
        {
            **PLAYER,
            probatio.Required(ATTR_ACTION): cv.string,
            probatio.Optional(ATTR_PARAMS, default=dict): probatio.Schema({cv.string: object}),
        },
    ),
}
