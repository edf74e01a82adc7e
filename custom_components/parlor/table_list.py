"""The list of tables, for the pages of Home Assistant's users."""

from collections.abc import Callable
from typing import TypedDict

from homeassistant.auth.models import User
from homeassistant.config_entries import (
    SIGNAL_CONFIG_ENTRY_CHANGED,
    ConfigEntry,
    ConfigEntryChange,
    ConfigEntryState,
)
from homeassistant.core import CALLBACK_TYPE, HomeAssistant, callback
from homeassistant.helpers import device_registry as dr
from homeassistant.helpers.dispatcher import async_dispatcher_connect

from .const import DOMAIN
from .web.rights import async_follow_rights, may_look


class ListedTable(TypedDict):
    """A table; `open`: people can play at it now."""

    entry_id: str
    device_id: str | None
    name: str
    open: bool


@callback
def async_follow_tables(
    hass: HomeAssistant, user: User, tell: Callable[[list[ListedTable]], None]
) -> CALLBACK_TYPE:
    """Tell which tables a user may see, now and after every change; return how to stop."""
    known: list[ListedTable] | None = None

    @callback
    def look() -> None:
        nonlocal known
        listed = _listed(hass, user)
        if listed != known:
            known = listed
            tell(listed)

    @callback
    def changed(_: ConfigEntryChange, entry: ConfigEntry) -> None:
        if entry.domain == DOMAIN:
            look()

    look()
    stops = (
        async_dispatcher_connect(hass, SIGNAL_CONFIG_ENTRY_CHANGED, changed),
        async_follow_rights(hass, user, look),
    )

    @callback
    def stop() -> None:
        for one in stops:
            one()

    return stop


def _listed(hass: HomeAssistant, user: User) -> list[ListedTable]:
    return [
        ListedTable(
            entry_id=entry.entry_id,
            device_id=_device_id(hass, entry),
            name=entry.title,
            open=entry.state is ConfigEntryState.LOADED,
        )
        for entry in hass.config_entries.async_entries(DOMAIN)
        if may_look(hass, user, entry)
    ]


def _device_id(hass: HomeAssistant, entry: ConfigEntry) -> str | None:
    devices, identifier = dr.async_get(hass), (DOMAIN, entry.entry_id)
    device = devices.async_get_device_by_identifier(identifier, entry.entry_id)
    return None if device is None else device.id
