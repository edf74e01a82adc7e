"""Buttons: what a host does, for dashboards and automations."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, override

from homeassistant.components.button import ButtonEntity, ButtonEntityDescription
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .house import ParlorConfigEntry
from .scene import Scene

PARALLEL_UPDATES = 1


@dataclass(frozen=True, kw_only=True)
class ParlorButtonDescription(ButtonEntityDescription):
    """Says what a button asks of the table, and when the table would do it."""

    message: str
    may: Callable[[Scene], bool]


BUTTONS: Final = (
    ParlorButtonDescription(key="start", message="start", may=lambda scene: scene.may_start),
    ParlorButtonDescription(key="end", message="end", may=lambda scene: scene.playing),
    ParlorButtonDescription(
        key="add_bot", message="add_bot", may=lambda scene: scene.has_room_for_a_bot
    ),
    ParlorButtonDescription(
        key="clear_table", message="clear_table", may=lambda scene: bool(scene.sitting)
    ),
    # In some games there is something to skip for half of the time only, again and again.
    ParlorButtonDescription(
        key="next",
        message="next",
        may=lambda scene: scene.may_skip,
        entity_registry_enabled_default=False,
    ),
    # After a game, start begins the next one, too; this one waits for nobody who has gone away.
    ParlorButtonDescription(
        key="rematch",
        message="rematch",
        may=lambda scene: scene.over,
        entity_registry_enabled_default=False,
    ),
)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the buttons of a table."""
    async_add_entities(ParlorButton(entry, description) for description in BUTTONS)


class ParlorButton(ParlorEntity, ButtonEntity):
    """Asks something of a table, with a host's powers; unavailable while it would be refused."""

    entity_description: ParlorButtonDescription

    @override
    def _look(self, scene: Scene) -> bool:
        before = self._attr_available
        self._attr_available = self.entity_description.may(scene)
        return self._attr_available != before

    @override
    def _tell(self) -> None:
        # As if it had not been there before: the logbook tells of every change but of none that is
        # the first, and that a button can be pressed again is nothing that a person would tell.
        self.hass.states.async_remove(self.entity_id)
        super()._tell()

    @override
    async def async_press(self) -> None:
        """Ask it; raises what the table refuses."""
        await self._ask(self.entity_description.message)
