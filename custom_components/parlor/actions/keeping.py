"""Keeping: how things of the house are before a game, and putting them back."""

from collections.abc import Iterable, Mapping
from typing import Final

from homeassistant.auth.permissions.const import POLICY_CONTROL
from homeassistant.core import ServiceCall
from homeassistant.exceptions import Unauthorized
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.cloakroom import CLOAKROOM, members
from custom_components.parlor.house import ParlorConfigEntry

from .errand import Errand, user_of

ATTR_ENTITIES: Final = "entities"
ATTR_TRANSITION: Final = "transition"


async def _remember(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Keep how things are; what is kept already stays as it was kept."""
    entities = [*members(call.hass, call.data[ATTR_ENTITIES])]
    await _need_control(call, entities)
    await call.hass.data[CLOAKROOM].hand_in(entry.entry_id, entities)


async def _restore(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Put things back as they were; where nothing is kept, nothing changes."""
    cloakroom, wanted = call.hass.data[CLOAKROOM], call.data.get(ATTR_ENTITIES)
    kept = cloakroom.kept(entry.entry_id)
    entities = kept if wanted is None else kept & {*members(call.hass, wanted)}
    await _need_control(call, entities)
    await cloakroom.give_back(entry.entry_id, entities, call.data.get(ATTR_TRANSITION))


async def _need_control(call: ServiceCall, entities: Iterable[str]) -> None:
    """Raise `Unauthorized` for a user who may not control all of these by themselves."""
    user = await user_of(call)
    if user is None or user.is_admin:
        return
    for entity in entities:
        if not user.permissions.check_entity(entity, POLICY_CONTROL):
            raise Unauthorized(context=call.context, entity_id=entity, permission=POLICY_CONTROL)


KEEPING: Final[Mapping[str, Errand]] = {
    "remember_states": Errand(_remember, {probatio.Required(ATTR_ENTITIES): cv.entity_ids}),
    "restore_states": Errand(
        _restore,
        {
            probatio.Optional(ATTR_ENTITIES): cv.entity_ids,
            probatio.Optional(ATTR_TRANSITION): cv.positive_float,
        },
    ),
}
