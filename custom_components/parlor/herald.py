"""The herald: tells the house what happens at a table, on Home Assistant's event bus."""

from collections.abc import Mapping, Sequence
from typing import Final

from homeassistant.const import ATTR_DEVICE_ID
from homeassistant.core import HomeAssistant, callback
import orjson

from .games import GAMES
from .games.events import Event
from .games.vocabulary import Json
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .scene import Scene
from .table.happenings import TableEvent

EVENT_PARLOR: Final = "parlor_event"
# Who is there and ready. Nobody would tell of it, so it is no line of the activity.
EVENT_PRESENCE: Final = "parlor_presence"
PRESENCE: Final = frozenset(
    {TableEvent.PLAYER_READY, TableEvent.PLAYER_AWAY, TableEvent.PLAYER_BACK}
)

NAMED: Final = ("_name", "_names")


@callback
def async_herald(hass: HomeAssistant, entry: ParlorConfigEntry, device_id: str) -> None:
    """Fire an event for all that is worth telling, until the table is closed.

    What is on the bus is recorded; whoever wants to hear of every move has the triggers and the
    event entity. What happens at the table itself belongs to no game in the lobby.
    """
    table = entry.runtime_data

    @callback
    def happened(events: Sequence[Event]) -> None:
        scene = Scene.of(table)
        for event in events:
            if not is_told(event, scene):
                continue
            hass.bus.async_fire(
                EVENT_PRESENCE if event.type in PRESENCE else EVENT_PARLOR,
                {
                    ATTR_DEVICE_ID: device_id,
                    "entry_id": entry.entry_id,
                    "table": table.name,
                    "game": scene.game if event.type in TableEvent else scene.public["game"],
                    "type": str(event.type),
                    "data": told(event, scene.names),
                },
            )

    entry.async_on_unload(table.look_on(Onlooker(happened=happened)))


def is_told(event: Event, scene: Scene) -> bool:
    """Return whether an event is the table's own, or one that a person would tell of."""
    return event.type in TableEvent or GAMES[scene.public["game"]].tells(event)


def told(event: Event, names: Mapping[str, str]) -> dict[str, Json]:
    """Return an event's data; beside seat ids, under `…_name` or `…_names`, who sits there.

    What is a name already is left as it is.
    """
    data: dict[str, Json] = orjson.loads(orjson.dumps(event.data))
    called: dict[str, Json] = {}
    for key, value in data.items():
        if not key.endswith(NAMED) and (named := _named(value, names)) != value:
            called[f"{key}_name" if isinstance(value, str) else f"{key}_names"] = named
    return data | called


def _named(value: Json, names: Mapping[str, str]) -> Json:
    """Return the value with a name in place of every seat id."""
    match value:
        case str():
            return names.get(value, value)
        case list():
            return [_named(one, names) for one in value]
        case {"id": _}:
            return value  # a thing with a name of its own
        case dict():
            return {names.get(key, key): _named(one, names) for key, one in value.items()}
    return value
