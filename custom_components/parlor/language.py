"""The language of whoever asks over HTTP: in a form, a user sees words of the user's own."""

from aiohttp import hdrs, web
from homeassistant.components.frontend.storage import async_user_store
from homeassistant.components.http.const import KEY_HASS_USER
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import current_request


async def language_of_user(hass: HomeAssistant) -> str:
    """Return what the user has chosen, else what the browser speaks, else the house."""
    request = current_request.get()
    if request is None:
        return hass.config.language
    return await _chosen(hass, request) or _accepted(request) or hass.config.language


async def _chosen(hass: HomeAssistant, request: web.Request) -> str | None:
    """Return the language in the user's profile."""
    if (user := request.get(KEY_HASS_USER)) is None:
        return None
    profile = (await async_user_store(hass, user.id)).data
    chosen: str | None = (profile.get("language") or {}).get("language")
    return chosen


def _accepted(request: web.Request) -> str:
    """Return the language that the browser likes best, without its region."""
    first = request.headers.get(hdrs.ACCEPT_LANGUAGE, "").partition(",")[0]
    spoken = first.partition(";")[0].strip().partition("-")[0]
    return spoken if spoken.isalpha() else ""
