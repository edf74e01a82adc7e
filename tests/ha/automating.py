"""Triggers and conditions as automations have them: checked, attached, with what they tell."""

from typing import Any

from homeassistant.core import Context, HomeAssistant, callback
from homeassistant.helpers import condition, config_validation as cv, trigger

from custom_components.parlor.const import LOGGER

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
