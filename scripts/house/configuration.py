"""What a house needs on disk before Home Assistant starts in it."""

import json
from pathlib import Path
from typing import Any

from homeassistant.util.yaml import load_yaml_dict, save_yaml

ROOT = Path(__file__).parents[2]
INTEGRATION = ROOT / "custom_components" / "parlor"

BARE = Path(__file__).with_name("configuration.yaml")
DEMO = Path(__file__).with_name("demo.yaml")

AUTOMATIONS = "automations.yaml"

# The step that is left out would set up the weather, a radio and speech: all from the internet.
ONBOARDED = {
    "version": 4,
    "minor_version": 1,
    "key": "onboarding",
    "data": {"done": ["core_config", "analytics", "integration"]},
}


def settings(*parts: Path) -> dict[str, Any]:
    """Read these pieces of configuration into one."""
    merged: dict[str, Any] = {}
    for part in parts:
        merged |= load_yaml_dict(str(part))
    return merged


def prepare(
    config: Path,
    *parts: Path,
    integration: Path | None = INTEGRATION,
    internal_url: str | None = None,
) -> None:
    """Lay out a configuration folder, keeping what an earlier evening left in it."""
    storage = config / ".storage"
    storage.mkdir(parents=True, exist_ok=True)
    wanted = settings(*parts)
    if internal_url:
        wanted["homeassistant"]["internal_url"] = internal_url
    main, automations = config / "configuration.yaml", config / AUTOMATIONS
    save_yaml(str(main), wanted)
    # As in every home: those are made on Home Assistant's own pages.
    main.write_text(f"{main.read_text('utf-8')}automation: !include {AUTOMATIONS}\n", "utf-8")
    if not automations.exists():
        automations.write_text("[]\n", "utf-8")
    onboarding = storage / "onboarding"
    if not onboarding.exists():
        onboarding.write_text(json.dumps(ONBOARDED))
    if integration:
        link(config / "custom_components" / "parlor", integration)


def link(place: Path, target: Path) -> None:
    """Let a folder of the configuration be the working copy itself."""
    place.parent.mkdir(exist_ok=True)
    place.unlink(missing_ok=True)
    place.symlink_to(target, target_is_directory=True)
