"""The packs that ship with the game, read once."""

from collections.abc import Mapping
from importlib.resources import files
import json
from typing import Final

from .pack import BadPack, Pack

DEFAULT_PACK: Final = "classic"


def _load() -> dict[str, Pack]:
    """Read every pack that ships, the default first."""
    folder = files(__package__) / "packs"
    found = [
        Pack.from_dict(json.loads(file.read_text("utf-8")))
        for file in folder.iterdir()
        if file.name.endswith(".json")
    ]
    found.sort(key=lambda pack: (pack.id != DEFAULT_PACK, pack.id))
    return {pack.id: pack for pack in found}


BUILT_IN: Final[Mapping[str, Pack]] = _load()


def pack_of(value: object) -> Pack:
    """Return the pack that an option's value stands for, or raise `BadPack`."""
    if isinstance(value, str):
        if value not in BUILT_IN:
            raise BadPack(f"there is no pack {value[:40]!r}")
        return BUILT_IN[value]
    return Pack.from_dict(value)
