"""Addresses: where guests find the table."""

from ipaddress import ip_address

from homeassistant.core import HomeAssistant
from homeassistant.helpers.network import NoURLAvailableError, get_url
from homeassistant.util.network import is_host_valid, is_ip_address, is_loopback
from yarl import URL

from custom_components.parlor.const import CONF_GUEST_ADDRESS
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.trouble import Issue, clear, report

from .house_names import parse_origin
from .protocol import PHONE_URL, TV_URL


def parse_base(address: str) -> str | None:
    """Return an address that links can begin with, or None where it is none."""
    origin = parse_origin(address.strip())
    if origin is None or URL(address.strip()) not in {origin, origin / ""}:
        return None
    return str(origin) if is_host_valid(origin.raw_host or "") else None


def guest_base(hass: HomeAssistant, entry: ParlorConfigEntry, origin: str = "") -> str | None:
    """Return the address for guests: the option, the asking page's own, or Home Assistant's.

    None, and a repair issue, where there is none that phones could reach.
    """
    asking = parse_origin(origin)
    if address := entry.options.get(CONF_GUEST_ADDRESS):
        base = str(address)
    elif asking is not None and not _leads_to_itself(asking):
        return str(asking)
    else:
        try:
            base = get_url(hass, allow_cloud=False)
        except NoURLAvailableError:
            report(hass, Issue.NO_ADDRESS, entry.entry_id, table=entry.title)
            return None
    clear(hass, Issue.NO_ADDRESS, entry.entry_id)
    return base.rstrip("/")


def phone_link(base: str, code: str) -> str:
    """Return the link behind the QR code; the code is in the fragment, so no server logs it."""
    return f"{base}{PHONE_URL}#{code}"


def tv_link(base: str, tv_code: str) -> str:
    """Return the link of the TV page, for the house's own screens."""
    return f"{base}{TV_URL}#{tv_code}"


def _leads_to_itself(origin: URL) -> bool:
    """Return whether a phone that follows this address would find only itself."""
    host = origin.host or ""
    return host.casefold() == "localhost" or (is_ip_address(host) and is_loopback(ip_address(host)))
