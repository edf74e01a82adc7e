"""The dashboard card: dashboards load it while there is a table, without anyone's doing."""

import asyncio
from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

from homeassistant.components.lovelace.const import CONF_RESOURCE_TYPE_WS, LOVELACE_DATA
from homeassistant.components.lovelace.resources import ResourceStorageCollection
from homeassistant.const import CONF_ID, CONF_URL
from homeassistant.core import HomeAssistant
from homeassistant.helpers.event import async_track_time_interval
from homeassistant.util.hass_dict import HassKey

from .trouble import Issue, clear, report
from .web import BUILD
from .web.card_file import CARD_DOOR_URL, CARD_URL, card_address

# Home Assistant tells nobody that it has read its YAML again.
LOOK_AGAIN: Final = timedelta(seconds=30)
# What somebody has to write where resources are kept in YAML, as it is shown in the issue.
LINES: Final = f"lovelace:\n  resources:\n    - url: {CARD_DOOR_URL}\n      type: module"


class CardPost:
    """Where dashboards find the card: an entry among their resources."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Look after the card of this house."""
        self._hass = hass
        # Tables that open together find each other's entry, and no second one is made.
        self._one_by_one = asyncio.Lock()
        self._stop_looking: Callable[[], None] | None = None

    async def put_up(self) -> None:
        """Have dashboards load the card of this build; where only a person can do it, say so."""
        address = card_address(self._hass.data[BUILD])
        if address is None or LOVELACE_DATA not in self._hass.data:
            return
        async with self._one_by_one:
            resources = self._resources
            if resources is None:
                self._ask_for_lines()
            else:
                await _keep(resources, address)

    async def take_down(self) -> None:
        """Leave nothing of the card among the resources of dashboards."""
        self._stop_asking()
        async with self._one_by_one:
            if resources := self._resources:
                for item_id in await _ours(resources):
                    await resources.async_delete_item(item_id)

    @property
    def _resources(self) -> ResourceStorageCollection | None:
        """Return the resources, unless they are kept in YAML."""
        data = self._hass.data.get(LOVELACE_DATA)
        resources = data and data.resources
        return resources if isinstance(resources, ResourceStorageCollection) else None

    def _ask_for_lines(self) -> None:
        if self._has_lines():
            self._stop_asking()
            return
        report(self._hass, Issue.CARD_NOT_LOADED, lines=LINES)
        if self._stop_looking is None:
            self._stop_looking = async_track_time_interval(
                self._hass, self._look_again, LOOK_AGAIN, cancel_on_shutdown=True
            )

    def _has_lines(self) -> bool:
        items = self._hass.data[LOVELACE_DATA].resources.async_items()
        return any(_is_ours(item.get(CONF_URL)) for item in items)

    async def _look_again(self, _: datetime) -> None:
        self._ask_for_lines()

    def _stop_asking(self) -> None:
        clear(self._hass, Issue.CARD_NOT_LOADED)
        if self._stop_looking is not None:
            self._stop_looking()
            self._stop_looking = None


CARD_POST: HassKey[CardPost] = HassKey("parlor_card_post")


def card_post(hass: HomeAssistant) -> CardPost:
    """Return the one that looks after the card; also in a house whose tables never opened."""
    return hass.data.setdefault(CARD_POST, CardPost(hass))


async def _keep(resources: ResourceStorageCollection, address: str) -> None:
    """Have one entry for the card, with this address."""
    ours = await _ours(resources)
    if not ours:
        module = {CONF_RESOURCE_TYPE_WS: "module", CONF_URL: address}
        await resources.async_create_item(module)
        return
    kept, *others = ours
    for item_id in others:
        await resources.async_delete_item(item_id)
    if resources.data[kept][CONF_URL] != address:
        await resources.async_update_item(kept, {CONF_URL: address})


async def _ours(resources: ResourceStorageCollection) -> list[str]:
    """Return the ids of the entries that lead to the card, with any version."""
    # It is read only when somebody asks.
    await resources.async_get_info()
    return [item[CONF_ID] for item in resources.async_items() if _is_ours(item.get(CONF_URL))]


def _is_ours(address: str | None) -> bool:
    return (address or "").partition("?")[0] in {CARD_URL, CARD_DOOR_URL}
