"""Keeping: how things of the house are before a game, and putting them back."""

from collections.abc import Mapping
from typing import Final

from homeassistant.core import ServiceCall
from homeassistant.helpers import config_validation as cv
import probatio

from custom_components.parlor.cloakroom import CLOAKROOM
from custom_components.parlor.house import ParlorConfigEntry

from .errand import Errand

ATTR_ENTITIES: Final = "entities"
ATTR_TRANSITION: Final = "transition"


async def _remember(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Keep how things are; what is kept already stays as it was kept."""
    await call.hass.data[CLOAKROOM].hand_in(entry.entry_id, call.data[ATTR_ENTITIES])


async def _restore(entry: ParlorConfigEntry, call: ServiceCall) -> None:
    """Put things back as they were; where nothing is kept, nothing changes."""
    wanted, transition = call.data.get(ATTR_ENTITIES), call.data.get(ATTR_TRANSITION)
    await call.hass.data[CLOAKROOM].give_back(entry.entry_id, wanted, transition)


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
