"""Events: everything that happens in public at a table, for automations."""

from collections.abc import Sequence
from typing import Final, override

from homeassistant.components.event import EventEntity, EventEntityDescription
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .games import GAMES
from .games.events import Event
from .herald import told
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .scene import Scene
from .table.happenings import TableEvent

PARALLEL_UPDATES = 0

EVENT: Final = EventEntityDescription(
    key="event",
    event_types=[
        *map(str, TableEvent),
        *dict.fromkeys(str(event) for game in GAMES.values() for event in game.heard()),
    ],
    # It tells of every move; what is worth telling is in the activity without it.
    entity_registry_enabled_default=False,
)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the event of a table."""
    async_add_entities([ParlorEvent(entry, EVENT)])


class ParlorEvent(ParlorEntity, EventEntity):
    """Tells what happens at a table; its types are the table's own and those of all games."""

    @override
    async def async_added_to_hass(self) -> None:
        """Listen to what happens."""
        await super().async_added_to_hass()
        onlooker = Onlooker(happened=self._happened)
        self.async_on_remove(self._table.look_on(onlooker))

    @callback
    def _happened(self, events: Sequence[Event]) -> None:
        scene = Scene.of(self._table)
        for event in events:
            # Each is written by itself, so that no automation misses one.
            self._trigger_event(str(event.type), told(event, scene.names))
            self.async_write_ha_state()
