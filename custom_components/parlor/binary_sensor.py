"""Binary sensors: what is on at a table."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, override

from homeassistant.components.binary_sensor import (
    BinarySensorEntity,
    BinarySensorEntityDescription,
)
from homeassistant.components.binary_sensor.const import BinarySensorDeviceClass
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .house import ParlorConfigEntry
from .scene import Scene

PARALLEL_UPDATES = 0


@dataclass(frozen=True, kw_only=True)
class ParlorBinarySensorDescription(BinarySensorEntityDescription):
    """Says when a binary sensor is on."""

    on: Callable[[Scene], bool]


BINARY_SENSORS: Final = (
    ParlorBinarySensorDescription(
        key="running",
        device_class=BinarySensorDeviceClass.RUNNING,
        on=lambda scene: scene.playing,
    ),
    # The switch shows whether the game is paused, and the first is on and off with everyone who
    # sits down and gets ready.
    ParlorBinarySensorDescription(
        key="waiting_for_players",
        on=lambda scene: scene.waits_for_players,
        entity_registry_enabled_default=False,
    ),
    ParlorBinarySensorDescription(
        key="paused",
        on=lambda scene: scene.public["paused"],
        entity_registry_enabled_default=False,
    ),
)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the binary sensors of a table."""
    async_add_entities(ParlorBinarySensor(entry, description) for description in BINARY_SENSORS)


class ParlorBinarySensor(ParlorEntity, BinarySensorEntity):
    """Shows whether something is on at a table."""

    entity_description: ParlorBinarySensorDescription

    @override
    def _look(self, scene: Scene) -> bool:
        before = self.is_on
        self._attr_is_on = self.entity_description.on(scene)
        return self._attr_is_on != before
