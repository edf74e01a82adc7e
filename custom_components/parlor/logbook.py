"""Logbook: what happened at a table, told in the games' own words."""

from collections.abc import Callable
from typing import Any, Final

from homeassistant.components.logbook.const import (
    LOGBOOK_ENTRY_ICON,
    LOGBOOK_ENTRY_MESSAGE,
    LOGBOOK_ENTRY_NAME,
)
from homeassistant.core import Event, HomeAssistant, callback

from .const import DOMAIN
from .herald import EVENT_PARLOR
from .words import WORDS

ICON: Final = "mdi:cards-playing-outline"


@callback
def async_describe_events(
    hass: HomeAssistant,
    async_describe_event: Callable[
        [str, str, Callable[[Event[dict[str, Any]]], dict[str, str]]], None
    ],
) -> None:
    """Describe what the herald tells."""
    words = hass.data[WORDS]

    def describe(event: Event[dict[str, Any]]) -> dict[str, str]:
        told = event.data
        sentence = words.event(hass.config.language, told["game"], told["type"], told["data"])
        return {
            LOGBOOK_ENTRY_NAME: told["table"],
            LOGBOOK_ENTRY_MESSAGE: sentence or str(told["type"]).replace("_", " "),
            LOGBOOK_ENTRY_ICON: words.icon(told["game"], told["type"]) or ICON,
        }

    async_describe_event(DOMAIN, EVENT_PARLOR, describe)
