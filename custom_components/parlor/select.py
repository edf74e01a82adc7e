"""Select: the game to play."""

from typing import Final, override

from homeassistant.components.select import SelectEntity, SelectEntityDescription
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .house import ParlorConfigEntry
from .scene import Scene

PARALLEL_UPDATES = 1

GAME: Final = SelectEntityDescription(key="game")


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the choice of a table's game."""
    async_add_entities([ParlorGameSelect(entry, GAME)])


class ParlorGameSelect(ParlorEntity, SelectEntity):
    """Chooses what is played."""

    @property
    @override
    def options(self) -> list[str]:
        """Return the games that can be played."""
        return [*self._table.games]

    @override
    def _look(self, scene: Scene) -> bool:
        before = self.current_option
        self._attr_current_option = scene.public["game"]
        return self._attr_current_option != before

    @override
    async def async_select_option(self, option: str) -> None:
        """Choose a game; raises what the table refuses."""
        await self._ask("configure", {"game": option})
