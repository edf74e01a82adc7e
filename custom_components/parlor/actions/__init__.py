"""Actions: what users and automations of Home Assistant may ask of tables."""

from collections.abc import Mapping
from typing import Final

from homeassistant.const import SERVICE_RELOAD
from homeassistant.core import HomeAssistant, ServiceCall, callback
from homeassistant.helpers import service

from custom_components.parlor.const import DOMAIN
from custom_components.parlor.librarian import LIBRARIAN

from .acting import ACTING
from .errand import Errand, Tour
from .hosting import HOSTING
from .inviting import INVITING
from .keeping import KEEPING
from .leading import LEADING
from .looking import LOOKING
from .remembering import REMEMBERING
from .saying import SAYING

ERRANDS: Final[Mapping[str, Errand | Tour]] = {
    **LEADING,
    **HOSTING,
    **INVITING,
    **ACTING,
    **SAYING,
    **KEEPING,
    **LOOKING,
    **REMEMBERING,
}


@callback
def async_setup_actions(hass: HomeAssistant) -> None:
    """Register the actions, once for all tables."""
    for name, errand in ERRANDS.items():
        hass.services.async_register(DOMAIN, name, errand.run, errand.schema, errand.answers)
    service.async_register_admin_service(hass, DOMAIN, SERVICE_RELOAD, _reload)


async def _reload(call: ServiceCall) -> None:
    """Read all content anew, for all tables."""
    await call.hass.data[LIBRARIAN].read()
