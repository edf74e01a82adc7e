"""The pages of phone and TV: built by Vite, sent with a fresh nonce, never cached."""

from dataclasses import dataclass
import hashlib
from pathlib import Path
import re
import secrets
from typing import Final

from aiohttp import hdrs, web
from homeassistant.core import HomeAssistant
from homeassistant.helpers.http import HomeAssistantView

from custom_components.parlor.house import tables

from .protocol import PHONE_URL, SHORT_URL, TV_URL

WWW: Final = Path(__file__).parent.parent / "www"
NOT_BUILT: Final = "The pages of Parlor are missing. Install the release, or run scripts/setup."
_HOST: Final = re.compile(r"[\w.:\[\]-]+", re.ASCII)


@dataclass(frozen=True, slots=True)
class Pages:
    """The built pages by name, and the id of their build."""

    html: dict[str, str]
    build: str

    @classmethod
    def read(cls, folder: Path) -> Pages:
        """Read the pages; slow, so call it outside the event loop."""
        html = {page.stem: page.read_text("utf-8") for page in sorted(folder.glob("*.html"))}
        # File names carry a hash of what is in them, so the shells change with any of them.
        build = hashlib.sha256("\0".join(html.values()).encode()).hexdigest()[:12]
        return cls(html, build)


class PageView(HomeAssistantView):
    """Sends one page."""

    requires_auth = False

    def __init__(self, hass: HomeAssistant, pages: Pages, page: str, url: str) -> None:
        """Send this page at this address."""
        self._hass = hass
        self._pages = pages
        self._page = page
        self.url = url
        self.name = f"api:parlor:{page}"

    async def get(self, request: web.Request) -> web.Response:
        """Return the page; 404 while there is no table, so that clients try again."""
        if not tables(self._hass):
            raise web.HTTPNotFound
        html = self._pages.html.get(self._page)
        if html is None:
            raise web.HTTPServiceUnavailable(text=NOT_BUILT)
        nonce = secrets.token_urlsafe(16)
        response = web.Response(
            text=html.replace("__NONCE__", nonce).replace("__BUILD__", self._pages.build),
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


class ShortView(HomeAssistantView):
    """Leads from an address that can be typed to the phone page."""

    requires_auth = False
    url = SHORT_URL
    extra_urls = [PHONE_URL.rstrip("/")]  # noqa: RUF012
    name = "parlor:short"

    def __init__(self, hass: HomeAssistant) -> None:
        """Redirect while there is a table."""
        self._hass = hass

    async def get(self, request: web.Request) -> web.Response:
        """Redirect to the phone page."""
        if not tables(self._hass):
            raise web.HTTPNotFound
        raise web.HTTPFound(PHONE_URL, headers={hdrs.CACHE_CONTROL: "no-store"})


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


def page_views(hass: HomeAssistant, pages: Pages) -> list[HomeAssistantView]:
    """Return the views of all pages."""
    return [
        PageView(hass, pages, "phone", PHONE_URL),
        PageView(hass, pages, "tv", TV_URL),
        ShortView(hass),
    ]
