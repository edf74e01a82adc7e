"""The names that this house goes by: a page under any other name belongs to somebody else.

Anyone can let a name of their own lead to this house, and a browser would take its pages for
pages of ours. So a name counts only if nobody can buy it, or if the settings name it.
"""

from typing import Final

from aiohttp import hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.network import is_cloud_connection
from homeassistant.util.network import is_ip_address
from yarl import URL

from custom_components.parlor.const import CONF_GUEST_ADDRESS
from custom_components.parlor.house import tables

# Endings that exist in home networks alone, or whose owner hands out no names.
LOCAL_ENDINGS: Final = (
    ".corp",
    ".fritz.box",
    ".home",
    ".home.arpa",
    ".internal",
    ".intranet",
    ".lan",
    ".local",
    ".localdomain",
    ".localhost",
    ".private",
    ".speedport.ip",
    ".test",
)


def parse_origin(address: str) -> URL | None:
    """Return scheme, host and port of a web address, or None where it has none."""
    try:
        origin = URL(address).origin()
    except ValueError:
        return None
    return origin if origin.scheme in {"http", "https"} else None


def came_from(request: web.Request, origin: str) -> bool:
    """Return whether a page comes from the very host that it asks."""
    asking = parse_origin(origin)
    return asking is not None and asking == _asked(request, asking.scheme)


def may_speak(hass: HomeAssistant, request: web.Request, origin: str) -> bool:
    """Return whether pages from that origin are pages of this house."""
    asking = parse_origin(origin)
    if asking is None:
        return False
    if asking == _asked(request, asking.scheme) and is_own_name(hass, asking.host or ""):
        return True
    return asking in _settings(hass)


def is_own_name(hass: HomeAssistant, host: str) -> bool:
    """Return whether this house goes by that name, or by that number."""
    name = host.casefold().removesuffix(".")
    return (
        is_ip_address(name)
        or "." not in name
        or name.endswith(LOCAL_ENDINGS)
        or name in {origin.host for origin in _settings(hass)}
        # Whoever comes through the tunnel has asked for the name that it has.
        or is_cloud_connection(hass)
    )


def _asked(request: web.Request, scheme: str) -> URL | None:
    return parse_origin(f"{scheme}://{request.headers.get(hdrs.HOST, '')}")


def _settings(hass: HomeAssistant) -> list[URL]:
    """Return the addresses that somebody has set."""
    named = [
        *(entry.options.get(CONF_GUEST_ADDRESS, "") for entry in tables(hass)),
        hass.config.internal_url or "",
        hass.config.external_url or "",
    ]
    return [origin for address in named if (origin := parse_origin(address)) is not None]
