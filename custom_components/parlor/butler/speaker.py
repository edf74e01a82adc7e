"""The speaker: whose seat somebody speaks from who talks to the house."""

from typing import TYPE_CHECKING

from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er

from custom_components.parlor.const import CONF_PLAYER, CONF_SATELLITE, CONF_SATELLITES
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.names import alike
from custom_components.parlor.table.table import Seat

if TYPE_CHECKING:
    from homeassistant.components.conversation import ConversationInput


def speaker(hass: HomeAssistant, entry: ParlorConfigEntry, heard: ConversationInput) -> Seat | None:
    """Return the seat to which a satellite was given, else that of the user who speaks."""
    user, sitting = heard.context.user_id, [s for s in entry.runtime_data.seats if not s.gone]
    given = [
        seat
        for own in entry.options.get(CONF_SATELLITES, ())
        if _is_heard_by(hass, own[CONF_SATELLITE], heard)
        for seat in sitting
        if alike(seat.name, own[CONF_PLAYER])
    ]
    users = [seat for seat in sitting if user is not None and seat.user == user]
    return next(iter([*given, *users]), None)


def _is_heard_by(hass: HomeAssistant, satellite: str, heard: ConversationInput) -> bool:
    """Return whether this satellite has heard it; some are known by their device alone."""
    if heard.satellite_id is not None:
        return heard.satellite_id == satellite
    entity = er.async_get(hass).async_get(satellite)
    known = None if entity is None else entity.device_id
    return known is not None and known == heard.device_id
