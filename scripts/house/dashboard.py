"""The demo dashboard, made of Home Assistant's own cards."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from homeassistant.util.yaml import save_yaml
import segno

from scripts.house.owner import Invitation

type Card = dict[str, Any]

LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")
HALF: Card = {"grid_options": {"columns": 6}}


def write(file: Path, invitation: Invitation, entities: Sequence[str]) -> None:
    """Write the dashboard; Home Assistant reads the file again when someone opens the page."""
    sections = [
        _section(f"Join: {invitation.name}", "mdi:qrcode", _code(invitation), _words(invitation)),
        _section("Lights", "mdi:lamp", *(_light(light) for light in LIGHTS)),
        _section("The board", "mdi:television-play", _board(invitation)) | {"column_span": 2},
        _section("Controls", "mdi:gesture-tap", *_controls(entities)),
        _section("What the house knows", "mdi:home-automation", *_facts(entities)),
    ]
    view = {"title": "Evening", "path": "evening", "type": "sections", "max_columns": 2}
    shown = [section for section in sections if len(section["cards"]) > 1]
    save_yaml(str(file), {"title": "Parlor", "views": [view | {"sections": shown}]})


def _section(heading: str, icon: str, *cards: Card) -> Card:
    return {"cards": [{"type": "heading", "heading": heading, "icon": icon}, *cards]}


def _code(invitation: Invitation) -> Card:
    picture = segno.make(invitation.phone, micro=False).svg_data_uri(
        scale=8, border=3, dark="#16211c", light="#f6f0e0"
    )
    return {"type": "picture", "image": picture, "alt_text": "QR code of the table"} | HALF


def _words(invitation: Invitation) -> Card:
    words = (
        "Scan the code with a phone, or open "
        f"[this page]({invitation.phone}) and type your name.\n\n"
        f"Spoken code: **{invitation.short_code}**\n\n"
        f"[The board for the television]({invitation.tv})"
    )
    return {"type": "markdown", "content": words} | HALF


def _light(entity: str) -> Card:
    return {"type": "tile", "entity": entity, "features": [{"type": "light-brightness"}]}


def _board(invitation: Invitation) -> Card:
    # Relative, so that it is the same origin whatever address the dashboard was opened by.
    path = invitation.tv[invitation.tv.index("/api/parlor/") :]
    return {"type": "iframe", "url": path, "grid_options": {"columns": "full", "rows": 9}}


def _controls(entities: Sequence[str]) -> list[Card]:
    choices = [
        _tile(entity) | {"features": [{"type": "select-options"}]}
        for entity in _of(entities, "select")
    ]
    buttons = [
        _tile(entity) | {"hide_state": True, "tap_action": {"action": "toggle"}}
        for entity in _of(entities, "button")
    ]
    return choices + buttons + [_tile(entity) for entity in _of(entities, "switch")]


def _facts(entities: Sequence[str]) -> list[Card]:
    return [_tile(entity) for entity in _of(entities, "sensor", "binary_sensor", "event")]


def _tile(entity: str) -> Card:
    # The entity's own name: the table's is in the heading already.
    return {"type": "tile", "entity": entity, "name": {"type": "entity"}}


def _of(entities: Sequence[str], *domains: str) -> list[str]:
    return [entity for entity in entities if entity.partition(".")[0] in domains]
