"""Calling actions, as users and automations do."""

from typing import Any

from homeassistant.core import Context, HomeAssistant
from homeassistant.exceptions import ServiceValidationError
import pytest

from custom_components.parlor.const import DOMAIN


async def call(
    house: HomeAssistant, asked: str, context: Context | None = None, /, **data: Any
) -> None:
    """Call an action."""
    await house.services.async_call(DOMAIN, asked, data, blocking=True, context=context)


async def answer(
    house: HomeAssistant, asked: str, context: Context | None = None, /, **data: Any
) -> Any:
    """Call an action and return what it answers."""
    return await house.services.async_call(
        DOMAIN, asked, data, blocking=True, context=context, return_response=True
    )


async def refused(
    house: HomeAssistant, asked: str, context: Context | None = None, /, **data: Any
) -> str:
    """Return the key of the words with which an action is refused."""
    with pytest.raises(ServiceValidationError) as said:
        await call(house, asked, context, **data)
    assert said.value.translation_domain == DOMAIN
    assert str(said.value) != said.value.translation_key
    return str(said.value.translation_key)


async def why_refused(house: HomeAssistant, asked: str, /, **data: Any) -> str:
    """Return the words with which an action is refused."""
    with pytest.raises(ServiceValidationError) as said:
        await call(house, asked, **data)
    return str(said.value)
