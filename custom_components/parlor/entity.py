"""The device of a table, and the base of all its entities."""

from typing import override

from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.entity import Entity, EntityDescription

from .const import DOMAIN
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .scene import Scene
from .web.links import guest_base, tv_link


def async_register_device(hass: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry:
    """Make the table a device that leads to its board on the TV, now and after new codes."""
    table = entry.runtime_data
    device, code = _register(hass, entry), table.code

    @callback
    def follow() -> None:
        nonlocal code
        if code != table.code:
            code = table.code
            _register(hass, entry)

    entry.async_on_unload(table.look_on(Onlooker(changed=follow)))
    return device


def _register(hass: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry:
    base = guest_base(hass, entry)
    return dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id,
        identifiers={(DOMAIN, entry.entry_id)},
        name=entry.title,
        manufacturer="Parlor",
        entry_type=dr.DeviceEntryType.SERVICE,
        configuration_url=tv_link(base, entry.runtime_data.tv_code) if base else None,
    )


class ParlorEntity(Entity):
    """Something about a table, told whenever the table publishes a change."""

    _attr_has_entity_name = True
    _attr_should_poll = False

    def __init__(self, entry: ParlorConfigEntry, description: EntityDescription) -> None:
        """Look at the table of this entry."""
        self.entity_description = description
        self._entry = entry
        self._table = entry.runtime_data
        self._attr_unique_id = f"{entry.entry_id}-{description.key}"
        self._attr_translation_key = description.key
        self._attr_device_info = dr.DeviceInfo(identifiers={(DOMAIN, entry.entry_id)})

    @override
    async def async_added_to_hass(self) -> None:
        """Look once, and again after every change."""
        await super().async_added_to_hass()
        self._look(Scene.of(self._table))
        onlooker = Onlooker(changed=self._changed, closed=self._closed)
        self.async_on_remove(self._table.look_on(onlooker))

    def _look(self, scene: Scene) -> bool:
        """Take in what the table shows; return whether that changes anything here."""
        return False

    @callback
    def _changed(self) -> None:
        if self._look(Scene.of(self._table)):
            self.async_write_ha_state()

    @callback
    def _closed(self) -> None:
        # When the house stops, the last states are what it should remember.
        self._attr_available = False
        if not self.hass.is_stopping:
            self.async_write_ha_state()
