"""Icons: every entity, action, trigger and condition has one, and there is such an icon."""

from collections.abc import Iterator
import json
from pathlib import Path
import re
from typing import Any

import hass_frontend
from homeassistant.core import HomeAssistant
from homeassistant.helpers import entity_registry as er
from homeassistant.util.yaml import load_yaml_dict
import pytest

from custom_components.parlor.condition import CONDITIONS
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.games import GAMES
from custom_components.parlor.games.spyster import Spyster
from custom_components.parlor.house import ParlorConfigEntry
from custom_components.parlor.table.happenings import TableEvent
from custom_components.parlor.trigger import TRIGGERS
from tests.differences import differences

PARLOR = Path(__file__).parents[2] / "custom_components/parlor"
ICONS: dict[str, Any] = json.loads((PARLOR / "icons.json").read_text("utf-8"))
WORDS: dict[str, Any] = json.loads((PARLOR / "translations/en.json").read_text("utf-8"))


def named(tree: object) -> Iterator[str]:
    """Give every icon that is named, however deep."""
    match tree:
        case dict():
            for part in tree.values():
                yield from named(part)
        case str():
            yield tree


def keys(section: dict[str, Any]) -> set[str]:
    """Return the entities of a section."""
    return {f"{domain}.{key}" for domain, entities in section.items() for key in entities}


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a game paint, so that there is every entity that can be."""
    monkeypatch.setattr(Spyster, "paint", staticmethod(lambda view: b""))


async def test_every_entity_has_an_icon_and_a_name(
    painted: None, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    entities = er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
    there = {f"{entity.domain}.{entity.translation_key}" for entity in entities}
    assert not differences("icons.json, entity,", keys(ICONS["entity"]), there)
    assert not differences("translations/en.json, entity,", keys(WORDS["entity"]), there)


async def test_every_action_has_an_icon_and_words(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    actions = house.services.async_services_for_domain(DOMAIN).keys()
    assert not differences("icons.json, services,", ICONS["services"], actions)
    assert not differences("translations/en.json, services,", WORDS["services"], actions)


@pytest.mark.parametrize(("section", "known"), [("triggers", TRIGGERS), ("conditions", CONDITIONS)])
def test_every_trigger_and_condition_has_an_icon_and_words(
    section: str, known: dict[str, object]
) -> None:
    forms = load_yaml_dict(str(PARLOR / f"{section}.yaml"))
    assert not differences(f"icons.json, {section},", ICONS[section], known)
    assert not differences(f"translations/en.json, {section},", WORDS[section], known)
    for kind, form in forms.items():
        words = WORDS[section][kind]
        assert {"name", "description"} <= words.keys()
        assert not differences(f"{section}.{kind}", words["fields"], form["fields"])


async def test_every_state_has_an_icon(
    all_entities: None, house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    for entity in er.async_entries_for_config_entry(er.async_get(house), entry.entry_id):
        words = WORDS["entity"][entity.domain][entity.translation_key].get("state", {})
        drawn = ICONS["entity"][entity.domain][entity.translation_key].get("state", {})
        assert not words.keys() - drawn.keys(), entity.translation_key


def test_everything_that_is_told_has_an_icon() -> None:
    drawn = ICONS["entity"]["event"]["event"]["state_attributes"]["event_type"]["state"]
    told = [event for game in GAMES.values() for event in game.told]
    assert not differences("icons.json, events,", drawn, [*TableEvent, *told])


def test_there_is_every_icon() -> None:
    folder = Path(hass_frontend.where()) / "static/mdi"
    shipped = "".join(file.read_text("utf-8") for file in folder.glob("*.json"))
    known = {f"mdi:{name}" for name in re.findall(r'"([a-z0-9-]+)":"M', shipped)}
    assert not {*named(ICONS)} - known
