"""Blueprints lie where people find them, and a person's own are left alone."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import quote

from homeassistant.components.automation.config import AUTOMATION_BLUEPRINT_SCHEMA
from homeassistant.components.automation.helpers import async_get_blueprints
from homeassistant.components.blueprint.models import Blueprint
from homeassistant.core import HomeAssistant
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict
import pytest
from pytest_homeassistant_custom_component.common import (  # type: ignore[import-untyped]
    async_mock_service,
)

from custom_components.parlor.blueprints import BLUEPRINTS, SHIPPED, Blueprints
from custom_components.parlor.house import ParlorConfigEntry
from tests.ha.automating import use
from tests.house import open_table

GUIDE = Path(__file__).parents[3] / "docs/home-assistant.md"
NAMES = sorted(file.name for file in SHIPPED.glob("*.yaml"))
OLD, NEW = b"blueprint: {name: old}\n", b"blueprint: {name: new}\n"
STORE = "parlor.blueprints"


@pytest.fixture
async def automations(house: HomeAssistant) -> None:
    """Let the house have automations."""
    assert await async_setup_component(house, "automation", {})
    await house.async_block_till_done()


@pytest.fixture
async def folder(automations: None, entry: ParlorConfigEntry, house: HomeAssistant) -> Path:
    """Return where the blueprints lie."""
    return Path(house.config.path("blueprints/automation/parlor"))


def files(folder: Path) -> list[str]:
    """Return what lies there; nothing where there is no folder."""
    return sorted(file.name for file in folder.glob("*"))


async def ship(house: HomeAssistant, **files: bytes) -> None:
    """Update to a version that ships these."""
    shipped = {f"{name}.yaml": content for name, content in files.items()}
    house.data[BLUEPRINTS] = Blueprints(house, shipped)
    await house.data[BLUEPRINTS].lay_out()


async def test_a_new_table_brings_all_blueprints(house: HomeAssistant, folder: Path) -> None:
    found = await async_get_blueprints(house).async_get_blueprints()
    own = {path for path in found if path.startswith("parlor/")}
    assert own == {f"parlor/{name}" for name in NAMES}
    assert all(isinstance(found[path], Blueprint) for path in own)
    assert any(path.startswith("homeassistant/") for path in found)


async def test_a_house_without_automations_gets_none(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    assert files(Path(house.config.path("blueprints"))) == []


async def test_an_unchanged_blueprint_is_updated(house: HomeAssistant, folder: Path) -> None:
    await ship(house, lights=OLD)
    assert (folder / "lights.yaml").read_bytes() == OLD
    await ship(house, lights=NEW)
    assert (folder / "lights.yaml").read_bytes() == NEW


async def test_a_blueprint_that_no_longer_ships_goes(house: HomeAssistant, folder: Path) -> None:
    await ship(house, lights=OLD)
    assert files(folder) == ["lights.yaml"]


async def test_a_person_s_change_is_never_overwritten(house: HomeAssistant, folder: Path) -> None:
    mine = b"blueprint: {name: mine}\n"
    (folder / "lights.yaml").write_bytes(mine)
    await ship(house, lights=NEW)
    assert (folder / "lights.yaml").read_bytes() == mine
    await house.data[BLUEPRINTS].clear_away()
    assert (folder / "lights.yaml").read_bytes() == mine


async def test_a_file_that_was_there_before_is_a_person_s(
    house: HomeAssistant, folder: Path
) -> None:
    (folder / "moon.yaml").write_bytes(OLD)
    await ship(house, moon=NEW)
    assert (folder / "moon.yaml").read_bytes() == OLD


async def test_what_a_person_has_deleted_stays_deleted(
    house: HomeAssistant, folder: Path, entry: ParlorConfigEntry
) -> None:
    (folder / "lights.yaml").unlink()
    await house.config_entries.async_reload(entry.entry_id)
    assert not (folder / "lights.yaml").exists()
    await ship(house, lights=NEW)
    assert not (folder / "lights.yaml").exists()


async def test_a_blueprint_in_use_stays_for_its_automation(
    house: HomeAssistant, folder: Path, entry: ParlorConfigEntry
) -> None:
    await use(house, entry, "lights", lights=["light.ceiling"])
    await house.config_entries.async_remove(entry.entry_id)
    assert files(folder) == ["lights.yaml"]


async def test_automations_follow_an_updated_blueprint(
    house: HomeAssistant, folder: Path, entry: ParlorConfigEntry
) -> None:
    await use(house, entry, "lights", lights=["light.ceiling"])
    reloads = async_mock_service(house, "automation", "reload")
    shipped = house.data[BLUEPRINTS]._shipped["lights.yaml"]
    await ship(house, lights=shipped + b"# newer\n")
    await house.async_block_till_done()
    assert len(reloads) == 1
    await ship(house, lights=shipped + b"# newer\n")
    await house.async_block_till_done()
    assert len(reloads) == 1


async def test_the_last_table_takes_unused_blueprints_along(
    house: HomeAssistant, hass_storage: Mapping[str, Any], folder: Path
) -> None:
    await open_table(house, "Kitchen")
    for entry in house.config_entries.async_entries("parlor"):
        assert files(folder) == NAMES
        await house.config_entries.async_remove(entry.entry_id)
    assert files(folder.parent) == ["homeassistant"]
    assert STORE not in hass_storage
    await open_table(house)
    assert files(folder) == NAMES


async def test_a_full_disk_keeps_no_table_from_opening(
    house: HomeAssistant, automations: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    await open_table(house)


@pytest.mark.parametrize("name", NAMES)
def test_every_blueprint_is_one_that_people_understand(name: str) -> None:
    blueprint = Blueprint(
        load_yaml_dict(str(SHIPPED / name)),
        path=name,
        expected_domain="automation",
        schema=AUTOMATION_BLUEPRINT_SCHEMA,
    )
    assert blueprint.validate() is None
    assert blueprint.name.startswith("Parlor: ")
    assert blueprint.metadata["description"]
    assert blueprint.metadata["source_url"].endswith(
        f"/blob/main/custom_components/parlor/blueprints/automation/{name}"
    )
    assert quote(blueprint.metadata["source_url"], safe="") in GUIDE.read_text("utf-8")
    for key, asked in blueprint.inputs.items():
        assert {"name", "description", "selector"} <= asked.keys(), key
