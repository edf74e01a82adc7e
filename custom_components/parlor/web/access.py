"""Who may come to which table."""

from collections.abc import Callable, Hashable, Mapping
from contextlib import suppress
from hmac import compare_digest
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_interface

from aiohttp import web
from homeassistant.components.network import async_get_adapters
from homeassistant.config_entries import ConfigEntryState
from homeassistant.core import HomeAssistant
from homeassistant.helpers.network import is_cloud_connection
from homeassistant.util.network import is_local

from custom_components.parlor.const import CONF_OPEN_OUTSIDE, DOMAIN
from custom_components.parlor.games.refused import Refused
from custom_components.parlor.house import ParlorConfigEntry, tables
from custom_components.parlor.table.codes import SHORT_CODE_LENGTH
from custom_components.parlor.table.seats import Entered

from .guesses import Guesses, household
from .newcomers import Newcomers
from .protocol import WireRefusal

# A shorter id could be guessed, and with it someone's seat.
UNGUESSABLE = 12

_COMING_BACK = {
    ConfigEntryState.NOT_LOADED,
    ConfigEntryState.SETUP_IN_PROGRESS,
    ConfigEntryState.SETUP_RETRY,
    ConfigEntryState.UNLOAD_IN_PROGRESS,
}


class Access:
    """Finds the table that a code or a token opens, for those who may come."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Start with all guesses left."""
        self._hass = hass
        self._guesses = Guesses(hass.loop.time)
        self._newcomers = Newcomers(hass.loop.time)

    def turn_away(self, *, at_home: bool) -> None:
        """Refuse whoever has nothing to try here, with `not_home` or `busy`."""
        if not self._reachable(at_home=at_home):
            raise self._unknown(WireRefusal.NOT_HOME, at_home=at_home)

    def by_code(self, code: str, address: str | None, *, at_home: bool) -> ParlorConfigEntry:
        """Return the table of a code that was given from an address.

        Refuses with `wrong_code`, `too_many_tries`, `not_home` or `busy`.
        """
        reachable = self._reachable(at_home=at_home)
        for entry in reachable:
            if _same(code, entry.runtime_data.code):
                return entry
        short = spoken(code)
        if reachable and len(short) == SHORT_CODE_LENGTH:
            if seconds := self._guesses.wait(address):
                raise Refused(WireRefusal.TOO_MANY_TRIES, seconds=seconds)
            for entry in reachable:
                if _same(short, spoken(entry.runtime_data.short_code)):
                    return entry
            self._guesses.missed(address, len(reachable))
        raise self._unknown(WireRefusal.WRONG_CODE, at_home=at_home)

    async def join(
        self, entry: ParlorConfigEntry, name: str, request_id: str, address: str | None
    ) -> Entered:
        """Sit down, once: a page whose line broke before it was welcomed asks again.

        Refuses with `too_fast`, and as the table does.
        """
        request = unguessable(request_id)
        if request is not None and entry.runtime_data.has_let_in(request, name):
            return await entry.runtime_data.join(name, request=request)
        place = self._admit(entry, address)
        try:
            return await entry.runtime_data.join(name, request=request)
        except Refused:
            self._newcomers.forgive(place)
            raise

    async def ask_to_be_let_in(
        self,
        entry: ParlorConfigEntry,
        message: Mapping[str, str],
        address: str | None,
        told: Callable[[str], None],
    ) -> Entered:
        """Wait for the word of those who decide. Refuses with `too_fast`, and as the table does."""
        self._admit(entry, address)
        table = entry.runtime_data
        ask = table.reclaim if message["type"] == "reclaim" else table.knock
        return await ask(message["name"], unguessable(message["id"]), told)

    def _admit(self, entry: ParlorConfigEntry, address: str | None) -> Hashable:
        """Count a newcomer and return where from. Refuses with `too_fast`."""
        place = (entry.entry_id, household(address))
        if not self._newcomers.admit(place):
            raise Refused(WireRefusal.TOO_FAST)
        return place

    async def by_token(self, token: str, *, at_home: bool) -> tuple[ParlorConfigEntry, Entered]:
        """Return the table and the seat of a token.

        Refuses with `wrong_token`, `not_home` or `busy`.
        """
        for entry in self._reachable(at_home=at_home):
            with suppress(Refused):
                return entry, await entry.runtime_data.resume(token)
        raise self._unknown(WireRefusal.WRONG_TOKEN, at_home=at_home)

    def _reachable(self, *, at_home: bool) -> list[ParlorConfigEntry]:
        """Return the tables that this place may come to; the others' codes are not even tried."""
        return [e for e in tables(self._hass) if at_home or e.options.get(CONF_OPEN_OUTSIDE)]

    def _unknown(self, code: WireRefusal, *, at_home: bool) -> Refused:
        """Return why nothing was found; a table that is just reloading may be the right one."""
        entries = self._hass.config_entries.async_entries(DOMAIN, include_disabled=False)
        if any(entry.state in _COMING_BACK for entry in entries):
            return Refused(WireRefusal.BUSY)
        closed = not at_home and len(self._reachable(at_home=False)) < len(tables(self._hass))
        return Refused(WireRefusal.NOT_HOME if closed else code)


def unguessable(request_id: str) -> str | None:
    """Return the request by which a page may ask for its seat again, unless it is too short."""
    return request_id if len(request_id) >= UNGUESSABLE else None


def spoken(code: str) -> str:
    """Return a code as it is compared: people add spaces and dashes and shout."""
    return "".join(code.split()).replace("-", "").casefold()


def _same(one: str, other: str) -> bool:
    """Compare in constant time."""
    return compare_digest(one.encode(), other.encode())


async def is_at_home(hass: HomeAssistant, request: web.Request) -> bool:
    """Return whether a request comes from the home network."""
    if is_cloud_connection(hass):
        return False
    try:
        address = ip_address(request.remote or "")
    except ValueError:
        return False
    if isinstance(address, IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    return is_local(address) or await _is_in_own_subnet(hass, address)


async def _is_in_own_subnet(hass: HomeAssistant, address: IPv4Address | IPv6Address) -> bool:
    """Return whether one of Home Assistant's adapters is in the same network: IPv6, a VPN."""
    own = [
        ip_interface(f"{known['address']}/{known['network_prefix']}").network
        for adapter in await async_get_adapters(hass)
        for known in (*adapter["ipv4"], *adapter["ipv6"])
    ]
    return any(address in network for network in own if network.prefixlen)
