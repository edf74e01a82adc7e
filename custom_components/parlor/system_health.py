"""System health: whether guests can come in and games are saved."""

from typing import Any

from homeassistant.components import system_health
from homeassistant.core import HomeAssistant, callback

from .house import tables
from .table.table import Stage
from .web import BUILD
from .web.links import guest_base
from .web.protocol import PHONE_URL


@callback
def async_register(hass: HomeAssistant, register: system_health.SystemHealthRegistration) -> None:
    """Register what is told."""
    register.async_register_info(system_health_info)


async def system_health_info(hass: HomeAssistant) -> dict[str, Any]:
    """Return how the tables are; addresses stay out of what people paste into reports."""
    entries = tables(hass)
    troubles = sorted({str(entry.runtime_data.trouble or "ok") for entry in entries})
    return {
        "tables": len(entries),
        "games": sum(entry.runtime_data.stage is Stage.PLAYING for entry in entries),
        "pages": bool(hass.data[BUILD].pages.html),
        "journals": ", ".join(troubles),
        "address": _reach(hass, {guest_base(hass, entry) for entry in entries}),
    }


async def _reach(hass: HomeAssistant, bases: set[str | None]) -> str | dict[str, str]:
    """Try the addresses that guests are given; the first that fails is told."""
    for base in bases:
        if base is None:
            return {"type": "failed", "error": "unknown"}
        found = await system_health.async_check_can_reach_url(hass, f"{base}{PHONE_URL}")
        if found != "ok":
            return found
    return "ok"
