"""Traces: all that something could leave in a Home Assistant, each under its kind."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from hashlib import sha256
from pathlib import Path
import threading

from homeassistant.components.conversation.agent_manager import get_agent_manager
from homeassistant.components.frontend import DATA_PANELS
from homeassistant.components.lovelace.const import LOVELACE_DATA
from homeassistant.components.websocket_api.const import DOMAIN as WEBSOCKET_API
from homeassistant.const import EVENT_HOMEASSISTANT_FINAL_WRITE
from homeassistant.core import HassJob, HomeAssistant
from homeassistant.helpers import (
    device_registry as dr,
    entity_registry as er,
    intent,
    issue_registry as ir,
)
from homeassistant.helpers.dispatcher import DATA_DISPATCHER
from homeassistant.util.async_ import get_scheduled_timer_handles

from custom_components.parlor.const import DOMAIN

type Traces = Mapping[str, Counter[str]]


async def traces(house: HomeAssistant) -> Traces:
    """Return what there is now."""
    files = await house.async_add_executor_job(_files, Path(house.config.config_dir))
    found = {kind: Counter([*look(house)]) for kind, look in _KINDS.items()}
    resources = await _resources(house)
    return {"files": Counter(files), "resources": Counter(resources), **found}


def left(before: Traces, after: Traces) -> dict[str, list[str]]:
    """Return what has come and not gone."""
    return _more(after, before)


def lost(before: Traces, after: Traces) -> dict[str, list[str]]:
    """Return what was there and was taken, too."""
    return _more(before, after)


def _more(one: Traces, other: Traces) -> dict[str, list[str]]:
    more = {kind: sorted((one[kind] - other[kind]).elements()) for kind in one}
    return {kind: found for kind, found in more.items() if found}


def _files(folder: Path) -> list[str]:
    """List every file with what is in it, and every folder."""
    return [
        f"{path.relative_to(folder)} {sha256(path.read_bytes()).hexdigest()[:8]}"
        if path.is_file()
        else f"{path.relative_to(folder)}/"
        for path in folder.rglob("*")
    ]


async def _resources(house: HomeAssistant) -> list[str]:
    """List what dashboards load."""
    resources = house.data[LOVELACE_DATA].resources
    await resources.async_get_info()
    return [str(resource["url"]) for resource in resources.async_items()]


def _data(house: HomeAssistant) -> Iterable[str]:
    return (str(key) for key in house.data if DOMAIN in str(key))


def _listeners(house: HomeAssistant) -> Iterator[str]:
    """Give what is listened to; Home Assistant's own stores wait until they may write."""
    for event, count in house.bus.async_listeners().items():
        if event != EVENT_HOMEASSISTANT_FINAL_WRITE:
            yield from (str(event) for _ in range(count))


def _signals(house: HomeAssistant) -> Iterable[str]:
    signals = house.data.get(DATA_DISPATCHER, {})
    return (str(signal) for signal, targets in signals.items() for _ in targets)


def _timers(house: HomeAssistant) -> Iterator[str]:
    """Give what waits for a time; of what waits under a name of Home Assistant's, who is meant."""
    for timer in get_scheduled_timer_handles(house.loop):
        jobs = [job for job in (timer._args or ()) if isinstance(job, HassJob)]
        if not timer.cancelled():
            yield from (str(job) for job in jobs if DOMAIN in str(job))
            yield from (str(timer) for _ in "1" if not jobs and DOMAIN in str(timer))


_KINDS: Mapping[str, Callable[[HomeAssistant], Iterable[str]]] = {
    "actions": lambda house: (
        f"{domain}.{name}"
        for domain, names in house.services.async_services().items()
        for name in names
    ),
    "addresses": lambda house: (
        resource.canonical for resource in house.http.app.router.resources()
    ),
    "commands": lambda house: house.data[WEBSOCKET_API],
    "data": _data,
    "devices": lambda house: (device.id for device in dr.async_get(house).devices),
    "entities": lambda house: [*er.async_get(house).entities],
    "entries": lambda house: (entry.entry_id for entry in house.config_entries.async_entries()),
    "intents": lambda house: house.data.get(intent.DATA_KEY, {}),
    "issues": lambda house: (f"{domain} {issue}" for domain, issue in ir.async_get(house).issues),
    "listeners": _listeners,
    "panels": lambda house: [*house.data[DATA_PANELS]],
    "sentences": lambda house: get_agent_manager(house).trigger_sentences,
    "signals": _signals,
    "states": lambda house: house.states.async_entity_ids(),
    "threads": lambda _: (
        thread.name for thread in threading.enumerate() if DOMAIN in type(thread).__module__
    ),
    "timers": _timers,
}
