"""Buttons: what a host does, for dashboards and automations."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, override

from homeassistant.components.button import ButtonEntity, ButtonEntityDescription
from homeassistant.core import HomeAssistant
from homeassistant.helpers.entity_platform import AddConfigEntryEntitiesCallback

from .entity import ParlorEntity
from .house import ParlorConfigEntry
from .refusals import refusals_in_words
from .scene import Scene
from .table.table import Caller

PARALLEL_UPDATES = 1


@dataclass(frozen=True, kw_only=True)
class ParlorButtonDescription(ButtonEntityDescription):
    """Says what a button asks of the table."""

    message: Callable[[Scene], str]


BUTTONS: Final = (
    ParlorButtonDescription(key="start", message=lambda _: "start"),
    ParlorButtonDescription(
        key="pause", message=lambda scene: "resume_game" if scene.public["paused"] else "pause"
    ),
    ParlorButtonDescription(key="next", message=lambda _: "next"),
    ParlorButtonDescription(key="end", message=lambda _: "end"),
    ParlorButtonDescription(key="rematch", message=lambda _: "rematch"),
)


async def async_setup_entry(
    hass: HomeAssistant,
    entry: ParlorConfigEntry,
    async_add_entities: AddConfigEntryEntitiesCallback,
) -> None:
    """Set up the buttons of a table."""
    async_add_entities(ParlorButton(entry, description) for description in BUTTONS)


class ParlorButton(ParlorEntity, ButtonEntity):
    """Asks something of a table, with a host's powers."""

    entity_description: ParlorButtonDescription

    @override
    async def async_press(self) -> None:
        """Ask it; raises what the table refuses."""
        message = self.entity_description.message(Scene.of(self._table))
        with refusals_in_words():
            await self._table.perform(Caller(house=True), message)
