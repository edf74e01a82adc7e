"""The cloakroom: how things of the house were before a game, kept until they are given back."""

from asyncio import Lock
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from homeassistant.const import ATTR_ENTITY_ID, STATE_UNAVAILABLE, STATE_UNKNOWN
from homeassistant.core import Event, EventStateChangedData, HomeAssistant, State, callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.event import async_track_state_change_event
from homeassistant.helpers.state import async_reproduce_state
from homeassistant.helpers.storage import Store
from homeassistant.util.hass_dict import HassKey
import probatio

from .const import DOMAIN, LOGGER
from .table.house import Cancel

_VERSION: Final = 1
_NOWHERE: Final = (None, STATE_UNAVAILABLE, STATE_UNKNOWN)

# By table: what its things were like, and which of them wait until they can be given back.
type Hooks = dict[str, dict[str, dict[str, Any]]]


class Cloakroom:
    """Keeps states on disk, so that a restart in the midst of a game loses none."""

    def __init__(self, hass: HomeAssistant) -> None:
        """Begin with empty hooks; use `load`."""
        self._hass = hass
        self._store: Store[Hooks] = Store(hass, _VERSION, f"{DOMAIN}.cloakroom")
        self._hooks: Hooks = {}
        self._cancel: Cancel | None = None
        # What is given back tells of itself, and is not given twice for that.
        self._giving = Lock()

    async def load(self) -> None:
        """Take up what was kept, and go on waiting for what could not be given back."""
        self._hooks = await self._store.async_load() or {}
        self._wait()

    async def hand_in(self, table: str, entities: Iterable[str]) -> None:
        """Keep how these are, each as it was when it was first handed in; groups by their members.

        What is nowhere to be found now cannot be kept.
        """
        hook = self._hooks.setdefault(table, {})
        for entity in members(self._hass, entities):
            state = self._hass.states.get(entity)
            known = hook.get(entity)
            if known is not None:
                known["due"] = False
            elif state is not None and state.state not in _NOWHERE:
                hook[entity] = {**_kept(state), "due": False}
        await self._save()

    def kept(self, table: str) -> set[str]:
        """Return what is kept for a table."""
        return {*self._hooks.get(table, {})}

    async def give_back(
        self, table: str, entities: Iterable[str] | None = None, transition: float | None = None
    ) -> None:
        """Put these, or all that a table has handed in, back as they were.

        What is nowhere to be found now is given back as soon as it is there again.
        """
        hook = self._hooks.get(table, {})
        wanted = hook.keys() if entities is None else {*members(self._hass, entities)}
        for entity in hook.keys() & wanted:
            hook[entity]["due"] = True
        await self._give_due(transition)

    async def forget(self, table: str) -> None:
        """Give back what can be, and keep nothing more for this table."""
        await self.give_back(table)
        self._hooks.pop(table, None)
        await self._save()

    async def _give_due(self, transition: float | None = None) -> None:
        async with self._giving:
            await self._give(transition)

    async def _give(self, transition: float | None) -> None:
        found = [
            (table, State(entity, kept["state"], kept["attributes"]))
            for table, hook in self._hooks.items()
            for entity, kept in hook.items()
            if kept["due"] and _is_there(self._hass, entity)
        ]
        options = None if transition is None else {"transition": transition}
        for table, state in found:
            try:
                await async_reproduce_state(self._hass, state, reproduce_options=options)
            except (HomeAssistantError, probatio.Invalid) as error:
                LOGGER.warning("%s cannot be put back as it was: %s", state.entity_id, error)
            self._hooks.get(table, {}).pop(state.entity_id, None)
        await self._save()

    async def _save(self) -> None:
        """Write at once: the next thing may be the restart. Where nothing is kept, no file is."""
        self._hooks = {table: hook for table, hook in self._hooks.items() if hook}
        if self._hooks:
            await self._store.async_save(self._hooks)
        else:
            await self._store.async_remove()
        self._wait()

    def _wait(self) -> None:
        """Listen for the things that are due and not there."""
        if self._cancel is not None:
            self._cancel()
        due = {
            entity for hook in self._hooks.values() for entity, kept in hook.items() if kept["due"]
        }
        self._cancel = async_track_state_change_event(self._hass, due, self._came) if due else None

    @callback
    def _came(self, event: Event[EventStateChangedData]) -> None:
        state = event.data["new_state"]
        if state is not None and state.state not in _NOWHERE:
            self._hass.async_create_task(self._give_due(), f"{DOMAIN} gives back")


CLOAKROOM: HassKey[Cloakroom] = HassKey("parlor_cloakroom")


async def async_open_cloakroom(hass: HomeAssistant) -> None:
    """Open the cloakroom, once for all tables."""
    hass.data[CLOAKROOM] = Cloakroom(hass)
    await hass.data[CLOAKROOM].load()


def _is_there(hass: HomeAssistant, entity: str) -> bool:
    state = hass.states.get(entity)
    return state is not None and state.state not in _NOWHERE


def _kept(state: State) -> Mapping[str, Any]:
    return {"state": state.state, "attributes": {**state.attributes}}


def members(hass: HomeAssistant, entities: Iterable[str]) -> Iterator[str]:
    """Give these entities, and in place of a group whatever is in it, however deep."""
    waiting, met = [*entities], set[str]()
    while waiting:
        entity = waiting.pop(0)
        if entity in met:
            continue
        met.add(entity)
        state = hass.states.get(entity)
        members = () if state is None else state.attributes.get(ATTR_ENTITY_ID, ())
        if members:
            waiting += members
        else:
            yield entity
