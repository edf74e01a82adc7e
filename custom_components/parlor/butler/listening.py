"""Listening: sentences that Home Assistant's conversation hears for the butler."""

from collections.abc import Callable, Coroutine, Iterable
from typing import TYPE_CHECKING, Any, Final

from homeassistant.core import HomeAssistant, callback

if TYPE_CHECKING:
    from hassil.recognize import RecognizeResult
    from homeassistant.components.conversation import ConversationInput

CONVERSATION: Final = "conversation"

type OnHeard = Callable[[ConversationInput, RecognizeResult], Coroutine[Any, Any, str]]


@callback
def listen(hass: HomeAssistant, sentences: Iterable[str], reply: OnHeard) -> Callable[[], None]:
    """Have sentences listened for, where anybody listens; return how to stop."""
    if CONVERSATION not in hass.config.components:
        return lambda: None
    from homeassistant.components.conversation.agent_manager import (  # noqa: PLC0415 - only where it is installed
        get_agent_manager,
    )

    return get_agent_manager(hass).register_trigger([*sentences], reply)
