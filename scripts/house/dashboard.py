"""The demo dashboard: the card of the table, its board, lights, and what the house knows."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homeassistant.util.yaml import save_yaml

from scripts.house.owner import Invitation

type Card = dict[str, Any]

LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")


def write(file: Path, invitation: Invitation, entities: Sequence[str]) -> None:
    """Write the dashboard; Home Assistant reads the file again when someone opens the page."""
    sections = [
        {"cards": [_table(invitation)]},
        _section("The board", "mdi:television-play", _board(invitation)),
        _section("Lights", "mdi:lamp", *(_light(light) for light in LIGHTS)),
        _section("What the house knows", "mdi:home-automation", *_facts(entities)),
    ]
    view = {"title": "Evening", "path": "evening", "type": "sections", "max_columns": 2}
    save_yaml(str(file), {"title": "Parlor", "views": [view | {"sections": sections}]})


def _section(heading: str, icon: str, *cards: Card) -> Card:
    return {"cards": [{"type": "heading", "heading": heading, "icon": icon}, *cards]}


def _table(invitation: Invitation) -> Card:
    return {"type": "custom:parlor-card", "table": invitation.entry_id}


def _light(entity: str) -> Card:
    return {"type": "tile", "entity": entity, "features": [{"type": "light-brightness"}]}


def _board(invitation: Invitation) -> Card:
    # Relative, so that it is the same origin whatever address the dashboard was opened by.
    path = invitation.tv[invitation.tv.index("/api/parlor/") :]
    return {"type": "iframe", "url": path, "grid_options": {"columns": "full", "rows": 5}}


def _facts(entities: Sequence[str]) -> list[Card]:
    return [_tile(entity) for entity in _of(entities, "sensor", "binary_sensor", "event")]


def _tile(entity: str) -> Card:
    # The entity's own name: the table's is on the card already.
    return {"type": "tile", "entity": entity, "name": {"type": "entity"}}


def _of(entities: Sequence[str], *domains: str) -> list[str]:
    return [entity for entity in entities if entity.partition(".")[0] in domains]
