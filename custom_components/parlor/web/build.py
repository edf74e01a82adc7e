"""What the build has made, kept in memory: an update replaces the files before the restart."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
import hashlib
import mimetypes
from pathlib import Path
from typing import Final, Self

from homeassistant.core import HomeAssistant

WWW: Final = Path(__file__).parent.parent / "www"
# Whoever sets it sees the pages that were built last, without a restart.
DEVELOPING: Final = "PARLOR_DEV"
_PACKED: Final = ".gz"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file that pages load, and the same packed where that is smaller."""

    body: bytes
    packed: bytes | None
    kind: str


@dataclass(frozen=True, slots=True)
class Module:
    """What Home Assistant's own pages load, and what tells one build of it from another."""

    asset: Asset
    version: str


@dataclass(frozen=True, slots=True)
class Pages:
    """The built pages and their assets by name, the id of their build, card and panel."""

    html: Mapping[str, str]
    assets: Mapping[str, Asset]
    build: str
    card: Module | None = None
    panel: Module | None = None

    @classmethod
    def read(cls, folder: Path) -> Self:
        """Read the pages; slow, so call it outside the event loop."""
        html = {page.stem: page.read_text("utf-8") for page in sorted(folder.glob("*.html"))}
        # File names carry a hash of what is in them, so the shells change with any of them.
        build = hashlib.sha256("\0".join(html.values()).encode()).hexdigest()[:12]
        return cls(html, dict(_assets(folder / "assets")), build, *_modules(folder))


def _modules(folder: Path) -> Iterator[Module | None]:
    built = dict(_assets(folder))
    for name in ("card.js", "panel.js"):
        asset = built.get(name)
        yield None if asset is None else Module(asset, hashlib.sha256(asset.body).hexdigest()[:12])


def _assets(folder: Path) -> Iterator[tuple[str, Asset]]:
    files = {file.name: file.read_bytes() for file in folder.glob("*.*")}
    for name, body in files.items():
        if not name.endswith(_PACKED):
            kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
            yield name, Asset(body, files.get(name + _PACKED), kind)


class Build:
    """The pages that are sent: those of the start or, while developing, the newest."""

    def __init__(self, hass: HomeAssistant, folder: Path, *, developing: bool) -> None:
        """Send what is in this folder."""
        self._hass = hass
        self._folder = folder
        self._developing = developing
        self.pages = Pages({}, {}, "")

    async def read(self) -> None:
        """Have the pages at hand."""
        self.pages = await self._hass.async_add_executor_job(Pages.read, self._folder)

    async def refresh(self) -> None:
        """While developing, read again what was built meanwhile; a build under way is left out."""
        if self._developing:
            built = await self._hass.async_add_executor_job(Pages.read, self._folder)
            self.pages = built if built.html.keys() >= self.pages.html.keys() else self.pages
