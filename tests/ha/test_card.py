"""The dashboard card: dashboards load it while there is a table."""

import asyncio
from pathlib import Path
import re
from typing import Any

from homeassistant.components.lovelace.const import LOVELACE_DATA
from homeassistant.components.lovelace.resources import (
    ResourceStorageCollection,
    ResourceYAMLCollection,
)
from homeassistant.config_entries import ConfigEntryDisabler
from homeassistant.core import HomeAssistant
from homeassistant.helpers import issue_registry as ir
from homeassistant.helpers.translation import async_get_translations
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import parse_yaml
import pytest

from custom_components.parlor.card import LINES
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.web import BUILD
from custom_components.parlor.web.build import Pages
from custom_components.parlor.web.card_file import CARD_URL
from tests.house import build_pages, open_table, pass_time

from .examples import ROOT, Use, examples

ISSUE = "card_not_loaded"
OTHER = {"res_type": "module", "url": "/local/other-card.js"}


async def dashboards(house: HomeAssistant, **options: Any) -> None:
    """Have dashboards in this house."""
    assert await async_setup_component(house, "lovelace", {"lovelace": options})


@pytest.fixture
async def resources(house: HomeAssistant) -> ResourceStorageCollection:
    """Return what dashboards load: so far somebody else's card."""
    await dashboards(house)
    resources = house.data[LOVELACE_DATA].resources
    assert isinstance(resources, ResourceStorageCollection)
    await resources.async_create_item(OTHER)
    return resources


def loaded(resources: ResourceStorageCollection | ResourceYAMLCollection) -> list[str]:
    """Return the addresses that dashboards load, but somebody else's card."""
    urls = [str(item["url"]) for item in resources.async_items()]
    assert OTHER["url"] in urls
    return [url for url in urls if url != OTHER["url"]]


def asked(house: HomeAssistant) -> bool:
    """Return whether somebody is asked to write the lines."""
    return ir.async_get(house).async_get_issue(DOMAIN, ISSUE) is not None


async def test_dashboards_load_the_card_once_however_many_tables_there_are(
    house: HomeAssistant, resources: ResourceStorageCollection, www: Path
) -> None:
    await asyncio.gather(open_table(house), open_table(house, "Kitchen"))
    card = Pages.read(www).card
    assert card is not None
    assert loaded(resources) == [f"{CARD_URL}?v={card.version}"]
    assert not asked(house)


async def test_after_an_update_dashboards_load_the_new_card(
    house: HomeAssistant, resources: ResourceStorageCollection, tmp_path: Path
) -> None:
    entry = await open_table(house)
    before = loaded(resources)
    house.data[BUILD].pages = Pages.read(build_pages(tmp_path / "newer", "3c4d"))
    assert await house.config_entries.async_reload(entry.entry_id)
    after = loaded(resources)
    assert len(after) == 1
    assert after != before
    assert after[0].startswith(f"{CARD_URL}?v=")


async def test_entries_that_somebody_made_for_the_card_become_one(
    house: HomeAssistant, resources: ResourceStorageCollection
) -> None:
    for version in ("old", "older"):
        url = f"{CARD_URL}?v={version}"
        await resources.async_create_item({"res_type": "module", "url": url})
    await open_table(house)
    (url,) = loaded(resources)
    assert "old" not in url


async def test_a_card_of_the_same_build_is_left_alone(
    house: HomeAssistant, resources: ResourceStorageCollection
) -> None:
    changes: list[str] = []

    async def changed(change: str, item_id: str, item: dict[str, Any]) -> None:
        changes.append(change)

    entry = await open_table(house)
    resources.async_add_listener(changed)
    assert await house.config_entries.async_reload(entry.entry_id)
    assert not changes


async def test_the_card_stays_until_the_last_table_is_removed(
    house: HomeAssistant, resources: ResourceStorageCollection
) -> None:
    first, last = await open_table(house), await open_table(house, "Kitchen")
    await house.config_entries.async_remove(first.entry_id)
    await house.config_entries.async_set_disabled_by(last.entry_id, ConfigEntryDisabler.USER)
    assert len(loaded(resources)) == 1
    await house.config_entries.async_remove(last.entry_id)
    assert not loaded(resources)


async def test_a_house_without_dashboards_has_tables_all_the_same(house: HomeAssistant) -> None:
    await open_table(house)
    assert not asked(house)


async def test_no_card_is_loaded_that_was_not_built(
    house: HomeAssistant, resources: ResourceStorageCollection, www: Path
) -> None:
    (www / "card.js").unlink()
    await open_table(house)
    assert not loaded(resources)


async def test_where_resources_are_in_yaml_somebody_is_asked_for_the_exact_lines(
    house: HomeAssistant,
) -> None:
    await dashboards(house, resource_mode="yaml")
    await open_table(house)
    issue = ir.async_get(house).async_get_issue(DOMAIN, ISSUE)
    assert issue is not None
    assert issue.translation_placeholders == {"lines": LINES}
    assert parse_yaml(LINES) == {
        "lovelace": {"resources": [{"url": "/api/parlor/card.js", "type": "module"}]}
    }


def test_the_documents_show_the_same_lines() -> None:
    (written,) = examples(Use.RESOURCE)
    assert written.config == parse_yaml(LINES)


def test_the_documents_set_nothing_that_the_card_does_not_know() -> None:
    source = (ROOT / "frontend/src/card/config.ts").read_text("utf-8")
    known = {"type", *re.findall(r"^  (\w+)\?:", source, re.MULTILINE)}
    written = examples(Use.OWN_CARD)
    assert written
    for example in written:
        assert example.config.keys() <= known


@pytest.mark.parametrize("language", ["en", "de"])
async def test_the_issue_shows_the_lines_in_every_language(
    house: HomeAssistant, language: str
) -> None:
    words = await async_get_translations(house, language, "issues", [DOMAIN])
    said = words[f"component.{DOMAIN}.issues.{ISSUE}.description"]
    assert "```yaml\n{lines}\n```" in said
    assert "lovelace.reload_resources" in said


async def test_once_the_lines_are_there_nobody_is_asked_any_more(house: HomeAssistant) -> None:
    await dashboards(house, resource_mode="yaml")
    await open_table(house)
    await pass_time(house, 31)
    assert asked(house)
    written = parse_yaml(LINES)
    assert isinstance(written, dict)
    house.data[LOVELACE_DATA].resources = ResourceYAMLCollection(written["lovelace"]["resources"])
    await pass_time(house, 62)
    assert not asked(house)


async def test_whoever_has_the_lines_is_never_asked(house: HomeAssistant) -> None:
    written = parse_yaml(LINES)
    assert isinstance(written, dict)
    await dashboards(house, resource_mode="yaml", **written["lovelace"])
    await open_table(house)
    assert not asked(house)


async def test_without_a_table_nobody_is_asked_for_lines(house: HomeAssistant) -> None:
    await dashboards(house, resource_mode="yaml")
    entry = await open_table(house)
    await house.config_entries.async_remove(entry.entry_id)
    await pass_time(house, 31)
    assert not asked(house)
