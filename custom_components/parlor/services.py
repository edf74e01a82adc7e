"""Actions: what users and automations of Home Assistant may ask of a table."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any, Final, cast

from homeassistant.const import ATTR_CONFIG_ENTRY_ID, ATTR_NAME, SERVICE_RELOAD
from homeassistant.core import (
    HomeAssistant,
    ServiceCall,
    ServiceResponse,
    SupportsResponse,
    callback,
)
from homeassistant.helpers import config_validation as cv, service
import probatio

from .const import DOMAIN
from .games import GAMES
from .games.refused import Refusal, Refused
from .games.vocabulary import Json, SeatId
from .house import ParlorConfigEntry
from .librarian import LIBRARIAN
from .refusals import refusals_in_words
from .table.names import alike
from .table.refusals import TableRefusal
from .table.table import Caller, Seat, Stage, Table

ATTR_ACTION: Final = "action"
ATTR_ALLOW: Final = "allow"
ATTR_GAME: Final = "game"
ATTR_NUMBER: Final = "number"
ATTR_OPTIONS: Final = "options"
ATTR_PARAMS: Final = "params"
ATTR_PLAYER: Final = "player"

HOUSE: Final = Caller(house=True)

type Fields = dict[probatio.Marker, Any]
type Ask = Callable[[Table, ServiceCall], Coroutine[Any, Any, ServiceResponse]]


async def _start_game(table: Table, call: ServiceCall) -> None:
    """Start a game; without a choice, after a game, the same once more."""
    chosen = {key: call.data[key] for key in (ATTR_GAME, ATTR_OPTIONS) if key in call.data}
    if chosen:
        await table.perform(HOUSE, "configure", chosen)
    await table.perform(HOUSE, "rematch" if table.stage is Stage.OVER else "start")


def _simply(message: str) -> Ask:
    """Return what asks something of the table that needs no more words."""

    async def ask(table: Table, call: ServiceCall) -> None:
        await table.perform(HOUSE, message)

    return ask


async def _add_bot(table: Table, call: ServiceCall) -> None:
    """Let a bot sit down."""
    named = {ATTR_NAME: call.data[ATTR_NAME]} if ATTR_NAME in call.data else {}
    await table.perform(HOUSE, "add_bot", named)


async def _remove_player(table: Table, call: ServiceCall) -> None:
    """Take a seat away from whoever has it."""
    await table.perform(HOUSE, "remove", {"seat": _seat(table, call.data[ATTR_PLAYER]).id})


async def _let_in(table: Table, call: ServiceCall) -> None:
    """Answer someone who says that a seat is theirs, or who knocks."""
    answer = {"claim": str(call.data[ATTR_NUMBER]), "allow": call.data[ATTR_ALLOW]}
    await table.perform(HOUSE, "approve", answer)


async def _act(table: Table, call: ServiceCall) -> None:
    """Act for one's own seat, or for one whose player lets the house act."""
    seat = _seat(table, call.data[ATTR_PLAYER])
    caller = Caller(seat.id, house=True, user=call.context.user_id)
    action: str = call.data[ATTR_ACTION]
    if not any(action in game.actions for game in GAMES.values()):
        raise Refused(Refusal.UNKNOWN_ACTION)
    params = _with_seats(table, seat.id, action, call.data[ATTR_PARAMS])
    await table.perform(caller, action, params)


async def _get_state(table: Table, call: ServiceCall) -> ServiceResponse:
    """Return what everyone may see."""
    return cast(ServiceResponse, {**table.public(), "remaining_ms": table.remaining_ms()})


def _seat(table: Table, player: str) -> Seat:
    """Return the seat of this name, or id. Refuses with `no_such_seat`."""
    sitting = [seat for seat in table.seats if not seat.gone]
    for seat in sitting:
        if alike(seat.name) == alike(player):
            return seat
    for seat in sitting:
        if seat.id == player:
            return seat
    raise Refused(TableRefusal.NO_SUCH_SEAT)


def _with_seats(
    table: Table, seat: SeatId, action: str, params: Mapping[str, Json]
) -> dict[str, Json]:
    """Return the parameters with seats in place of names, where seats are to be chosen from."""
    by_name = {alike(other.name): other.id for other in table.seats if not other.gone}
    choices = {
        name: param["options"]
        for offer in table.offers(seat)
        if offer["type"] == action
        for name, param in offer["params"].items()
    }
    given: dict[str, Json] = {**params}
    for name, value in params.items():
        meant = by_name.get(alike(value)) if isinstance(value, str) else None
        options = choices.get(name, [])
        if meant in options and value not in options:
            given[name] = meant
    return given


def _schema(fields: Fields | None = None) -> probatio.Schema:
    return probatio.Schema({probatio.Optional(ATTR_CONFIG_ENTRY_ID): cv.string, **(fields or {})})


_VALUES: Final = probatio.Schema({cv.string: object})
_PLAYER: Final[Fields] = {probatio.Required(ATTR_PLAYER): cv.string}

ACTIONS: Final[Mapping[str, tuple[Ask, probatio.Schema]]] = {
    "start_game": (
        _start_game,
        _schema(
            {
                probatio.Optional(ATTR_GAME): probatio.In([*GAMES]),
                probatio.Optional(ATTR_OPTIONS): _VALUES,
            }
        ),
    ),
    "end_game": (_simply("end"), _schema()),
    "pause": (_simply("pause"), _schema()),
    "resume": (_simply("resume_game"), _schema()),
    "next": (_simply("next"), _schema()),
    "add_bot": (_add_bot, _schema({probatio.Optional(ATTR_NAME): cv.string})),
    "remove_player": (_remove_player, _schema(_PLAYER)),
    "let_in": (
        _let_in,
        _schema(
            {
                probatio.Required(ATTR_NUMBER): cv.positive_int,
                probatio.Optional(ATTR_ALLOW, default=True): cv.boolean,
            }
        ),
    ),
    "new_code": (_simply("new_code"), _schema()),
    "act": (
        _act,
        _schema(
            {
                **_PLAYER,
                probatio.Required(ATTR_ACTION): cv.string,
                probatio.Optional(ATTR_PARAMS, default=dict): _VALUES,
            }
        ),
    ),
}


@callback
def async_setup_services(hass: HomeAssistant) -> None:
    """Register the actions, once for all tables."""
    for name, (ask, schema) in ACTIONS.items():
        hass.services.async_register(DOMAIN, name, _asking(ask), schema)
    hass.services.async_register(
        DOMAIN, "get_state", _asking(_get_state), _schema(), SupportsResponse.ONLY
    )
    service.async_register_admin_service(hass, DOMAIN, SERVICE_RELOAD, _reload)


async def _reload(call: ServiceCall) -> None:
    """Read all content anew, for all tables."""
    await call.hass.data[LIBRARIAN].read()


def _asking(ask: Ask) -> Callable[[ServiceCall], Coroutine[Any, Any, ServiceResponse]]:
    """Return what finds the table that is meant and asks it."""

    async def handle(call: ServiceCall) -> ServiceResponse:
        entry: ParlorConfigEntry = service.async_get_config_entry(
            call.hass, DOMAIN, call.data.get(ATTR_CONFIG_ENTRY_ID)
        )
        with refusals_in_words():
            return await ask(entry.runtime_data, call)

    return handle
