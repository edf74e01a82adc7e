"""The panel as a file: where Home Assistant loads its page from, and which build of it."""

from typing import Final

from aiohttp import web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.house import has_table

from .build import Build
from .pages import asset_response
from .protocol import STATIC_URL

PANEL_URL: Final = f"{STATIC_URL}/panel.js"


def panel_address(build: Build) -> str | None:
    """Return where the panel of this build is, or None where none was built."""
    panel = build.pages.panel
    return None if panel is None else f"{PANEL_URL}?v={panel.version}"


class PanelView(HomeAssistantView):
    """Sends the panel; with its version in the address it is kept for good."""

    requires_auth = False
    url = PANEL_URL
    name = "parlor:panel"

    def __init__(self, hass: HomeAssistant, build: Build) -> None:
        """Send the panel of this build."""
        self._hass = hass
        self._build = build

    async def get(self, request: web.Request) -> web.Response:
        """Return the panel. 404 where there is no table."""
        await self._build.refresh()
        panel = self._build.pages.panel
        if panel is None or not has_table(self._hass):
            raise web.HTTPNotFound
        lasting = request.query.get("v") == panel.version
        return asset_response(request, panel.asset, lasting=lasting)
