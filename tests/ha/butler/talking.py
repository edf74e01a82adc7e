"""Talking to the house, through Home Assistant's own conversation."""

from typing import Any

from homeassistant.components import conversation
from homeassistant.core import Context, HomeAssistant
from homeassistant.setup import async_setup_component


async def teach(house: HomeAssistant) -> None:
    """Let the house understand what is said to it."""
    assert await async_setup_component(house, "homeassistant", {})
    assert await async_setup_component(house, "conversation", {})
    await house.async_block_till_done()


async def say(
    house: HomeAssistant,
    text: str,
    language: str = "en",
    user: str | None = None,
    **where: Any,
) -> str:
    """Say something to the house, as a user or as anybody; return what it answers."""
    answer = await conversation.async_converse(
        house, text, None, Context(user_id=user), language=language, **where
    )
    spoken: str = answer.response.speech["plain"]["speech"]
    return spoken
