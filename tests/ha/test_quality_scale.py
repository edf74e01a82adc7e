"""The quality scale: every rule is there, and what can be checked is checked."""

import ast
from collections.abc import Iterator, Mapping
from importlib import import_module
import json
from pathlib import Path
import re
from typing import Any

from homeassistant import components
from homeassistant.core import HomeAssistant
from homeassistant.helpers import device_registry as dr, entity_registry as er
from homeassistant.helpers.entity_platform import async_get_platforms
from homeassistant.setup import async_setup_component
from homeassistant.util.yaml import load_yaml_dict
import pytest

from custom_components import parlor
from custom_components.parlor import PLATFORMS, diagnostics
from custom_components.parlor.config_flow import ParlorConfigFlow
from custom_components.parlor.const import DOMAIN
from custom_components.parlor.entity import ParlorEntity
from custom_components.parlor.house import ParlorConfigEntry

ROOT = Path(__file__).parents[2]
PARLOR = ROOT / "custom_components/parlor"
RULES: dict[str, Any] = load_yaml_dict(str(PARLOR / "quality_scale.yaml"))["rules"]
MANIFEST: dict[str, Any] = json.loads((PARLOR / "manifest.json").read_text("utf-8"))
WORDS: dict[str, Any] = json.loads((PARLOR / "translations/en.json").read_text("utf-8"))
GUIDE = (ROOT / "docs/home-assistant.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")

# Where a person finds what a rule asks of the documents.
HEADINGS = {
    "docs-actions": (GUIDE, "## Actions"),
    "docs-conditions": (GUIDE, "### Conditions"),
    "docs-configuration-parameters": (GUIDE, "## Setting up"),
    "docs-data-update": (GUIDE, "### When they change"),
    "docs-examples": (GUIDE, "## Examples"),
    "docs-high-level-description": (README, "# Parlor"),
    "docs-installation-instructions": (README, "## Install"),
    "docs-installation-parameters": (GUIDE, "## Setting up"),
    "docs-known-limitations": (GUIDE, "## Known limitations"),
    "docs-removal-instructions": (GUIDE, "## Removing a table"),
    "docs-supported-devices": (GUIDE, "## Phones and televisions"),
    "docs-supported-functions": (GUIDE, "## Entities"),
    "docs-triggers": (GUIDE, "### Triggers"),
    "docs-troubleshooting": (GUIDE, "## When something is wrong"),
    "docs-use-cases": (GUIDE, "## What for"),
}
# What Home Assistant hands the entry to.
HANDED_THE_ENTRY = {
    "async_get_config_entry_diagnostics",
    "async_get_options_flow",
    "async_remove_entry",
    "async_setup_entry",
    "async_unload_entry",
}
FOUND_BY = {"bluetooth", "dhcp", "homekit", "mqtt", "ssdp", "usb", "zeroconf"}
TOLD_IN_WORDS = {
    "ConfigEntryError",
    "ConfigEntryNotReady",
    "HomeAssistantError",
    "ServiceValidationError",
}


def is_done(rule: str) -> bool:
    """Return whether a rule is kept, rather than one that has no meaning here."""
    match RULES[rule]:
        case {"status": status} | status:
            return bool(status == "done")
    raise AssertionError(rule)


def modules() -> Iterator[ast.Module]:
    """Give all that the integration is made of."""
    return (ast.parse(file.read_text("utf-8")) for file in sorted(PARLOR.rglob("*.py")))


def described(file: str) -> set[str]:
    """Return what such a file describes to Home Assistant: actions, triggers or conditions."""
    path = PARLOR / file
    return {*load_yaml_dict(str(path))} - {".common"} if path.exists() else set()


def entities(house: HomeAssistant) -> list[ParlorEntity]:
    """Return all entities that are enabled."""
    platforms = async_get_platforms(house, DOMAIN)
    found = [entity for platform in platforms for entity in platform.entities.values()]
    assert found
    assert all(isinstance(entity, ParlorEntity) for entity in found)
    return [entity for entity in found if isinstance(entity, ParlorEntity)]


def test_every_rule_is_there() -> None:
    model = Path(components.__path__[0]) / "ntfy/quality_scale.yaml"
    assert RULES.keys() == load_yaml_dict(str(model))["rules"].keys()
    assert len(RULES) == 54


@pytest.mark.parametrize("rule", RULES)
def test_a_rule_is_kept_or_there_is_a_reason(rule: str) -> None:
    match RULES[rule]:
        case {"status": "exempt" | "done", "comment": str(why), **more}:
            assert why.endswith(".")
            assert not more
        case status:
            assert status == "done"


@pytest.mark.parametrize("rule", HEADINGS)
def test_the_documents_have_a_place_for_what_a_rule_asks(rule: str) -> None:
    document, heading = HEADINGS[rule]
    assert is_done(rule)
    assert f"\n{heading}\n" in f"\n{document}"


def test_no_rule_about_the_documents_is_left_out() -> None:
    rules = {rule for rule in RULES if rule.startswith("docs-")}
    assert rules == {*HEADINGS, "docs-conditions", "docs-triggers"}


def test_the_documents_describe_every_action() -> None:
    assert not {name for name in described("services.yaml") if f"`parlor.{name}`" not in GUIDE}


@pytest.mark.parametrize("kind", ["triggers", "conditions"])
def test_the_documents_describe_every_trigger_and_condition(kind: str) -> None:
    names = described(f"{kind}.yaml")
    assert is_done(f"docs-{kind}") == bool(names)
    assert not {name for name in names if f"`parlor.{name}`" not in GUIDE}


def test_the_documents_describe_what_is_asked_for_when_a_table_is_set_up() -> None:
    asked = WORDS["config"]["step"]["user"]["data"].values()
    assert not {label for label in asked if f"**{label}**" not in GUIDE}


def test_the_documents_describe_every_option() -> None:
    options = WORDS["options"]["step"]["init"]["data"].values()
    assert not {label for label in options if f"| {label} |" not in GUIDE}


async def test_the_documents_describe_every_entity(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    _, table, _ = re.split(r"^##+ (?:Entities|When they change)$", GUIDE, flags=re.MULTILINE)
    ids = [
        one.entity_id.replace("living_room", "<table>")
        for one in er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
    ]
    short = {one: f"`{one.partition('<table>')[2]}`" for one in ids}
    assert not {one for one in ids if f"`{one}`" not in table and short[one] not in table}


def test_every_field_of_every_form_is_explained() -> None:
    flows: list[dict[str, Any]] = [WORDS["config"], WORDS["options"]]
    flows += [issue["fix_flow"] for issue in WORDS["issues"].values() if "fix_flow" in issue]
    for form in (form for flow in flows for form in flow["step"].values()):
        assert form.get("data", {}).keys() == form.get("data_description", {}).keys()


@pytest.mark.parametrize("platform", PLATFORMS)
def test_every_platform_says_how_many_run_at_once(platform: str) -> None:
    module = import_module(f"{parlor.__name__}.{platform}")
    assert module.PARALLEL_UPDATES in {0, 1}


async def test_actions_are_there_before_any_table(house: HomeAssistant) -> None:
    assert await async_setup_component(house, DOMAIN, {})
    actions = house.services.async_services_for_domain(DOMAIN)
    assert actions.keys() == described("services.yaml")


def test_what_home_assistant_hands_the_entry_to_knows_what_it_holds() -> None:
    functions = [
        node
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and node.name in HANDED_THE_ENTRY
    ]
    assert {function.name for function in functions} == HANDED_THE_ENTRY
    hints = {
        ast.unparse(argument.annotation)
        for function in functions
        for argument in function.args.args
        if argument.arg in {"entry", "config_entry"} and argument.annotation
    }
    assert hints == {"ParlorConfigEntry"}


async def test_nothing_of_one_table_is_kept_beside_its_entry(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    of_parlor = {key: kept for key, kept in house.data.items() if str(key).startswith(DOMAIN)}
    assert of_parlor
    assert not [
        key
        for key, kept in of_parlor.items()
        if isinstance(kept, Mapping) and entry.entry_id in kept
    ]


async def test_every_entity_is_of_a_table_and_tells_by_itself(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    for entity in entities(house):
        assert entity.has_entity_name
        assert entity.unique_id
        assert entity.translation_key
        assert not entity.should_poll
        assert entity.device_entry is not None


async def test_a_table_is_a_device_and_the_only_one_of_its_entry(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    (device,) = dr.async_entries_for_config_entry(dr.async_get(house), entry.entry_id)
    assert device.name == entry.title
    assert device.manufacturer
    assert device.entry_type is dr.DeviceEntryType.SERVICE


async def test_some_entities_are_disabled_by_default_or_the_scale_says_that_none_is(
    house: HomeAssistant, entry: ParlorConfigEntry
) -> None:
    known = er.async_entries_for_config_entry(er.async_get(house), entry.entry_id)
    disabled = [one for one in known if one.disabled_by is er.RegistryEntryDisabler.INTEGRATION]
    assert is_done("entity-disabled-by-default") == bool(disabled)


def test_everything_that_fails_in_home_assistant_fails_in_its_user_s_words() -> None:
    raised = [
        node.exc
        for module in modules()
        for node in ast.walk(module)
        if isinstance(node, ast.Raise)
        and isinstance(node.exc, ast.Call)
        and ast.unparse(node.exc.func) in TOLD_IN_WORDS
    ]
    assert raised
    for error in raised:
        assert {"translation_domain", "translation_key"} <= {word.arg for word in error.keywords}


def test_a_table_can_be_unloaded_renamed_and_looked_into() -> None:
    assert callable(parlor.async_unload_entry)
    assert callable(ParlorConfigFlow.async_step_reconfigure)
    assert callable(diagnostics.async_get_config_entry_diagnostics)


def test_the_reasons_of_the_manifest_hold() -> None:
    assert MANIFEST["config_flow"] is True
    assert MANIFEST["codeowners"]
    assert MANIFEST["iot_class"] == "local_push"
    assert not FOUND_BY & MANIFEST.keys()


@pytest.mark.parametrize(
    "rule", ["dependency-transparency", "async-dependency", "inject-websession", "strict-typing"]
)
def test_what_is_said_of_dependencies_is_said_of_each(rule: str) -> None:
    packages = {requirement.partition("==")[0] for requirement in MANIFEST["requirements"]}
    assert not {package for package in packages if package not in RULES[rule]["comment"]}
