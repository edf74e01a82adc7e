"""The demo house can be laid out again and again, and knows what it needs."""

import json
from pathlib import Path

from scripts.house.configuration import BARE, DEMO, INTEGRATION, prepare, settings
from scripts.house.dashboard import write
from scripts.house.owner import Invitation
from scripts.house.packages import packages

INVITATION = Invitation(
    entry_id="e1",
    name="Living room",
    phone="http://192.0.2.1:8123/api/parlor/#secret",
    tv="http://192.0.2.1:8123/api/parlor/tv#secret",
    code="secret",
    short_code="BRASSY",
)


def test_a_house_may_be_laid_out_twice(tmp_path: Path) -> None:
    prepare(tmp_path, BARE, DEMO)
    onboarding = tmp_path / ".storage" / "onboarding"
    onboarding.write_text(json.dumps({"done": "by hand"}))
    prepare(tmp_path, BARE, DEMO)
    assert json.loads(onboarding.read_text()) == {"done": "by hand"}
    assert (tmp_path / "custom_components" / "parlor").resolve() == INTEGRATION


def test_a_house_knows_the_address_that_its_guests_use(tmp_path: Path) -> None:
    prepare(tmp_path, BARE, internal_url="http://parlor.test:1")
    written = settings(tmp_path / "configuration.yaml")
    assert written["homeassistant"]["internal_url"] == "http://parlor.test:1"


def test_the_packages_of_dependencies_are_found_too() -> None:
    found = {package.partition("==")[0] for package in packages(["parlor", "frontend"])}
    assert {"home-assistant-frontend", "ifaddr", "segno"} <= found


def test_the_dashboard_shows_the_table_and_its_board_by_the_address_it_was_opened_with(
    tmp_path: Path,
) -> None:
    write(tmp_path / "dashboard.yaml", INVITATION, ["sensor.living_room_phase"])
    sections = settings(tmp_path / "dashboard.yaml")["views"][0]["sections"]
    cards = [card for section in sections for card in section["cards"]]
    assert [card["url"] for card in cards if card["type"] == "iframe"] == ["/api/parlor/tv#secret"]
    assert [card["table"] for card in cards if card["type"] == "custom:parlor-card"] == ["e1"]
    assert "sensor.living_room_phase" in [card.get("entity") for card in cards]
