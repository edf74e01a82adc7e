"""Triggers and conditions as automations have them, and automations made of blueprints."""

from typing import Any
from unittest.mock import patch

from homeassistant.core import Context, HomeAssistant, callback
from homeassistant.helpers import condition, config_validation as cv, trigger
from homeassistant.setup import async_setup_component

from custom_components.parlor.blueprints import BLUEPRINTS
from custom_components.parlor.const import LOGGER
from custom_components.parlor.house import ParlorConfigEntry

from .company import state
from .test_entity import device

type Told = list[dict[str, Any]]


async def listen(house: HomeAssistant, kind: str, /, **config: Any) -> Told:
    """Attach a trigger; return the list that grows by what each run is told."""
    told: Told = []

    @callback
    def ran(variables: dict[str, Any], context: Context | None = None) -> None:
        told.append(variables["trigger"])

    given = cv.TRIGGER_SCHEMA([{"trigger": f"parlor.{kind}", **config}])
    checked = await trigger.async_validate_trigger_config(house, given)
    attached = await trigger.async_initialize_triggers(
        house, checked, ran, "parlor", kind, LOGGER.log
    )
    assert attached is not None
    return told


async def look(house: HomeAssistant, kind: str, /, **config: Any) -> condition.ConditionChecker:
    """Set a condition up."""
    given = cv.CONDITION_SCHEMA({"condition": f"parlor.{kind}", **config})
    checked = await condition.async_validate_condition_config(house, given)
    return await condition.async_from_config(house, checked)


async def holds(house: HomeAssistant, kind: str, /, **config: Any) -> bool:
    """Return whether a condition holds now."""
    checker = await look(house, kind, **config)
    try:
        return bool(checker.async_check())
    finally:
        checker.async_unload()


async def automate(house: HomeAssistant, *automations: dict[str, Any]) -> None:
    """Let the house have these automations and no others."""
    config = {"automation": [*automations]}
    with patch("homeassistant.config.load_yaml_config_file", return_value=config):
        await house.services.async_call("automation", "reload", blocking=True)


async def use(house: HomeAssistant, entry: ParlorConfigEntry, blueprint: str, **inputs: Any) -> str:
    """Make an automation of a blueprint for a table; return its entity."""
    assert await async_setup_component(house, "automation", {})
    await house.async_block_till_done()
    await house.data[BLUEPRINTS].lay_out()
    uses = {
        "path": f"parlor/{blueprint}.yaml",
        "input": {"table": device(house, entry).id, **inputs},
    }
    await automate(house, {"alias": blueprint, "use_blueprint": uses})
    made = f"automation.{blueprint}"
    assert state(house, made).state == "on"
    return made
