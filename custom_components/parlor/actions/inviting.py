"""Inviting: links and codes, for those who are to come."""

from base64 import b64encode
from collections.abc import Mapping
from typing import Final

from homeassistant.core import ServiceCall, ServiceResponse, SupportsResponse

from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.web.links import guest_base, phone_link, tv_link
from custom_components.parlor.web.protocol import SHORT_TV_URL, SHORT_URL
from custom_components.parlor.web.qr import qr_png

from .errand import Errand, ask_for


async def _get_invitation(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Return how guests and TVs come to a table; no links while no address is known."""
    table, base = entry.runtime_data, guest_base(call.hass, entry)
    if base is None:
        return {"spoken_code": table.short_code, **dict.fromkeys(_LINKS)}
    link = phone_link(base, table.code)
    picture = await call.hass.async_add_executor_job(qr_png, link)
    return {
        "spoken_code": table.short_code,
        "link": link,
        "tv_link": tv_link(base, table.tv_code),
        "short_link": f"{base}{SHORT_URL}",
        "short_tv_link": f"{base}{SHORT_TV_URL}",
        "qr": f"data:image/png;base64,{b64encode(picture).decode()}",
    }


async def _new_code(entry: ParlorConfigEntry, call: ServiceCall) -> ServiceResponse:
    """Make old links worthless; return the new ones to whoever wants them."""
    await ask_for(call, entry, "new_code")
    return await _get_invitation(entry, call) if call.return_response else None


_LINKS: Final = ("link", "tv_link", "short_link", "short_tv_link", "qr")

INVITING: Final[Mapping[str, Errand]] = {
    "get_invitation": Errand(_get_invitation, answers=SupportsResponse.ONLY, looks=True),
    "new_code": Errand(_new_code, answers=SupportsResponse.OPTIONAL),
}
