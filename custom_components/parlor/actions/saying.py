"""Saying: a player's words for a game that takes text."""

from collections.abc import Mapping
from typing import Final

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.interpreter import interpret
from custom_components.parlor.table.refusals import TableRefusal
from custom_components.parlor.table.table import Caller, Seat, Table
from custom_components.parlor.words import WORDS

from .errand import Errand
from .hosting import ATTR_PLAYER, seat_of

ATTR_TEXT: Final = "text"


async def _say(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Say something for one's own seat, or for one whose player lets the house act."""
    table, user = entry.runtime_data, call.context.user_id
    player = call.data.get(ATTR_PLAYER)
    seat = _own_seat(table, user) if player is None else seat_of(table, player)
    caller = Caller(seat.id, house=True, user=user)
    hass = call.hass
    answer = await interpret(
        table, caller, seat, call.data[ATTR_TEXT], hass.data[WORDS], hass.config.language
    )
    return {
        "player": seat.name,
        "text": answer.text,
        "aloud": answer.aloud,
        "private": answer.private,
    }


def _own_seat(table: Table, user: str | None) -> Seat:
    """Return the seat of whoever calls. Refuses with `no_such_seat`."""
    own = next((seat for seat in table.seats if user is not None and seat.user == user), None)
    if own is None or own.gone:
        raise Refused(TableRefusal.NO_SUCH_SEAT)
    return own


SAYING: Final[Mapping[str, Errand]] = {
    "say": Errand(
        _say,
        {
            probatio.Required(ATTR_TEXT): cv.string,
            probatio.Optional(ATTR_PLAYER): cv.string,
        },
        SupportsResponse.OPTIONAL,
    ),
}
