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
from custom_components.parlor.table.table import Entered, Table

from .guesses import Guesses, household
from .newcomers import Newcomers
from .protocol import Farewell, WireRefusal
from .shut import TableAway, farewell_of, shut_tables

# A shorter id could be guessed, and with it someone's seat.
UNGUESSABLE = 12


class Access:
    """Finds the table that a code or a token opens, for those who may come."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Start with all guesses left."""
        self._hass = hass
        self._guesses = Guesses(hass.loop.time)
        self._newcomers = Newcomers(hass.loop.time)

    def turn_away(self, *, at_home: bool) -> None:
        """Refuse with `not_home` whoever has nothing to try here.

        Refuses with `wrong_code` where there is no table any more. Raises `TableAway` where none is
        open to them just now.
        """
        known = self._hass.config_entries.async_entries(DOMAIN)
        if not known:
            raise Refused(WireRefusal.WRONG_CODE)
        theirs = [entry for entry in known if _may_come(entry, at_home=at_home)]
        if not theirs:
            raise Refused(WireRefusal.NOT_HOME)
        if all(map(_is_away, theirs)):
            farewells = {farewell_of(entry) for entry in theirs}
            raise TableAway(min(farewells, key=[Farewell.TABLE_CLOSED, Farewell.SHUT].index))

    def by_tv_code(self, code: str, *, at_home: bool) -> ParlorConfigEntry | None:
        """Return the table whose own screens come by this code; raises `TableAway`."""
        for entry, table in self._doors(at_home=at_home):
            if _same(code, table.tv_code):
                return _open(entry)
        return None

    def by_code(self, code: str, address: str | None, *, at_home: bool) -> ParlorConfigEntry:
        """Return the table of a code that was given from an address; raises `TableAway`.

        Refuses with `wrong_code`, `too_many_tries`, `not_home` or `busy`.
        """
        doors = self._doors(at_home=at_home)
        for entry, table in doors:
            if _same(code, table.code):
                return _open(entry)
        short = spoken(code)
        if doors and len(short) == SHORT_CODE_LENGTH:
            if seconds := self._guesses.wait(address):
                raise Refused(WireRefusal.TOO_MANY_TRIES, seconds=seconds)
            for entry, table in doors:
                if _same(short, spoken(table.short_code)):
                    return _open(entry)
            self._guesses.missed(address, len(doors))
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
        request = unguessable(message["id"])
        return await ask(message["name"], request, told, household(address))

    def _admit(self, entry: ParlorConfigEntry, address: str | None) -> Hashable:
        """Count a newcomer and return where from. Refuses with `too_fast`."""
        place = (entry.entry_id, household(address))
        if not self._newcomers.admit(place):
            raise Refused(WireRefusal.TOO_FAST)
        return place

    async def by_token(self, token: str, *, at_home: bool) -> tuple[ParlorConfigEntry, Entered]:
        """Return the table and the seat of a token; raises `TableAway`.

        Refuses with `wrong_token`, `not_home` or `busy`.
        """
        for entry, table in self._doors(at_home=at_home):
            with suppress(Refused):
                entered = await table.resume(token)
                return _open(entry), entered
        raise self._unknown(WireRefusal.WRONG_TOKEN, at_home=at_home)

    def _doors(self, *, at_home: bool) -> list[tuple[ParlorConfigEntry, Table]]:
        """Return the tables that this place may come to; the others' codes are not even tried.

        Those that are not open just now come last, as they were left.
        """
        opened = ((entry, entry.runtime_data) for entry in tables(self._hass))
        known = (*opened, *shut_tables(self._hass))
        return [(entry, table) for entry, table in known if _may_come(entry, at_home=at_home)]

    def _unknown(self, code: WireRefusal, *, at_home: bool) -> Refused:
        """Return why nothing was found; a table that is just being opened may be the right one."""
        known = self._hass.config_entries.async_entries(DOMAIN)
        if any(_is_away(one) and farewell_of(one) is Farewell.TABLE_CLOSED for one in known):
            return Refused(WireRefusal.BUSY)
        closed = not all(_may_come(entry, at_home=at_home) for entry in tables(self._hass))
        return Refused(WireRefusal.NOT_HOME if closed else code)


def _may_come(entry: ParlorConfigEntry, *, at_home: bool) -> bool:
    return at_home or bool(entry.options.get(CONF_OPEN_OUTSIDE))


def _is_away(entry: ParlorConfigEntry) -> bool:
    return entry.state is not ConfigEntryState.LOADED


def _open(entry: ParlorConfigEntry) -> ParlorConfigEntry:
    """Return the entry of a table that is open; raises `TableAway`."""
    if _is_away(entry):
        raise TableAway(farewell_of(entry))
    return entry


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
