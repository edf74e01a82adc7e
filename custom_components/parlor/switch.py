"""Switch: whether the game is paused."""

from typing import Any, Final, override

from homeassistant.components.switch import SwitchEntity, SwitchEntityDescription
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .house import ParlorConfigEntry
from .scene import Scene

PARALLEL_UPDATES = 1

PAUSE: Final = SwitchEntityDescription(key="pause")


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the switch of a table."""
    async_add_entities([PauseSwitch(entry, PAUSE)])


class PauseSwitch(ParlorEntity, SwitchEntity):
    """Pauses the game and lets it go on; off while there is none, which is nothing to grey out."""

    @override
    def _look(self, scene: Scene) -> bool:
        before = self.is_on
        self._attr_is_on = scene.public["paused"]
        return self._attr_is_on != before

    @override
    async def async_turn_on(self, **kwargs: Any) -> None:
        """Pause; what is as it should be stays so. Raises what the table refuses."""
        if not self.is_on:
            await self._ask("pause")

    @override
    async def async_turn_off(self, **kwargs: Any) -> None:
        """Go on; what is as it should be stays so. Raises what the table refuses."""
        if self.is_on:
            await self._ask("resume_game")
