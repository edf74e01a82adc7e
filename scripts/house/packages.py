"""Prints the packages that Home Assistant would install by itself when the house starts.

Installed beforehand, they let `hass --skip-pip` start quickly and without a network.
"""

from collections.abc import Iterable, Iterator
import json
from pathlib import Path

import homeassistant
from homeassistant.bootstrap import CORE_INTEGRATIONS, DEFAULT_INTEGRATIONS

from scripts.house.configuration import BARE, DEMO, INTEGRATION, settings

BUILT_IN = Path(homeassistant.__file__).parent / "components"


def manifest_of(domain: str) -> dict[str, list[str]]:
    """Read the manifest of a built-in integration, or of Parlor."""
    folder = INTEGRATION if domain == INTEGRATION.name else BUILT_IN / domain
    manifest: dict[str, list[str]] = json.loads((folder / "manifest.json").read_text())
    return manifest


def packages(domains: Iterable[str]) -> Iterator[str]:
    """Yield what these integrations and all they depend on require."""
    waiting = sorted(domains)
    met = set(waiting)
    while waiting:
        manifest = manifest_of(waiting.pop())
        yield from manifest.get("requirements", [])
        new = set(manifest.get("dependencies", [])) - met
        met |= new
        waiting += sorted(new)


if __name__ == "__main__":
    started = {*CORE_INTEGRATIONS, *DEFAULT_INTEGRATIONS, *settings(BARE, DEMO), INTEGRATION.name}
    print(*sorted(set(packages(started))), sep="\n")
