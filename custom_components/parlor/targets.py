"""Targets: which tables an automation means."""

from typing import Any

from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.target import (
    TargetSelection,
    async_extract_referenced_entity_ids,
)

from .house import ParlorConfigEntry


def is_meant(hass: HomeAssistant, target: dict[str, Any] | None, entry: ParlorConfigEntry) -> bool:
    """Return whether a target means this table: by its device, area, or one of its entities.

    Without a target every table is meant. Looked up when it is needed, it follows all registries.
    """
    selection = TargetSelection(target or {})
    if not selection.has_any_target:
        return True
    found = async_extract_referenced_entity_ids(hass, selection, primary_entities_only=False)
    entities, devices = er.async_get(hass), dr.async_get(hass)
    if any(
        device.id in found.referenced_devices
        for device in dr.async_entries_for_config_entry(devices, entry.entry_id)
    ):
        return True
    named = found.referenced | found.indirectly_referenced
    return any(
        own.entity_id in named
        for own in er.async_entries_for_config_entry(entities, entry.entry_id)
    )
