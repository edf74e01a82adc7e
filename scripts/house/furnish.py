"""What makes a house the demo house: a table, lamplight that follows it, and a dashboard."""

from pathlib import Path
import time

from scripts.house import dashboard
from scripts.house.owner import Invitation, Owner
from scripts.house.process import HouseError

TABLE = "Living room"
LAMPLIGHT = {"brightness_pct": 60, "hs_color": [35, 50]}
BLUEPRINT = "parlor/lights.yaml"
FOLLOWING = "/api/config/automation/config/parlor_lights"
DEVICE = "{{ device_id('sensor.living_room_phase') }}"
ENTITIES = "{{ integration_entities('parlor') | to_json }}"


def furnish(person: Owner, config: Path) -> Invitation:
    """Put in what is missing; return the links and codes of the table."""
    if not person.tables():
        person.add_table(TABLE)
        person.post("/api/services/light/turn_on", entity_id=dashboard.LIGHTS, **LAMPLIGHT)
        let_lights_follow(person, config)
    tables = person.invitations()
    if not tables:
        raise HouseError("Home Assistant could not open the table; its log says why")
    entities = person.post("/api/template", template=ENTITIES)
    dashboard.write(config / "dashboard.yaml", tables[0], sorted(entities))
    return tables[0]


def let_lights_follow(person: Owner, config: Path, **inputs: object) -> None:
    """Make an automation of the blueprint, as Home Assistant's own page does."""
    # The table brings its blueprints a moment after it was added.
    deadline = time.monotonic() + 10
    while not (config / "blueprints" / "automation" / BLUEPRINT).exists():
        if time.monotonic() > deadline:
            raise HouseError("the table has brought no blueprints; the log says why")
        time.sleep(0.1)
    table = person.template(DEVICE)
    taking_part = {"table": table, "lights": [*dashboard.LIGHTS], **inputs}
    person.post(
        FOLLOWING,
        alias="The lights follow the game",
        use_blueprint={"path": BLUEPRINT, "input": taking_part},
    )
