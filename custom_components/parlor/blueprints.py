"""Blueprints: automations to start with, laid where Home Assistant looks for them."""

from asyncio import Lock
from collections.abc import Mapping
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final, Self

from homeassistant.components.automation import automations_with_blueprint
from homeassistant.components.automation.const import DOMAIN as AUTOMATION
from homeassistant.components.automation.helpers import async_get_blueprints
from homeassistant.const import SERVICE_RELOAD
from homeassistant.core import HomeAssistant, callback
from homeassistant.helpers.start import async_at_started
from homeassistant.helpers.storage import Store
from homeassistant.util.hass_dict import HassKey

from .const import DOMAIN, LOGGER
from .house import ParlorConfigEntry, has_table

SHIPPED: Final = Path(__file__).parent / "blueprints" / AUTOMATION
_VERSION: Final = 1

# By file: the digest of what was laid there, by which a person's own change is known.
type Laid = dict[str, str]


class Blueprints:
    """Keeps the blueprints up to date that nobody has changed, and leaves all others alone.

    What a person has deleted stays deleted; what a person has changed is the person's.
    """

    def __init__(self, hass: HomeAssistant, shipped: Mapping[str, bytes]) -> None:
        """Ship these; an update of the files counts from the restart on, as the code does."""
        self._hass = hass
        self._shipped = shipped
        self._store: Store[Laid] = Store(hass, _VERSION, f"{DOMAIN}.blueprints")
        self._laid: Laid | None = None
        self._lock = Lock()

    @classmethod
    async def read(cls, hass: HomeAssistant) -> Self:
        """Return the blueprints that ship."""
        return cls(hass, await hass.async_add_executor_job(_read, SHIPPED))

    async def lay_out(self) -> None:
        """Bring the folder of this house up to date."""
        async with self._lock:
            if AUTOMATION not in self._hass.config.components or not has_table(self._hass):
                return
            before = await self._known()
            used = {name for name in before if self._in_use(name)}
            try:
                laid = await self._hass.async_add_executor_job(self._write, before, used)
            except OSError as error:
                LOGGER.warning("The blueprints cannot be written: %s", error)
                return
            if laid != before:
                self._laid = laid
                await self._store.async_save(laid)
            if renewed := {name for name in before.keys() & laid if before[name] != laid[name]}:
                await self._follow(renewed & used)

    async def clear_away(self) -> None:
        """Take away what nobody has changed and no automation needs."""
        async with self._lock:
            laid, self._laid = await self._known(), {}
            unused = {name for name in laid if not self._in_use(name)}
            await self._hass.async_add_executor_job(self._delete, laid, unused)
            await self._store.async_remove()
            await async_get_blueprints(self._hass).async_reset_cache()

    async def _known(self) -> Laid:
        """Return what was laid out, also before the restart."""
        if self._laid is None:
            self._laid = await self._store.async_load() or {}
        return self._laid

    @property
    def _folder(self) -> Path:
        folder: Path = async_get_blueprints(self._hass).blueprint_folder
        return folder / DOMAIN

    def _in_use(self, name: str) -> bool:
        return bool(automations_with_blueprint(self._hass, f"{DOMAIN}/{name}"))

    async def _follow(self, used: set[str]) -> None:
        """Let automations know of blueprints that are new."""
        await async_get_blueprints(self._hass).async_reset_cache()
        if used:
            await self._hass.services.async_call(AUTOMATION, SERVICE_RELOAD)

    def _write(self, before: Laid, used: set[str]) -> Laid:
        """Write what is missing or out of date; return what is Parlor's own then."""
        gone = before.keys() - self._shipped - used
        self._delete(before, gone)
        self._folder.mkdir(parents=True, exist_ok=True)
        laid = {name: digest for name, digest in before.items() if name not in gone}
        for name, content in self._shipped.items():
            file, new = self._folder / name, _digest(content)
            there = _digest(file.read_bytes()) if file.exists() else None
            if there == new or (there is None and name in before):
                laid[name] = new
            elif there == before.get(name):
                file.write_bytes(content)
                laid[name] = new
        return laid

    def _delete(self, laid: Laid, names: set[str]) -> None:
        for name in names:
            file = self._folder / name
            if file.exists() and _digest(file.read_bytes()) == laid[name]:
                file.unlink()
        with suppress(OSError):  # something of a person's is in it, or it is not there
            self._folder.rmdir()


BLUEPRINTS: HassKey[Blueprints] = HassKey("parlor_blueprints")


@callback
def async_bring_blueprints(hass: HomeAssistant, entry: ParlorConfigEntry) -> None:
    """Lay the blueprints out with a table.

    Not before the house has started: Home Assistant puts examples of its own only where there is
    no folder yet, and automations that an update changes are loaded by then.
    """

    async def lay_out(_: HomeAssistant) -> None:
        await hass.data[BLUEPRINTS].lay_out()

    entry.async_on_unload(async_at_started(hass, lay_out))


def _read(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.glob("*.yaml"))}


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
