"""What makes a house the demo house: a table, lamplight and a dashboard."""

from pathlib import Path

from scripts.house import dashboard
from scripts.house.owner import Invitation, Owner
from scripts.house.process import HouseError

TABLE = "Living room"
LAMPLIGHT = {"brightness_pct": 60, "hs_color": [35, 50]}
ENTITIES = "{{ integration_entities('parlor') | to_json }}"


def furnish(person: Owner, config: Path) -> Invitation:
    """Put in what is missing; return the links and codes of the table."""
    if not person.tables():
        person.add_table(TABLE)
        person.post("/api/services/light/turn_on", entity_id=dashboard.LIGHTS, **LAMPLIGHT)
    tables = person.invitations()
    if not tables:
        raise HouseError("Home Assistant could not open the table; its log says why")
    entities = person.post("/api/template", template=ENTITIES)
    dashboard.write(config / "dashboard.yaml", tables[0], sorted(entities))
    return tables[0]
