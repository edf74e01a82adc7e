"""Meaning: which table somebody means who talks to the house."""

from collections.abc import Callable, Iterator, Sequence

from homeassistant.core import HomeAssistant
from homeassistant.helpers import area_registry as ar, device_registry as dr, entity_registry as er

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.scene import Scene
from custom_components.parlor.table.names import alike


def called(
    hass: HomeAssistant, tables: Sequence[ParlorConfigEntry], name: str
) -> list[ParlorConfigEntry]:
    """Return the tables of this name, or those that stand in a room of this name."""
    return [entry for entry in tables if any(alike(name, own) for own in _names(hass, entry))]


def near(
    hass: HomeAssistant,
    tables: Sequence[ParlorConfigEntry],
    device: str | None,
    satellite: str | None,
) -> list[ParlorConfigEntry]:
    """Return the tables in the room of whoever hears for the house."""
    room = _room(hass, device, satellite)
    return [entry for entry in tables if room is not None and _area(hass, entry) == room]


def busiest(tables: Sequence[ParlorConfigEntry]) -> list[ParlorConfigEntry]:
    """Return the tables at which most is on: a game, else people, else nothing."""
    signs: tuple[Callable[[Scene], bool], ...] = (
        lambda scene: scene.playing,
        lambda scene: bool(scene.players),
    )
    for sign in signs:
        if found := [entry for entry in tables if sign(Scene.of(entry.runtime_data))]:
            return found
    return [*tables]


def _names(hass: HomeAssistant, entry: ParlorConfigEntry) -> Iterator[str]:
    yield entry.title
    if (device := _device(hass, entry)) is not None and device.name_by_user:
        yield device.name_by_user
    if room := ar.async_get(hass).async_get_area(_area(hass, entry) or ""):
        yield room.name
        yield from room.aliases


def _device(hass: HomeAssistant, entry: ParlorConfigEntry) -> dr.DeviceEntry | None:
    identifier = (DOMAIN, entry.entry_id)
    return dr.async_get(hass).async_get_device_by_identifier(identifier, entry.entry_id)


def _area(hass: HomeAssistant, entry: ParlorConfigEntry) -> str | None:
    device = _device(hass, entry)
    return None if device is None else device.area_id


def _room(hass: HomeAssistant, device_id: str | None, satellite: str | None) -> str | None:
    """Return the room of a satellite; an entity may stand elsewhere than its device."""
    entity = er.async_get(hass).async_get(satellite) if satellite else None
    if entity is not None and entity.area_id:
        return entity.area_id
    known = device_id or (None if entity is None else entity.device_id)
    device = dr.async_get(hass).async_get(known) if known else None
    return None if device is None else device.area_id
