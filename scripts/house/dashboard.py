"""The demo dashboard, made of Home Assistant's own cards."""

from pathlib import Path
from typing import Any

from homeassistant.util.yaml import save_yaml
import segno

from scripts.house.owner import Invitation

LIGHTS = ("light.ceiling", "light.sofa_lamp", "light.tv_backlight")


def write(file: Path, invitation: Invitation, entities: list[str]) -> None:
    """Write the dashboard; Home Assistant reads the file again when someone opens the page."""
    sections = [_join(invitation), _lights(), _board(invitation), *_entities(invitation, entities)]
    view = {
        "title": "Evening",
        "path": "evening",
        "type": "sections",
        "max_columns": 2,
        "sections": sections,
    }
    save_yaml(str(file), {"title": "Parlor", "views": [view]})


def _section(heading: str, icon: str, *cards: dict[str, Any]) -> dict[str, Any]:
    return {"cards": [{"type": "heading", "heading": heading, "icon": icon}, *cards]}


def _join(invitation: Invitation) -> dict[str, Any]:
    picture = segno.make(invitation.phone, micro=False).svg_data_uri(
        scale=8, border=3, dark="#16211c", light="#f6f0e0"
    )
    words = (
        "Scan the code with a phone, or open "
        f"[this page]({invitation.phone}) and type your name.\n\n"
        f"Spoken code: **{invitation.short_code}**\n\n"
        f"[The board for the television]({invitation.tv})"
    )
    half = {"grid_options": {"columns": 6}}
    return _section(
        f"Join: {invitation.name}",
        "mdi:qrcode",
        {"type": "picture", "image": picture, "alt_text": "QR code of the table"} | half,
        {"type": "markdown", "content": words} | half,
    )


def _board(invitation: Invitation) -> dict[str, Any]:
    # Relative, so that it is the same origin whatever address the dashboard was opened by.
    path = invitation.tv[invitation.tv.index("/api/parlor/") :]
    size = {"grid_options": {"columns": "full", "rows": 8}}
    board = {"type": "iframe", "url": path} | size
    return _section("The board", "mdi:television-play", board) | {"column_span": 2}


def _lights() -> dict[str, Any]:
    features = [{"type": "light-brightness"}]
    tiles = [{"type": "tile", "entity": light, "features": features} for light in LIGHTS]
    return _section("Lights", "mdi:lamp", *tiles)


def _entities(invitation: Invitation, entities: list[str]) -> list[dict[str, Any]]:
    if not entities:
        return []
    tiles = [{"type": "tile", "entity": entity} for entity in entities]
    return [_section(invitation.name, "mdi:table-furniture", *tiles)]
