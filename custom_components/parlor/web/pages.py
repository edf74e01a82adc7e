"""The pages of phone and TV: built by Vite, sent with a fresh nonce, never cached."""

import re
import secrets
from typing import Final

from aiohttp import hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.house import has_table

from .build import Asset, Build
from .protocol import PHONE_URL, SHORT_TV_URL, SHORT_URL, STATIC_URL, TV_URL

NOT_BUILT: Final = "The pages of Parlor are missing. Install the release, or run scripts/setup."
_HOST: Final = re.compile(r"[\w.:\[\]-]+", re.ASCII)


class PageView(HomeAssistantView):
    """Sends one page."""

    requires_auth = False

    def __init__(self, hass: HomeAssistant, build: Build, page: str, url: str) -> None:
        """Send this page at this address."""
        self._hass = hass
        self._build = build
        self._page = page
        self.url = url
        self.name = f"api:parlor:{page}"

    async def get(self, request: web.Request) -> web.Response:
        """Return the page, also while no table is open: it says so. 404 where there is none."""
        if not has_table(self._hass):
            raise web.HTTPNotFound
        await self._build.refresh()
        pages = self._build.pages
        html = pages.html.get(self._page)
        if html is None:
            raise web.HTTPServiceUnavailable(text=NOT_BUILT)
        nonce = secrets.token_urlsafe(16)
        response = web.Response(
            text=html.replace("__NONCE__", nonce).replace("__BUILD__", pages.build),
            content_type="text/html",
            headers={
                "Content-Security-Policy": policy(nonce, request.headers.get(hdrs.HOST, "")),
                hdrs.CACHE_CONTROL: "no-store",
                "Referrer-Policy": "no-referrer",
                "X-Content-Type-Options": "nosniff",
            },
        )
        response.enable_compression()
        return response


class AssetView(HomeAssistantView):
    """Sends what pages load; a name stands for what is in the file, so it is kept for good."""

    requires_auth = False
    url = f"{STATIC_URL}/assets/{{name}}"
    name = "parlor:asset"

    def __init__(self, build: Build) -> None:
        """Send the assets of this build."""
        self._build = build

    async def get(self, request: web.Request, name: str) -> web.Response:
        """Return an asset, packed for those who can unpack it."""
        if name not in self._build.pages.assets:
            await self._build.refresh()
        asset = self._build.pages.assets.get(name)
        if asset is None:
            raise web.HTTPNotFound
        return asset_response(request, asset, lasting=True)


def asset_response(request: web.Request, asset: Asset, *, lasting: bool) -> web.Response:
    """Send an asset, packed for those who can unpack it; `lasting`: its address is its own."""
    headers = {
        hdrs.CACHE_CONTROL: "public, max-age=31536000, immutable" if lasting else "no-store",
        "X-Content-Type-Options": "nosniff",
    }
    body = asset.body
    if asset.packed is not None:
        headers[hdrs.VARY] = hdrs.ACCEPT_ENCODING
        if "gzip" in request.headers.get(hdrs.ACCEPT_ENCODING, ""):
            headers[hdrs.CONTENT_ENCODING] = "gzip"
            body = asset.packed
    return web.Response(body=body, content_type=asset.kind, headers=headers)


class ShortView(HomeAssistantView):
    """Leads from an address that can be typed to a page."""

    requires_auth = False

    def __init__(self, hass: HomeAssistant, page: str, *urls: str) -> None:
        """Redirect from these addresses to this page."""
        self._hass = hass
        self._page = page
        self.url, *self.extra_urls = urls
        self.name = f"parlor:short:{page}"

    async def get(self, request: web.Request) -> web.Response:
        """Redirect where there is a table."""
        if not has_table(self._hass):
            raise web.HTTPNotFound
        raise web.HTTPFound(self._page, headers={hdrs.CACHE_CONTROL: "no-store"})


def policy(nonce: str, host: str) -> str:
    """Return what a page may load: its own files and its own socket, nothing else."""
    # Older browsers do not count a socket of the same host as 'self'.
    sockets = f" ws://{host} wss://{host}" if _HOST.fullmatch(host) else ""
    return "; ".join(
        (
            "default-src 'none'",
            f"script-src 'self' 'nonce-{nonce}'",
            f"style-src 'self' 'nonce-{nonce}'",
            "img-src 'self' data:",
            "media-src 'self' data: blob:",
            "font-src 'self'",
            "manifest-src 'self'",
            f"connect-src 'self'{sockets}",
            "base-uri 'none'",
            "form-action 'none'",
            "frame-ancestors 'self'",
        )
    )


def page_views(hass: HomeAssistant, build: Build) -> list[HomeAssistantView]:
    """Return the views of all pages."""
    return [
        PageView(hass, build, "phone", PHONE_URL),
        PageView(hass, build, "tv", TV_URL),
        AssetView(build),
        ShortView(hass, PHONE_URL, SHORT_URL, PHONE_URL.rstrip("/")),
        ShortView(hass, TV_URL, SHORT_TV_URL),
    ]
