"""The device of a table, and the base of all its entities."""

from collections.abc import Mapping, Sequence
from typing import Final, override

from homeassistant.const import EVENT_CORE_CONFIG_UPDATE, Platform
from homeassistant.core import Event, HomeAssistant, callback
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.entity import Entity, EntityDescription
from homeassistant.loader import async_get_loaded_integration

from .callers import caller_of
from .const import DOMAIN
from .house import ParlorConfigEntry
from .onlooker import Onlooker
from .refusals import refusals_in_words
from .scene import Scene
from .web.links import guest_base, tv_link

# What tables had in earlier versions.
GONE: Final[Sequence[tuple[str, str]]] = ((Platform.BUTTON, "pause"),)


def async_register_device(hass: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry:
    """Make the table a device that leads to its board on the TV.

    It follows new codes, another name, and another address of the house.
    """
    table = entry.runtime_data
    device, known = _register(hass, entry), (table.code, table.name)

    @callback
    def follow() -> None:
        nonlocal known
        if known != (now := (table.code, table.name)):
            known = now
            _register(hass, entry)

    @callback
    def moved(_: Event) -> None:
        _register(hass, entry)

    entry.async_on_unload(table.look_on(Onlooker(changed=follow)))
    entry.async_on_unload(hass.bus.async_listen(EVENT_CORE_CONFIG_UPDATE, moved))
    return device


def _register(hass: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry:
    base = guest_base(hass, entry)
    version = async_get_loaded_integration(hass, DOMAIN).version
    return dr.async_get(hass).async_get_or_create(
        config_entry_id=entry.entry_id,
        identifiers={(DOMAIN, entry.entry_id)},
        name=entry.title,
        manufacturer="Parlor",
        model="Games table",
        sw_version=None if version is None else str(version),
        entry_type=dr.DeviceEntryType.SERVICE,
        configuration_url=tv_link(base, entry.runtime_data.tv_code) if base else None,
    )


@callback
def async_forget_entities(
    hass: HomeAssistant, entry: ParlorConfigEntry, gone: Sequence[tuple[str, str]] = GONE
) -> None:
    """Let go of entities that a table no longer has, so that none stays as an orphan."""
    registry = er.async_get(hass)
    for domain, key in gone:
        if known := registry.async_get_entity_id(domain, DOMAIN, unique_id(entry, key)):
            registry.async_remove(known)


def unique_id(entry: ParlorConfigEntry, key: str) -> str:
    """Return what Home Assistant tells an entity of a table by."""
    return f"{entry.entry_id}-{key}"


class ParlorEntity(Entity):
    """Something about a table, told whenever the table publishes a change."""

    _attr_has_entity_name = True
    _attr_should_poll = False

    def __init__(self, entry: ParlorConfigEntry, description: EntityDescription) -> None:
        """Look at the table of this entry."""
        self.entity_description = description
        self._entry = entry
        self._table = entry.runtime_data
        self._attr_unique_id = unique_id(entry, description.key)
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
            self._tell()

    def _tell(self) -> None:
        """Tell the house what is new here."""
        self.async_write_ha_state()

    async def _ask(self, message: str, params: Mapping[str, object] | None = None) -> None:
        """Ask it of the table for whoever has the house do so; raises what the table refuses."""
        with refusals_in_words():
            caller = await caller_of(self.hass, self._context)
            await self._table.perform(caller, message, params)

    @callback
    def _closed(self) -> None:
        # When the house stops, the last states are what it should remember.
        self._attr_available = False
        if not self.hass.is_stopping:
            self.async_write_ha_state()
