"""Home Assistant's WebSocket API: what the pages of its users speak with."""

from typing import Any, Final

from homeassistant.components.websocket_api import async_register_command
from homeassistant.components.websocket_api.connection import ActiveConnection
from homeassistant.components.websocket_api.const import ERR_NOT_FOUND, ERR_UNAUTHORIZED
from homeassistant.components.websocket_api.decorators import async_response, websocket_command
from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.http import current_request
import orjson
import probatio

from .const import DOMAIN
from .games.refused import Refused
from .house import ParlorConfigEntry
from .table_list import async_follow_tables
from .web import SWITCHBOARD, encode
from .web.protocol import Farewell
from .web.rights import may_look
from .web.shut import farewell_of
from .web.user_session import LineKind
from .web.veil import veil

ATTR_AS: Final = "as"
ATTR_ENTRY_ID: Final = "entry_id"
ATTR_HEARD: Final = "heard"
ATTR_LINE: Final = "line"
ATTR_MESSAGE: Final = "message"


@callback
def async_setup_websocket(hass: HomeAssistant) -> None:
    """Register the commands, once for all tables."""
    for command in (follow_tables, subscribe, send, heard):
        async_register_command(hass, command)


@callback
@websocket_command({probatio.Required("type"): "parlor/tables"})
def follow_tables(hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]) -> None:
    """Tell which tables there are, now and whenever that changes."""
    number = msg["id"]
    connection.send_result(number)
    connection.subscriptions[number] = async_follow_tables(
        hass, connection.user, lambda tables: connection.send_event(number, tables)
    )


@callback
@websocket_command(
    {
        probatio.Required("type"): "parlor/subscribe",
        probatio.Required(ATTR_ENTRY_ID): str,
        probatio.Required(ATTR_AS): probatio.Coerce(LineKind),
    }
)
def subscribe(hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]) -> None:
    """Open a line to a table; where it is not open, say that and why."""
    number, lines = msg["id"], hass.data[SWITCHBOARD]
    entry: ParlorConfigEntry | None = hass.config_entries.async_get_entry(msg[ATTR_ENTRY_ID])
    if entry is None or entry.domain != DOMAIN:
        _refuse(connection, number, ERR_NOT_FOUND, "no_table")
        return
    if not may_look(hass, connection.user, entry):
        _refuse(connection, number, ERR_UNAUTHORIZED, "not_allowed")
        return
    if lines.full(connection):
        _refuse(connection, number, "busy", "too_many_lines")
        return
    connection.send_result(number)
    connection.subscriptions[number] = _nothing_to_end
    if lines.closed or entry.state is not ConfigEntryState.LOADED:
        away = Farewell.RESTARTING if lines.closed else farewell_of(entry)
        _send_away(connection, number, away)
        return
    try:
        line = lines.open(entry, connection, number, current_request.get(), msg[ATTR_AS])
    except Refused:  # it closes in this very moment
        _send_away(connection, number, farewell_of(entry))
        return
    connection.subscriptions[number] = line.close


@websocket_command(
    {
        probatio.Required("type"): "parlor/send",
        probatio.Required(ATTR_LINE): int,
        # Under a veil; what is none is refused on the line, for here it would get into the log.
        probatio.Required(ATTR_MESSAGE): object,
    }
)
@async_response
async def send(hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]) -> None:
    """Say something on a line, and answer with what the wire answers."""
    line = hass.data[SWITCHBOARD].find(connection, msg[ATTR_LINE])
    if line is None:
        _refuse(connection, msg["id"], ERR_NOT_FOUND, "no_line")
        return
    await line.say(msg["id"], msg[ATTR_MESSAGE])


@callback
@websocket_command(
    {
        probatio.Required("type"): "parlor/heard",
        probatio.Required(ATTR_LINE): int,
        probatio.Required(ATTR_HEARD): int,
    }
)
def heard(hass: HomeAssistant, connection: ActiveConnection, msg: dict[str, Any]) -> None:
    """Learn how many messages of a line a page has read; nobody waits for an answer."""
    line = hass.data[SWITCHBOARD].find(connection, msg[ATTR_LINE])
    if line is not None:
        line.heard(msg[ATTR_HEARD])


def _send_away(connection: ActiveConnection, number: int, reason: Farewell) -> None:
    """Say why there is no line to the table, as the line would."""
    connection.send_event(number, orjson.Fragment(veil(encode.gone(reason))))


def _refuse(connection: ActiveConnection, number: int, code: str, words: str) -> None:
    """Refuse a command, in words that Home Assistant has in the user's language."""
    connection.send_error(number, code, words, translation_domain=DOMAIN, translation_key=words)


def _nothing_to_end() -> None:
    """Let the page end a subscription that leads nowhere."""
