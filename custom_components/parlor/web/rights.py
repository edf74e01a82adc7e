"""Rights: what Home Assistant lets a user do at a table, as it does with the table's entities."""

from typing import Any

from homeassistant.auth import EVENT_USER_UPDATED
from homeassistant.auth.models import User
from homeassistant.auth.permissions.const import POLICY_CONTROL, POLICY_READ
from homeassistant.core import CALLBACK_TYPE, Event, HomeAssistant, callback
from homeassistant.helpers import entity_registry as er

from custom_components.parlor.house import ParlorConfigEntry


def may_look(hass: HomeAssistant, user: User, entry: ParlorConfigEntry) -> bool:
    """Return whether a user may see what is public at a table."""
    return _may(hass, user, entry, POLICY_READ)


def may_act(hass: HomeAssistant, user: User, entry: ParlorConfigEntry) -> bool:
    """Return whether a user may play at a table and lead it."""
    return _may(hass, user, entry, POLICY_CONTROL)


@callback
def async_follow_rights(hass: HomeAssistant, user: User, changed: CALLBACK_TYPE) -> CALLBACK_TYPE:
    """Tell when a user may have other rights than before; return how to stop."""

    @callback
    def follow(event: Event[dict[str, Any]]) -> None:
        if event.data["user_id"] == user.id:
            changed()

    return hass.bus.async_listen(EVENT_USER_UPDATED, follow)


def _may(hass: HomeAssistant, user: User, entry: ParlorConfigEntry, policy: str) -> bool:
    rights = user.permissions
    if not user.is_active:
        return False
    if user.is_admin or rights.access_all_entities(policy):
        return True
    entities = er.async_entries_for_config_entry(er.async_get(hass), entry.entry_id)
    return any(rights.check_entity(entity.entity_id, policy) for entity in entities)
