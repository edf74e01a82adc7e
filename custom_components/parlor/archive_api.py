"""The archive over Home Assistant's own WebSocket: evenings, statistics and replays."""

from collections.abc import Awaitable, Callable
from functools import wraps
from typing import Any, Final

from homeassistant.components.websocket_api import async_register_command
from homeassistant.components.websocket_api.connection import ActiveConnection
from homeassistant.components.websocket_api.const import (
    ERR_SERVICE_VALIDATION_ERROR,
    ERR_UNAUTHORIZED,
)
from homeassistant.components.websocket_api.decorators import async_response, websocket_command
from homeassistant.core import HomeAssistant, callback
from homeassistant.exceptions import ServiceValidationError, Unauthorized
from homeassistant.helpers import service
import orjson
import probatio

from .const import DOMAIN
from .games.vocabulary import SeatId
from .house import ParlorConfigEntry, tables
from .looking_back import async_career, async_forget, async_statistics, stranger
from .refusals import refusals_in_words
from .table.persons import PersonId, user_person
from .web import encode
from .web.rights import may_look

ENTRY_ID: Final = "entry_id"
NUMBER: Final = "number"

type Command = dict[str, Any]
type Finding = Callable[[HomeAssistant, ActiveConnection, Command], Awaitable[object]]

_GAME: Final[dict[str | probatio.Marker, Any]] = {
    probatio.Required(ENTRY_ID): str,
    probatio.Required(NUMBER): int,
}


@callback
def async_setup_archive(hass: HomeAssistant) -> None:
    """Register the commands, once for all tables."""
    for command in (_results, _statistics, _career, _replay, _frame, _forget):
        async_register_command(hass, command)


def _answering(
    look: Finding,
) -> Callable[[HomeAssistant, ActiveConnection, Command], Awaitable[None]]:
    """Send what is found, or a refusal in words: it is no error, so it is not in the log."""

    @wraps(look)
    async def answer(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> None:
        number: int = message["id"]
        try:
            with refusals_in_words():
                connection.send_result(number, await look(hass, connection, message))
        except Unauthorized:
            connection.send_error(number, ERR_UNAUTHORIZED, "Unauthorized")
        except ServiceValidationError as refused:
            connection.send_error(
                number,
                ERR_SERVICE_VALIDATION_ERROR,
                str(refused),
                translation_domain=refused.translation_domain,
                translation_key=refused.translation_key,
                translation_placeholders=refused.translation_placeholders,
            )

    return answer


def _entry(
    hass: HomeAssistant, connection: ActiveConnection, message: Command
) -> ParlorConfigEntry:
    """Return the table that is meant, to whoever may look at it."""
    entry: ParlorConfigEntry = service.async_get_config_entry(hass, DOMAIN, message[ENTRY_ID])
    if not may_look(hass, connection.user, entry):
        raise Unauthorized
    return entry


def _entries(
    hass: HomeAssistant, connection: ActiveConnection, message: Command
) -> list[ParlorConfigEntry]:
    """Return the table that is meant, or all that the user may look at."""
    if ENTRY_ID in message:
        return [_entry(hass, connection, message)]
    return [entry for entry in tables(hass) if may_look(hass, connection.user, entry)]


@websocket_command(
    {
        probatio.Required("type"): "parlor/results",
        probatio.Required(ENTRY_ID): str,
        probatio.Optional("before"): int,
    }
)
@async_response
@_answering
async def _results(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> object:
    """Return evenings and their games, newest first."""
    archive = _entry(hass, connection, message).runtime_data.archive
    return await archive.results(message.get("before"))


@websocket_command(
    {probatio.Required("type"): "parlor/statistics", probatio.Optional(ENTRY_ID): str}
)
@async_response
@_answering
async def _statistics(
    hass: HomeAssistant, connection: ActiveConnection, message: Command
) -> object:
    """Return what everyone has come to, at one table or in the whole house."""
    return await async_statistics(hass, _entries(hass, connection, message))


@websocket_command(
    {
        probatio.Required("type"): "parlor/career",
        probatio.Required("person"): str,
        probatio.Optional(ENTRY_ID): str,
    }
)
@async_response
@_answering
async def _career(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> object:
    """Return somebody's games over time, at one table or in the whole house."""
    entries = _entries(hass, connection, message)
    return await async_career(hass, entries, PersonId(message["person"]))


@websocket_command({probatio.Required("type"): "parlor/replay", **_GAME})
@async_response
@_answering
async def _replay(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> object:
    """Return what there is to see of a game that is over."""
    return await _entry(hass, connection, message).runtime_data.archive.replay(message[NUMBER])


@websocket_command(
    {
        probatio.Required("type"): "parlor/replay/frame",
        **_GAME,
        probatio.Required("step"): int,
        probatio.Required("seat"): probatio.Any(str, None),
        probatio.Optional("language"): str,
    }
)
@async_response
@_answering
async def _frame(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> object:
    """Return one step as a page would be sent it: the state, and the events before it."""
    archive = _entry(hass, connection, message).runtime_data.archive
    seat = None if message["seat"] is None else SeatId(message["seat"])
    called = await stranger(hass, message.get("language", hass.config.language))
    frame = await archive.frame(message[NUMBER], message["step"], seat, called)
    return {
        "events": [orjson.Fragment(event) for event in encode.events_of(frame)],
        "state": orjson.Fragment(encode.state(frame, frame.private, seat)),
    }


@websocket_command(
    {
        probatio.Required("type"): "parlor/forget",
        probatio.Required("person"): str,
        probatio.Optional(ENTRY_ID): str,
    }
)
@async_response
@_answering
async def _forget(hass: HomeAssistant, connection: ActiveConnection, message: Command) -> object:
    """Forget somebody at one table or in the whole house: oneself, or for administrators anyone."""
    person = PersonId(message["person"])
    if not connection.user.is_admin and person != user_person(connection.user.id):
        raise Unauthorized
    await async_forget(_entries(hass, connection, message), [person])
    return {}
