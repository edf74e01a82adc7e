"""The dashboard card as a file: where dashboards load it, and which build of it."""

from typing import Final

from aiohttp import hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.house import has_table

from .build import Build
from .pages import asset_response
from .protocol import PHONE_URL, STATIC_URL

CARD_URL: Final = f"{STATIC_URL}/card.js"
# For those who write the address down: it needs no version, for Home Assistant's service worker
# keeps nothing of what lies here.
CARD_DOOR_URL: Final = f"{PHONE_URL}card.js"


def card_address(build: Build) -> str | None:
    """Return where the card of this build is, or None where none was built."""
    card = build.pages.card
    return None if card is None else f"{CARD_URL}?v={card.version}"


class CardView(HomeAssistantView):
    """Sends the card; with its version in the address it is kept for good."""

    requires_auth = False
    url = CARD_URL
    name = "parlor:card"

    def __init__(self, hass: HomeAssistant, build: Build) -> None:
        """Send the card of this build."""
        self._hass = hass
        self._build = build

    async def get(self, request: web.Request) -> web.Response:
        """Return the card. 404 where there is no table."""
        await self._build.refresh()
        card = self._build.pages.card
        if card is None or not has_table(self._hass):
            raise web.HTTPNotFound
        lasting = request.query.get("v") == card.version
        return asset_response(request, card.asset, lasting=lasting)


class CardDoorView(HomeAssistantView):
    """Leads to the card of this build, from an address that is the same for every build."""

    requires_auth = False
    url = CARD_DOOR_URL
    name = "api:parlor:card"

    def __init__(self, hass: HomeAssistant, build: Build) -> None:
        """Lead to the card of this build."""
        self._hass = hass
        self._build = build

    async def get(self, request: web.Request) -> web.Response:
        """Return a script that loads the card. 404 where there is no table."""
        await self._build.refresh()
        address = card_address(self._build)
        if address is None or not has_table(self._hass):
            raise web.HTTPNotFound
        return web.Response(
            text=f'import "{address}";\n',
            content_type="text/javascript",
            headers={hdrs.CACHE_CONTROL: "no-store", "X-Content-Type-Options": "nosniff"},
        )


def card_views(hass: HomeAssistant, build: Build) -> list[HomeAssistantView]:
    """Return the views of the card."""
    return [CardView(hass, build), CardDoorView(hass, build)]
