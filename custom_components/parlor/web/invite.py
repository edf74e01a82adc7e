"""Invitations: links, codes and QR codes."""

from aiohttp import web
from homeassistant.components.http.const import KEY_HASS_USER
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import KEY_AUTHENTICATED, HomeAssistantView
from homeassistant.util.hass_dict import HassKey

from custom_components.parlor.const import CONF_WIFI_NAME, CONF_WIFI_PASSWORD
from custom_components.parlor.house import ParlorConfigEntry, tables

from .links import guest_base, phone_link, tv_link
from .protocol import INVITE_URL
from .protocol.server import QrCode, Wifi
from .qr import Drawings, qr_code, wifi_text
from .rights import may_look

DRAWINGS: HassKey[Drawings] = HassKey("parlor_drawings")


async def invitation(
    hass: HomeAssistant, entry: ParlorConfigEntry, origin: str
) -> dict[str, object]:
    """Return how guests come to this table."""
    table = entry.runtime_data
    base = guest_base(hass, entry, origin)
    link = phone_link(base, table.code) if base else None
    return {
        "link": link,
        "code": table.code,
        "short_code": table.short_code,
        "qr": await _drawn(hass, link) if link else None,
    }


async def wifi(hass: HomeAssistant, entry: ParlorConfigEntry) -> dict[str, Wifi]:
    """Return the guests' network, where the table's options name one."""
    name, password = entry.options.get(CONF_WIFI_NAME), entry.options.get(CONF_WIFI_PASSWORD, "")
    if not name:
        return {}
    qr = await _drawn(hass, wifi_text(name, password))
    return {"wifi": Wifi(name=name, password=password, qr=qr)}


async def _drawn(hass: HomeAssistant, text: str) -> QrCode:
    drawings = hass.data.get(DRAWINGS)
    if drawings is None:
        drawings = hass.data[DRAWINGS] = Drawings(
            lambda text: hass.async_add_executor_job(qr_code, text)
        )
    return await drawings.of(text)


class InviteView(HomeAssistantView):
    """Tells Home Assistant's users the links of all tables."""

    # Whoever is none is refused below: what Home Assistant refuses counts as a failed login.
    requires_auth = False
    url = INVITE_URL
    name = "api:parlor:invite"

    def __init__(self, hass: HomeAssistant) -> None:
        """Invite to the tables of this house."""
        self._hass = hass

    async def get(self, request: web.Request) -> web.Response:
        """Return the links of the tables that the user may see; null while no address is known."""
        if not request.get(KEY_AUTHENTICATED):
            raise web.HTTPForbidden
        origin = str(request.url.origin())
        user = request[KEY_HASS_USER]
        shown = [entry for entry in tables(self._hass) if may_look(self._hass, user, entry)]
        return self.json({"tables": [self._links(entry, origin) for entry in shown]})

    def _links(self, entry: ParlorConfigEntry, origin: str) -> dict[str, str | None]:
        table = entry.runtime_data
        base = guest_base(self._hass, entry, origin)
        return {
            "entry_id": entry.entry_id,
            "name": table.name,
            "phone": phone_link(base, table.code) if base else None,
            "tv": tv_link(base, table.tv_code) if base else None,
            "code": table.code,
            "short_code": table.short_code,
        }
